/**
 * Traces of 1996 (N-TRC): both note an amount in secret, both are opened together, both are spent. A tie favours the
 * Corp (N-TRC-14).
 */
import type { Refusal, Slot } from '../../game.ts';
import type { Ability } from '../effect.ts';
import { type Move, no } from '../move.ts';
import { type Usable, usable } from '../rulebook/active.ts';
import { lastingLink } from '../rulebook/numbers.ts';
import { available } from '../rulebook/payment.ts';
import { bitsOf, CORP, RUNNER, type Table } from '../table.ts';
import type { Note, TraceRule } from './rule.ts';

const linkCards = (table: Table): Usable[] => usable(table, RUNNER, 'trace');
const find = (table: Table, slot: Slot, index: number): Usable | undefined =>
  linkCards(table).find((one) => one.slot === slot && one.index === index);
const baseOf = (table: Table, slot: Slot): Usable | undefined =>
  linkCards(table).find((one) => one.slot === slot && one.ability.special?.does === 'baseLink');
const costOf = (ability: Ability): number => ability.cost.bits ?? 0;

export const sealed: TraceRule = {
  ask: () => ({ kind: 'sealed', first: CORP, what: 'trace' }),

  moves(table, limit, seat) {
    if (seat === CORP) {
      const most = Math.min(limit, available(table, CORP, 'trace'));
      return Array.from({ length: most + 1 }, (_, bits): Move => ({ do: 'note', bits }));
    }
    return runnerNotes(table);
  },

  refusal(table, limit, seat, note) {
    if (seat === RUNNER) return runnerRefusal(table, note);
    if (note.base !== undefined || note.links !== undefined) return no('E-FORM', 'The Corp notes bits only.');
    if (note.bits > limit) return no('E-LIMIT', `The trace limit is ${limit}.`);
    const have = available(table, CORP, 'trace');
    return note.bits > have ? no('E-BITS', `You noted ${note.bits} bits; you have ${have}.`) : null;
  },

  result(table, [corp, runner]) {
    const base = runner.base === undefined ? undefined : baseOf(table, runner.base)?.ability;
    return { trace: corp.bits, link: linkOf(table, runner), base: base ? costOf(base) : 0 };
  },

  // Link 0 or less is found, unless the trace itself is below 0; then the plain comparison decides (N-TRC-15, 16).
  succeeds: (trace, link) => (link <= 0 && trace >= 0) || trace >= link,
};

/** Base link of the chosen card, plus what the named uses add (N-TRC-04, N-TRC-06). */
function linkOf(table: Table, note: Note): number {
  const base = note.base === undefined ? undefined : baseOf(table, note.base)?.ability.special;
  let link = lastingLink(table) + (base?.does === 'baseLink' ? base.link : 0);
  for (const [slot, index, times] of note.links ?? []) {
    const special = find(table, slot, index)?.ability.special;
    if (special?.does === 'link') link += special.link * times;
  }
  return link;
}

function runnerRefusal(table: Table, note: Note): Refusal | null {
  let cost = 0;
  if (note.base !== undefined) {
    const base = baseOf(table, note.base);
    if (!base)
      return table.runner.rig.includes(note.base)
        ? no('E-TYPE', 'That is no base link card.')
        : no('E-CARD', 'There is no such card in your rig.');
    cost += costOf(base.ability);
    const pool = bitsOf(table, RUNNER);
    if (cost > pool) return no('E-BITS', `That base link costs ${cost} bits from your pool; you have ${pool}.`);
  }
  const seen = new Set<string>();
  for (const [slot, index, times] of note.links ?? []) {
    const use = find(table, slot, index);
    if (use?.ability.special?.does === 'baseLink') return no('E-COUNT', 'One base link card is used in a trace.');
    if (use?.ability.special?.does !== 'link') return no('E-CARD', 'That card does not raise the link.');
    if (times < 1 || seen.has(`${slot} ${index}`)) return no('E-FORM', 'Name each use once, with how often.');
    // A base link card that was not chosen gives nothing at all (N-TRC-07).
    if (baseOf(table, slot) && slot !== note.base)
      return no('E-STATE', 'A base link card works only as the chosen base link.');
    seen.add(`${slot} ${index}`);
    cost += costOf(use.ability) * times;
  }
  if (cost !== note.bits) return no('E-COUNT', `Those uses cost ${cost} bits, not ${note.bits}.`);
  const have = available(table, RUNNER, 'link');
  return note.bits > have ? no('E-BITS', `You noted ${note.bits} bits; you have ${have}.`) : null;
}

/** The notes worth listing: each base, with its own boost and the other link cards used as often as bits allow. */
function runnerNotes(table: Table): Move[] {
  const notes: Move[] = [{ do: 'note', bits: 0 }];
  const bases = [undefined, ...linkCards(table).filter((one) => one.ability.special?.does === 'baseLink')];
  const have = available(table, RUNNER, 'link');
  for (const base of bases) {
    const start = base ? costOf(base.ability) : 0;
    if (base && start <= have) notes.push({ do: 'note', bits: start, base: base.slot });
    for (const boost of linkCards(table)) {
      if (boost.ability.special?.does !== 'link' || (baseOf(table, boost.slot) && boost.slot !== base?.slot)) continue;
      const each = costOf(boost.ability);
      for (let times = 1; start + each * times <= have && times <= 20; times++)
        notes.push({
          do: 'note',
          bits: start + each * times,
          ...(base ? { base: base.slot } : {}),
          links: [[boost.slot, boost.index, times]],
        });
    }
  }
  return notes;
}
