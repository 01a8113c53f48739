/**
 * Words of a player that do not stand in the log, since he does not hold the pen: signed under domains of their own, so that none can
 * pass for an entry or for another word. Each names the game (by what is signed), its author, and a place in the log.
 */
import { utf8 } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { type Signer, verify } from '../crypto.ts';
import { LONGEST_CHANGE } from './body.ts';
import { type Cbor, decodeCbor, encodeCbor } from './cbor.ts';
import { signedMessage } from './domains.ts';
import { LAST_SEQ } from './entry.ts';
import { Items } from './items.ts';

/** "Entry `seq` did not come": its author is the other one, and who signs this has waited in vain (PROTOCOL 14.2). */
export interface Absence {
  readonly by: Seat;
  readonly seq: number;
  /** The hash of the entry before it: 32 bytes. */
  readonly head: Uint8Array;
  /** The name of what was owed, as its author wrote it. */
  readonly type: string;
}

/** "Entry `seq` is not honest": here is my seed, show yours. Who accuses without a reason has lost (PROTOCOL 14.3). */
export interface Charge {
  readonly by: Seat;
  readonly seq: number;
  /** The hash of the entry that is accused: 32 bytes. */
  readonly hash: Uint8Array;
  /** The accuser's, shown first: 32 bytes. */
  readonly seed: Uint8Array;
}

/** "I have started, and was not given the signed head without which I may not write entry `seq`" (PROTOCOL 14.4). */
export interface Withheld {
  readonly by: Seat;
  readonly seq: number;
  /** The hash of the entry before it: 32 bytes. */
  readonly head: Uint8Array;
  /** The start that the head would have been signed for: 16 bytes. */
  readonly boot: Uint8Array;
}

/** "I agree to a draw, with entry `seq` and no other" (PROTOCOL 14.8). */
export interface Draw {
  readonly by: Seat;
  readonly seq: number;
  /** The hash of the entry before it: 32 bytes. */
  readonly head: Uint8Array;
}

/** "With entry `seq`, and no other, I ask that the table go back to what it was when the log had `to` entries" (PROTOCOL 14.10). */
export interface TakeBack extends Draw {
  readonly to: number;
}

/** "With entry `seq`, and no other, I ask that both put this right" (PROTOCOL 14.11). */
export interface CorrectionWord extends Draw {
  /** Canonical bytes of the change. */
  readonly change: Uint8Array;
}

