import { concat, fromHex } from '../../../src/base/bytes.ts';
import { keyOfSecret, type StoredKey } from '../../../src/peer/crypto.ts';

/** The prefix of the 32 secret bytes of an Ed25519 key (RFC 8410, 7). */
const PKCS8 = fromHex('302e020100300506032b657004220420') as Uint8Array;

/** The platform key with the given secret bytes. */
export async function platformKey(secret: Uint8Array): Promise<Extract<StoredKey, { kind: 'platform' }>> {
  const { publicKey } = keyOfSecret(secret);
  const privateKey = await crypto.subtle.importKey('pkcs8', concat(PKCS8, secret) as BufferSource, 'Ed25519', false, [
    'sign',
  ]);
  return { kind: 'platform', publicKey, privateKey };
}
