/**
 * The state of a match as a record beside its log, so that a phone that starts again goes through the newest entries only. It is a cache
 * and no more: whatever is not exactly what this program has made of these entries with this seed counts for nothing.
 */
import { equal, fromUtf8, utf8 } from '../../../base/bytes.ts';
import type { AnyGame, Seat } from '../../../rules/game.ts';
import { sha256 } from '../../crypto.ts';
import { decodeCbor, encodeCbor, isList } from '../../log/cbor.ts';
import type { Signers } from '../../log/chain.ts';
import { versionOf } from '../agreement.ts';
import type { State } from '../fold/state.ts';
import { tagged, untagged } from './tagged.ts';

export interface Snapshot {
  /** Without the chain, which is made of the entries. */
  readonly state: Omit<State, 'chain'>;
  /** The keys of its chain. */
  readonly signers: Signers;
  /** Of each entry. */
  readonly authors: readonly Seat[];
  /** For each length up to that of the snapshot, whether the log is whole there. */
  readonly whole: readonly boolean[];
}

type Rules = Pick<AnyGame, 'id' | 'version' | 'build'>;

/** What a snapshot belongs to. */
export interface Bond {
  /** The seed of the game: none but this phone can make one, and damage shows. */
  readonly seed: Uint8Array;
  /** By these very rules: what others have made of the log counts for nothing. */
  readonly game: Rules;
}

/** Whether the state is worth one: between two answers it is small. */
export function isQuiet({ world, got, due, end }: State): boolean {
  return world !== null && got.length === 0 && due === null && end === null;
}

/** The record of a store. `log`: the entries that led to the state, each as it was signed; `whole` has one item more. */
export function writeSnapshot(
  { seed, game }: Bond,
  { chain, ...state }: State,
  log: readonly Uint8Array[],
  whole: readonly boolean[],
): Uint8Array {
  const pool = new Map<Uint8Array, number>();
  const text = JSON.stringify({ state, signers: chain.signers }, (_key, value: unknown) =>
    value instanceof Uint8Array ? drop(pool, value) : value,
  );
  const authors = Uint8Array.from(chain.past, ({ author }) => author);
  const head = [bondOf(game), sha256(...log), authors, Uint8Array.from(whole, Number)];
  return tagged(seed, 'snapshot', encodeCbor([...head, utf8(text), [...pool.keys()]]));
}

/** The snapshot in a record of the own store, when it was made of the first entries of `log`; else null. */
export function readSnapshot(
  { seed, game }: Bond,
  record: Uint8Array | undefined,
  log: readonly Uint8Array[],
): Snapshot | null {
  const content = record && untagged(seed, 'snapshot', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !isList(decoded.value)) return null;
  const [bond, digest, authors, whole, text, ...pool] = decoded.value.flatMap((one) => (isList(one) ? one : [one]));
  if (!isBytes(bond) || !isBytes(digest) || !isBytes(authors) || !isBytes(whole) || !isBytes(text)) return null;
  const fits = equal(bond, bondOf(game)) && authors.length <= log.length;
  if (!fits || !equal(digest, sha256(...log.slice(0, authors.length)))) return null;
  // Under our own tag it is what `writeSnapshot` has written.
  const kept = taken(pool.filter(isBytes), JSON.parse(fromUtf8(text) ?? '')) as Pick<Snapshot, 'state' | 'signers'>;
  return { ...kept, authors: Array.from(authors, (by) => (by === 0 ? 0 : 1)), whole: [...whole].map(Boolean) };
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** The very rules and the very program: the name of a file that was built has the hash of all that is in it. */
export const bondOf = (game: Rules): Uint8Array => utf8([versionOf(game), game.build ?? '', import.meta.url].join(' '));

/** Stands in the text for bytes, which are kept beside it, each string once. No object of a game has a name that is empty. */
type Stub = { readonly '': number };

function drop(pool: Map<Uint8Array, number>, bytes: Uint8Array): Stub {
  const at = pool.get(bytes) ?? pool.size;
  pool.set(bytes, at);
  return { '': at };
}

function taken(pool: readonly Uint8Array[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => taken(pool, item));
  if (typeof value !== 'object' || value === null) return value;
  if ('' in value) return pool[Number(value[''])];
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, taken(pool, item)]));
}
