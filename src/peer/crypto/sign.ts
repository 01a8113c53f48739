// Chunk: noble
/**
 * Ed25519 (RFC 8032), interpreted identically on every phone: a log valid here and invalid there would be an
 * unresolvable dispute. The platform stores keys and signs; the library in `group.ts` verifies.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { hex } from '../../base/bytes.ts';
import { loadGroup } from './group.ts';

/**
 * Signs for one identity. On some platforms, signing the same message twice gives different signatures; all are valid.
 */
export interface Signer {
  /** 32 bytes, as in RFC 8032. */
  readonly publicKey: Uint8Array;
  /** 64 bytes. */
  sign(message: Uint8Array): Promise<Uint8Array>;
}

/** A phone's stored key; both forms survive a structured clone (IndexedDB). Scripts cannot read a `platform` key. */
export type StoredKey =
  | { readonly kind: 'platform'; readonly publicKey: Uint8Array; readonly privateKey: CryptoKey }
  | { readonly kind: 'bytes'; readonly publicKey: Uint8Array; readonly secretKey: Uint8Array };

/**
 * A fresh identity, kept by the platform if possible, else as bytes. Never derived from a game's seed (PROTOCOL 11.3).
 */
export async function newKey(): Promise<StoredKey> {
  works ??= testPlatform();
  if (await works) {
    const pair = await crypto.subtle.generateKey(NAME, false, ['sign', 'verify']);
    const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    return { kind: 'platform', publicKey, privateKey: pair.privateKey };
  }
  const { secretKey, publicKey } = ed25519.keygen();
  return { kind: 'bytes', publicKey, secretKey };
}

/** The key for 32 secret bytes (RFC 8032, 5.1.5): for tests and for phones whose platform lacks Ed25519. */
export function keyOfSecret(secretKey: Uint8Array): StoredKey {
  return { kind: 'bytes', publicKey: ed25519.getPublicKey(secretKey), secretKey };
}

export function signerOf(key: StoredKey): Signer {
  const { publicKey } = key;
  if (key.kind === 'bytes') return { publicKey, sign: async (message) => ed25519.sign(message, key.secretKey) };
  const sign = async (message: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign(NAME, key.privateKey, new Uint8Array(message)));
  return { publicKey, sign };
}

/**
 * Whether untrusted bytes can be an identity: canonical, and in the prime-order group. A key of small order would sign
 * anything; one with a small-order component would make signatures that libraries judge differently.
 */
export function isValidPublicKey(publicKey: Uint8Array): boolean {
  const name = hex(publicKey);
  let good = validityByKey.get(name);
  if (good === undefined) {
    if (validityByKey.size >= MAX_KEYS) validityByKey.clear();
    good = isInPrimeOrderGroup(publicKey);
    validityByKey.set(name, good);
  }
  return good;
}

// Room for both players' keys, before and after moving to another phone, over several games.
const MAX_KEYS = 32;
const validityByKey = new Map<string, boolean>();

function isInPrimeOrderGroup(publicKey: Uint8Array): boolean {
  if (publicKey.length !== 32) return false;
  try {
    const point = ed25519.Point.fromBytes(publicKey, false);
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
}

/**
 * Whether `signature` is a valid signature of `message` by `publicKey`. False for anything malformed; never rejects.
 */
export type Verify = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

/**
 * The only verification rule (PROTOCOL 2.5): S below the order, a valid key, R not of small order, and S·B − k·A
 * encodes to R, without a cofactor. Platforms are not used: they differ on signatures that only a cheat makes.
 */
export const verify: Verify = async (publicKey, message, signature) => {
  if (signature.length !== 64 || !isValidPublicKey(publicKey)) return false;
  return (await loadGroup()).verify(publicKey, message, signature);
};

const NAME = 'Ed25519';

/** Tested once. */
let works: Promise<boolean> | null = null;

/** Whether this platform's Ed25519 really works: some platforms only claim to support it. */
async function testPlatform(): Promise<boolean> {
  try {
    const pair = await crypto.subtle.generateKey(NAME, false, ['sign', 'verify']);
    const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const message = Uint8Array.of(1, 2, 3);
    const signature = new Uint8Array(await crypto.subtle.sign(NAME, pair.privateKey, message));
    const other = Uint8Array.of(1, 2, 4);
    return (
      ed25519.verify(signature, message, publicKey, { zip215: false }) &&
      (await crypto.subtle.verify(NAME, pair.publicKey, signature, message)) &&
      !(await crypto.subtle.verify(NAME, pair.publicKey, signature, other))
    );
  } catch {
    return false;
  }
}
