// @vitest-environment happy-dom
/** The replay of a finished game: where it opens, what each moment says, whose view it is, and what it leads to. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayUi } from '../../../src/app/games/netrunner/board/replay/index.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import { Timeline } from '../../../src/app/play/past/timeline.ts';
import { Player } from '../../../src/app/screens/replay/player.tsx';
import { whyNotPlayOn } from '../../../src/app/screens/replay/playOn.tsx';
import type { ReplaySource } from '../../../src/app/screens/replay/replaying.ts';
import { momentsOf, openSolo } from '../../../src/solo/solo.ts';
import { machineGame } from '../../support/netrunner/machineGame.ts';
import { soon } from '../../support/screens/soon.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../support/screens/topLayer.ts';

const saved = vi.hoisted(() => ({ games: [] as unknown[], replaces: null as unknown, fault: null as string | null }));
vi.mock('../../../src/app/play/soloPlaces.ts', async (original) => ({
  ...(await original<object>()),
  saveSolo: async (place: string, game: object) => {
    saved.games.push([place, game]);
    return saved.fault === null ? { ok: true } : { ok: false, error: saved.fault };
  },
}));
vi.mock('../../../src/app/play/soloSummary.ts', async (original) => ({
  ...(await original<object>()),
  slotForNewGame: async () => ({ place: 'machine', replaces: saved.replaces }),
}));

const game = machineGame(1, 1, 6);
const solo = openSolo(soloRules, game.played);
if (!solo.ok) throw new Error(solo.error.kind);
const names = ['the Corp', 'the Runner'] as const;
const timeline = new Timeline(momentsOf(solo.value), tableUi.recorder, names, replayUi);
const source = {
  ...{ ui: tableUi, replay: replayUi, timeline, names, seals: ['a', 'b'], mine: 1, level: 'regular' },
  ...{ ended: 'You conceded', missing: null, followed: [1, 1], options: {} },
} as unknown as ReplaySource;

beforeEach(() => {
  closeLikeBrowsers();
  Object.assign(saved, { games: [], replaces: null, fault: null });
  location.hash = '#/replay';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A moment in the middle of a turn, from which play can go on. */
const MIDDLE = 12;

const shown = (about: Partial<Parameters<typeof Player>[0]> = {}) =>
  render(<Player {...source} record={false} {...about} />);
const title = (): string =>
  reads('.ended').length > 0 ? reads('h1').replace(reads('.ended'), '').trim() : reads('h1');

test('opens at the first turn, and says whose it is, what is left of it, and how the game ended', () => {
  shown();
  expect([title(), reads('.ended')]).toEqual(['Turn 1, the Corp’s', '3 actions left · You conceded']);
  expect(reads('.said')).toEqual('The Corp drew a card.');
  expect(lists('.missing')).toEqual([]);
  expect(offers('.replay-row')).toEqual([
    'Back one step (off)',
    'Play',
    'Forward one step',
    'by step, tap to step by run',
    'Play on from hereagainst the machine (main)',
  ]);
});

test('opens at a given moment, but not beyond the end', () => {
  shown({ from: 9999 });
  expect(reads('.said')).toEqual('You conceded.');
  expect(offers('.replay-row')).toEqual([
    'Back one step',
    'Play',
    'Forward one step (off)',
    'by step, tap to step by run',
    'Play on from hereThe game is over here. Step back first. (main, off)',
  ]);
  cleanup();
  shown({ from: 0, missing: 'Not revealed.', mine: null });
  expect([title(), reads('.said'), reads('.missing')]).toEqual([
    'Turn 1, the Corp’s',
    'The Corp drew a card.',
    'Not revealed.',
  ]);
});

test('steps forward and back; playing goes on by itself, stops at the end, and starts over from there', () => {
  vi.useFakeTimers();
  shown();
  const first = reads('.said');
  press('Forward one step');
  expect(reads('.said')).not.toBe(first);
  press('Back one step');
  expect(reads('.said')).toBe(first);
  press('Play');
  act(() => void vi.advanceTimersByTime(899));
  expect(reads('.said')).toBe(first);
  act(() => void vi.advanceTimersByTime(1));
  expect(reads('.said')).not.toBe(first);
  press('Forward one');
  expect(offers('.replay-row')).toContain('Play');
  cleanup();
  shown({ from: timeline.last });
  press('Play');
  expect(offers('.replay-row')).toContain('Pause');
  expect(title()).toBe('Turn 1, the Corp’s');
  act(() => void vi.advanceTimersByTime(900));
  act(() => {});
  expect(offers('.replay-row')).toContain('Pause');
  cleanup();
  shown({ from: timeline.last - 1 });
  press('Play');
  act(() => void vi.advanceTimersByTime(900));
  act(() => {});
  expect(offers('.replay-row')).toContain('Play');
});

