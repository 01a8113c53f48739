/**
 * A deck as a short code, for a link and for one QR code: `1.` and base64url of
 *
 *     side (1 byte) | length of the name (1) | name (UTF-8) | for each card: copies - 1 (6 bits), its number (10 bits) | check (4)
 *
 * The number is the card's position in `numbers.ts`, as on the wire, so that an old code always reads the same. The
 * digits before the point are the format's version. The check detects truncation and typos; it is no protection against
 * tampering.
 */
import { fromBase64url, toBase64url } from '../../base/base64url.ts';
import { concat, fromUtf8, readU16, readU32, u8, u16, u32, utf8 } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type CardId, MAX_DECK_SIZE, type Seat } from '../game.ts';
import { cardNumbers } from './numbers.ts';

const VERSION = 1;
const MAX_COPIES = 64;
/** Size of the range of card numbers (10 bits). */
export const MAX_CARD_NUMBERS = 1024;
const CHECK = 4;
const HEAD = 2;
/** No deck has a longer code. */
const MAX_CODE_LENGTH = 2000;
/** Longest deck name, in characters; the input field has the same limit. */
export const MAX_DECK_NAME_LENGTH = 40;

export interface CodedDeck {
  readonly name: string;
  readonly side: Seat;
  readonly cards: CardId[];
  /** Number of other cards in the code that this version does not have. */
  readonly unknown: number;
}

/** `none`: not a deck; `half`: truncated or mistyped; `newer`: from a later version. */
export type CodeFault = 'none' | 'half' | 'newer';

/** Omits cards that this version does not have, as they have no number. */
export function deckCode({ name, side, cards }: Pick<CodedDeck, 'name' | 'side' | 'cards'>): string {
  const called = utf8([...name].slice(0, MAX_DECK_NAME_LENGTH).join(''));
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  const entries: Uint8Array[] = [];
  for (const [number, id] of cardNumbers().entries())
    for (let left = copies.get(id) ?? 0; left > 0; left -= MAX_COPIES)
      entries.push(u16((Math.min(left, MAX_COPIES) - 1) * MAX_CARD_NUMBERS + number));
  const bytes = concat(u8(side), u8(called.length), called, ...entries);
  return `${VERSION}.${toBase64url(concat(bytes, u32(checksum(bytes))))}`;
}

/** Reads the deck from a code, or from a link or text that contains one. */
export function readDeckCode(text: string): Result<CodedDeck, CodeFault> {
  const [, version, body] = /^(?:[^#]*#\/d\/)?(\d{1,4})\.([\w-]*)\s*$/.exec(text.trim().slice(-MAX_CODE_LENGTH)) ?? [];
  if (version === undefined || body === undefined || version === '0') return fail('none');
  if (Number(version) > VERSION) return fail('newer');
  const bytes = fromBase64url(body);
  if (bytes === null || bytes.length < HEAD + CHECK) return fail('half');
  const held = bytes.subarray(0, -CHECK);
  if (checksum(held) !== readU32(bytes, held.length)) return fail('half');
  return decodeDeck(held);
}

function decodeDeck(bytes: Uint8Array): Result<CodedDeck, CodeFault> {
  const [side, letters = 0] = bytes;
  const name = fromUtf8(bytes.subarray(HEAD, HEAD + letters));
  const list = bytes.subarray(HEAD + letters);
  if ((side !== 0 && side !== 1) || HEAD + letters > bytes.length || list.length % 2 !== 0 || name === null)
    return fail('none');
  const numbered = cardNumbers();
  const cards: CardId[] = [];
  let unknown = 0;
  for (let at = 0; at < list.length; at += 2) {
    const entry = readU16(list, at);
    const card = numbered[entry % MAX_CARD_NUMBERS];
    const copies = Math.floor(entry / MAX_CARD_NUMBERS) + 1;
    if (card) cards.push(...Array.from({ length: copies }, () => card));
    else unknown += copies;
  }
  return cards.length + unknown > MAX_DECK_SIZE ? fail('none') : ok({ name, side, cards, unknown });
}

/** FNV-1a over the bytes: 32 bits. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
