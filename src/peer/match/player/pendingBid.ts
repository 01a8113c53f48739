/** A locked bid (PROTOCOL 8.3): stored on the phone until its turn, and final. */
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
  /** The log's length when the question was asked: the bid is for that question only. */
  readonly asked: number;
  /** The move in canonical bytes. */
  readonly note: Uint8Array;
}

/** Encodes a move as a bid and its stored record. `seed`: this game's. */
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

/** The bid in a stored record; null if there is none or it was altered. */
export function readPendingBid(record: Uint8Array | undefined, seed: Uint8Array): PendingBid | null {
  const content = record && untagged(seed, 'note', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return null;
  const items = new Items(decoded.value);
  const asked = items.uint();
  const note = items.anyBytes(1, LONGEST_FACT);
  return items.fault() === null && readBid(note).ok ? { asked, note } : null;
}
