/** What one player's two phones show each other, as text for a QR code or for copying. Source: PROTOCOL 11.9. */
import { fromBase45, toBase45 } from '../../base/base45.ts';
import { concat } from '../../base/bytes.ts';
import { isValidPublicKey, PROTOCOL, type Signer, signedMessage, verify } from '../crypto.ts';
import { type KeyChain, MAX_CHAIN_LENGTH, readChain } from './chain.ts';

const ASKS = `${PROTOCOL}N`;
const ANSWERS = `${PROTOCOL}O`;
/** Two bytes become three characters. */
const MAX_CODE_LENGTH = 8 + Math.ceil((MAX_CHAIN_LENGTH * 3) / 2);

/** The new phone's code. It is signed, so that the old phone never permanently signs a mistyped key. */
export async function requestCode(signer: Signer): Promise<string> {
  const { publicKey } = signer;
  return ASKS + toBase45(concat(publicKey, await signer.sign(signedMessage('heir', publicKey))));
}

/** The requesting key in a scanned or pasted text; null if the text is not a complete code. */
export async function readRequest(text: string): Promise<Uint8Array | null> {
  const bytes = bytesOf(text, ASKS);
  if (bytes?.length !== 96) return null;
  const key = bytes.slice(0, 32);
  const good = isValidPublicKey(key) && (await verify(key, signedMessage('heir', key), bytes.slice(32)));
  return good ? key : null;
}

/** The old phone's code. */
export const answerCode = ({ bytes }: KeyChain): string => ANSWERS + toBase45(bytes);

/** The chain in a scanned or pasted text; null if the text is not a complete code. */
export async function readAnswer(text: string): Promise<KeyChain | null> {
  const bytes = bytesOf(text, ANSWERS);
  const chain = bytes && (await readChain(bytes));
  return chain?.ok ? chain.value : null;
}

/** Spaces are written as `_` where they would be lost. */
function bytesOf(text: string, mark: string): Uint8Array | null {
  const trimmed = text.trim().replaceAll('_', ' ');
  if (trimmed.length > MAX_CODE_LENGTH || !trimmed.startsWith(mark)) return null;
  return fromBase45(trimmed.slice(mark.length));
}
