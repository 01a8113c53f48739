/**
 * All that a phone knows of an open game, for another phone of the same player (PROTOCOL 10.8): seed and log, what is settled and not yet
 * said, what is held against anybody, and what its screens keep beside it. What can be made anew stays behind.
 */

import { equal, fromUtf8, utf8 } from '../../base/bytes.ts';
import type { Failure } from '../../base/result.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyGame } from '../../rules/game.ts';
import { randomBytes } from '../crypto.ts';
import { type Cbor, decodeCbor, encodeCbor, isList } from '../log/cbor.ts';
import { appendAll, type Chain, keysOf } from '../log/chain.ts';
import { PROTOCOL } from '../log/domains.ts';
import { storeRefusal } from '../store/keeping.ts';
import type { Records, Store, StoredGame, StoreFault } from '../store/store.ts';
import { readAgreement, termsOf, versionOf } from './agreement.ts';
import { beginning } from './fold/replay.ts';
import { otherRules } from './otherRules.ts';

/** What moves beside the log, in the order of the list. */
const carried = ['seed', 'header', 'note', 'evidence', 'shelf', 'paused', 'released'] as const;

/** The first word of a parcel. */
const NAME = `${PROTOCOL}P`;
const MOST_ENTRIES = 10_000;
/** A game file may be as large, and a parcel holds little more. */
export const MOST_PARCEL_BYTES = 5 * 1024 * 1024;

export interface Parcel extends StoredGame {
  /** What its screens keep beside it on this phone alone: plain JSON; absent where they keep nothing. */
  note?: unknown;
}

/** What goes before the game moves: the log, and nothing that only this player has. */
export const logOf = ({ gameId, entries, records: { header } }: Parcel): Parcel => ({
  gameId,
  entries,
  records: header ? { header } : {},
});

/** What follows when it has moved; `kept`: so many entries are there already. */
export const restOf = (parcel: Parcel, kept: number): Parcel => ({ ...parcel, entries: parcel.entries.slice(kept) });

/**
 * Keeps what goes before, with room for what will follow: a phone that has signed for a game must not find its disk full. Result: how many
 * entries are on the disk.
 */
export async function keepLog(
  { gameId, records, entries }: StoredGame,
  store: Pick<Store, 'put' | 'read'>,
  explain: (fault: StoreFault) => Failure = storeRefusal,
): Promise<Result<number, Failure>> {
  // A snapshot can be made anew, so its place is the reserve.
  const reserved = { ...records, snapshot: randomBytes(RESERVE_BYTES) };
  const kept = await store.put(gameId, reserved, numbered(entries));
  const there = kept.ok ? await store.read(gameId) : kept;
  if (!there.ok) return fail(explain(there.error));
  return there.value.records.snapshot?.length === RESERVE_BYTES
    ? ok(there.value.entries.length)
    : fail(explain('shut'));
}

/** The whole game, of what went before it moved and the rest. */
export async function joined(
  rest: Parcel,
  store: Pick<Store, 'read'>,
  explain: (fault: StoreFault) => Failure = storeRefusal,
): Promise<Result<Parcel, Failure>> {
  const there = await store.read(rest.gameId);
  if (!there.ok) return fail(explain(there.error));
  const { entries } = there.value;
  const whole = { ...rest, records: { ...rest.records, snapshot: none }, entries: [...entries, ...rest.entries] };
  return ok(whole);
}

/** CBOR `["NRHC3P", name, records, entries, note]`; a record or a note that is not there has no bytes. */
export function writeParcel({ gameId, entries, records, note }: Parcel): Uint8Array {
  const noted = note === undefined ? none : utf8(JSON.stringify(note));
  return encodeCbor([NAME, utf8(gameId), carried.map((one) => records[one] ?? none), entries, noted]);
}

/** A parcel from the other phone, or null. Nothing in it has been verified. */
export function readParcel(bytes: Uint8Array): Parcel | null {
  const decoded = decodeCbor(bytes, MOST_ENTRIES + carried.length + 6);
  if (!decoded.ok || !isList(decoded.value)) return null;
  const [word, name, list, entries, noted] = decoded.value;
  const gameId = name instanceof Uint8Array ? fromUtf8(name) : null;
  if (word !== NAME || !gameId || !/^[A-Za-z0-9-]{1,64}$/.test(gameId)) return null;
  if (!isList(list) || list.length !== carried.length || !list.every(isBytes)) return null;
  if (!isList(entries) || !entries.every(isBytes)) return null;
  const records: Records = {};
  for (const [at, one] of carried.entries()) {
    const record = list[at];
    if (record && record.length > 0) records[one] = record;
  }
  const note = noteIn(noted);
  return note === null ? null : { gameId, records, entries: [...entries], ...note };
}

/** Null where it is none; nothing where none came along. */
function noteIn(bytes: Cbor | undefined): Pick<Parcel, 'note'> | null {
  // A phone with the app of before says nothing of notes.
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

/** Where a game arrives: its rules there, the key of the phone, and a store that says no where nothing is durable. */
interface Arrival {
  readonly game: AnyGame;
  readonly key: Uint8Array;
  readonly store: Pick<Store, 'put' | 'read'>;
}

/**
 * Keeps what came in one write and reads it back, so that the game is here or not at all. Refused as `parcelRefusal` says, or with the
 * fault of the store in the words of `explain`.
 */
export async function takeParcel(
  parcel: StoredGame,
  { store, ...to }: Arrival,
  explain: (fault: StoreFault) => Failure = storeRefusal,
): Promise<Result<null, Failure>> {
  const refusal = await parcelRefusal(parcel, to);
  if (refusal !== null) return fail(refusal);
  const { gameId, records, entries } = parcel;
  const kept = await store.put(gameId, records, numbered(entries));
  const there = kept.ok ? await store.read(gameId) : kept;
  if (!there.ok) return fail(explain(there.error));
  const whole = entries.every((bytes, seq) => equal(bytes, there.value.entries[seq] ?? none));
  return whole ? ok(null) : fail(explain('shut'));
}

/** Why a game is not here, or cannot be. E-PARCEL: it does not hold. E-VERSION: of other rules. E-KEY: it has not moved to the phone with this key. */
export async function parcelRefusal(
  { records: { seed, header }, entries }: StoredGame,
  { game, key }: Pick<Arrival, 'game' | 'key'>,
): Promise<Failure | null> {
  const agreement = seed && header && readAgreement(header, seed);
  if (!seed || !header || !agreement?.ok) return DAMAGED;
  const { seat, version } = agreement.value;
  if (version !== versionOf(game))
    return { kind: 'E-VERSION', text: `The game was started with ${version}, and this phone has other rules.` };
  const others = otherRules(game, agreement.value);
  if (others !== null) return others;
  const terms = termsOf(game, agreement.value, seed);
  if (terms === null) return DAMAGED;
  let chain: Chain = beginning(terms).chain;
  for await (const step of appendAll(chain, entries)) {
    if (!step.ok) return DAMAGED;
    chain = step.value.chain;
  }
  return equal(keysOf(chain)(seat), key) ? null : { kind: 'E-KEY', text: 'That game hasn’t moved to this phone.' };
}

const none = new Uint8Array();
/** The most random bytes that a browser gives at once; random, because it may compress what it keeps. */
const RESERVE_BYTES = 65_536;
export const DAMAGED: Failure = {
  kind: 'E-PARCEL',
  text: 'The game arrived damaged. Send it again from the other phone.',
};
