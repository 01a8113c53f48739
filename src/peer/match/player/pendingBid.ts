/** A sealed note that its player has locked (PROTOCOL 8.3): kept on the phone until its turn comes, and not to be changed any more. */
import type { Result } from '../../../base/result.ts';
import { ok } from '../../../base/result.ts';
import type { AnyMove } from '../../../rules/game.ts';
import { LONGEST_FACT } from '../../log/body.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { Items } from '../../log/items.ts';
import { readBid, writeBid } from '../fold/moves.ts';
import type { Offence } from '../fold/offence.ts';
import { tagged, untagged } from '../log/tagged.ts';

export interface PendingBid {
  /** The length of the log when the question was asked: the note is for that question alone. */
  readonly asked: number;
  /** Canonical bytes of the move. */
  readonly note: Uint8Array;
}

/** The note of a move, and the record that keeps it. `seed`: that of the game. */
export function lockBid(
  asked: number,
  move: AnyMove,
  seed: Uint8Array,
): Result<{ locked: PendingBid; record: Uint8Array }, Offence> {
  const note = writeBid(move);
  if (!note.ok) return note;
  const record = tagged(seed, 'note', encodeCbor([asked, note.value]));
  return ok({ locked: { asked, note: note.value }, record });
}

/** The note in a record of the own store; null when there is none that is as it was written. */
export function readPendingBid(record: Uint8Array | undefined, seed: Uint8Array): PendingBid | null {
  const content = record && untagged(seed, 'note', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return null;
  const items = new Items(decoded.value);
  const asked = items.uint();
  const note = items.anyBytes(1, LONGEST_FACT);
  return items.fault() === null && readBid(note).ok ? { asked, note } : null;
}
