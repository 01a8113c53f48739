// Chunk: libsodium
/** The group by libsodium, in WebAssembly: constant-time except for `verify`, which sees no secrets. */
import sodium from 'libsodium-wrappers-sumo';
import type { Group } from '../group.ts';
import { checkedScalar, mayBePoint } from '../scalar.ts';

/** Rejects if WebAssembly is refused. */
export async function sodiumGroup(): Promise<Group> {
  await sodium.ready;
  return {
    library: 'libsodium',
    isPoint: (bytes) => mayBePoint(bytes) && sodium.crypto_core_ristretto255_is_valid_point(bytes),
    derivePoint: (bytes) => sodium.crypto_core_ristretto255_from_hash(bytes),
    multiply(point, scalar) {
      checkedScalar(scalar);
      if (!mayBePoint(point)) return null;
      try {
        return sodium.crypto_scalarmult_ristretto255(scalar, point);
      } catch {
        return null;
      }
    },
    scalarProduct: (a, b) => sodium.crypto_core_ristretto255_scalar_mul(checkedScalar(a), checkedScalar(b)),
    scalarInverse: (scalar) => sodium.crypto_core_ristretto255_scalar_invert(checkedScalar(scalar)),
    sha256: (bytes) => sodium.crypto_hash_sha256(bytes),
    verify: (publicKey, message, signature) => sodium.crypto_sign_verify_detached(signature, message, publicKey),
  };
}
