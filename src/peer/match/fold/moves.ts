/** Moves as the log carries them: canonical bytes of what the game calls a move, which is all the same to the protocol. */
import { canonical, readCanonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { AnyMove } from '../../../rules/game.ts';
import { LONGEST_NOTE } from '../../log/body.ts';
import { type Offence, offence } from './offence.ts';

/** The bytes of a move that is sealed, or an offence where it is none that can be: it hides nothing beside itself, and is not long. */
export function writeNote(move: AnyMove): Result<Uint8Array, Offence> {
  const note = canonical(move);
  const read = readMove(note);
  if (!read.ok) return read;
  return note.length <= LONGEST_NOTE ? ok(note) : offence('move', 'the note is too long');
}

/** A move from the log: an object in canonical form that hides nothing, and commits to some facts if it says so. */
export function readMove(bytes: Uint8Array): Result<AnyMove, Offence> {
  const read = readCanonical(bytes);
  if (!read.ok || !isMove(read.value)) return offence('move', 'the move is not written as moves are');
  return ok(read.value);
}

function isMove(value: unknown): value is AnyMove {
  if (typeof value !== 'object' || value === null || !('do' in value) || typeof value.do !== 'string') return false;
  if ('hidden' in value || 'facts' in value) return false;
  return !('commits' in value) || (Number.isInteger(value.commits) && Number(value.commits) > 0);
}
