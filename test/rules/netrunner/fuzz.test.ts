/** Fuzz test: any input gets a typed refusal, never throws, and changes nothing. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Refusal, Seat, Setup } from '../../../src/rules/game.ts';
import { formatDeckList, parseDeck } from '../../../src/rules/netrunner/deck.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { lineFault } from '../../../src/words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';
import { kinds } from '../../support/properties.ts';
import { deal, playOut } from '../../support/randomPlay.ts';

const tables: readonly Table[] = [0, 3, 20, 40, 60, 80, 100, 120, 5_000].map((decisions, at) => {
  const local = deal(at + 1);
  if (decisions > 0) playOut(local, undefined, decisions);
  return local.table;
});
const asked = tables.map((table) => JSON.stringify(table));

const text = fc.oneof(
  fc.constantFrom('do', 'pass', 'use', 'rez', 'install', 'choose', 'bid', 'hq', 'f1', 'new', 'keeper', 'worm'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'),
  fc.string({ maxLength: 20 }),
);
const number = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constant(-0), fc.integer(), fc.double());
/** Any JSON, often with words that have a meaning here. */
const anything = fc.letrec((tie) => ({
  leaf: fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant(undefined)),
  list: fc.oneof(fc.array(tie('value'), { maxLength: 6 }), fc.sparseArray(fc.nat(9), { maxLength: 6 })),
  object: fc.dictionary(text, tie('value'), { maxKeys: 6 }),
  value: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('list'), tie('object')),
})).value;

const movelike = fc.oneof(
  anything,
  fc.record(
    {
      do: fc.constantFrom(
        ...'pass draw bit install play advance run rez score use choose bid steal discard'.split(' '),
      ),
      hidden: anything,
      ice: anything,
      fort: anything,
      over: anything,
      card: anything,
      slot: anything,
      ability: anything,
      picks: anything,
      bits: anything,
    },
    { requiredKeys: ['do'] },
  ),
);
const answerlike = fc.oneof(
  anything,
  fc.record({ kind: fc.constant('move'), seat: fc.oneof(fc.constantFrom(0, 1), anything), move: movelike }),
  fc.record(
    {
      kind: fc.constantFrom('move', 'sealed', 'chance', 'hide', 'look', 'pick', 'show', 'over'),
      bids: fc.oneof(anything, fc.tuple(movelike, movelike)),
      value: anything,
      face: anything,
      faces: anything,
    },
    { requiredKeys: ['kind'] },
  ),
);

const at = fc.nat({ max: tables.length - 1 });
const isRefusal = (refusal: Refusal | null): boolean =>
  refusal === null || (kinds.has(refusal.kind) && refusalWords(refusal) !== '');
const runs = { numRuns: 3_000 };

describe('N-GEN-04 anything at all', () => {
  it('as an answer is refused with a kind, and the table does not change', () => {
    fc.assert(
      fc.property(at, answerlike, (which, given) => {
        const table = tables[which] as Table;
        const step = netrunner.answer(table, given as Answer<Move>);
        expect(JSON.stringify(table)).toBe(asked[which]);
        if (!step.ok) return isRefusal(step.error);
        // If anything was accepted by chance, the table still contains only valid JSON.
        expect(JSON.parse(JSON.stringify(step.value.table))).toStrictEqual(step.value.table);
        return true;
      }),
      runs,
    );
  });

  it('as a move is judged without throwing', () => {
    fc.assert(
      fc.property(at, fc.constantFrom<Seat>(0, 1), movelike, (which, seat, move) => {
        const table = tables[which] as Table;
        const refusal = netrunner.refusal(table, seat, move);
        expect(JSON.stringify(table)).toBe(asked[which]);
        return isRefusal(refusal);
      }),
      runs,
    );
  });

  it('as a setup is refused with a kind', () => {
    const setuplike = fc.oneof(anything, fc.record({ sizes: anything, options: anything }, { requiredKeys: [] }));
    fc.assert(
      fc.property(setuplike, (setup) => {
        const made = netrunner.setup(setup as Setup);
        expect(made.ok || isRefusal(made.error)).toBe(true);
      }),
      runs,
    );
  });

  it('as a deck is refused with a kind', () => {
    fc.assert(
      fc.property(fc.constantFrom<Seat>(0, 1), anything, anything, (seat, deck, options) => {
        const refusal = netrunner.deckRefusal(seat, deck as string[], options as Setup['options']);
        expect(isRefusal(refusal)).toBe(true);
      }),
      runs,
    );
  });

  it('as a deck list is read line by line, and the result is read again', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('3 Keeper', '2x Worm', '# a word', '', '999 Keeper', '12x', '3x Keeper ', "1 Baedeker's Net Map"),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const { cards, faults } = parseDeck(lines.join(end));
        expect(cards.length).toBeLessThanOrEqual(1_000);
        expect(parseDeck(formatDeckList(cards)).cards.length).toBe(cards.length);
        return faults.every(({ line, fault }) => line >= 1 && lineFault(fault) !== '');
      }),
      runs,
    );
    for (const nothing of [null, undefined, 7, {}, []])
      expect(parseDeck(nothing as unknown as string)).toEqual({ cards: [], faults: [] });
  });
});
