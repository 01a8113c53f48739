// Chunk: group
/**
 * ristretto255 (RFC 9496) and Ed25519 verification as a few functions on encodings. A point is 32 bytes in canonical
 * encoding and never the identity, which libraries decode but the protocol rejects (PROTOCOL 2). Two libraries
 * implement it with identical output (`test/peer/group.test.ts`); the choice is made once.
 */
import type { Scalar } from './scalar.ts';

/** 32 bytes, canonical ristretto255 encoding, not the identity. */
export type Point = Uint8Array;

/** Throws on an invalid scalar, which only a bug can cause: untrusted bytes go through `isScalar` first. */
export interface Group {
  readonly library: 'libsodium' | 'noble';
  /** Whether untrusted bytes encode a point: canonical, non-negative, on the curve, not the identity. */
  isPoint(bytes: Uint8Array): boolean;
  /** The point for 64 uniform bytes: element derivation of RFC 9496, 4.3.4 (without hashing them first). */
  derivePoint(bytes: Uint8Array): Point;
  /** `scalar · point`, or null if the encoding is not a point. */
  multiply(point: Uint8Array, scalar: Scalar): Point | null;
  scalarProduct(a: Scalar, b: Scalar): Scalar;
  /** s · s⁻¹ = 1. */
  scalarInverse(scalar: Scalar): Scalar;
  sha256(bytes: Uint8Array): Uint8Array;
  /** Whether the 64-byte signature is valid for the message (PROTOCOL 2.5). The key is already checked. */
  verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
}

let found: Promise<Group> | undefined;
let loaded: Group | null = null;

/** The library, if it has been loaded. */
export const loadedGroup = (): Group | null => loaded;

/**
 * libsodium, ten times as fast and constant-time, or noble on phones that refuse WebAssembly (iOS in Lockdown Mode).
 * Both load lazily. Rejects if neither loads; the next call tries again.
 */
export function loadGroup(): Promise<Group> {
  if (found !== undefined) return found;
  found = chooseGroup();
  found.then(
    (group) => {
      loaded = group;
    },
    () => {
      found = undefined;
    },
  );
  return found;
}

async function chooseGroup(): Promise<Group> {
  if (typeof WebAssembly !== 'undefined') {
    try {
      return await (await import('./group/sodium.ts')).sodiumGroup();
    } catch {
      // A policy or a lack of memory can still prevent it from running.
    }
  }
  return (await import('./group/noble.ts')).nobleGroup;
}
