/** Moves as the log carries them: canonical bytes of what the game calls a move, which is all the same to the protocol. */
import { canonical, readCanonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { AnyMove } from '../../../rules/game.ts';
import { LONGEST_FACT } from '../../log/body.ts';
import { type Offence, offence } from './offence.ts';

/** The bytes of a bid, or an offence where the move is none that can be one: it hides nothing beside itself, and is not long. */
export function writeBid(move: AnyMove): Result<Uint8Array, Offence> {
  const bid = canonical(move);
  const read = readBid(bid);
  if (!read.ok) return read;
  return bid.length <= LONGEST_FACT ? ok(bid) : offence('move', { kind: 'bid-length' });
}

/** A bid from the log: a move that commits to nothing. */
export function readBid(bytes: Uint8Array): Result<AnyMove, Offence> {
  const move = readMove(bytes);
  return move.ok && move.value.commits !== undefined ? offence('move', { kind: 'bid-commits' }) : move;
}

/** A move from the log: an object in canonical form that hides nothing, and commits to some facts if it says so. */
export function readMove(bytes: Uint8Array): Result<AnyMove, Offence> {
  const read = readCanonical(bytes);
  if (!read.ok || !isMove(read.value)) return offence('move', { kind: 'move-form' });
  return ok(read.value);
}

function isMove(value: unknown): value is AnyMove {
  if (typeof value !== 'object' || value === null || !('do' in value) || typeof value.do !== 'string') return false;
  if ('hidden' in value || 'facts' in value) return false;
  return !('commits' in value) || (Number.isInteger(value.commits) && Number(value.commits) > 0);
}
