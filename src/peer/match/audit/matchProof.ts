/** What a game or match file proves: each game, and their total. */
import { equal, hex } from '../../../base/bytes.ts';
import {
  type AnyGame,
  type CardId,
  type GameEvent,
  type JointVerdict,
  type Outcome,
  other,
} from '../../../rules/game.ts';
import { signersIn } from '../../log/chain.ts';
import { gameId } from '../../secret/seed.ts';
import type { ReplayStep } from '../fold/replay.ts';
import { PREVIOUS_GAME } from '../tableOptions.ts';
import { isJoinedFile, MAX_JOINED_BYTES, type MatchFile, readFile, splitGameFiles } from './file.ts';
import { type Dealing, type Proof, type ProofOptions, prove } from './proof.ts';

/** Findings about a match as a whole. */
export type MatchFinding =
  /** `most`: in bytes. */
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'some-unreadable'; readonly games: number }
  /** The game after number `at` does not continue the match. */
  | { readonly kind: 'apart'; readonly games: number; readonly at: number }
  /**
   * `games`, and `uncounted`, the numbers of the games that score no points (the first is 1); games that only deal are
   * left out.
   */
  /**
   * Separate games between one phone and several others. `whole`: null if some can't be read with this build's rules.
   */
  | {
      readonly kind: 'table';
      readonly games: number;
      readonly game: AnyGame['id'];
      readonly whole: JointVerdict | null;
    }
  | {
      readonly kind: 'match';
      readonly games: number;
      readonly points: readonly Points[];
      readonly uncounted: readonly number[];
      readonly pools: PoolsFinding | null;
    };

/**
 * For a match that dealt pools: whether every deck is proven to lie within its own pool. `by`: who withholds the proof
 * or, with `foul`, who cheated at the deal.
 */
export type PoolsFinding =
  | { readonly proven: true }
  | { readonly proven: false; readonly foul: boolean; readonly by: Pick<Points, 'key' | 'name'> | null };

/** By the player's first key; `name`: their name on this phone. */
export interface Points {
  readonly key: string;
  readonly name: string | null;
  readonly points: number;
}

export interface MatchProof extends Pick<Proof, 'kind'> {
  readonly finding: MatchFinding;
  /** One per game, in order. */
  readonly games: readonly Proof[];
}

/**
 * `gameOf`: the game a file claims to be, or one that reports that it cannot be checked. Never rejects, even for
 * invalid bytes.
 */
export async function proveFile(gameOf: GameOf, bytes: Uint8Array, options: ProofOptions): Promise<Proof | MatchProof> {
  if (!isJoinedFile(bytes)) return proveOne(gameOf, bytes, options);
  if (bytes.length > MAX_JOINED_BYTES)
    return { kind: 'foreign', finding: { kind: 'too-large', most: MAX_JOINED_BYTES }, games: [] };
  const read = splitGameFiles(bytes);
  if (!read.ok) return { kind: 'damaged', finding: { kind: 'unreadable' }, games: [] };
  const proofs: Proof[] = [];
  const players = new Players();
  const logs: FileEvents[] = [];
  for (const game of read.value) {
    const dealing = (keys: readonly [string, string]): Dealing | null => players.dealing(keys);
    const heard = new FileEvents(await gameOf(game));
    const onEntry = (replayed: ReplayStep): void => {
      heard.take(replayed);
      options.onEntry?.(replayed);
    };
    const proof = await prove(heard.game, game, { ...options, dealing, onEntry });
    proofs.push(proof);
    logs.push(heard);
    players.after(proof, readFile(game));
  }
  const files = read.value.map(readFile);
  const summary = tableOf(proofs, files, logs) ?? matchTotal(proofs, files, players.lost, options);
  return { ...summary, games: proofs };
}

class FileEvents {
  readonly #events: GameEvent[] = [];
  #entries = 0;

  constructor(readonly game: AnyGame) {}

