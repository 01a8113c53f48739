import { fail } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';

/**
 * What a check of the other player's bytes found:
 * - `count`: the wrong number of items.
 * - `point`, `scalar`: bytes that do not encode one.
 * - `order`: a list that should ascend does not, or has a duplicate.
 * - `no card`: a point that is in no deck table.
 * - `commitment`: an opening that does not match its commitment.
 * - `coin`: a value outside its chain.
 * - `table`: a malformed deck table, or one that does not match the seed.
 * - `reuse`: a share, salt or commitment its author has used before.
 * - `seed`: bytes that do not follow from the author's seed (only the audit can tell).
 */
export interface Fault {
  readonly kind:
    | 'count'
    | 'point'
    | 'scalar'
    | 'order'
    | 'no card'
    | 'commitment'
    | 'coin'
    | 'table'
    | 'reuse'
    | 'seed';
  readonly detail: FaultDetail;
}

/** Which check failed, and its numbers. */
export type FaultDetail =
  | {
      readonly kind: 'other-z' | 'key-not-scalar' | 'position-not-point' | 'card-not-point';
    }
  | { readonly kind: 'list-length'; readonly list: ListName; readonly bytes: number; readonly cards: number }
  | { readonly kind: 'point-twice' | 'not-points'; readonly list: ListName }
  | { readonly kind: 'not-ascending'; readonly list: ListName; readonly at: number }
  | { readonly kind: 'no-card-at' | 'no-position' | 'commitments-not-ascending'; readonly at: number }
  | { readonly kind: 'lacks-index'; readonly index: number }
  | { readonly kind: 'share-not-committed'; readonly number: number }
  | { readonly kind: 'table-length'; readonly bytes: number; readonly cards: number }
  | { readonly kind: 'row-order'; readonly row: number }
  | { readonly kind: 'no-card-of-deck'; readonly point: string; readonly deck: Seat }
  | { readonly kind: 'slot-missing' | 'slot-order'; readonly slot: number }
  | { readonly kind: 'fact-not-committed'; readonly fact: number }
  | { readonly kind: 'opening-not-committed'; readonly seq: number; readonly index: number }
  | { readonly kind: 'coin-not-in-chain'; readonly coin: number };

/** A list of a shuffle: X, Y, Z or H. */
type ListName = string;

export function fault(kind: Fault['kind'], detail: FaultDetail): { readonly ok: false; readonly error: Fault } {
  return fail({ kind, detail });
}
