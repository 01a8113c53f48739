import { type ByKind, byKind } from '../../base/byKind.ts';
import { concat, slices } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash, PROTOCOL_VERSION, type Signer, signedMessage, verify } from '../crypto.ts';
import {
  type Body,
  type Commit,
  MAX_FACT_BYTES,
  MAX_HELD,
  type MaskedList,
  type OpenItem,
  type SealedFact,
} from './body.ts';
import { type Cbor, decodeCbor, encodeCbor, type FormatFault, ItemReader, isList } from './cbor.ts';

/** The largest entry, in bytes (PROTOCOL 10.1). */
export const ENTRY_LIMIT = 16 * 1024;
/** Entry numbers run from 0 to this (PROTOCOL 10.1). */
export const LAST_SEQ = 2 ** 20 - 1;

/** CBOR items per payload: ten times an honest entry's. Mainly bounds the memory a bogus payload can take. */
const MAX_ITEMS = 2048;

/** An entry's content before it is signed. */
export interface UnsignedEntry {
  /** Its number; the first is 0. */
  readonly seq: number;
  readonly author: Seat;
  /** 32 bytes: the hash of the previous payload; the game id in entry 0. */
  readonly prev: Uint8Array;
  readonly body: Body;
}

/** A well-formed entry. Its signature may still be invalid: see `verifyEntry`. */
export interface Entry extends UnsignedEntry {
  /** The form that is stored and sent. */
  readonly bytes: Uint8Array;
  /** What is signed and hashed, exactly as received: never re-encoded. */
  readonly payload: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
  /** 32 bytes: H("entry", payload), without the signature, since one payload may have several. */
  readonly hash: Uint8Array;
}

export type SignedBytes = Pick<Entry, 'payload' | 'signature'>;

/** Builds and signs an entry (PROTOCOL 10.1). Throws if it exceeds a limit, which is a bug. */
export async function signEntry(signer: Signer, gameId: Uint8Array, draft: UnsignedEntry): Promise<Entry> {
  const payload = writePayload(draft);
  const signature = await signer.sign(signedMessage('sig', gameId, payload));
  const bytes = encodeCbor([payload, signature]);
  if (bytes.length > ENTRY_LIMIT || draft.seq > LAST_SEQ) throw new Error(`an entry of ${bytes.length} bytes`);
  return { ...draft, bytes, payload, signature, hash: hash('entry', payload) };
}

/** `CBOR [2, seq, author, prev, body]`. */
export function writePayload(draft: UnsignedEntry): Uint8Array {
  return encodeCbor([PROTOCOL_VERSION, draft.seq, draft.author, draft.prev, writeBody(draft.body)]);
}

/** Parses untrusted bytes. Does not check the signature. */
export function parseEntry(bytes: Uint8Array): Result<Entry, FormatFault> {
  if (bytes.length > ENTRY_LIMIT) return fail({ kind: 'too-large', most: ENTRY_LIMIT });
  const outer = decodeCbor(bytes);
  if (!outer.ok) return outer;
  if (!Array.isArray(outer.value)) return fail({ kind: 'not-list' });
  const items = new ItemReader(outer.value);
  const payload = items.anyBytes(1, ENTRY_LIMIT);
  const signature = items.bytes(64);
  const fault = items.fault();
  if (fault !== null) return fail(fault);
  const draft = readPayload(payload);
  if (!draft.ok) return draft;
  // A copy, independent of the buffer the bytes arrived in.
  return ok({ ...draft.value, bytes: bytes.slice(), payload, signature, hash: hash('entry', payload) });
}

/** The hash of an entry that was parsed before, without parsing it again: a log has about a thousand. */
export function hashOf(bytes: Uint8Array): Uint8Array {
  // A list of two byte strings: the payload, its length in one or two bytes, then the signature.
  const start = bytes[1] === ONE_BYTE_LONG ? 3 : 4;
  return hash('entry', bytes.subarray(start, bytes.length - SIGNATURE));
}

