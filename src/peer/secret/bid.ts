import { equal, u8, u32 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash, sha256 } from '../crypto.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** What a player notes in secret (PROTOCOL 8). */
export interface Note {
  /** Bits, whole, 0 or more. Its bounds are the rules' question. */
  readonly amount: number;
  /** Canonical bytes of what is used for it; empty when nothing is. */
  readonly uses: Uint8Array;
}

/** A note that has been opened. */
export interface OpenedNote extends Note {
  /** 32 bytes. */
  readonly salt: Uint8Array;
}

/** Seals a note in entry `seq`, which must be final. The audit expects just this commitment and this salt. */
export function seal(secrets: Secrets, seq: number, note: Note): { commitment: Uint8Array; opened: OpenedNote } {
  const opened = { ...note, salt: secrets.bidSalt(seq) };
  return { commitment: commitmentTo(secrets.gameId, secrets.seat, seq, opened), opened };
}

/** Whether an opened note is the one that `by` sealed in entry `seq`. */
export function checkNote(
  gameId: Uint8Array,
  by: Seat,
  seq: number,
  commitment: Uint8Array,
  opened: OpenedNote,
): Result<null, Fault> {
  const fits = equal(commitmentTo(gameId, by, seq, opened), commitment);
  return fits ? ok(null) : fault('commitment', `the note of entry ${seq} is not what was sealed`);
}

function commitmentTo(gameId: Uint8Array, by: Seat, seq: number, { amount, uses, salt }: OpenedNote): Uint8Array {
  // Without uses there is no such part (PROTOCOL 8.1): a longer input cannot be mistaken for a shorter one.
  const rest = uses.length === 0 ? [] : [sha256(uses)];
  return hash('bid', gameId, u8(by), u32(seq), u32(amount), salt, ...rest);
}
