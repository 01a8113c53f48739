/** Bans on running that last between runs: bought off, or over after some number of actions. */

import type { Refusal } from '../../../game.ts';
import type { Draft } from '../../draft.ts';
import type { LastingOf } from '../../lasting.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { type FortId, isActionUnderWay, type Lasting, RUNNER, type Table } from '../../table.ts';
import { isClosed } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';

/** The price of each ban that can be bought off. */
export const banPrices = (table: Table): number[] =>
  table.lasting.flatMap(({ what, amount }) => (what === 'runBan' ? [amount] : []));

const prices = (table: Table): number[] => [...new Set(banPrices(table))];

/** Bans that can be bought off, as moves. */
export const banMoves = (table: Table): Move[] =>
  table.lasting.length === 0 ? [] : prices(table).map((bits) => ({ do: 'liftBan', bits }));

/** Why the Runner cannot run at all, or on the given fort; null if they can. */
export function runRefusal(table: Table, fort?: FortId): Refusal | null {
  if (fort !== undefined && isClosed(table, fort)) return refuse('fortClosed');
  if (table.lasting.length === 0) return null;
  const [price] = prices(table);
  if (price !== undefined) return refuse('payToRun', { bits: price });
  const rest = Math.max(
    0,
    ...table.lasting.map((one) => (one.what === 'rest' && !isFree(table, one) ? one.amount : 0)),
  );
  return rest === 0 ? null : refuse('actionsToRun', { actions: rest });
}

/** The ban covers only later actions (R-CARD-bodyweight-data-creche). */
const isFree = (table: Table, { fresh }: Lasting): boolean => fresh === true && isActionUnderWay(table);

/** Why no ban at that price can be bought off. */
export function liftRefusal(table: Table, bits: number): Refusal | null {
  const all = prices(table);
  if (all.length === 0) return refuse('nothingKeepsYou');
  if (!all.includes(bits)) return refuse('prices', { prices: all });
  return bitsRefusal(table, RUNNER, 'ability', bits, 'runAgainCost');
}

/** Lifts one ban at that price. */
export function liftBan(draft: Draft, bits: number): void {
  const { lasting } = draft.table;
  const at = lasting.findIndex(({ what, amount }) => what === 'runBan' && amount === bits);
  draft.table.lasting = lasting.filter((_, index) => index !== at);
  spend(draft, RUNNER, 'ability', bits);
}

function countedDown({ fresh: _, ...rest }: LastingOf<'rest'>, actions: number): Lasting {
  return { ...rest, amount: rest.amount - actions };
}

/** Counts down the bans after the Runner has taken this many actions. */
export function countDown(draft: Draft, actions: number): void {
  const { lasting } = draft.table;
  if (!lasting.some(({ what }) => what === 'rest')) return;
  draft.table.lasting = lasting
    .map((one) => (one.what === 'rest' ? countedDown(one, actions) : one))
    .filter(({ what, amount }) => what !== 'rest' || amount > 0);
}
