/**
 * A player's next phone has a key of its own, which those he has met do not know. The key that they know signs it: once, and for that
 * one key only. Source: PROTOCOL 11.9.
 */
import { concat, hex, slices } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { checkPublicKey, type Signer, verify } from '../crypto.ts';
import { signedMessage } from '../log/domains.ts';

/** The keys of one player, 32 bytes each and no two the same: the oldest first, each but the first signed by the one before. */
export interface Chain {
  readonly keys: readonly Uint8Array[];
  readonly bytes: Uint8Array;
}

const KEY = 32;
/** A signature and the key that it is for. */
const STEP = 96;
/** More fit into no code. Whoever knows but an older key compares symbols. */
export const MOST_STEPS = 6;
export const LONGEST_CHAIN = KEY + MOST_STEPS * STEP;

export const latest = ({ keys }: Chain): Uint8Array => keys.at(-1) ?? new Uint8Array(KEY);

/** Signs `next`. `before`: how this key came to follow others, where it does; of a long row the oldest are left out. */
export async function passOn(signer: Signer, next: Uint8Array, before: Chain | null): Promise<Chain> {
  const { publicKey } = signer;
  const earlier = before?.bytes ?? publicKey;
  const signature = await signer.sign(signedMessage('succeed', publicKey, next));
  const kept = earlier.length < LONGEST_CHAIN ? earlier : earlier.slice(STEP);
  return { keys: [...keysOf(kept), next], bytes: concat(kept, signature, next) };
}

/** The chain in bytes from anybody; else why it is none. */
export async function readChain(bytes: Uint8Array): Promise<Result<Chain, 'malformed'>> {
  if (bytes.length > LONGEST_CHAIN || bytes.length < KEY + STEP || bytes.length % STEP !== KEY)
    return fail('malformed');
  const keys = keysOf(bytes);
  if (new Set(keys.map(hex)).size !== keys.length) return fail('malformed');
  if (!keys.every(checkPublicKey)) return fail('malformed');
  const steps = slices(bytes.slice(KEY), STEP);
  for (const [at, step] of steps.entries()) {
    const [from, to] = [keys[at] ?? new Uint8Array(0), step.slice(64)];
    if (!(await verify(from, signedMessage('succeed', from, to), step.slice(0, 64)))) return fail('malformed');
  }
  return ok({ keys, bytes });
}

const keysOf = (bytes: Uint8Array): Uint8Array[] => [
  bytes.slice(0, KEY),
  ...slices(bytes.slice(KEY), STEP).map((step) => step.slice(64)),
];
