/**
 * Values that are not cards: facts, which a player commits to with a move and may open later (PROTOCOL 8.4), and held
 * chance, a number that neither player chose and only one of them knows (PROTOCOL 7.4).
 */
import { concat, equal, u8, u32 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash } from '../crypto.ts';
import type { OpenedFact, OpenedShare, SealedFact } from '../log/body.ts';
import { fairNumbers } from './coin.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** Commits to a value in canonical bytes; `number` counts the author's facts from 0. */
export function sealFact(secrets: Secrets, number: number, value: Uint8Array): SealedFact {
  const { gameId, seat } = secrets;
  const commitment = factCommitment(gameId, seat, openingOf(secrets, number, value));
  // Padded to whole blocks, so the length reveals little. No canonical value ends with a zero byte.
  const padded = concat(value, new Uint8Array(-value.length & (BLOCK - 1)));
  return { commitment, sealed: masked(secrets, number, commitment, padded) };
}

/** The value of one of this player's facts, and its opening; null if the copy does not match the commitment. */
export function unsealFact(secrets: Secrets, number: number, { commitment, sealed }: SealedFact): OpenedFact | null {
  const padded = masked(secrets, number, commitment, sealed);
  const value = padded.slice(0, padded.findLastIndex((byte) => byte !== 0) + 1);
  const same = sealFact(secrets, number, value);
  return equal(same.commitment, commitment) && equal(same.sealed, sealed) ? openingOf(secrets, number, value) : null;
}

/** Whether an opened fact is the one `by` committed to under its number. */
export function checkFact(
  gameId: Uint8Array,
  by: Seat,
  commitment: Uint8Array,
  opened: OpenedFact,
): Result<null, Fault> {
  const fits = equal(factCommitment(gameId, by, opened), commitment);
  return fits ? ok(null) : fault('commitment', { kind: 'fact-not-committed', fact: opened.number });
}

const BLOCK = 32; // bytes

const openingOf = (secrets: Secrets, number: number, value: Uint8Array): OpenedFact => ({
  number,
  value,
  salt: secrets.factSalt(number, value),
});

const factCommitment = (gameId: Uint8Array, by: Seat, { number, value, salt }: OpenedFact): Uint8Array =>
  hash('fact', gameId, u8(by), u32(number), salt, value);

function masked(secrets: Secrets, number: number, commitment: Uint8Array, bytes: Uint8Array): Uint8Array {
  const pad = secrets.factPad(number, commitment, bytes.length);
  return bytes.map((byte, at) => byte ^ (pad[at] ?? 0));
}

/** The holder's commitment to their share of chance `number`, made before the other player's share exists. 32 bytes. */
export function holdShare(secrets: Secrets, number: number): Uint8Array {
  return shareCommitment(secrets.gameId, secrets.seat, openShare(secrets, number));
}

/** The opening of that commitment. */
export const openShare = (secrets: Secrets, number: number): OpenedShare => ({
  number,
  share: secrets.heldShare(number),
  salt: secrets.heldSalt(number),
});

/** Whether an opened share is the one `by` committed to under its number. */
export function checkShare(
  gameId: Uint8Array,
  by: Seat,
  commitment: Uint8Array,
  opened: OpenedShare,
): Result<null, Fault> {
  const fits = equal(shareCommitment(gameId, by, opened), commitment);
  return fits ? ok(null) : fault('commitment', { kind: 'share-not-committed', number: opened.number });
}

/** The number from both shares, 0 to `below` - 1: uniform if at least one player is honest. */
export function heldNumber(
  gameId: Uint8Array,
  by: Seat,
  { number, share }: Pick<OpenedShare, 'number' | 'share'>,
  open: Uint8Array,
  below: number,
): number {
  return fairNumbers(hash('held', gameId, u8(by), u32(number), share, open))(below);
}

const shareCommitment = (gameId: Uint8Array, by: Seat, { number, share, salt }: OpenedShare): Uint8Array =>
  hash('hold', gameId, u8(by), u32(number), share, salt);
