import { equal, u8, u32 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash } from '../crypto.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** What a player noted in secret (PROTOCOL 8), opened. */
export interface OpenedNote {
  /** Canonical bytes, which the game alone understands. */
  readonly note: Uint8Array;
  /** 32 bytes. */
  readonly salt: Uint8Array;
}

/** Seals a note in entry `seq`, which must be final. The audit expects just this commitment and this salt. */
export function seal(secrets: Secrets, seq: number, note: Uint8Array): { commitment: Uint8Array; opened: OpenedNote } {
  const opened = { note, salt: secrets.bidSalt(seq) };
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

function commitmentTo(gameId: Uint8Array, by: Seat, seq: number, { note, salt }: OpenedNote): Uint8Array {
  return hash('bid', gameId, u8(by), u32(seq), salt, note);
}
