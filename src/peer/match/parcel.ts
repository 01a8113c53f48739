/**
 * Everything one phone stores about an open game, for another phone of the same player (PROTOCOL 10.8): seed and log,
 * unsent decisions, evidence, and the screens' notes. Anything that can be recomputed is omitted.
 */

import { equal, fromUtf8, utf8 } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyGame, Refusal } from '../../rules/game.ts';
import { PROTOCOL, randomBytes } from '../crypto.ts';
import { type Cbor, decodeCbor, encodeCbor, isList } from '../log/cbor.ts';
import { appendAll, type Chain, keysOf } from '../log/chain.ts';
import type { Records, Store, StoredGame } from '../store/store.ts';
import { readAgreement, rulesMismatch, termsOf, versionOf } from './agreement.ts';
import { initialState } from './fold/replay.ts';
import { refuse, storeRefusal } from './refusal.ts';

/** The records that move, in list order. */
const movedRecords = ['seed', 'header', 'note', 'evidence', 'shelf', 'paused', 'released'] as const;

/** The first item of a parcel. */
const NAME = `${PROTOCOL}P`;
const MAX_ENTRIES = 10_000;
/** The size limit of a game file, which a parcel barely exceeds. */
export const MAX_PARCEL_BYTES = 5 * 1024 * 1024;

export interface Parcel extends StoredGame {
  /** What this phone's screens store for the game: plain JSON; absent if nothing. */
  note?: unknown;
}

/** Sent before the game moves: the log, without anything private to this player. */
export const logOf = ({ gameId, entries, records: { header } }: Parcel): Parcel => ({
  gameId,
  entries,
  records: header ? { header } : {},
});

/** Sent after the game has moved; `kept`: how many entries the new phone already has. */
export const restOf = (parcel: Parcel, kept: number): Parcel => ({ ...parcel, entries: parcel.entries.slice(kept) });

/**
 * Stores the first part and reserves room for the rest: a phone that signed for a game must not run out of storage.
 * Resolves to the number of entries on disk.
 */
export async function storeLog(
  { gameId, records, entries }: StoredGame,
  store: Pick<Store, 'put' | 'read'>,
): Promise<Result<number, Refusal>> {
  // Reserves space under the name of the snapshot, which can be recomputed.
  const reserved = { ...records, snapshot: randomBytes(RESERVE_BYTES) };
  const kept = await store.put(gameId, reserved, numbered(entries));
  const there = kept.ok ? await store.read(gameId) : kept;
  if (!there.ok) return fail(storeRefusal(there.error));
  return there.value.records.snapshot?.length === RESERVE_BYTES
    ? ok(there.value.entries.length)
    : fail(storeRefusal('shut'));
}

/** The whole game: the stored part joined with the rest. */
export async function joinParcels(rest: Parcel, store: Pick<Store, 'read'>): Promise<Result<Parcel, Refusal>> {
  const there = await store.read(rest.gameId);
  if (!there.ok) return fail(storeRefusal(there.error));
  const { entries } = there.value;
  const whole = { ...rest, records: { ...rest.records, snapshot: none }, entries: [...entries, ...rest.entries] };
  return ok(whole);
}

/** CBOR `["NRHC3P", name, records, entries, note]`; a missing record or note is empty bytes. */
export function writeParcel({ gameId, entries, records, note }: Parcel): Uint8Array {
  const noted = note === undefined ? none : utf8(JSON.stringify(note));
  return encodeCbor([NAME, utf8(gameId), movedRecords.map((one) => records[one] ?? none), entries, noted]);
}

/** Parses a parcel from the other phone, or null. Verifies nothing. */
export function readParcel(bytes: Uint8Array): Parcel | null {
  const decoded = decodeCbor(bytes, MAX_ENTRIES + movedRecords.length + 6);
  if (!decoded.ok || !isList(decoded.value)) return null;
  const [word, name, list, entries, noted] = decoded.value;
  const gameId = name instanceof Uint8Array ? fromUtf8(name) : null;
  if (word !== NAME || !gameId || !/^[A-Za-z0-9-]{1,64}$/.test(gameId)) return null;
  if (!isList(list) || list.length !== movedRecords.length || !list.every(isBytes)) return null;
  if (!isList(entries) || !entries.every(isBytes)) return null;
  const records: Records = {};
  for (const [at, one] of movedRecords.entries()) {
    const record = list[at];
    if (record && record.length > 0) records[one] = record;
  }
  const note = noteIn(noted);
  return note === null ? null : { gameId, records, entries: [...entries], ...note };
}

/** Null if malformed; empty if there was none. */
function noteIn(bytes: Cbor | undefined): Pick<Parcel, 'note'> | null {
  // An older version of the app sends no note.
  if (bytes === undefined) return {};
  if (!isBytes(bytes)) return null;
  if (bytes.length === 0) return {};
  try {
    return { note: JSON.parse(fromUtf8(bytes) ?? '') };
  } catch {
    return null;
  }
}

const numbered = (entries: readonly Uint8Array[]) => entries.map((bytes, seq) => ({ seq, bytes }));

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** The receiving end: its rules, the phone's key, and a store that refuses if storage is not durable. */
interface ParcelReceiver {
  readonly game: AnyGame;
  readonly key: Uint8Array;
  readonly store: Pick<Store, 'put' | 'read'>;
}

/**
 * Stores the parcel in one write and reads it back, so the game is here completely or not at all. Refuses as in
 * `parcelRefusal`, or with the store's fault.
 */
export async function storeParcel(
  parcel: StoredGame,
  { store, ...to }: ParcelReceiver,
): Promise<Result<null, Refusal>> {
  const refusal = await parcelRefusal(parcel, to);
  if (refusal !== null) return fail(refusal);
  const { gameId, records, entries } = parcel;
  const kept = await store.put(gameId, records, numbered(entries));
  const there = kept.ok ? await store.read(gameId) : kept;
  if (!there.ok) return fail(storeRefusal(there.error));
  const whole = entries.every((bytes, seq) => equal(bytes, there.value.entries[seq] ?? none));
  return whole ? ok(null) : fail(storeRefusal('shut'));
}

/**
 * Why a game is not here or cannot be taken. E-PARCEL: invalid. E-VERSION: other rules. E-KEY: it did not move to the
 * phone with this key.
 */
export async function parcelRefusal(
  { records: { seed, header }, entries }: StoredGame,
  { game, key }: Pick<ParcelReceiver, 'game' | 'key'>,
): Promise<Refusal | null> {
  const agreement = seed && header && readAgreement(header, seed);
  if (!seed || !header || !agreement?.ok) return refuse('parcelDamaged');
  const { seat, version } = agreement.value;
  if (version !== versionOf(game)) return refuse('parcelVersion', { version });
  const others = rulesMismatch(game, agreement.value);
  if (others !== null) return others;
  const terms = termsOf(game, agreement.value, seed);
  if (terms === null) return refuse('parcelDamaged');
  let chain: Chain = initialState(terms).chain;
  for await (const step of appendAll(chain, entries)) {
    if (!step.ok) return refuse('parcelDamaged');
    chain = step.value.chain;
  }
  return equal(keysOf(chain)(seat), key) ? null : refuse('notMovedHere');
}

const none = new Uint8Array();
/** The most random bytes a browser gives per call. Random, because the browser may compress what it stores. */
const RESERVE_BYTES = 65_536;
