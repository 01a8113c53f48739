/** A solo game as moments: the same tables as in play, and a new game from any of them. */
import { describe, expect, it } from 'vitest';
import { soloRules } from '../../src/app/games/netrunner/solo/rules.ts';
import type { Seat } from '../../src/rules/game.ts';
import { positionAt } from '../../src/rules/moment.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../src/rules/netrunner/index.ts';
import { movesOf } from '../../src/solo/local.ts';
import { seeded } from '../../src/solo/random.ts';
import {
  answerSolo,
  beginSolo,
  deciderOf,
  momentsOf,
  openSolo,
  type SoloGame,
  type Solo as SoloOf,
} from '../../src/solo/solo.ts';

type Solo = SoloOf<Table, Move>;
const decks = (): [string[], string[]] => [[...starterDecks[0]], [...starterDecks[1]]];

function played(seed: number, answers: number): Solo {
  const begun = beginSolo(soloRules, { kind: 'hotSeat', seat: 0, decks: decks(), options: { rules: '1996' }, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  playsOn(begun.value, seed, answers);
  return begun.value;
}

/** Any legal answer except conceding. */
function playsOn(solo: Solo, seed: number, answers: number): void {
  const random = seeded(seed);
  for (let i = 0; i < answers; i++) {
    const seat = deciderOf(solo, null);
    if (seat === null) return;
    const moves = movesOf(solo.local, seat).filter((move) => move.do !== 'concede');
    const done = answerSolo(solo, { seat, move: moves[random(moves.length)] as Move });
    if (!done.ok) throw new Error(`seed ${seed}, answer ${i}: ${JSON.stringify(done.error)}`);
  }
}

function mustOpen(kept: unknown): Solo {
  const opened = openSolo(soloRules, kept);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const whole = (solo: Solo): string => JSON.stringify([solo.local.table, solo.local.known, solo.local.piles]);

describe('a replay of a game on one phone', () => {
  it('shows at any moment, in any order, what play showed after the same answers', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const solo = played(seed, 120);
      // Stored and reopened, as a replay does.
      const moments = momentsOf(mustOpen(JSON.parse(JSON.stringify(solo.game))));
      expect(moments).toHaveLength(solo.steps.length);
      const random = seeded(100 + seed);
      for (let look = 0; look < 12; look++) {
        const answers = random(solo.game.answers.length + 1);
        const then = mustOpen({ ...solo.game, answers: solo.game.answers.slice(0, answers) });
        const moment = moments[then.steps.length - 1];
        expect(JSON.stringify([moment?.table, moment?.known, moment?.piles]), `seed ${seed}, ${answers} answers`).toBe(
          whole(then),
        );
      }
    }
  });

  it('continues from any moment: from that exact table, and then as a separate game', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const solo = played(seed, 100);
      const moments = momentsOf(solo);
      for (let at = 0; at < moments.length; at += 7) {
        const start = positionAt(moments[at] as (typeof moments)[number]);
        if (start === null) throw new Error('a moment of a game on one phone hides nothing');
        const before = JSON.stringify(start);
        const beginning = { kind: 'hotSeat', seat: 1 as Seat, decks: decks(), options: {}, seed: 9, start } as const;
        const begun = beginSolo(soloRules, beginning);
        if (!begun.ok) throw new Error(JSON.stringify(begun.error));
        const on = begun.value;
        expect(whole(on), `seed ${seed}, moment ${at}`).toBe(JSON.stringify([start.table, start.known, start.piles]));
        playsOn(on, at, 30);
        expect(JSON.stringify(start)).toBe(before);
        expect(whole(mustOpen(JSON.parse(JSON.stringify(on.game))))).toBe(whole(on));
      }
    }
  });

  it('refuses to continue from anything but a table, as it does for any damaged game', () => {
    const solo = played(1, 10);
    const [first] = momentsOf(solo);
    const start = first && positionAt(first);
    for (const bad of [7, {}, { ...start, piles: [[]] }, { ...start, known: [null, null] }, { ...start, table: 3 }]) {
      const opened = openSolo(soloRules, { ...solo.game, start: bad, answers: [] } as unknown as SoloGame);
      expect(opened.ok).toBe(false);
    }
  });
});
