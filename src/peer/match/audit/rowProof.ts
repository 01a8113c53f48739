/** What a game or match file proves: each game, and their total. */
import { equal, hex } from '../../../base/bytes.ts';
import type { AnyGame } from '../../../rules/game.ts';
import { signersIn } from '../../log/chain.ts';
import { gameId } from '../../secret/seed.ts';
import { AFTER } from '../tableOptions.ts';
import { isJoinedFile, MAX_JOINED_BYTES, type MatchFile, readFile, splitGameFiles } from './file.ts';
import { type Proof, type ProofOptions, prove } from './proof.ts';

/** Findings about a match as a whole. */
export type MatchFinding =
  /** In bytes. */
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'some-unreadable'; readonly games: number }
  /** The game after number `at` does not continue the match. */
  | { readonly kind: 'apart'; readonly games: number; readonly at: number }
  /** `uncounted`: the numbers of the games that score no points; the first is 1. */
  | {
      readonly kind: 'match';
      readonly games: number;
      readonly points: readonly Points[];
      readonly uncounted: readonly number[];
    };

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
 * `gameOf`: the game a file claims to be, or one that reports it cannot check it. Never rejects, whatever the bytes.
 */
export async function proveFile(gameOf: GameOf, bytes: Uint8Array, options: ProofOptions): Promise<Proof | MatchProof> {
  if (!isJoinedFile(bytes)) return proveOne(gameOf, bytes, options);
  if (bytes.length > MAX_JOINED_BYTES)
    return { kind: 'foreign', finding: { kind: 'too-large', most: MAX_JOINED_BYTES }, games: [] };
  const read = splitGameFiles(bytes);
  if (!read.ok) return { kind: 'damaged', finding: { kind: 'unreadable' }, games: [] };
  const proofs: Proof[] = [];
  for (const game of read.value) proofs.push(await proveOne(gameOf, game, options));
  return { ...sumOf(proofs, read.value.map(readFile), options), games: proofs };
}

export const isMatchProof = (proof: Proof | MatchProof): proof is MatchProof => 'games' in proof;

type GameOf = (bytes: Uint8Array) => Promise<AnyGame>;

const proveOne = async (gameOf: GameOf, bytes: Uint8Array, options: ProofOptions): Promise<Proof> =>
  prove(await gameOf(bytes), bytes, options);

type Read = ReturnType<typeof readFile>;

/** The total of the games. */
function sumOf(proofs: readonly Proof[], read: readonly Read[], options: ProofOptions): Omit<MatchProof, 'games'> {
  const files = read.flatMap((one) => (one.ok ? [one.value] : []));
  const games = proofs.length;
  if (files.length < read.length) return { kind: 'damaged', finding: { kind: 'some-unreadable', games } };
  const apart = brokenAt(files);
  if (apart !== null) return { kind: 'damaged', finding: { kind: 'apart', games, at: apart } };
  const uncounted = proofs.flatMap(({ outcome }, at) => (outcome?.scores ? [] : [at + 1]));
  return {
    kind: worst(proofs),
    finding: { kind: 'match', games, points: pointsOf(proofs, files, options), uncounted },
  };
}

/** The first game that does not continue from the one before, by the terms both agreed on in it; null if all do. */
function brokenAt(files: readonly MatchFile[]): number | null {
  for (const [at, { header, options }] of files.entries()) {
    const before = files[at - 1];
    if (before === undefined) continue;
    const [mine, theirs] = lastKeys(before);
    const [first, second] = header.publicKeys;
    const same = (equal(mine, first) && equal(theirs, second)) || (equal(mine, second) && equal(theirs, first));
    if (!same || options[AFTER] !== hex(gameId(before.header))) return at;
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

function pointsOf(
  proofs: readonly Proof[],
  files: readonly MatchFile[],
  { nameOf = () => undefined }: ProofOptions,
): Points[] {
  const sums = new Map<string, number>();
  // A player who continues with another key is still the same player.
  const firstOf = new Map<string, string>();
  for (const [at, { of, outcome }] of proofs.entries())
    for (const seat of [0, 1] as const) {
      if (!of) continue;
      const key = firstOf.get(of.keys[seat]) ?? of.keys[seat];
      sums.set(key, (sums.get(key) ?? 0) + (outcome?.scores?.[seat] ?? 0));
      const file = files[at];
      if (file) firstOf.set(hex(lastKeys(file)[seat]), key);
    }
  return [...sums].map(([key, points]) => ({ key, name: nameOf(key) ?? null, points }));
}
