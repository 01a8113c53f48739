/** The messages of two matches over a link: each packet is one message in strict CBOR, starting with its number. */

import { type ByKind, byKind } from '../../../base/byKind.ts';
import { equal, fromUtf8, utf8 } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import { type Cbor, decodeCbor, encodeCbor, ItemReader } from '../../log/cbor.ts';
import { ENTRY_LIMIT, LAST_SEQ } from '../../log/entry.ts';
import { BOOT_SIZE, parseWord, WORD_LIMIT, type Word } from '../../log/word.ts';
import { MAX_PROOFS } from '../fold/turn.ts';

/** Starts a game (PROTOCOL 3.1). Every field goes into the game id, so none can be changed later. */
export interface Hello {
  readonly kind: 'hello';
  readonly seat: Seat;
  /** 32 bytes. */
  readonly nonce: Uint8Array;
  /** 32 bytes. */
  readonly seedCommitment: Uint8Array;
  /** The game and its version; see `versionOf`. */
  readonly version: string;
  /** 32 bytes: the hash of the card list. */
  readonly cards: Uint8Array;
  /** The match options in canonical bytes. */
  readonly options: Uint8Array;
  /** Whether the sender has the receiver's hello. */
  readonly answered: boolean;
}

/** Why an entry was rejected. `foul`: its author could not honestly sign it. */
export type NackReason = 'malformed' | 'forged' | 'pen' | 'differs' | 'foul';

export type MatchMessage =
  | Hello
  /** Entries that belong together, or a missing part of the log. `boot`: 16 bytes for each start of the sender. */
  | { readonly kind: 'entries'; readonly boot: Uint8Array; readonly entries: readonly Uint8Array[] }
  | { readonly kind: 'ack'; readonly length: number; readonly head: Uint8Array }
  | { readonly kind: 'nack'; readonly seq: number; readonly reason: NackReason }
  /**
   * "This is my log; send me what it lacks." With `asks`, also: "sign what you have, with this boot" (PROTOCOL 14.4).
   */
  | {
      readonly kind: 'sync';
      readonly length: number;
      readonly head: Uint8Array;
      readonly boot: Uint8Array;
      readonly asks: boolean;
    }
  /**
   * Unsigned hints for the other screen: "stop at your next window", "my bid is locked", "are you still there?", "I
   * am", "no to your offer", "let's pause", "our match is over", "I withdraw my offer".
   */
  | { readonly kind: 'hint'; readonly about: (typeof hints)[number]; readonly on: boolean }
  /** This phone's table after an entry where the two differ: canonical bytes. */
  | { readonly kind: 'table'; readonly seq: number; readonly table: Uint8Array }
  /** A signed word; a charge comes with the entries it concerns, the accused one last (PROTOCOL 14.3). */
  | { readonly kind: 'word'; readonly word: Word; readonly entries: readonly Uint8Array[] }
  /** An accused player's seed, 32 bytes. */
  | { readonly kind: 'seed'; readonly seed: Uint8Array };

/** The largest packet accepted, in bytes. */
export const MAX_PACKET_BYTES = 64 * 1024;

/**
 * Encodes a packet. Every packet except a hello has the game's tag, so nothing from an earlier game is mistaken for
 * this game's.
 */
export function writeMessage(tag: Uint8Array, message: MatchMessage): Uint8Array {
  return encodeCbor(listOf(tag, message));
}

/** The first 8 bytes of a game id. */
export const tagOf = (gameId: Uint8Array): Uint8Array => gameId.slice(0, 8);

export type ReadFault = 'large' | 'malformed' | 'other game';

/** Decodes an untrusted packet. `tag` is null before there is a game: only a hello is accepted then. */
export function readMessage(tag: Uint8Array | null, packet: Uint8Array): Result<MatchMessage, ReadFault> {
  if (packet.length > MAX_PACKET_BYTES) return fail('large');
  const decoded = decodeCbor(packet);
  if (!decoded.ok || !Array.isArray(decoded.value)) return fail('malformed');
  const items = new ItemReader(decoded.value);
  const type = items.uint(names.length, 1);
  if (type !== 1) {
    const of = items.bytes(8);
    if (tag === null || !equal(of, tag)) return fail(items.more() || tag === null ? 'other game' : 'malformed');
  }
  const kind = names[type - 1];
  const message = kind ? readAs(kind, items) : null;
  return message === null || items.fault() !== null ? fail('malformed') : ok(message);
}

