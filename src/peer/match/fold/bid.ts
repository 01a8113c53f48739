/** A sealed note as the log carries it (PROTOCOL 8.2): the bits as a number, everything else of the move as canonical bytes. */
import { canonical, readCanonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { AnyMove } from '../../../rules/game.ts';
import type { Note } from '../../secret/bid.ts';
import { type Offence, offence } from './offence.ts';

/** `{ do: 'note', bits, … }`: what a player writes down. `bits`: whole, 0 or more. */
export interface BidMove extends AnyMove {
  do: 'note';
  bits: number;
}

/** The note of a move, or an offence where the move is none. */
export function writeBid(move: AnyMove): Result<Note, Offence> {
  const { do: verb, bits, ...uses } = move as BidMove;
  if (verb !== 'note' || !Number.isInteger(bits) || bits < 0 || bits >= 2 ** 32)
    return offence('move', 'that is no note');
  return ok({ amount: bits, uses: Object.keys(uses).length === 0 ? new Uint8Array() : canonical(uses) });
}

/** The move of a note that came from outside. */
export function readBid({ amount, uses }: Note): Result<BidMove, Offence> {
  if (uses.length === 0) return ok({ do: 'note', bits: amount });
  const read = readCanonical(uses);
  const reserved = (value: object) => ['do', 'bits', 'hidden'].some((name) => name in value);
  if (!read.ok || !isObject(read.value) || reserved(read.value)) {
    return offence('move', 'the note is not written as notes are');
  }
  return ok({ ...read.value, do: 'note', bits: amount });
}

/** A move from the log: an object in canonical form that hides nothing. */
export function readMove(bytes: Uint8Array): Result<AnyMove, Offence> {
  const read = readCanonical(bytes);
  if (!read.ok || !isObject(read.value) || typeof read.value.do !== 'string' || 'hidden' in read.value) {
    return offence('move', 'the move is not written as moves are');
  }
  return ok(read.value as unknown as AnyMove);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
