/** Chance held by one player: only they know the number, and neither player chose it (PROTOCOL 7.4). */
import { equal, u8, u32 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash } from '../crypto.ts';
import type { OpenedShare } from '../log/body.ts';
import { fairNumbers } from './coin.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** The holder's commitment to their share of chance `number`, made before the other's share exists. 32 bytes. */
export function holdShare(secrets: Secrets, number: number): Uint8Array {
  return commitmentTo(secrets.gameId, secrets.seat, openShare(secrets, number));
}

/** What opens it. */
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
  const fits = equal(commitmentTo(gameId, by, opened), commitment);
  return fits ? ok(null) : fault('commitment', { kind: 'share-not-committed', number: opened.number });
}

/** The number from both shares, 0 to `below` - 1: uniform if one of the two players is honest. */
export function heldNumber(
  gameId: Uint8Array,
  by: Seat,
  { number, share }: Pick<OpenedShare, 'number' | 'share'>,
  open: Uint8Array,
  below: number,
): number {
  return fairNumbers(hash('held', gameId, u8(by), u32(number), share, open))(below);
}

const commitmentTo = (gameId: Uint8Array, by: Seat, { number, share, salt }: OpenedShare): Uint8Array =>
  hash('hold', gameId, u8(by), u32(number), share, salt);
