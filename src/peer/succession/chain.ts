/**
 * When a player moves to a new phone, it has a new key, unknown to earlier opponents. The known key signs it: once, and
 * no other key. Source: PROTOCOL 11.9.
 */
import { concat, hex, slices } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { isValidPublicKey, type Signer, signedMessage, verify } from '../crypto.ts';

/**
 * One player's keys, 32 bytes each and all different, oldest first. Each but the first is signed by the previous one.
 */
export interface KeyChain {
  readonly keys: readonly Uint8Array[];
  readonly bytes: Uint8Array;
}

const KEY = 32;
/** A signature and the key it covers. */
const STEP = 96;
/** A code has no room for more. A player who has only an older key compares symbols. */
export const MAX_STEPS = 6;
export const MAX_CHAIN_LENGTH = KEY + MAX_STEPS * STEP;

export const latestKey = ({ keys }: KeyChain): Uint8Array => keys.at(-1) ?? new Uint8Array(KEY);

/** Signs `next`. `before`: how this key itself succeeded others, if it did; a long chain drops its oldest key. */
export async function signSuccessor(signer: Signer, next: Uint8Array, before: KeyChain | null): Promise<KeyChain> {
  const { publicKey } = signer;
  const earlier = before?.bytes ?? publicKey;
  const signature = await signer.sign(signedMessage('succeed', publicKey, next));
  const kept = earlier.length < MAX_CHAIN_LENGTH ? earlier : earlier.slice(STEP);
  return { keys: [...keysOf(kept), next], bytes: concat(kept, signature, next) };
}

/** Parses and verifies a chain from untrusted bytes. */
export async function readChain(bytes: Uint8Array): Promise<Result<KeyChain, 'malformed'>> {
  if (bytes.length > MAX_CHAIN_LENGTH || bytes.length < KEY + STEP || bytes.length % STEP !== KEY)
    return fail('malformed');
  const keys = keysOf(bytes);
  if (new Set(keys.map(hex)).size !== keys.length) return fail('malformed');
  if (!keys.every(isValidPublicKey)) return fail('malformed');
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
