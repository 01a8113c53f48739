/** Base45 (RFC 9285): bytes in the characters a QR code packs best, which also survive being copied as text. */

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high, low] = [bytes[at] as number, bytes[at + 1]];
    let n = low === undefined ? high : high * 256 + low;
    for (let digits = low === undefined ? 2 : 3; digits > 0; digits--) {
      text += ALPHABET[n % 45];
      n = Math.floor(n / 45);
    }
  }
  return text;
}

/** Null if the text is not Base45. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((letter) => ALPHABET.indexOf(letter));
    const n = digits.reduceRight((sum, digit) => (digit < 0 ? Number.NaN : sum * 45 + digit), 0);
    const size = digits.length - 1;
    if (!(n < 256 ** size)) return null;
    if (size === 2) bytes.push(n >> 8);
    bytes.push(n & 255);
  }
  return Uint8Array.from(bytes);
}
