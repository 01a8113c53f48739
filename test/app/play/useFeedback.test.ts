/** What is felt between two renders of a table: each piece of news once, and nothing that was there before. */
import { expect, test } from 'vitest';
import type { PlayStep } from '../../../src/app/play/running.ts';
import { feedbackSince, type RenderedTable } from '../../../src/app/play/useTable.ts';

const step = (seq: number): PlayStep<number> => ({
  seq,
  events: [{ kind: 'run' }],
  before: 0,
  after: 0,
  known: [null, null],
});
const since = (was: RenderedTable<number>, now: RenderedTable<number>) =>
  feedbackSince({ felt: () => ['run'] }, 0, was, now);

const opened: RenderedTable<number> = { fresh: [], over: false };
const news: RenderedTable<number> = { fresh: [step(1), step(2)], over: false };

test('news triggers a vibration, and the next render of the same news does not', () => {
  expect(since(opened, news)).toEqual(['run', 'run']);
  expect(since(news, { ...news })).toEqual([]);
});

test('opening a table, and loading its history later, is not felt', () => {
  expect(since(opened, opened)).toEqual([]);
  expect(since(news, { fresh: [], over: false })).toEqual([]);
});

test('the end of a game is felt when it arrives, once, with or without a step', () => {
  expect(since(opened, { ...opened, over: true })).toEqual(['over']);
  expect(since(opened, { ...news, over: true })).toEqual(['run', 'run', 'over']);
  expect(since({ ...news, over: true }, { ...news, over: true })).toEqual([]);
});

test('the end of a game that was over before its table was first shown is not felt', () => {
  expect(since({ fresh: [], over: null }, { fresh: [], over: true })).toEqual([]);
});

test('in a game without its own signals, only the end is felt', () => {
  expect(feedbackSince({}, 0, opened, { ...news, over: true })).toEqual(['over']);
});
