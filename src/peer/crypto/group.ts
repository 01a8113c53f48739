/**
 * ristretto255 (RFC 9496) and the check of Ed25519 signatures behind a few functions on encodings. A point is 32 bytes in canonical
 * encoding and never the identity, which libraries decode but the protocol refuses (PROTOCOL 2). Two libraries do it, byte for byte
 * alike (`test/peer/group.test.ts`): which of them is found out once.
 */
import type { Scalar } from './scalar.ts';

/** 32 bytes, canonical ristretto255 encoding, not the identity. */
export type Point = Uint8Array;

/** Scalars that are none are our own bug and throw: bytes from outside pass `isScalar` first. */
export interface Group {
  readonly library: 'libsodium' | 'noble';
  /** Whether bytes from outside are a point: canonical, non-negative, on the curve, not the identity. */
  isPoint(bytes: Uint8Array): boolean;
  /** The point of 64 uniform bytes: element derivation of RFC 9496, 4.3.4 (they are not hashed first). */
  derivePoint(bytes: Uint8Array): Point;
  /** `scalar · point`, or null when the encoding is none of a point. */
  multiply(point: Uint8Array, scalar: Scalar): Point | null;
  scalarProduct(a: Scalar, b: Scalar): Scalar;
  /** s · s⁻¹ = 1. */
  scalarInverse(scalar: Scalar): Scalar;
  /** Whether those 64 bytes sign the message (PROTOCOL 2.5). The key has been checked. */
  verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
}

let found: Promise<Group> | undefined;

/**
 * libsodium, ten times as fast and in constant time; where a phone refuses WebAssembly (iOS in Lockdown mode does), noble. Neither is
 * loaded before it is asked for. Rejects when neither can be loaded, and tries again the next time.
 */
export function loadGroup(): Promise<Group> {
  found ??= find();
  found.catch(() => {
    found = undefined;
  });
  return found;
}

async function find(): Promise<Group> {
  if (typeof WebAssembly !== 'undefined') {
    try {
      return await (await import('./group/sodium.ts')).sodiumGroup();
    } catch {
      // Refused after all, by a policy or for want of memory.
    }
  }
  return (await import('./group/noble.ts')).nobleGroup;
}
