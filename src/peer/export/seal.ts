/**
 * A passphrase-encrypted file: `MEATX1`, then version, KDF, iterations, salt, nonce and check, then AES-256-GCM with
 * all of those as additional data. The key is PBKDF2-SHA-256 of the passphrase; HKDF separates it from the check, which
 * tells a wrong passphrase from a damaged file. The check makes guessing no easier: the AES-GCM tag confirms each guess
 * as well.
 */
import { concat, equal, readU32, u8, u32, utf8 } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';

/** Why a file cannot be opened. */
export type SealFault = 'passphrase' | 'wrong' | 'damaged' | 'other' | 'newer' | 'large';

/** For a whole file: about a hundred games. */
export const MAX_EXPORT_BYTES = 32 * 1024 * 1024;
export const MAX_PASSPHRASE = 200;
export const MIN_PASSPHRASE = 8;

const FAMILY = utf8('MEATX');
const MAGIC = utf8('MEATX1');
const VERSION = 1;
const PBKDF2_SHA256 = 1;
const ITERATIONS = 600_000;
/** The most work a file may demand of the phone opening it: a few seconds. */
const MAX_ITERATIONS = 2_000_000;
const [SALT, NONCE, CHECK, TAG] = [16, 12, 16, 16];

const AT_ITERATIONS = MAGIC.length + 2;
const AT_SALT = AT_ITERATIONS + 4;
const AT_NONCE = AT_SALT + SALT;
const AT_CHECK = AT_NONCE + NONCE;
const HEAD = AT_CHECK + CHECK;

/**
 * Encrypts. Refuses with `passphrase` (shorter than 8 characters, which a computer cracks within hours, or longer than
 * 200) and `large`.
 */
export async function seal(content: Uint8Array, passphrase: string): Promise<Result<Uint8Array, SealFault>> {
  const letters = lettersIn(passphrase);
  if (letters < MIN_PASSPHRASE || letters > MAX_PASSPHRASE) return fail('passphrase');
  if (HEAD + content.length + TAG > MAX_EXPORT_BYTES) return fail('large');
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const { key, check } = await derive(passphrase, salt, ITERATIONS);
  const head = concat(MAGIC, u8(VERSION), u8(PBKDF2_SHA256), u32(ITERATIONS), salt, nonce, check);
  const sealed = await crypto.subtle.encrypt(gcm(nonce, head), key, new Uint8Array(content));
  return ok(concat(head, new Uint8Array(sealed)));
}

/** Decrypts. Never rejects, and does at most three times the work of one of our own files. */
export async function unseal(file: Uint8Array, passphrase: string): Promise<Result<Uint8Array, SealFault>> {
  const refused = fileRefusal(file);
  if (refused !== null) return fail(refused);
  const letters = lettersIn(passphrase);
  if (letters === 0 || letters > MAX_PASSPHRASE) return fail('passphrase');
  const head = file.slice(0, HEAD);
  const { key, check } = await derive(passphrase, head.slice(AT_SALT, AT_NONCE), readU32(head, AT_ITERATIONS));
  if (!equal(check, head.slice(AT_CHECK))) return fail('wrong');
  try {
    return ok(
      new Uint8Array(await crypto.subtle.decrypt(gcm(head.slice(AT_NONCE, AT_CHECK), head), key, file.slice(HEAD))),
    );
  } catch {
    return fail('damaged');
  }
}

/** What is wrong with a file, checked before asking for its passphrase; null if it may be valid. */
export function fileRefusal(file: Uint8Array): SealFault | null {
  if (!equal(file.slice(0, FAMILY.length), FAMILY)) return 'other';
  if (file.length > MAX_EXPORT_BYTES) return 'large';
  if (file.length < HEAD + TAG) return 'damaged';
  const [version, kdf] = file.slice(MAGIC.length);
  if (!equal(file.slice(0, MAGIC.length), MAGIC) || version !== VERSION) return 'newer';
  const iterations = readU32(file, AT_ITERATIONS);
  return kdf === PBKDF2_SHA256 && iterations >= ITERATIONS && iterations <= MAX_ITERATIONS ? null : 'damaged';
}

/** Counted in code points, so that a character outside the BMP counts as one. */
const lettersIn = (passphrase: string): number => [...passphrase].length;

/** Keyboards write the same letter in different ways (ä as one code point or two): NFC unifies them. */
async function derive(passphrase: string, salt: Uint8Array, iterations: number) {
  const { subtle } = crypto;
  const typed = new Uint8Array(utf8(passphrase.normalize('NFC')));
  const secret = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations };
  const root = await subtle.importKey('raw', await subtle.deriveBits(slow, secret, 256), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const part = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: new Uint8Array(utf8(info)),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(part('meatspace export key'), root, aes, false, ['encrypt', 'decrypt']);
  const check = new Uint8Array(await subtle.deriveBits(part('meatspace export check'), root, 8 * CHECK));
  return { key, check };
}

const gcm = (nonce: Uint8Array, head: Uint8Array) => ({
  name: 'AES-GCM',
  iv: new Uint8Array(nonce),
  additionalData: new Uint8Array(head),
  tagLength: 8 * TAG,
});