/** Whether the entry is signed for this game by the key's owner. */
export function verifyEntry(entry: SignedBytes, gameId: Uint8Array, publicKey: Uint8Array): Promise<boolean> {
  return verify(publicKey, signedMessage('sig', gameId, entry.payload), entry.signature);
}

/** The CBOR head of a byte string of 24 to 255 bytes; no payload is shorter. */
const ONE_BYTE_LONG = 0x58;
/** The signature and its CBOR head, in bytes. */
const SIGNATURE = 2 + 64;

function readPayload(payload: Uint8Array): Result<UnsignedEntry, FormatFault> {
  const inner = decodeCbor(payload, MAX_ITEMS);
  if (!inner.ok) return inner;
  if (!Array.isArray(inner.value) || inner.value.length !== 5) return fail({ kind: 'not-payload' });
  const items = new ItemReader(inner.value.slice(0, 4));
  items.uint(PROTOCOL_VERSION, PROTOCOL_VERSION);
  const [seq, author, prev] = [items.uint(LAST_SEQ), items.seat(), items.bytes(32)];
  const fault = items.fault();
  if (fault !== null) return fail(fault);
  const body = readBody(inner.value[4]);
  return body.ok ? ok({ seq, author, prev, body: body.value }) : body;
}

/** The wire format of a body: a list that starts with its type's number (PROTOCOL 10.2). */
export const writeBody = (body: Body): Cbor => byKind('type', body, written);

const writeMasked = ({ type, points }: MaskedList): Cbor => [2 + MASKED.indexOf(type), points];
const written: ByKind<'type', Body, Cbor> = {
  SETUP: ({ anchor, size, table }) => [1, anchor, size, table],
  X: writeMasked,
  Y: writeMasked,
  Z: writeMasked,
  KEYS: ({ deck, positions, scalars }) => [5, deck, positions, concat(...scalars)],
  COMMIT: ({ kind, deck, commitments }) => [6, COMMITS.indexOf(kind), deck, concat(...commitments)],
  COIN: ({ t, value, nextAnchor }) => [7, t, value, ...(nextAnchor === null ? [] : [nextAnchor])],
  ACT: ({ moves, tableHash, facts }) => [8, moves, tableHash, ...facts.flatMap((one) => [one.commitment, one.sealed])],
  OPEN: ({ items }) => [9, ...items.map(writeItem)],
  HOLD: ({ commitments }) => [10, concat(...commitments)],
  SHARE: ({ values }) => [11, concat(...values)],
  SEED: ({ seed }) => [12, seed],
  RESIGN: ({ word }) => (word === null ? [13] : [13, word]),
  HANDOVER: ({ key, taken, word }) => [14, key, taken, ...(word === null ? [] : [word])],
  AGREED: ({ offer }) => [15, offer],
};

/** Parses a body from an untrusted list. Does not check whether it is allowed at this point. */
export function readBody(wire: Cbor | undefined): Result<Body, FormatFault> {
  if (!isList(wire)) return fail({ kind: 'not-body' });
  const items = new ItemReader(wire);
  const body = readItems(items.uint(LAST_TYPE), items);
  if (body === null) return fail({ kind: 'no-such-type' });
  const fault = items.fault();
  return fault === null ? ok(body) : fail({ kind: 'in-body', type: body.type, wrong: fault });
}

const MASKED: readonly MaskedList['type'][] = ['X', 'Y', 'Z'];
const COMMITS: readonly Commit['kind'][] = ['hand', 'install', 'trashdown', 'reorder', 'other'];
const LAST_TYPE = 15;
const U16 = 0xffff;
const COINS_PER_CHAIN = 1000;
const MAX_WORD_LENGTH = 256; // bytes

/** Reads item by item; `items` records the first fault, so a body returned here may still be rejected. */
const readItems = (type: number, items: ItemReader): Body | null => readers[type - 1]?.(items, type) ?? null;

const readMasked = (items: ItemReader, type: number): Body => ({
  type: MASKED[type - 2] ?? 'X',
  points: items.parts(32),
});

