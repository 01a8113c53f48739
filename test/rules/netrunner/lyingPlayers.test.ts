/**
 * Two players who lie whenever the table cannot tell: they play cards they do not have, install and turn up anything
 * possible, and change the fields of their moves. The table must stay consistent, and nothing may throw.
 */
import { describe, expect, it } from 'vitest';
import type { Answer, CardId, Known, Question, Seat, Slot } from '../../../src/rules/game.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { canBe } from '../../../src/rules/netrunner/rulebook/cards/faces.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { scenario } from '../../support/scenario.ts';

const GAMES = 60;
const STEPS = 400;
const ids = ([0, 1] as const).map((seat) => allCards().flatMap((card) => (card.side === seat ? [card.id] : [])));
const of = (seat: Seat): readonly CardId[] => ids[seat] ?? [];

class Liars {
  constructor(private readonly random: Random) {}

  one<T>(list: readonly T[]): T {
    return list[this.random(list.length)] as T;
  }
  some = (seat: Seat): CardId[] => Array.from({ length: 8 }, () => this.one(of(seat)));

  /** A face that may be there; if none can, the liar is caught anyway and names any card. */
  face(table: Table, slot: Slot, seat: Seat): CardId {
    const fits = of(seat).filter((card) => canBe(table, slot, card));
    return this.one(fits.length > 0 ? fits : of(seat));
  }

  knows(table: Table, seat: Seat): Known {
    const slots: Record<Slot, CardId> = {};
    for (const card of Object.values(table.cards))
      if (card.owner === seat) slots[card.slot] = card.card ?? this.face(table, card.slot, seat);
    const seen = Object.fromEntries(this.some(seat === 0 ? 1 : 0).map((card, at) => [at, card]));
    return { seat, hand: this.some(seat), pile: this.some(seat), slots, seen, own: {} };
  }

  /** A move that the table cannot refuse; one in four is altered first, if possible. */
  move(table: Table, seat: Seat): Move {
    const listed = netrunner
      .moves(table, seat, this.knows(table, seat))
      .map((move) => ({ ...move, hidden: undefined }));
    const { hidden: _, ...move } = this.one(listed) as Move & { hidden: undefined };
    const field = this.one(['slot', 'fort', 'over', 'sub', 'times', 'ability', 'card', 'at', 'picks']);
    const value = this.one([0, 1, 2, 3, 'hq', 'f1', 'new', true, this.one(of(0)), this.one(of(1)), [1], [2, 3], []]);
    const bent = { ...move, [field]: value } as Move;
    return this.random(4) === 0 && netrunner.refusal(table, seat, bent) === null ? bent : (move as Move);
  }

  answer(table: Table, question: Question): Answer<Move> {
    switch (question.kind) {
      case 'move':
      case 'choose':
        return { kind: 'move', seat: question.of, move: this.move(table, question.of) };
      case 'sealed':
        return { kind: 'sealed', bids: [this.move(table, 0), this.move(table, 1)] };
      case 'pick':
        return { kind: 'pick', face: this.one(of(question.hand)) };
      case 'show':
        return { kind: 'show', faces: question.slots.map((slot) => this.face(table, slot, question.of)) };
      default:
        return { kind: question.kind } as Answer<Move>;
    }
  }
}

/** Everything that is counted; none of it may go below zero. */
const counted = ({ corp, runner, actions, special, debt, cards }: Table): number[] => [
  ...[corp.bits, corp.hand, corp.pile, runner.bits, runner.hand, runner.pile, runner.tags, runner.brain],
  ...[corp.points, runner.points, actions, ...special.map((one) => one.left), ...debt],
  ...Object.values(cards).flatMap(({ counters }) => Object.values(counters)),
];

describe('N-GEN-01 liars', () => {
  it.each([1, 2, 3])('leave the table consistent, game after game, series %i', (series) => {
    let steps = 0;
    for (let seed = 0; seed < GAMES / 3; seed++) {
      const liars = new Liars(seeded(series * 1000 + seed));
      const made = netrunner.setup({ sizes: [20, 12], options: { rules: seed % 2 === 0 ? '1996' : 'rulings' } });
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      let table: Table = { ...made.value, corp: { ...made.value.corp, bits: 20 } };
      for (let i = 0; i < STEPS && table.over === null; i++) {
        const step = netrunner.answer(table, liars.answer(table, netrunner.ask(table)));
        if (!step.ok) break; // The liar was caught.
        table = step.value.table;
        steps += 1;
        expect(counted(table).every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      }
      expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table);
    }
    expect(steps).toBeGreaterThan(GAMES);
  });
});

describe('an empty hand', () => {
  it('N-CINS-26 N-RINS-16 has nothing to install or play, as both players can see', () => {
    const corp = scenario();
    const judged = (t: typeof corp, seat: Seat, move: Move) => netrunner.refusal(t.table, seat, move)?.kind;
    expect(judged(corp, 0, { do: 'install', ice: true, fort: 'hq' })).toBe('E-CARD');
    expect(judged(corp, 0, { do: 'play', card: 'night-shift' })).toBe('E-CARD');
    const runner = scenario({ turn: 'runner' });
    expect(judged(runner, 1, { do: 'install', card: 'mouse' })).toBe('E-CARD');
    expect(judged(runner, 1, { do: 'play', card: 'score' })).toBe('E-CARD');
  });
});