/** "From entry `seq` on, if that says so and no other, `key` signs for me" (PROTOCOL 10.8). */
export interface Move extends Draw {
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** CBOR `[payload, signature]`, the payload `[1, by, seq, head, type]`. */
export const signAbsence = (signer: Signer, gameId: Uint8Array, absence: Absence): Promise<Uint8Array> =>
  sign('absent', signer, gameId, [VERSION, absence.by, absence.seq, absence.head, utf8(absence.type)]);

/** CBOR `[payload, signature]`, the payload `[1, by, seq, hash, seed]`. */
export const signCharge = (signer: Signer, gameId: Uint8Array, charge: Charge): Promise<Uint8Array> =>
  sign('charge', signer, gameId, [VERSION, charge.by, charge.seq, charge.hash, charge.seed]);

/** CBOR `[payload, signature]`, the payload `[1, by, seq, head, boot]`. */
export const signWithheld = (signer: Signer, gameId: Uint8Array, withheld: Withheld): Promise<Uint8Array> =>
  sign('withheld', signer, gameId, [VERSION, withheld.by, withheld.seq, withheld.head, withheld.boot]);

/** CBOR `[payload, signature]`, the payload `[1, by, seq, head]`. */
export const signDraw = (signer: Signer, gameId: Uint8Array, draw: Draw): Promise<Uint8Array> =>
  sign('draw', signer, gameId, [VERSION, draw.by, draw.seq, draw.head]);

/** CBOR `[payload, signature]`, the payload `[1, by, seq, head, to]`. */
export const signTakeBack = (signer: Signer, gameId: Uint8Array, asked: TakeBack): Promise<Uint8Array> =>
  sign('back', signer, gameId, [VERSION, asked.by, asked.seq, asked.head, asked.to]);

/** CBOR `[payload, signature]`, the payload `[1, by, seq, head, change]`. */
export const signCorrection = (signer: Signer, gameId: Uint8Array, asked: CorrectionWord): Promise<Uint8Array> =>
  sign('correct', signer, gameId, [VERSION, asked.by, asked.seq, asked.head, asked.change]);

/** CBOR `[payload, signature]`, the payload `[1, by, seq, head, key]`. */
export const signMove = (signer: Signer, gameId: Uint8Array, move: Move): Promise<Uint8Array> =>
  sign('move', signer, gameId, [VERSION, move.by, move.seq, move.head, move.key]);

/** The absence in bytes from outside, signed by its author; else why it is none. */
export function readAbsence(bytes: Uint8Array, gameId: Uint8Array, keyOf: KeyOf): Promise<Result<Absence, string>> {
  return read('absent', bytes, gameId, keyOf, (items) => ({
    by: items.seat(),
    seq: items.uint(LAST_SEQ),
    head: items.bytes(32),
    type: new TextDecoder().decode(items.anyBytes(1, 16)),
  }));
}

/** The charge in bytes from outside, signed by its author; else why it is none. Whether the seed is his is not asked here. */
export function readCharge(bytes: Uint8Array, gameId: Uint8Array, keyOf: KeyOf): Promise<Result<Charge, string>> {
  // What is accused may be older than the accuser's key.
  return read(
    'charge',
    bytes,
    gameId,
    (by) => keyOf(by),
    (items) => ({
      by: items.seat(),
      seq: items.uint(LAST_SEQ),
      hash: items.bytes(32),
      seed: items.bytes(32),
    }),
  );
}

/** The word of a withheld head in bytes from outside, signed by its author; else why it is none. */
export function readWithheld(bytes: Uint8Array, gameId: Uint8Array, keyOf: KeyOf): Promise<Result<Withheld, string>> {
  return read('withheld', bytes, gameId, keyOf, (items) => ({
    by: items.seat(),
    seq: items.uint(LAST_SEQ),
    head: items.bytes(32),
    boot: items.bytes(16),
  }));
}

/** The word for a draw in bytes from outside, signed by its author; else why it is none. */
export function readDraw(bytes: Uint8Array, gameId: Uint8Array, keyOf: KeyOf): Promise<Result<Draw, string>> {
  return read('draw', bytes, gameId, keyOf, (items) => ({
    by: items.seat(),
    seq: items.uint(LAST_SEQ),
    head: items.bytes(32),
  }));
}

/** The word of who asks to take back in bytes from outside, signed by its author; else why it is none. */
export function readTakeBack(bytes: Uint8Array, gameId: Uint8Array, keyOf: KeyOf): Promise<Result<TakeBack, string>> {
  return read('back', bytes, gameId, keyOf, (items) => ({
    by: items.seat(),
    seq: items.uint(LAST_SEQ),
    head: items.bytes(32),
    to: items.uint(LAST_SEQ),
  }));
}

/** The word of who asks to put something right in bytes from outside, signed by its author; else why it is none. */
export function readCorrection(
  bytes: Uint8Array,
  gameId: Uint8Array,
  keyOf: KeyOf,
): Promise<Result<CorrectionWord, string>> {
  return read('correct', bytes, gameId, keyOf, (items) => ({
    by: items.seat(),
    seq: items.uint(LAST_SEQ),
    head: items.bytes(32),
    change: items.anyBytes(2, LONGEST_CHANGE),
  }));
}

/** The word of who moves his game to another phone in bytes from outside, signed by its author; else why it is none. */
export function readMove(bytes: Uint8Array, gameId: Uint8Array, keyOf: KeyOf): Promise<Result<Move, string>> {
  return read('move', bytes, gameId, keyOf, (items) => ({
    by: items.seat(),
    seq: items.uint(LAST_SEQ),
    head: items.bytes(32),
    key: items.bytes(32),
  }));
}

/** The public key with which that player signs what is about entry `seq`; without a number, what comes next. */
export type KeyOf = (by: Seat, seq?: number) => Uint8Array;

/** The largest statement, in bytes. */
export const STATEMENT_LIMIT = 256;

const VERSION = 1;

type StatementLabel = 'absent' | 'charge' | 'withheld' | 'draw' | 'back' | 'correct' | 'move';

async function sign(label: StatementLabel, signer: Signer, gameId: Uint8Array, list: Cbor): Promise<Uint8Array> {
  const payload = encodeCbor(list);
  return encodeCbor([payload, await signer.sign(signedMessage(label, gameId, payload))]);
}

async function read<T extends { readonly by: Seat; readonly seq: number }>(
  label: StatementLabel,
  bytes: Uint8Array,
  gameId: Uint8Array,
  keyOf: KeyOf,
  read: (items: Items) => T,
): Promise<Result<T, string>> {
  if (bytes.length > STATEMENT_LIMIT) return fail('too long');
  const outer = listOf(bytes);
  if (!outer.ok) return outer;
  const [payload, signature] = [outer.value.anyBytes(1, STATEMENT_LIMIT), outer.value.bytes(64)];
  const wrong = outer.value.fault();
  if (wrong !== null) return fail(wrong);
  const inner = listOf(payload);
  if (!inner.ok) return inner;
  inner.value.uint(VERSION, VERSION);
  const statement = read(inner.value);
  const fault = inner.value.fault();
  if (fault !== null) return fail(fault);
  const signed = await verify(keyOf(statement.by, statement.seq), signedMessage(label, gameId, payload), signature);
  return signed ? ok(statement) : fail('not signed by its author');
}

function listOf(bytes: Uint8Array): Result<Items, string> {
  const decoded = decodeCbor(bytes);
  if (!decoded.ok) return decoded;
  return Array.isArray(decoded.value) ? ok(new Items(decoded.value)) : fail('not a list');
}
