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
/** Entry numbers run from 0 to this (PROTOCOL 10.1). */
export const LAST_SEQ = 2 ** 20 - 1;

/** CBOR items per payload: ten times an honest entry's. Mainly bounds the memory a bogus one can take. */
const MOST_ITEMS = 2048;

/** An entry's content before it is signed. */
export interface Draft {
  /** Its number; the first is 0. */
  readonly seq: number;
  readonly author: Seat;
  /** 32 bytes: the hash of the previous payload; the game id in entry 0. */
  readonly prev: Uint8Array;
  readonly body: Body;
}

/** A well-formed entry. Its signature may still be invalid: see `verifyEntry`. */
export interface Entry extends Draft {
  /** The form that is stored and sent. */
  readonly bytes: Uint8Array;
  /** What is signed and hashed, exactly as received: never re-encoded. */
  readonly payload: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
  /** 32 bytes: H("entry", payload), without the signature, since one payload may have several. */
  readonly hash: Uint8Array;
}

export type Signed = Pick<Entry, 'payload' | 'signature'>;

/** Builds and signs an entry (PROTOCOL 10.1). Throws if it exceeds a limit: a bug of ours. */
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

/** Parses untrusted bytes. Does not check the signature. */
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
  // A copy, independent of the buffer the bytes arrived in.
  return ok({ ...draft.value, bytes: bytes.slice(), payload, signature, hash: hash('entry', payload) });
}

/** The hash of an entry parsed before, without parsing it again: a log has a thousand of them. */
export function hashOf(bytes: Uint8Array): Uint8Array {
  // A list of two byte strings: the payload, its length in one or two bytes, then the signature.
  const start = bytes[1] === ONE_BYTE_LONG ? 3 : 4;
  return hash('entry', bytes.subarray(start, bytes.length - SIGNATURE));
}

/** Whether the entry is signed for this game by the key's owner. */
export function verifyEntry(entry: Signed, gameId: Uint8Array, publicKey: Uint8Array): Promise<boolean> {
  return verify(publicKey, signedMessage('sig', gameId, entry.payload), entry.signature);
}

/** The CBOR head of a byte string of 24 to 255 bytes: no payload is shorter. */
const ONE_BYTE_LONG = 0x58;
/** The signature and its CBOR head, in bytes. */
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