const names: readonly MatchMessage['kind'][] = [
  ...(['hello', 'entries', 'ack', 'nack', 'sync', 'hint', 'table', 'word', 'seed'] as const),
];
const reasons: readonly NackReason[] = ['malformed', 'forged', 'pen', 'differs', 'foul'];
const hints = ['want', 'sealed', 'there', 'here', 'decline', 'pause', 'release', 'withdraw'] as const;
/** An entry plus the proofs before it. */
const MAX_ACCUSED = MAX_PROOFS + 1;
const MAX_NAME_LENGTH = 64; // bytes
const MAX_OPTIONS_LENGTH = 1024; // bytes

const listOf = (tag: Uint8Array, message: MatchMessage): Cbor => [
  names.indexOf(message.kind) + 1,
  ...(message.kind === 'hello' ? [] : [tag]),
  ...byKind('kind', message, itemsOf),
];

const itemsOf: ByKind<'kind', MatchMessage, readonly Cbor[]> = {
  hello: (one) => [
    one.seat,
    one.nonce,
    one.seedCommitment,
    utf8(one.version),
    one.cards,
    one.options,
    one.answered ? 1 : 0,
  ],
  entries: ({ boot, entries }) => [boot, entries],
  ack: ({ length, head }) => [length, head],
  sync: ({ length, head, boot, asks }) => [length, head, boot, asks ? 1 : 0],
  nack: ({ seq, reason }) => [seq, reasons.indexOf(reason)],
  hint: ({ about, on }) => [hints.indexOf(about), on ? 1 : 0],
  table: ({ seq, table }) => [seq, table],
  word: ({ word, entries }) => [word.bytes, entries],
  seed: ({ seed }) => [seed],
};

/** `items` records faults, so a message returned here may still be rejected. */
const readers: { readonly [K in MatchMessage['kind']]: (items: ItemReader, kind: K) => MatchMessage | null } = {
  hello: (items, kind) => {
    const [seat, nonce, seedCommitment] = [items.seat(), items.bytes(32), items.bytes(32)];
    const version = fromUtf8(items.anyBytes(1, MAX_NAME_LENGTH));
    const [cards, options, answered] = [items.bytes(32), items.anyBytes(2, MAX_OPTIONS_LENGTH), items.uint(1) === 1];
    return version === null ? null : { kind, seat, nonce, seedCommitment, version, cards, options, answered };
  },
  entries: (items, kind) => {
    const [boot, entries] = [items.bytes(BOOT_SIZE), items.byteStrings()];
    return entries.some((entry) => entry.length > ENTRY_LIMIT) ? null : { kind, boot, entries };
  },
  ack: (items, kind) => ({ kind, length: items.uint(LAST_SEQ), head: items.bytes(32) }),
  sync: (items, kind) => {
    const [length, head, boot] = [items.uint(LAST_SEQ), items.bytes(32), items.bytes(BOOT_SIZE)];
    return { kind, length, head, boot, asks: items.uint(1) === 1 };
  },
  nack: (items, kind) => {
    return { kind, seq: items.uint(LAST_SEQ), reason: reasons[items.uint(reasons.length - 1)] ?? 'malformed' };
  },
  hint: (items, kind) => ({ kind, about: hints[items.uint(hints.length - 1)] ?? 'want', on: items.uint(1) === 1 }),
  table: (items, kind) => ({ kind, seq: items.uint(LAST_SEQ), table: items.anyBytes(1, MAX_PACKET_BYTES) }),
  word: (items, kind) => {
    const [word, entries] = [parseWord(items.anyBytes(1, WORD_LIMIT)), items.byteStrings(0)];
    const fits = word.ok && (entries.length === 0 || word.value.kind === 'charge') && entries.length <= MAX_ACCUSED;
    return fits && entries.every((entry) => entry.length <= ENTRY_LIMIT) ? { kind, word: word.value, entries } : null;
  },
  seed: (items, kind) => ({ kind, seed: items.bytes(32) }),
};

const readAs = <K extends MatchMessage['kind']>(kind: K, items: ItemReader) => readers[kind](items, kind);
