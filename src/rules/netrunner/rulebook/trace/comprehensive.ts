/**
 * Traces of the later, comprehensive rules (N-TRX): the card's number is the base strength, the Corp adds openly as many
 * bits as it likes, then the Runner, knowing it, takes link and adds bits of his own. A tie favours the Runner.
 */
import type { Refusal } from '../../../game.ts';
import { type Move, no } from '../../move.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import { available } from '../pay/payment.ts';
import { bases, bitsShort, boosts, noteOf, usesCost, usesLink, usesRefusal } from './link.ts';
import type { Note, TraceRule } from './rule.ts';

export const comprehensive: TraceRule = {
  // The Corp first (N-TRX-02), then the Runner (N-TRX-03).
  ask: (_, { notes }) => ({ kind: 'move', of: notes?.[CORP] ? RUNNER : CORP, window: 'trace' }),

  moves(table, _, seat) {
    if (seat === RUNNER) return runnerNotes(table);
    return upTo(available(table, CORP, 'trace')).map((bits): Move => ({ do: 'note', bits }));
  },

  refusal(table, _, seat, note) {
    if (seat === RUNNER) return runnerRefusal(table, note);
    if (note.base !== undefined || note.links !== undefined)
      return no('E-FORM', 'The Corp spends bits only: no base link card, and no uses of cards.');
    const have = available(table, CORP, 'trace');
    return note.bits > have ? no('E-BITS', `That takes ${note.bits} bits; you have ${have}.`) : null;
  },

  trace: ({ limit }, { bits }) => limit + bits,
  link: (table, note) => usesLink(table, note) + note.bits - usesCost(table, note),
  overLimit: () => 0,
  succeeds: (trace, link) => trace > link,
};

function runnerRefusal(table: Table, note: Note): Refusal | null {
  const wrong = usesRefusal(table, note);
  if (wrong) return wrong;
  const cost = usesCost(table, note);
  return note.bits < cost
    ? no('E-COUNT', `Those uses cost ${cost} bits, not ${note.bits}; bits beyond them raise the link one by one.`)
    : bitsShort(table, note);
}

/** Each base with any number of bits, and the uses that give more link than their bits would. */
function runnerNotes(table: Table): Move[] {
  const have = available(table, RUNNER, 'link');
  return bases(table).flatMap((base) => {
    const start = noteOf(base) as Note;
    const plain = upTo(have - start.bits).map((bits) => noteOf(base, { bits }));
    const better = boosts(table, base).filter(({ use, each }) => linkEach(use.ability.special) > each);
    return [
      ...plain,
      ...better.flatMap(({ use, each }) =>
        upTo(each === 0 ? 20 : Math.floor((have - start.bits) / each))
          .slice(1)
          .map((times) => noteOf(base, { use, times })),
      ),
    ];
  });
}

const linkEach = (special: { does: string; link?: number } | undefined): number => special?.link ?? 0;
const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most + 1) }, (_, n) => n);
