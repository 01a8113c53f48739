/** Two players on one phone: each player's screen is the same whatever the opponent holds. */
import { describe, expect, it } from 'vitest';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { type CardId, type Known, other, type Seat } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { movesOf } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { answerSolo, beginSolo, deciderOf, type Solo as SoloOf } from '../../../src/solo/solo.ts';
import { promptOf } from '../../../src/words/en/netrunner/decide/prompts.ts';
import { soloSeated } from '../../support/seated.ts';

type Solo = SoloOf<Table, Move>;

function dealt(seed: number): Solo {
  const begun = beginSolo(soloRules, {
    kind: 'hotSeat',
    seat: 0,
    decks: [[...starterDecks[0]], [...starterDecks[1]]],
    options: { rules: '1996' },
    seed,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}

/** The same game, except that the given seat has different cards in hand, face down and in its pile. */
function withOtherCards(solo: Solo, seat: Seat): Solo {
  const { known } = solo.local;
  const swap = (card: CardId): CardId =>
    card === 'keeper' || card === 'score' ? card : seat === 0 ? 'keeper' : 'score';
  const mine = known[seat];
  const changed: Known = {
    ...mine,
    hand: mine.hand.map(swap),
    pile: mine.pile.map(swap),
    slots: Object.fromEntries(Object.entries(mine.slots).map(([slot, card]) => [slot, swap(card)])),
  };
  const both: [Known, Known] = seat === 0 ? [changed, known[1]] : [known[0], changed];
  return { ...solo, local: { ...solo.local, known: both } };
}

/** Everything that a board can render, including every refusal of a move that a player might try. */
function screen(solo: Solo, seat: Seat, tried: readonly Move[]): string {
  const v = soloSeated(solo, seat);
  return JSON.stringify([v, tried.map((move) => v.refusal(move)), promptOf(v)]);
}

describe('two players on one phone', () => {
  it('one player’s screen does not depend on the other’s hidden cards, at any question', () => {
    let [compared, notTheSame] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const solo = dealt(seed);
      const random = seeded(100 + seed);
      for (let i = 0; i < 120; i++) {
        const asked = deciderOf(solo, null);
        if (asked === null) break;
        const tried = [...movesOf(solo.local, 0), ...movesOf(solo.local, 1)];
        for (const seat of [0, 1] as const) {
          const swapped = withOtherCards(solo, other(seat));
          expect(screen(swapped, seat, tried)).toBe(screen(solo, seat, tried));
          compared++;
          // The swap does change its owner's screen.
          if (screen(swapped, other(seat), tried) !== screen(solo, other(seat), tried)) notTheSame++;
        }
        const moves = movesOf(solo.local, asked);
        const done = answerSolo(solo, { seat: asked, move: moves[random(moves.length)] as Move });
        if (!done.ok) throw new Error(JSON.stringify(done.error));
      }
    }
    expect(compared).toBeGreaterThan(800);
    expect(notTheSame).toBeGreaterThan(800);
  });

  it('a sealed bid shows as sealed, and its number is on neither screen', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const solo = dealt(seed);
      const random = seeded(seed);
      const isTrace = (): boolean => movesOf(solo.local, 0).some((move) => move.do === 'bid');
      for (let i = 0; i < 300 && deciderOf(solo, null) !== null && !isTrace(); i++) {
        const seat = deciderOf(solo, null) as Seat;
        const moves = movesOf(solo.local, seat);
        answerSolo(solo, { seat, move: moves[random(moves.length)] as Move });
      }
      if (!isTrace()) continue;
      const bids = movesOf(solo.local, 0);
      const [lowest, highest] = [bids[0] as Move, bids.at(-1) as Move];
      if (JSON.stringify(lowest) === JSON.stringify(highest)) continue;
      const views = [lowest, highest].map((move) => {
        const sealed: Solo = { ...solo, bids: [move, null] };
        return soloSeated(sealed, 1);
      });
      expect(views[0]?.sealed).toEqual([true, false]);
      expect(JSON.stringify(views[0])).toBe(JSON.stringify(views[1]));
      return;
    }
    throw new Error('no trace with a choice came up');
  });
});