  take({ entry, happened }: ReplayStep): void {
    // A file may be replayed twice: first without its seeds, then with them.
    if (entry.seq < this.#entries) this.#events.length = 0;
    this.#entries = entry.seq + 1;
    this.#events.push(...happened.flatMap(({ events }) => events));
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }
}

/** Games between one phone and several others, none of which continues another; null for any other file. */
function tableOf(
  proofs: readonly Proof[],
  read: readonly Read[],
  logs: readonly FileEvents[],
): Omit<MatchProof, 'games'> | null {
  const files = read.flatMap((one) => (one.ok ? [one.value] : []));
  const [first] = files;
  const game = logs[0]?.game;
  if (!first || !game?.together || files.length < 2 || files.length < read.length) return null;
  const seats = ([0, 1] as const).filter((seat) =>
    files.every(({ header }) => equal(header.publicKeys[seat], first.header.publicKeys[seat])),
  );
  // A later session names its predecessor, which is in another file.
  const ids = new Set(files.map(({ header }) => hex(gameId(header))));
  const isApart = files.every(
    ({ options, version }) => !ids.has(options[PREVIOUS_GAME] ?? '') && version === first.version,
  );
  if (seats.length !== 1 || !isApart) return null;
  const isRead = proofs.every(({ kind }) => kind === 'fair' || kind === 'open');
  const whole = isRead ? game.together(logs.map(({ events }) => events)) : null;
  const found = worst(proofs);
  // A log may be fair on its own and yet refer to something missing from another log, which is then not proven.
  const kind = found === 'fair' && whole?.fault != null ? 'open' : found;
  return { kind, finding: { kind: 'table', games: files.length, game: game.id, whole } };
}

export const isMatchProof = (proof: Proof | MatchProof): proof is MatchProof => 'games' in proof;

type GameOf = (bytes: Uint8Array) => Promise<AnyGame>;

const proveOne = async (gameOf: GameOf, bytes: Uint8Array, options: ProofOptions): Promise<Proof> =>
  prove(await gameOf(bytes), bytes, options);

type Read = ReturnType<typeof readFile>;

/** The total of the games. */
function matchTotal(
  proofs: readonly Proof[],
  read: readonly Read[],
  lost: KeyOfDeal | null,
  options: ProofOptions,
): Omit<MatchProof, 'games'> {
  const files = read.flatMap((one) => (one.ok ? [one.value] : []));
  const counted = proofs.filter(({ dealt }) => dealt === undefined);
  const games = counted.length;
  if (files.length < read.length) return { kind: 'damaged', finding: { kind: 'some-unreadable', games } };
  const apart = firstDiscontinuity(files);
  if (apart !== null) return { kind: 'damaged', finding: { kind: 'apart', games: proofs.length, at: apart } };
  const uncounted = counted.flatMap(({ outcome }, at) => (outcome?.scores ? [] : [at + 1]));
  const [points, pools] = [pointsOf(proofs, read, options), poolsOf(proofs, lost, options)];
  return { kind: worst(proofs), finding: { kind: 'match', games, points, uncounted, pools } };
}

/** The first game that does not continue the previous one, by the terms agreed in it; null if all do. */
function firstDiscontinuity(files: readonly MatchFile[]): number | null {
  for (const [at, { header, options }] of files.entries()) {
    const before = files[at - 1];
    if (before === undefined) continue;
    const [mine, theirs] = lastKeys(before);
    const [first, second] = header.publicKeys;
    const same = (equal(mine, first) && equal(theirs, second)) || (equal(mine, second) && equal(theirs, first));
    if (!same || options[PREVIOUS_GAME] !== hex(gameId(before.header))) return at;
  }
  return null;
}

/** The keys signing at the end of a game: it may have moved to another phone (PROTOCOL 10.8). */
function lastKeys({ header, entries }: MatchFile): readonly [Uint8Array, Uint8Array] {
  const [first, second] = signersIn(header.publicKeys, entries);
  return [first.at(-1)?.key ?? header.publicKeys[0], second.at(-1)?.key ?? header.publicKeys[1]];
}

/** Worst first. */
const kinds: readonly Proof['kind'][] = ['damaged', 'foreign', 'foul', 'open', 'fair'];

const worst = (proofs: readonly Proof[]): Proof['kind'] =>
  kinds.find((kind) => proofs.some((proof) => proof.kind === kind)) ?? 'foreign';

/** The players of a match, whichever keys they continue with, and the pools dealt to them. */
class Players {
  /** Maps a player's later keys to their first. */
  readonly #first = new Map<string, string>();
  readonly #pools = new Map<string, readonly CardId[]>();
  #dealt = false;
  #lost: KeyOfDeal | null = null;

