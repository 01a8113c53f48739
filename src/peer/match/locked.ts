/** A sealed note that its player has locked (A3): kept on the phone until its turn comes, and not to be changed any more. */
import { canonical } from '../../base/canonical.ts';
import type { Result } from '../../base/result.ts';
import { ok } from '../../base/result.ts';
import type { AnyMove } from '../../rules/game.ts';
import { decodeCbor, encodeCbor } from '../log/cbor.ts';
import { Items } from '../log/items.ts';
import type { Note } from '../secret/bid.ts';
import { readMove, writeNote } from './note.ts';
import type { Offence } from './offence.ts';

export interface Locked {
  /** The length of the log when the question was asked: the note is for that question alone. */
  readonly asked: number;
  readonly note: Note;
}

/** The note of a move, and the record that keeps it. */
export function lockNote(asked: number, move: AnyMove): Result<{ locked: Locked; record: Uint8Array }, Offence> {
  const note = writeNote(move);
  if (!note.ok) return note;
  return ok({ locked: { asked, note: note.value }, record: encodeCbor([asked, canonical(move)]) });
}

/** The note in a record of the own store; null when there is none that can be read. */
export function readLocked(record: Uint8Array | undefined): Locked | null {
  const decoded = record && decodeCbor(record);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return null;
  const items = new Items(decoded.value);
  const asked = items.uint();
  const move = readMove(items.anyBytes(2, 4096));
  const note = move.ok ? writeNote(move.value) : move;
  return note.ok && items.fault() === null ? { asked, note: note.value } : null;
}
