import { fail } from '../../base/result.ts';

/**
 * What a check of the other player's bytes found wrong:
 * - `count`: not as many items as there should be.
 * - `point`, `scalar`: bytes that encode none.
 * - `order`: a list that should ascend does not, or an item stands in it twice.
 * - `no card`: a point that is in no deck table.
 * - `commitment`: an opening that does not fit what was committed to.
 * - `coin`: a value outside of its chain.
 * - `table`: a deck table of the wrong shape, or one that does not fit the seed.
 * - `reuse`: a share, a salt or a commitment that its author has used before.
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
  readonly text: string;
}

export function fault(kind: Fault['kind'], text: string): { readonly ok: false; readonly error: Fault } {
  return fail({ kind, text });
}
