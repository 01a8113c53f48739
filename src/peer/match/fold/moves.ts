/** Moves as carried in the log: the canonical bytes of a game's move, opaque to the protocol. */
import { canonical, readCanonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { AnyMove } from '../../../rules/game.ts';
import { LONGEST_FACT } from '../../log/body.ts';
import { type Offence, offence } from './offence.ts';

/** Encodes a bid; an offence if the move cannot be one: a bid hides nothing else and is short. */
export function writeBid(move: AnyMove): Result<Uint8Array, Offence> {
  const bid = canonical(move);
  const read = readBid(bid);
  if (!read.ok) return read;
  return bid.length <= LONGEST_FACT ? ok(bid) : offence('move', { kind: 'bid-length' });
}

/** Decodes a bid from the log: a move without commitments. */
export function readBid(bytes: Uint8Array): Result<AnyMove, Offence> {
  const move = readMove(bytes);
  return move.ok && move.value.commits !== undefined ? offence('move', { kind: 'bid-commits' }) : move;
}

/** Decodes a move from the log: a canonical object that hides nothing and may commit to facts. */
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
