/**
 * The 64 symbols two people compare in person: each has one obvious word (`words/en/symbols.ts`), no two are easily
 * confused, and all are 2018 emoji, so older phones can show them.
 */
import { hash } from '../crypto.ts';

/** How many symbols are compared: 30 bits, with one attempt for a man in the middle (PROTOCOL 11.2). */
export const comparedSymbolCount = 5;

const list =
  '🍎 🍌 🍇 🍋 🍒 🍓 🥕 🌽 ' +
  '🍄 🥚 🧀 🍞 🍦 🎂 ☕️ 🥄 ' +
  '🔑 💡 ⏰️ ✂️ 🔨 📎 ✏️ 📖 ' +
  '✉️ 🕯️ 🧹 🧲 🔋 📷 ☎️ 🎁 ' +
  '👞 🎩 🧤 🧦 👓 💍 👑 ☂️ ' +
  '🚲 🚂 ⛵️ ✈️ 🚀 ⚓️ 🔔 🥁 ' +
  '🎸 🎺 🎈 🎲 ⚽️ 🏠 🌳 🌵 ' +
  '☀️ 🌙 🔥 ⛄️ 🐕 🐟 🐌 🦋';

/** A symbol's number is its position in this list, so the order must never change. */
export const symbols: readonly string[] = list.split(' ');

/**
 * The comparison of symbols when two phones pair without a scan (PROTOCOL 11.2). The offering side commits before
 * seeing the other's values, so a man in the middle has a single attempt.
 */
export interface PairingSide {
  /** All four are 32 bytes. */
  readonly publicKey: Uint8Array;
  readonly nonce: Uint8Array;
  /** Zeros: sides and seeds come after the pairing (PROTOCOL 11.2). */
  readonly seedCommitment: Uint8Array;
  /** SHA-256 of the certificate of this side's connection, as each phone sees it. */
  readonly fingerprint: Uint8Array;
}

/** What the offering side sends first: 32 bytes. The other side checks it when the values arrive. */
export function pairingCommitment(a: PairingSide): Uint8Array {
  return hash('pair-com', a.publicKey, a.nonce, a.seedCommitment, a.fingerprint);
}

/** 32 bytes, equal on both phones only if there is no man in the middle. `a` is the offering side. */
export function pairingHash(a: PairingSide, b: PairingSide, rules: Uint8Array): Uint8Array {
  return hash('pair', ...sideParts(a), ...sideParts(b), rules);
}

/** Seven numbers from 0 to 63, the first 42 bits; users compare the first five as symbols (PROTOCOL 11.2). */
export function pairingSymbols(pairing: Uint8Array): number[] {
  const digest = hash('sas', pairing);
  let bits = 0n;
  for (const byte of digest.subarray(0, 6)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 7 }, (_, i) => Number((bits >> BigInt(42 - 6 * i)) & 63n));
}

function sideParts(side: PairingSide): Uint8Array[] {
  return [side.publicKey, side.nonce, side.seedCommitment, side.fingerprint];
}
