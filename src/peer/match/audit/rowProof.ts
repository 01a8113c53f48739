/** What a file proves that holds one game or a row of them: a sentence for each game, and one for what they add up to. */
import { equal, hex } from '../../../base/bytes.ts';
import type { AnyGame } from '../../../rules/game.ts';
import { signersIn } from '../../log/chain.ts';
import { gameId } from '../../secret/seed.ts';
import { AFTER } from '../tableOptions.ts';
import { type MatchFile, readFile } from './file.ts';
import { type Proof, type ProofOptions, prove } from './proof.ts';
import { isRow, MOST_ROW_BYTES, readRow } from './rowFile.ts';

export interface RowProof extends Pick<Proof, 'kind' | 'text'> {
  /** One for each game, in order. */
  readonly games: readonly Proof[];
}

/** `gameOf`: the game that a file says it is of, else any: it says that it cannot check it. Never rejects, whatever the bytes. */
export async function proveFile(gameOf: GameOf, bytes: Uint8Array, options: ProofOptions): Promise<Proof | RowProof> {
  if (!isRow(bytes)) return proveOne(gameOf, bytes, options);
  if (bytes.length > MOST_ROW_BYTES) return { ...none, kind: 'foreign', text: TOO_LARGE };
  const read = readRow(bytes);
  if (!read.ok) return { ...none, kind: 'damaged', text: 'The file of the match is damaged or cut off.' };
  const proofs: Proof[] = [];
  for (const game of read.value) proofs.push(await proveOne(gameOf, game, options));
  return { ...sumOf(proofs, read.value.map(readFile), options), games: proofs };
}

export const isRowProof = (proof: Proof | RowProof): proof is RowProof => 'games' in proof;

const none = { games: [] } as const;
const TOO_LARGE = `No match of Meatspace is larger than ${MOST_ROW_BYTES / 1024 / 1024} MB.`;

type GameOf = (bytes: Uint8Array) => Promise<AnyGame>;

const proveOne = async (gameOf: GameOf, bytes: Uint8Array, options: ProofOptions): Promise<Proof> =>
  prove(await gameOf(bytes), bytes, options);

type Read = ReturnType<typeof readFile>;

/** What the games come to together. */
function sumOf(proofs: readonly Proof[], read: readonly Read[], options: ProofOptions): Pick<Proof, 'kind' | 'text'> {
  const files = read.flatMap((one) => (one.ok ? [one.value] : []));
  const count = `${proofs.length} ${proofs.length === 1 ? 'game' : 'games'}`;
  const apart = files.length < read.length ? null : brokenAt(files);
  if (files.length < read.length)
    return {
      kind: 'damaged',
      text: `A match of ${count}, of which not all can be read: nothing is said of its points.`,
    };
  if (apart !== null)
    return {
      kind: 'damaged',
      text: `These ${count} are no match: game ${apart + 1} was not begun after game ${apart} by the same two keys.`,
    };
  const uncounted = proofs.flatMap(({ outcome }, at) => (outcome?.scores ? [] : [at + 1]));
  const kind = worst(proofs);
  const points = pointsOf(proofs, files, options);
  const left = uncounted.length === 0 ? '' : ` Not counted: game ${uncounted.join(', ')}.`;
  const even = proofs.length % 2 === 0 ? '' : ' Sides change after each game, and it is not even.';
  const proven = {
    fair: 'every one of them proven fair',
    foul: 'in which a phone broke the rules',
    open: 'not all of them proven',
    damaged: 'not all of them whole',
    foreign: 'not all of them of rules that this Meatspace can check',
  }[kind];
  return {
    kind,
    text: `A match of ${count}, each begun after the one before by the same two keys, ${proven}: ${points}.${left}${even}`,
  };
}

/** The first game that does not go on from the one before, by what both have agreed on in it; null where all do. */
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

/** The keys that signed at the end of a game: it may have moved to another phone (PROTOCOL 10.8). */
function lastKeys({ header, entries }: MatchFile): readonly [Uint8Array, Uint8Array] {
  const [first, second] = signersIn(header.publicKeys, entries);
  return [first.at(-1)?.key ?? header.publicKeys[0], second.at(-1)?.key ?? header.publicKeys[1]];
}

/** Worst first. */
const kinds: readonly Proof['kind'][] = ['damaged', 'foreign', 'foul', 'open', 'fair'];

const worst = (proofs: readonly Proof[]): Proof['kind'] =>
  kinds.find((kind) => proofs.some((proof) => proof.kind === kind)) ?? 'foreign';

/** "Ann 25, Bob 17", by the names that this phone knows, else by the beginnings of the keys. */
function pointsOf(
  proofs: readonly Proof[],
  files: readonly MatchFile[],
  { nameOf = () => undefined }: ProofOptions,
): string {
  const sums = new Map<string, number>();
  // Whoever has gone on with another key is still the same player.
  const firstOf = new Map<string, string>();
  for (const [at, { of, outcome }] of proofs.entries())
    for (const seat of [0, 1] as const) {
      if (!of) continue;
      const key = firstOf.get(of.keys[seat]) ?? of.keys[seat];
      sums.set(key, (sums.get(key) ?? 0) + (outcome?.scores?.[seat] ?? 0));
      const file = files[at];
      if (file) firstOf.set(hex(lastKeys(file)[seat]), key);
    }
  return [...sums].map(([key, points]) => `${nameOf(key) ?? `the key ${key.slice(0, 8)}`} ${points}`).join(', ');
}