test('can be seen with one player’s unknown cards marked, and counts them', () => {
  shown({ from: MIDDLE });
  expect(offers('.blind-choice')).toEqual(['Both open (on)', 'Hidden from the Corp', 'Hidden from you']);
  press('Hidden from the Corp');
  expect(offers('.blind-choice')[1]).toBe('Hidden from the Corp (on)');
  expect(reads('.said')).toMatch(/(No card|One card|\d+ cards) (was|were) hidden from the Corp\.$/);
  press('Hidden from you');
  expect(reads('.said')).toMatch(/hidden from you\.$/);
  press('Both open');
  expect(reads('.said')).not.toContain('hidden from');
});

test('the record leads to the moment of a line', () => {
  shown({ record: true });
  expect(reads('h2')).toBe('Record');
  const line = lists('.replay-lines li').find((text) => text.includes('turn 3')) ?? '';
  press(line);
  expect(title()).toBe('Turn 3, the Corp’s');
  press('Record');
  const nth = timeline.lines.findIndex(({ text }) => text.includes('turn 3'));
  const told = timeline.linesAt(timeline.momentOf(nth));
  expect(lists('.replay-lines .coming')).toHaveLength(timeline.lines.length - told);
  expect(lists('.replay-lines [aria-current]')).toEqual([lists('.replay-lines li')[told - 1]]);
});

test('a game that begins with a shuffle and a deal opens after them', () => {
  const [first, ...others] = timeline.moments as never as { table: object }[];
  const dealing = { ...first, table: { ...first?.table, turn: 0 }, events: [] };
  const moments = [dealing, first, ...others] as never;
  shown({ timeline: new Timeline(moments, tableUi.recorder, names, replayUi) as never });
  expect(title()).toBe('Turn 1, the Corp’s');
  press('Back one step');
  expect([title(), reads('.said')]).toEqual(['Before the first turn', 'Nothing has happened yet.']);
});

test('a game without a replay board is stepped through by its record', () => {
  shown({ replay: null });
  expect(title()).toMatch(/^Turn 1$/);
  expect(lists('.blind-choice')).toEqual([]);
  expect(lists('.replay-lines li').length).toBe(timeline.lines.length);
  press(lists('.replay-lines li')[5] ?? '');
  expect(lists('.replay-lines [aria-current]')).toHaveLength(1);
});

test('the machine’s move can be explained', () => {
  const at = timeline.moments.findIndex(({ by }, nth) => nth > 20 && by?.seat === 0);
  shown({ from: at });
  const why = offers('.replay-said').find((name) => name.startsWith('Why'));
  expect(why).toMatch(/^Why “.*”\?$/);
  press('Why');
  expect(reads('p')).toBe('Why the machine did this');
  cleanup();
  shown({ from: at, level: null });
  expect(offers('.replay-said')).toEqual([]);
});

test('play can go on from a moment, on either side, against any level', async () => {
  shown({ from: MIDDLE });
  press('Play on from here');
  expect(offers()).toEqual(['Corp', 'Runner (on)', 'Novice', 'Regular (on)', 'Sharp', 'Play on (main)']);
  press('Corp');
  press('Sharp');
  press('Play on');
  await soon(() => expect(location.hash).toMatch(/^#\/alone/));
  expect(saved.games).toMatchObject([['machine', { kind: 'machine', seat: 0, level: 'sharp' }]]);
  const [[, { decks }]] = saved.games as [[string, { decks: string[][] }]];
  expect(decks.map(({ length }) => length)).toEqual([45, 45]);
});

test('a game that would be replaced is named, and a full phone stops the new one', async () => {
  saved.replaces = { turn: 4 };
  saved.fault = 'full';
  shown({ from: MIDDLE });
  press('Play on from here');
  await soon(() =>
    expect(offers().at(-1)).toBe('Replace an open gameagainst the machine, turn 4: you won’t be able to resume it'),
  );
  press('Replace an open game');
  await soon(() => expect(reads('.wrong')).toMatch(/^This phone has no room left/));
  expect(location.hash).toBe('#/replay');
});

test('play can’t go on where the game is over, cards are unknown, or there is no machine', () => {
  const ui = tableUi as never;
  expect(whyNotPlayOn(ui, timeline as never, timeline.last)).toBe('The game is over here. Step back first.');
  const without = { ...tableUi, solo: { ...tableUi.solo, levels: undefined } } as never;
  expect(whyNotPlayOn(without, timeline as never, MIDDLE)).toBe('The machine doesn’t play this game.');
  const moments = timeline.moments.map((moment) => ({ ...moment, known: [null, moment.known[1]] as const }));
  const partly = new Timeline(moments as never, tableUi.recorder, names, replayUi);
  expect(whyNotPlayOn(ui, partly as never, MIDDLE)).toBe('Some cards are unknown here.');
});
