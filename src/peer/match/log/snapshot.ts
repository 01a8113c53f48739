/**
 * A match's state as a record stored with its log, so that a restarted phone only replays the newest entries. Purely a
 * cache: anything other than this build's own result for these entries and this seed is ignored.
 */
import { equal, fromUtf8, utf8 } from '../../../base/bytes.ts';
import type { AnyGame, Seat } from '../../../rules/game.ts';
import { sha256 } from '../../crypto.ts';
import { decodeCbor, encodeCbor, isList } from '../../log/cbor.ts';
import type { Signers } from '../../log/chain.ts';
import { versionOf } from '../agreement.ts';
import type { State } from '../fold/state.ts';
import { tagged, untagged } from './records.ts';

export interface Snapshot {
  /** Without the chain, which is rebuilt from the entries. */
  readonly state: Omit<State, 'chain'>;
  /** The chain's keys. */
  readonly signers: Signers;
  /** The author of each entry. */
  readonly authors: readonly Seat[];
  /** For each length up to the snapshot's, whether the log is whole there. */
  readonly whole: readonly boolean[];
}

type Rules = Pick<AnyGame, 'id' | 'version' | 'build'>;

/** The game a snapshot belongs to. */
export interface SnapshotBinding {
  /** The game's seed, so that only this phone can make a snapshot and corruption is detected. */
  readonly seed: Uint8Array;
  /** The exact rules: a result of any other rules is ignored. */
  readonly game: Rules;
}

/** Whether the state is worth a snapshot: it is small between two answers. */
export function isQuiet({ world, got, due, end }: State): boolean {
  return world !== null && got.length === 0 && due === null && end === null;
}

/** The stored record. `log`: the entries that led to the state, as signed; `whole` has one more item. */
export function writeSnapshot(
  { seed, game }: SnapshotBinding,
  { chain, ...state }: State,
  log: readonly Uint8Array[],
  whole: readonly boolean[],
): Uint8Array {
  const pool = new Map<Uint8Array, number>();
  const text = JSON.stringify({ state, signers: chain.signers }, (_key, value: unknown) =>
    value instanceof Uint8Array ? addToPool(pool, value) : value,
  );
  const authors = Uint8Array.from(chain.past, ({ author }) => author);
  const head = [buildIdOf(game), sha256(...log), authors, Uint8Array.from(whole, Number)];
  return tagged(seed, 'snapshot', encodeCbor([...head, utf8(text), [...pool.keys()]]));
}

/** The snapshot in a stored record, if it was made from the first entries of `log`; else null. */
export function readSnapshot(
  { seed, game }: SnapshotBinding,
  record: Uint8Array | undefined,
  log: readonly Uint8Array[],
): Snapshot | null {
  const content = record && untagged(seed, 'snapshot', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !isList(decoded.value)) return null;
  const [bond, digest, authors, whole, text, ...pool] = decoded.value.flatMap((one) => (isList(one) ? one : [one]));
  if (!isBytes(bond) || !isBytes(digest) || !isBytes(authors) || !isBytes(whole) || !isBytes(text)) return null;
  const fits = equal(bond, buildIdOf(game)) && authors.length <= log.length;
  if (!fits || !equal(digest, sha256(...log.slice(0, authors.length)))) return null;
  // The tag matches, so `writeSnapshot` wrote it.
  const kept = restoreBytes(pool.filter(isBytes), JSON.parse(fromUtf8(text) ?? '')) as Pick<
    Snapshot,
    'state' | 'signers'
  >;
  return { ...kept, authors: Array.from(authors, (by) => (by === 0 ? 0 : 1)), whole: [...whole].map(Boolean) };
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Identifies the exact rules and the exact build: a built file's name contains a hash of its content. */
export const buildIdOf = (game: Rules): Uint8Array =>
  utf8([versionOf(game), game.build ?? '', import.meta.url].join(' '));

/**
 * A placeholder for bytes in the text; the bytes are stored next to it, each string once. No game object has an empty
 * property name.
 */
type Stub = { readonly '': number };

function addToPool(pool: Map<Uint8Array, number>, bytes: Uint8Array): Stub {
  const at = pool.get(bytes) ?? pool.size;
  pool.set(bytes, at);
  return { '': at };
}

function restoreBytes(pool: readonly Uint8Array[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => restoreBytes(pool, item));
  if (typeof value !== 'object' || value === null) return value;
  if ('' in value) return pool[Number(value[''])];
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, restoreBytes(pool, item)]));
}
