/** A sealed note that its player has locked (PROTOCOL 8.3): kept on the phone until its turn comes, and not to be changed any more. */
import { canonical } from '../../../base/canonical.ts';
import type { Result } from '../../../base/result.ts';
import { ok } from '../../../base/result.ts';
import type { AnyMove } from '../../../rules/game.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { Items } from '../../log/items.ts';
import type { Note } from '../../secret/bid.ts';
import { readMove, writeBid } from '../fold/bid.ts';
import type { Offence } from '../fold/offence.ts';
import { tagged, untagged } from '../log/tagged.ts';

export interface PendingBid {
  /** The length of the log when the question was asked: the note is for that question alone. */
  readonly asked: number;
  readonly note: Note;
}

/** The note of a move, and the record that keeps it. `seed`: that of the game. */
export function lockBid(
  asked: number,
  move: AnyMove,
  seed: Uint8Array,
): Result<{ locked: PendingBid; record: Uint8Array }, Offence> {
  const note = writeBid(move);
  if (!note.ok) return note;
  const record = tagged(seed, 'note', encodeCbor([asked, canonical(move)]));
  return ok({ locked: { asked, note: note.value }, record });
}

/** The note in a record of the own store; null when there is none that is as it was written. */
export function readPendingBid(record: Uint8Array | undefined, seed: Uint8Array): PendingBid | null {
  const content = record && untagged(seed, 'note', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return null;
  const items = new Items(decoded.value);
  const asked = items.uint();
  const move = readMove(items.anyBytes(2, 4096));
  const note = move.ok ? writeBid(move.value) : move;
  return note.ok && items.fault() === null ? { asked, note: note.value } : null;
}
