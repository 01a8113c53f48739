/**
 * Payment (N-COST-01, N-COST-05): a request paid from the pool and from bits stored on cards for that purpose. Nobody
 * is asked if there is only one way to pay.
 */
import type { Known, Refusal, Seat } from '../../../game.ts';
import { type Active, activePools } from '../../active.ts';
import { definition } from '../../card.ts';
import { decisionOf, type NetrunnerQuestion } from '../../decisions.ts';
import { addCounters, changeBits, type Draft, pop, push, replaceFrame } from '../../draft.ts';
import type { FrameOf, Payment, Purpose } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { type PriceReason, refuse, type ValuesBesidesPrice } from '../../refusal.ts';
import { bitsOf, CORP, counters, hasFaceDownInRig, type Lasting, RUNNER, type Table } from '../../table.ts';
import { resolveAbility, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { choosing } from '../choose/choose.ts';
import { isStealthBanned } from '../numbers.ts';

interface BitSource {
  /** 0 is the pool, a slot the card the bits are on; below 0 temporary bits, counted from -1. */
  slot: number;
  bits: number;
}

const asPayment = (what: Purpose | Payment): Payment => (typeof what === 'string' ? { for: what } : what);

/** The places from which a seat may take bits for the given payment, the pool first. */
function sources(table: Table, seat: Seat, what: Payment): BitSource[] {
  const found: BitSource[] = [{ slot: 0, bits: bitsOf(table, seat) }];
  for (const card of activePools(table, seat)) {
    const bits = counters(card, 'bits');
    if (bits > 0 && paysFor(table, card, what)) found.push({ slot: card.slot, bits });
  }
  if (table.lasting.length > 0)
    for (const [at, one] of table.lasting.entries())
      if (one.what === 'bits' && one.seat === seat && (one.pays?.includes(what.for) ?? true))
        found.push({ slot: -1 - at, bits: one.amount });
  return found;
}

/** Whether bits on the given card may be spent on the payment: its purposes and restrictions. */
function paysFor(table: Table, { slot, fort, card: id }: Active, what: Payment): boolean {
  const { pool } = definition(id);
  if (!pool?.for.includes(what.for)) return false;
  if (table.run && definition(id).keywords.includes('Stealth') && isStealthBanned(table)) return false;
  const { keyword, notKeyword, type, where } = pool;
  if (where === 'guest' && table.cards[what.slot ?? 0]?.host !== slot) return false;
  if (where === 'fort' && table.run?.fort !== fort) return false;
  if (where === 'self' && !table.frames.some((frame) => frame.do === 'trace' && frame.ref.slot === slot)) return false;
  if (keyword === undefined && notKeyword === undefined && type === undefined) return true;
  if (what.card === undefined) return false;
  const about = definition(what.card);
  return (
    (keyword === undefined || about.keywords.includes(keyword)) &&
    (notKeyword === undefined || !about.keywords.includes(notKeyword)) &&
    (type === undefined || about.type === type)
  );
}

/** Bits a seat can spend on the given payment now, after `onAbility` of them pay for an ability. */
export function bitsAvailable(table: Table, seat: Seat, what: Purpose | Payment, onAbility = 0): number {
  let sum = -onAbility;
  for (const source of sources(table, seat, asPayment(what))) sum += source.bits;
  return Math.min(sum, spendingLimit(table, seat, asPayment(what).for, onAbility));
}

/** Bits a seat can spend on these together: a source that pays for any of them counts once. */
export function bitsAvailableForAny(table: Table, seat: Seat, payments: readonly Payment[]): number {
  const held = new Map(payments.flatMap((what) => sources(table, seat, what)).map(({ slot, bits }) => [slot, bits]));
  let sum = 0;
  for (const bits of held.values()) sum += bits;
  const limit = Math.max(...payments.map((what) => spendingLimit(table, seat, what.for)));
  return sum < limit ? sum : limit;
}

/**
 * The amount the Runner may still spend on the purpose in a run with a budget, wherever the bits are
 * (R-CARD-obfuscated-fortress.1).
 */
function spendingLimit({ lasting }: Table, seat: Seat, purpose: Purpose, onAbility = 0): number {
  let limit = Number.MAX_SAFE_INTEGER;
  for (const one of lasting)
    if (isCap(one, seat, purpose)) limit = Math.min(limit, one.amount - (isCap(one, seat, 'ability') ? onAbility : 0));
  return limit;
}

const isCap = (one: Lasting, seat: Seat, purpose: Purpose): boolean =>
  one.what === 'cap' && one.seat === seat && (one.pays?.includes(purpose) ?? true);

/** Deducts spent bits from the budget. */
function deductFromLimit(draft: Draft, seat: Seat, purpose: Purpose, spent: number): void {
  if (spendingLimit(draft.table, seat, purpose) === Number.MAX_SAFE_INTEGER) return;
  draft.table.lasting = draft.table.lasting.map((one) =>
    isCap(one, seat, purpose) ? { ...one, amount: one.amount - spent } : one,
  );
}

/**
 * E-BITS with both numbers if the amount cannot be paid. Move lists create thousands of these refusals: no spread, no
 * rest parameter.
 */
export function bitsRefusal<W extends PriceReason>(
  table: Table,
  seat: Seat,
  payment: Purpose | Payment,
  amount: number,
  why: W,
  ...beside: keyof ValuesBesidesPrice<W> extends never ? [] : [values: ValuesBesidesPrice<W>]
): Refusal | null;
export function bitsRefusal(
  table: Table,
  seat: Seat,
  payment: Purpose | Payment,
  amount: number,
  why: PriceReason,
  beside?: { needs?: number; has?: number },
): Refusal | null {
  const have = bitsAvailable(table, seat, payment);
  if (have >= amount) return null;
  if (beside === undefined) return { kind: 'E-BITS', why, values: { needs: amount, has: have } };
  // Safe to mutate: the caller has just created it for this.
  beside.needs = amount;
  beside.has = have;
  return { kind: 'E-BITS', why, values: beside };
}

/** Pays right away if there is only one way, else asks next. The caller has checked that the amount can be paid. */
export function spend(draft: Draft, seat: Seat, payment: Purpose | Payment, amount: number): void {
  if (amount === 0) return;
  const what = asPayment(payment);
  const left = amount - spendTemporary(draft, seat, what, amount);
  if (left > 0) spendRest(draft, seat, what, left);
}

/**
 * First spends bits that would otherwise return to the bank with their text, as every player would. Returns how many.
 */
function spendTemporary(draft: Draft, seat: Seat, what: Payment, amount: number): number {
  const { lasting } = draft.table;
  if (!lasting.some(({ until }) => until === 'text')) return 0;
  const short = sources(draft.table, seat, what).filter(({ slot }) => lasting[-1 - slot]?.until === 'text');
  const paid = Math.min(
    amount,
    short.reduce((sum, { bits }) => sum + bits, 0),
  );
  spendInOrder(draft, seat, what, short, paid);
  return paid;
}

/** Takes as many bits as there are from the first place, then from the next. */
function spendInOrder(draft: Draft, seat: Seat, what: Payment, from: readonly BitSource[], amount: number): void {
  let left = amount;
  for (const source of from) {
    const paid = Math.min(left, source.bits);
    if (paid > 0) payFrom(draft, seat, what, [source], [paid]);
    left -= paid;
  }
}

function spendRest(draft: Draft, seat: Seat, what: Payment, amount: number): void {
  const all = sources(draft.table, seat, what).filter((source) => source.bits > 0);
  const total = all.reduce((sum, source) => sum + source.bits, 0);
  const amounts = total === amount ? all.map((source) => source.bits) : [amount];
  if (total === amount || all.length === 1) return payFrom(draft, seat, what, all, amounts);
  push(draft, { do: 'pay', seat, amount, what });
}

const limitRaisers = (table: Table): BitSource[] =>
  activePools(table, CORP)
    .filter((card) => definition(card.card).pool?.overLimit && counters(card, 'bits') > 0)
    .map((card) => ({ slot: card.slot, bits: counters(card, 'bits') }));

/** The Corp's bits that raise the limit of the trace on which they are spent. */
export const bitsOverLimit = (table: Table): number => limitRaisers(table).reduce((sum, { bits }) => sum + bits, 0);

/** A bid above the trace's limit is paid with bits that raise the limit. */
export function spendOverLimit(draft: Draft, amount: number): void {
  spendInOrder(draft, CORP, { for: 'trace' }, limitRaisers(draft.table), amount);
}

function payFrom(
  draft: Draft,
  seat: Seat,
  what: Payment,
  from: readonly BitSource[],
  amounts: readonly number[],
): void {
  const by = what.card === undefined ? undefined : { card: what.card, seat: definition(what.card).side };
  deductFromLimit(
    draft,
    seat,
    what.for,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
  from.forEach(({ slot }, at) => {
    const amount = amounts[at] ?? 0;
    if (slot === 0) changeBits(draft, seat, -amount, what.for, by);
    else if (slot > 0) addCounters(draft, slot, 'bits', -amount);
    else
      draft.table.lasting = draft.table.lasting.map((one, index) =>
        index === -1 - slot ? { ...one, amount: one.amount - amount } : one,
      );
  });
}

export const pay = choosing<FrameOf<'pay'>>({
  choice(table, { seat, what, amount }) {
    const all = sources(table, seat, what);
    const [from, limits] = [all.map((source) => source.slot), all.map((source) => source.bits)];
    return { of: seat, what: 'pay', from, min: amount, max: amount, total: amount, limits };
  },
  fault(table, { seat, what }, picks) {
    const over = sources(table, seat, what).find((source, at) => (picks[at] ?? 0) > source.bits);
    return over ? refuse('moreThanLies', { bits: over.bits }) : null;
  },
  take(draft, { seat, what }, picks) {
    const from = sources(draft.table, seat, what);
    pop(draft);
    payFrom(draft, seat, what, from, picks);
  },
});

// Runner cards that turn into bits and are face down until then. In addition to their windows they can be used in any
// question where the Runner may pay (R-CARD-chiba-bank-account), whether or not the Runner has one.

type Use = Extract<Move, { do: 'use' }>;

/** Questions in which the Runner may pay for something; windows allow these cards anyway. */
const mayPay = (question: NetrunnerQuestion): boolean =>
  (question.kind === 'move' || question.kind === 'choose') &&
  question.of === RUNNER &&
  decisionOf(question)?.pays === true;

/** Whether the move draws on an account instead of answering the question. */
export function drawsOnAccount(table: Table, question: NetrunnerQuestion, move: Move): move is Use {
  if (move.do !== 'use' || !mayPay(question)) return false;
  const named = resolveAbility(table, RUNNER, move);
  return !('kind' in named) && (named.ability.when === 'owed' || named.ability.also === 'owed');
}

/** Called when bits are about to be gained: the question is recomputed afterwards. */
export function askAgain(draft: Draft): void {
  const [asking, below] = [draft.table.frames.at(-1), draft.table.frames.at(-2)];
  if (asking?.do !== 'choose' || !asking.again || below?.do !== 'effect') return;
  pop(draft);
  replaceFrame(draft, { ...below, at: below.at - 1 });
}

/** Why the given card cannot be drawn on now. */
export const accountRefusal = (table: Table, move: Use, known?: Known): Refusal | null =>
  useRefusal(table, RUNNER, move, 'owed', known);

/** The sources the Runner could use before answering. */
export const accountMoves = (table: Table, question: NetrunnerQuestion, known: Known): Move[] =>
  mayPay(question) ? hiddenMoves(table, 'owed', known) : [];

/** Whether the given player can be asked for that many bits: a public fact, as face-down cards may pay (R-GEN-19). */
export const couldPay = (table: Table, seat: 0 | 1, amount: number): boolean =>
  bitsAvailable(table, seat, 'ability') >= amount || (seat === RUNNER && hasFaceDownInRig(table));

/** `couldPay` for an amount the player chooses. */
export const couldPayAnything = (table: Table, seat: 0 | 1): boolean => couldPay(table, seat, 1);

/** E-BITS for a price already agreed to while bits are still missing. */
export function priceRefusal(table: Table, { of, what }: FrameOf<'choose'>, move: Move): Refusal | null {
  if (move.do !== 'choose' || (what !== 'mayPay' && what !== 'unlessPaid')) return null;
  const price = move.picks[0] ?? 0;
  const have = bitsAvailable(table, of, 'ability');
  return price > have ? refuse('costsBits', { needs: price, has: have }) : null;
}
