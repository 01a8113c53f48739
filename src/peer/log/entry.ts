import { fail, ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash, type Signer, verify } from '../crypto.ts';
import type { Body } from './body.ts';
import { decodeCbor, encodeCbor } from './cbor.ts';
import { PROTOCOL_VERSION, signedMessage } from './domains.ts';
import { Items } from './items.ts';
import type { Malformed } from './malformed.ts';
import { readBody, writeBody } from './shape.ts';

/** The largest entry, in bytes (PROTOCOL 10.1). */
export const ENTRY_LIMIT = 16 * 1024;
/** Entries have numbers from 0 to this (PROTOCOL 10.1). */
export const LAST_SEQ = 2 ** 20 - 1;

/** CBOR items in a payload: ten times those of an honest one. Above all a bound for what one of nonsense takes in memory. */
const MOST_ITEMS = 2048;

/** What an entry is about, before it is signed. */
export interface Draft {
  /** Its number; the first is 0. */
  readonly seq: number;
  readonly author: Seat;
  /** 32 bytes: the hash of the payload before it, the game id in entry 0. */
  readonly prev: Uint8Array;
  readonly body: Body;
}

/** A well-formed entry. Its signature may still be wrong: see `verifyEntry`. */
export interface Entry extends Draft {
  /** What is stored and sent. */
  readonly bytes: Uint8Array;
  /** What is signed and hashed, exactly as it came: never decoded and encoded again. */
  readonly payload: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
  /** 32 bytes: H("entry", payload), which leaves the signature out since one payload may have several. */
  readonly hash: Uint8Array;
}

/** Builds and signs an entry (PROTOCOL 10.1). Throws when it would exceed a limit, which is our own bug. */
export async function signEntry(signer: Signer, gameId: Uint8Array, draft: Draft): Promise<Entry> {
  const payload = writePayload(draft);
  const signature = await signer.sign(signedMessage('sig', gameId, payload));
  const bytes = encodeCbor([payload, signature]);
  if (bytes.length > ENTRY_LIMIT || draft.seq > LAST_SEQ) throw new Error(`an entry of ${bytes.length} bytes`);
  return { ...draft, bytes, payload, signature, hash: hash('entry', payload) };
}

/** `CBOR [2, seq, author, prev, body]`. */
export function writePayload(draft: Draft): Uint8Array {
  return encodeCbor([PROTOCOL_VERSION, draft.seq, draft.author, draft.prev, writeBody(draft.body)]);
}

/** The entry in bytes from outside, or why they are none. The signature is not looked at. */
export function parseEntry(bytes: Uint8Array): Result<Entry, Malformed> {
  if (bytes.length > ENTRY_LIMIT) return fail({ kind: 'too-large', most: ENTRY_LIMIT });
  const outer = decodeCbor(bytes);
  if (!outer.ok) return outer;
  if (!Array.isArray(outer.value)) return fail({ kind: 'not-list' });
  const items = new Items(outer.value);
  const payload = items.anyBytes(1, ENTRY_LIMIT);
  const signature = items.bytes(64);
  const fault = items.fault();
  if (fault !== null) return fail(fault);
  const draft = readPayload(payload);
  if (!draft.ok) return draft;
  // A copy, so that nothing changes with the buffer the bytes arrived in.
  return ok({ ...draft.value, bytes: bytes.slice(), payload, signature, hash: hash('entry', payload) });
}

/** The hash of an entry that has been parsed once: without reading it, since a log has a thousand of them. */
export function hashOf(bytes: Uint8Array): Uint8Array {
  // A list of two byte strings: the first has its length in one byte or in two, the second is the signature.
  const start = bytes[1] === ONE_BYTE_LONG ? 3 : 4;
  return hash('entry', bytes.subarray(start, bytes.length - SIGNATURE));
}

/** Whether the entry is signed for this game by the owner of the key. */
export function verifyEntry(entry: Entry, gameId: Uint8Array, publicKey: Uint8Array): Promise<boolean> {
  return verify(publicKey, signedMessage('sig', gameId, entry.payload), entry.signature);
}

/** What stands before a byte string of 24 to 255 bytes: no payload is shorter. */
const ONE_BYTE_LONG = 0x58;
/** The signature and what stands before it, in bytes. */
const SIGNATURE = 2 + 64;

function readPayload(payload: Uint8Array): Result<Draft, Malformed> {
  const inner = decodeCbor(payload, MOST_ITEMS);
  if (!inner.ok) return inner;
  if (!Array.isArray(inner.value) || inner.value.length !== 5) return fail({ kind: 'not-payload' });
  const items = new Items(inner.value.slice(0, 4));
  items.uint(PROTOCOL_VERSION, PROTOCOL_VERSION);
  const [seq, author, prev] = [items.uint(LAST_SEQ), items.seat(), items.bytes(32)];
  const fault = items.fault();
  if (fault !== null) return fail(fault);
  const body = readBody(inner.value[4]);
  return body.ok ? ok({ seq, author, prev, body: body.value }) : body;
}
