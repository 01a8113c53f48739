/** The audit of a whole shuffle at once; in a game each list is audited in its own entry. */
import { itemsAt } from '../../../src/base/lists.ts';
import { ok, type Result } from '../../../src/base/result.ts';
import { auditX, auditY, auditZ } from '../../../src/peer/secret/auditShuffle.ts';
import type { Curve } from '../../../src/peer/secret/curve.ts';
import type { Deck } from '../../../src/peer/secret/deckTable.ts';
import type { Fault } from '../../../src/peer/secret/fault.ts';
import type { Secrets } from '../../../src/peer/secret/seed.ts';
import type { ListName } from '../../../src/peer/secret/shuffle.ts';

/** The lists of a shuffle as they are in the log. */
interface ShuffleLists {
  readonly epoch: number;
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  readonly z: Uint8Array;
}

/**
 * The true order: the row at each position from the top; or the first invalid list (X and Z are the owner's, Y the
 * opponent's).
 */
export async function auditShuffle(
  curve: Curve,
  owner: Secrets,
  peer: Secrets,
  deck: Deck,
  lists: ShuffleLists,
  likely?: readonly number[],
): Promise<Result<{ rows: readonly number[]; from: readonly number[] }, Fault & { readonly list: ListName }>> {
  const { epoch, x, y, z } = lists;
  const rows = await auditX(curve, owner, deck, epoch, x, likely);
  if (!rows.ok) return { ok: false, error: { ...rows.error, list: 'X' } };
  const from = await auditY(curve, peer, deck, epoch, x, y);
  if (!from.ok) return { ok: false, error: { ...from.error, list: 'Y' } };
  const same = await auditZ(curve, owner, epoch, y, z);
  if (!same.ok) return { ok: false, error: { ...same.error, list: 'Z' } };
  return ok({ rows: itemsAt(rows.value, from.value), from: from.value });
}