const readers: readonly ((items: ItemReader, type: number) => Body)[] = [
  (items) => {
    const anchor = items.bytes(32);
    // An oversized deck does not invalidate the entry but is an offence by its author, so its size must be readable.
    const size = items.uint(U16);
    return { type: 'SETUP', anchor, size, table: items.bytes(34 * size) };
  },
  readMasked,
  readMasked,
  readMasked,
  (items) => {
    const [deck, positions] = [items.seat(), items.uints(U16)];
    return { type: 'KEYS', deck, positions, scalars: slices(items.bytes(32 * positions.length), 32) };
  },
  (items) => {
    const kind = COMMITS[items.uint(COMMITS.length - 1)] ?? 'other';
    return { type: 'COMMIT', kind, deck: items.seat(), commitments: slices(items.parts(32), 32) };
  },
  (items) => {
    const t = items.uint(LAST_SEQ, 1);
    const value = items.bytes(32);
    return { type: 'COIN', t, value, nextAnchor: t % COINS_PER_CHAIN === 0 ? items.bytes(32) : null };
  },
  (items) => ({ type: 'ACT', moves: items.byteStrings(), tableHash: items.bytes(8), facts: readFacts(items) }),
  (items) => {
    const opened: OpenItem[] = [];
    while (items.more()) {
      const item = items.list(readItem);
      if (item !== null) opened.push(item);
    }
    return { type: 'OPEN', items: opened };
  },
  (items) => ({ type: 'HOLD', commitments: readHeld(items) }),
  (items) => ({ type: 'SHARE', values: readHeld(items) }),
  (items) => ({ type: 'SEED', seed: items.bytes(32) }),
  (items) => ({ type: 'RESIGN', word: items.more() ? items.anyBytes(1, MAX_WORD_LENGTH) : null }),
  (items) => {
    const [key, taken] = [items.bytes(32), items.bytes(64)];
    return { type: 'HANDOVER', key, taken, word: items.more() ? items.anyBytes(1, MAX_WORD_LENGTH) : null };
  },
  (items) => ({ type: 'AGREED', offer: items.anyBytes(1, MAX_WORD_LENGTH) }),
];

function readHeld(items: ItemReader): Uint8Array[] {
  const held = slices(items.parts(32), 32);
  if (held.length > MAX_HELD) items.refuse({ kind: 'too-many-held' });
  return held;
}

function readFacts(items: ItemReader): SealedFact[] {
  const facts: SealedFact[] = [];
  while (items.more()) {
    const [commitment, sealed] = [items.bytes(32), items.parts(32)];
    if (sealed.length > MAX_FACT_BYTES) items.refuse({ kind: 'fact-too-long' });
    facts.push({ commitment, sealed });
  }
  return facts;
}

const writeItem = (item: OpenItem): Cbor => byKind('kind', item, writtenItems);

const writtenItems: ByKind<'kind', OpenItem, Cbor> = {
  seal: ({ seq, index, deck, point, salt }) => [0, seq, index, deck, point, salt],
  card: ({ deck, point }) => [1, deck, point],
  fact: ({ number, value, salt }) => [2, number, value, salt],
  held: ({ number, share, salt }) => [3, number, share, salt],
};

function readItem(items: ItemReader): OpenItem {
  switch (items.uint(3)) {
    case 0: {
      const [seq, index, deck] = [items.uint(LAST_SEQ), items.uint(U16), items.seat()];
      return { kind: 'seal', seq, index, deck, point: items.bytes(32), salt: items.bytes(32) };
    }
    case 1:
      return { kind: 'card', deck: items.seat(), point: items.bytes(32) };
    case 2: {
      const [number, value] = [items.uint(LAST_SEQ), items.anyBytes(1, MAX_FACT_BYTES)];
      return { kind: 'fact', number, value, salt: items.bytes(32) };
    }
    default:
      return { kind: 'held', number: items.uint(LAST_SEQ), share: items.bytes(32), salt: items.bytes(32) };
  }
}
