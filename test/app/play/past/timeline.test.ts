/**
 * A replay: jumping back and forth gives the same result as stepping through in order, and each line leads to its
 * moment.
 */
import { describe, expect, it } from 'vitest';
import { timelineMarks } from '../../../../src/app/games/netrunner/board/replay/index.ts';
import { handOf, hiddenFrom, withFaces } from '../../../../src/app/games/netrunner/board/replay/views.ts';
import { recorder } from '../../../../src/app/games/netrunner/recorder.ts';
import { soloRules } from '../../../../src/app/games/netrunner/solo/rules.ts';
import { Timeline } from '../../../../src/app/play/past/timeline.ts';
import { starterDecks } from '../../../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../../../src/rules/netrunner/index.ts';
import { movesOf } from '../../../../src/solo/local.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { answerSolo, beginSolo, deciderOf, momentsOf, type Solo } from '../../../../src/solo/solo.ts';
import { weighed, weightOf } from '../../../support/randomPlay.ts';

const NAMES = ['Mina', 'Rae'] as const;

function played(seed: number, answers: number): Solo<Table, Move> {
  const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
  const begun = beginSolo(soloRules, { kind: 'hotSeat', seat: 0, decks, options: {}, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const random = seeded(seed);
  for (let i = 0; i < answers; i++) {
    const seat = deciderOf(begun.value, null);
    if (seat === null) break;
    const moves = movesOf(begun.value.local, seat).filter((move) => move.do !== 'concede');
    const done = answerSolo(begun.value, { seat, move: weighed(moves, weightOf, random) });
    if (!done.ok) throw new Error(`seed ${seed}: ${JSON.stringify(done.error)}`);
  }
  return begun.value;
}

const timelineOf = (solo: Solo<Table, Move>) => new Timeline(momentsOf(solo), recorder, NAMES, timelineMarks);

describe('a replay', () => {
  it('gives the same record at each moment as stepping there in order, from either direction', () => {
    for (const seed of [1, 2]) {
      const timeline = timelineOf(played(seed, 200));
      const inOrder = timeline.moments.map((_, at) =>
        recorder.after(recorder.empty, timeline.steps.slice(0, at + 1), NAMES),
      );
      const random = seeded(50 + seed);
      for (let look = 0; look < 60; look++) {
        const at = random(timeline.moments.length);
        expect(timeline.recordAt(at), `seed ${seed}, moment ${at}`).toEqual(inOrder[at]);
        expect(timeline.linesAt(at), `seed ${seed}, moment ${at}`).toBe(inOrder[at]?.lines.length);
      }
      expect(timeline.lines).toEqual(inOrder.at(-1)?.lines);
    }
  });

  it('leads from every line to the moment that added it', () => {
    const timeline = timelineOf(played(3, 200));
    expect(timeline.lines.length).toBeGreaterThan(60);
    for (const [line] of timeline.lines.entries()) {
      const at = timeline.momentOf(line);
      expect(timeline.linesAt(at)).toBeGreaterThan(line);
      if (at > 0) expect(timeline.linesAt(at - 1)).toBeLessThanOrEqual(line);
    }
  });

  it('moves by steps, runs and turns, with the same stops forward and back, and no further than its ends', () => {
    const timeline = timelineOf(played(3, 200));
    for (const by of ['step', 'run', 'turn'] as const) {
      const there: number[] = [0];
      while (there.at(-1) !== timeline.last) there.push(timeline.from(there.at(-1) as number, 1, by));
      const back: number[] = [timeline.last];
      while (back.at(-1) !== 0) back.push(timeline.from(back.at(-1) as number, -1, by));
      expect(new Set(back.slice(1, -1)), by).toEqual(new Set(there.slice(1, -1)));
      expect(there.length, by).toBeGreaterThan(3);
    }
    for (let at = timeline.from(0, 1, 'turn'); at < timeline.last; at = timeline.from(at, 1, 'turn'))
      expect(timeline.steps[at]?.after.turn).toBe((timeline.steps[at]?.before.turn ?? 0) + 1);
  });

  it('shows every card, and counts those the opponent did not know', () => {
    const { moments } = timelineOf(played(2, 200));
    let down = 0;
    for (const moment of moments) {
      const { cards, corp, runner } = withFaces(moment, [0, 1]);
      expect(Object.values(cards).filter(({ card }) => card === null)).toEqual([]);
      for (const seat of [0, 1] as const) expect(handOf(moment, seat)).toHaveLength((seat === 0 ? corp : runner).hand);
      const unseen = Object.values(moment.table.cards).filter(
        ({ owner, card, slot }) => owner === 0 && card === null && !corp.down.includes(slot),
      );
      expect(hiddenFrom(1, moment)).toBe(corp.hand + unseen.length);
      down += unseen.length;
    }
    expect(down).toBeGreaterThan(0);
  });

  it('of an open game shows neither hands nor face-down cards', () => {
    const [, moment] = momentsOf(played(2, 200)).slice(-2);
    if (moment === undefined) throw new Error('nothing was played');
    const open = { ...moment, known: [null, null] as const, piles: null };
    expect(withFaces(open, [0, 1])).toEqual(moment.table);
    for (const seat of [0, 1] as const) expect(handOf(open, seat)).toEqual([]);
    expect(hiddenFrom(1, open)).toBe(hiddenFrom(1, moment));
  });
});
