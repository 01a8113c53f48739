/**
 * Ed25519 (RFC 8032) with one meaning on every phone. Platforms differ on signatures that only a cheat would make (points
 * with a part of small order, S not reduced), and a log that is valid here and invalid there would be a quarrel without
 * an end. So one library is the reference, and the platform's faster check is believed only where the two cannot differ.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { hex } from '../../base/bytes.ts';

/** Signs for one identity. Some platforms sign the same message differently each time; every signature is valid. */
export interface Signer {
  /** 32 bytes, as in RFC 8032. */
  readonly publicKey: Uint8Array;
  /** 64 bytes. */
  sign(message: Uint8Array): Promise<Uint8Array>;
}

/** What a phone keeps of its key; both forms survive a structured clone (IndexedDB). Scripts cannot read a `platform` key. */
export type KeptKey =
  | { readonly kind: 'platform'; readonly publicKey: Uint8Array; readonly privateKey: CryptoKey }
  | { readonly kind: 'bytes'; readonly publicKey: Uint8Array; readonly secretKey: Uint8Array };

/** A fresh identity, kept by the platform where it can, else as bytes. Never derived from the seed of a game (PROTOCOL 11.3). */
export async function newKey(): Promise<KeptKey> {
  if (await platformWorks()) {
    const pair = await crypto.subtle.generateKey(NAME, false, ['sign', 'verify']);
    const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    return { kind: 'platform', publicKey, privateKey: pair.privateKey };
  }
  const { secretKey, publicKey } = ed25519.keygen();
  return { kind: 'bytes', publicKey, secretKey };
}

/** The key of 32 secret bytes (RFC 8032, 5.1.5): for tests and for phones whose platform has no Ed25519. */
export function keyOfSecret(secretKey: Uint8Array): KeptKey {
  return { kind: 'bytes', publicKey: ed25519.getPublicKey(secretKey), secretKey };
}

export function signerOf(key: KeptKey): Signer {
  const { publicKey } = key;
  if (key.kind === 'bytes') return { publicKey, sign: async (message) => ed25519.sign(message, key.secretKey) };
  const sign = async (message: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign(NAME, key.privateKey, new Uint8Array(message)));
  return { publicKey, sign };
}

/**
 * Whether bytes from outside may be somebody's identity: canonical, and in the group of prime order. A key of small order
 * would sign anything; one with a part of small order would make signatures that libraries judge differently.
 */
export function checkPublicKey(publicKey: Uint8Array): boolean {
  if (publicKey.length !== 32) return false;
  try {
    const point = ed25519.Point.fromBytes(publicKey, false);
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
}

/** Whether `signature` is `publicKey`'s for `message`. False for whatever is malformed; never rejects. */
export type Verify = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

export const verify: Verify = verifyWithin(Number.POSITIVE_INFINITY);

/**
 * The same for a long list from outside: of the signatures that the platform refuses, which only a hostile signer makes, it confirms so
 * many, each of which takes ten times as long. Further ones count as none. They are counted in the order of the calls, whichever the
 * platform answers first: what a file proves must be the same each time.
 */
export function verifyWithin(mostDoubted: number): Verify {
  let doubted = 0;
  let before: Promise<unknown> = Promise.resolve();
  const judge = async (...[publicKey, message, signature]: Parameters<Verify>): Promise<boolean> => {
    const earlier = before;
    if (publicKey.length !== 32 || !wellFormed(signature)) return false;
    const key = await platformKey(publicKey);
    // The platform checks S·B = R + k·A, the reference eight times that: the first implies the second. The other way
    // round it need not be so, hence a "no" is only believed from the reference. An honest peer never costs that.
    if (key !== null && (await platformSays(key, message, signature))) return true;
    await earlier;
    if (key !== null && ++doubted > mostDoubted) return false;
    return verifyReference(publicKey, message, signature);
  };
  return (...asked) => {
    const earlier = before;
    const verdict = judge(...asked);
    before = verdict.then(() => earlier);
    return verdict;
  };
}

/** The meaning of `verify`: strict encodings, no key of small order, the equation times the cofactor. */
export function verifyReference(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  return ed25519.verify(signature, message, publicKey, { zip215: false });
}

const NAME = 'Ed25519';
const P = ed25519.Point.Fp.ORDER;
const L = ed25519.Point.Fn.ORDER;
const SIGN_BIT = 1n << 255n;

/** S below L and R with a reduced coordinate: the cases in which a platform could be more lenient than the reference. */
function wellFormed(signature: Uint8Array): boolean {
  if (signature.length !== 64 || bytesToNumberLE(signature.subarray(32)) >= L) return false;
  const r = bytesToNumberLE(signature.subarray(0, 32));
  const y = r & (SIGN_BIT - 1n);
  // For y = 1 and y = -1 the other coordinate is zero and has no sign.
  return y < P && !(r >= SIGN_BIT && (y === 1n || y === P - 1n));
}

// Two players, their keys before and after a change of phone, and now and then a new game.
const MOST_KEYS = 32;
const platformKeys = new Map<string, Promise<CryptoKey | null>>();

function platformKey(publicKey: Uint8Array): Promise<CryptoKey | null> {
  const name = hex(publicKey);
  let key = platformKeys.get(name);
  if (key === undefined) {
    if (platformKeys.size >= MOST_KEYS) platformKeys.clear();
    key = importKey(new Uint8Array(publicKey));
    platformKeys.set(name, key);
  }
  return key;
}

async function importKey(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  if (!checkPublicKey(publicKey) || !(await platformWorks())) return null;
  try {
    return await crypto.subtle.importKey('raw', publicKey, NAME, true, ['verify']);
  } catch {
    return null;
  }
}

async function platformSays(key: CryptoKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  try {
    return await crypto.subtle.verify(NAME, key, new Uint8Array(signature), new Uint8Array(message));
  } catch {
    return false;
  }
}

let works: Promise<boolean> | null = null;

/** Whether this platform's Ed25519 does what it says, tried once: by name alone some only seem to have it. */
function platformWorks(): Promise<boolean> {
  works ??= tryPlatform();
  return works;
}

async function tryPlatform(): Promise<boolean> {
  try {
    const pair = await crypto.subtle.generateKey(NAME, false, ['sign', 'verify']);
    const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const message = Uint8Array.of(1, 2, 3);
    const signature = new Uint8Array(await crypto.subtle.sign(NAME, pair.privateKey, message));
    const other = Uint8Array.of(1, 2, 4);
    return (
      verifyReference(publicKey, message, signature) &&
      (await crypto.subtle.verify(NAME, pair.publicKey, signature, message)) &&
      !(await crypto.subtle.verify(NAME, pair.publicKey, signature, other))
    );
  } catch {
    return false;
  }
}