  /** The first key of the player: someone who continues with another key is still the same player. */
  named(key: string): string {
    return this.#first.get(key) ?? key;
  }

  /** Null if nothing was dealt. */
  dealing(keys: readonly [string, string]): Dealing | null {
    if (!this.#dealt) return null;
    const [first, second] = [this.named(keys[0]), this.named(keys[1])];
    const { key, foul } = this.#lost ?? {};
    const seat = key === first ? 0 : key === second ? 1 : null;
    return {
      pools: [this.#pools.get(first) ?? null, this.#pools.get(second) ?? null],
      lost: seat === null ? null : { seat, foul: foul === true },
    };
  }

  /** The player who cheated at the deal or withholds its proof; null if there is none. */
  get lost(): KeyOfDeal | null {
    return this.#lost;
  }

  after({ of, dealt, outcome }: Proof, read: Read): void {
    if (of === null) return;
    const keys = [this.named(of.keys[0]), this.named(of.keys[1])] as const;
    if (dealt !== undefined) {
      this.#dealt = true;
      for (const seat of [0, 1] as const) if (dealt) this.#pools.set(keys[seat], dealt[seat]);
      if (dealt === null) this.#lost = lostInDeal(outcome ?? null, keys);
    }
    if (read.ok) for (const seat of [0, 1] as const) this.#first.set(hex(lastKeys(read.value)[seat]), keys[seat]);
  }
}

/** The player who has lost a match by its deal, identified by their first key. */
interface KeyOfDeal {
  readonly key: string;
  readonly foul: boolean;
}

/** `outcome`: the outcome of a deal that is not proven. */
function lostInDeal(outcome: Outcome | null, keys: readonly [string, string]): KeyOfDeal | null {
  if (outcome === null) return null;
  const { winner, fault } = outcome;
  if (fault !== null) return { key: keys[fault], foul: true };
  return winner === null ? null : { key: keys[other(winner)], foul: false };
}

function pointsOf(
  proofs: readonly Proof[],
  read: readonly Read[],
  { nameOf = () => undefined }: ProofOptions,
): Points[] {
  const sums = new Map<string, number>();
  const players = new Players();
  for (const [at, proof] of proofs.entries()) {
    const { of, outcome } = proof;
    for (const seat of [0, 1] as const) {
      if (!of) continue;
      const key = players.named(of.keys[seat]);
      sums.set(key, (sums.get(key) ?? 0) + (outcome?.scores?.[seat] ?? 0));
    }
    const file = read[at];
    if (file) players.after(proof, file);
  }
  return [...sums].map(([key, points]) => ({ key, name: nameOf(key) ?? null, points }));
}

/** Null if nothing was dealt. */
function poolsOf(
  proofs: readonly Proof[],
  lost: KeyOfDeal | null,
  { nameOf = () => undefined }: ProofOptions,
): PoolsFinding | null {
  if (proofs.every(({ dealt }) => dealt === undefined)) return null;
  const proven = proofs.every(({ kind, dealt }) => kind === 'fair' && dealt !== null);
  if (proven) return { proven };
  const by = lost && { key: lost.key, name: nameOf(lost.key) ?? null };
  return { proven, foul: lost?.foul === true, by };
}
