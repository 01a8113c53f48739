/** Figures for two phones in one process, with both sides' work added up, without storage and network. */
import { fromHex } from '../../src/base/bytes.ts';
import { keyOfSecret, randomBytes, scalarFromWide, signerOf } from '../../src/peer/crypto.ts';
import { parseEntry } from '../../src/peer/log/entry.ts';
import { audit } from '../../src/peer/match/audit/audit.ts';
import type { MatchFile } from '../../src/peer/match/audit/file.ts';
import { resumeMatch } from '../../src/peer/match/resume.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import type { AnyMove, Game } from '../../src/rules/game.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import { pair } from '../support/link/memory.ts';
import { type NetrunnerDuel, netrunnerDuel } from '../support/netrunner/netrunnerDuel.ts';
import { FaultyDisk } from '../support/peer/faultyDisk.ts';
import type { Figure } from './figure.ts';
import { type StoredGame, storedGame } from './storedGame.ts';

const ENTRIES = 900;
/** Number of entries in the resumed game. */
const RESUMED = 1000;
const NAME = 'bench';
const SHUFFLES = 6;
const DRAWS = 10;
/** The stack for the first shuffle: sixty cards. */
const sixty = [...starterDecks[1], ...starterDecks[1].slice(0, 15)];

const now = (): number => performance.now();

/** Time from the first packet to the end of both shuffles, including decks, tables and coins. */
async function firstShuffles(): Promise<number> {
  const game = await netrunnerDuel(1, { decks: [starterDecks[0], sixty] });
  const start = now();
  await game.play(({ players }) =>
    players.every(({ match }) => match.view().question?.kind === 'move' || (match.view().length ?? 0) > 8),
  );
  return now() - start;
}

/** One draw as an action: the ACT and its key, on both phones. Median of several draws. */
async function draw(): Promise<number> {
  const game = await netrunnerDuel(1);
  await game.play(({ players }) => players.every(({ match }) => match.view().question?.kind === 'move'));
  const times: number[] = [];
  while (times.length < DRAWS) {
    const player = game.players.find(({ match }) => match.view().asked);
    if (!player) throw new Error('nobody is asked');
    const { question, table } = player.match.view();
    const draws = question?.kind === 'move' && question.window === 'action' && (table?.corp.pile ?? 0) > 5;
    const start = now();
    const done = await player.match.play([draws ? { do: 'draw' } : { do: 'pass' }]);
    await game.quiet();
    if (!done.ok) await game.turn();
    else if (draws) times.push(now() - start);
    await game.quiet();
  }
  return times.sort((a, b) => a - b)[DRAWS / 2] ?? Number.NaN;
}

let long: Promise<MatchFile> | undefined;

/**
 * A long game: an R&D of twice the cards and players who seldom score; the Runner searches their stack until there have
 * been six shuffles.
 */
export async function longGame(): Promise<MatchFile> {
  const decks = [[...starterDecks[0], ...starterDecks[0]], sixty] as const;
  const weights: Record<string, number> = {
    concede: 0,
    score: 0,
    run: 0.3,
    jackOut: 40,
    bit: 4,
    draw: 1,
    advance: 0.2,
    trash: 0,
  };
  for (let seed = 1; ; seed++) {
    let shuffles = 0;
    const weigh = (move: AnyMove): number =>
      move.do === 'use' || move.do === 'show' ? (shuffles < SHUFFLES ? 30 : 0) : (weights[move.do] ?? 1);
    const game = await netrunnerDuel(seed, { decks, weigh, mostMoves: 1 });
    const { match } = game.players[0];
    match.onEvents(({ events }) => {
      shuffles += events.filter(({ kind }) => kind === 'hide').length;
    });
    await game.play(() => match.view().length >= ENTRIES && match.view().question?.kind === 'move');
    if (match.view().status.kind !== 'playing') continue;
    const file = await concluded(game);
    if (shufflesIn(file) === SHUFFLES) return file;
  }
}

const shufflesIn = (file: MatchFile): number =>
  file.entries.filter((bytes) => {
    const entry = parseEntry(bytes);
    return entry.ok && entry.value.body.type === 'Z';
  }).length;

/** One player concedes; both show their seeds and close. */
async function concluded(game: NetrunnerDuel): Promise<MatchFile> {
  await game.players[0].match.resign();
  await game.play();
  return game.players[0].match.file() as MatchFile;
}

/** A finished game of 900 entries or more and six shuffles, played once. */
export function longFile(): Promise<MatchFile> {
  long ??= longGame();
  return long;
}

async function auditLong(): Promise<number> {
  const file = await longFile();
  const start = now();
  const verdict = await audit(netrunner as Game<unknown, AnyMove>, file, { curve: inlineCurve });
  if (!verdict.clean) throw new Error(verdict.foul.detail.kind);
  return now() - start;
}

/** A game of a thousand entries as stored on a phone, at a question for its player. */
let stored: Promise<StoredGame> | undefined;

/** Time from the stored bytes to the question; `whole`: from the log only, as without a usable snapshot. */
async function resume(whole: boolean): Promise<number> {
  stored ??= storedGame(RESUMED);
  const { secret, records, entries } = await stored;
  const bytes = (text: string): Uint8Array => fromHex(text) as Uint8Array;
  const store = new FaultyDisk().open();
  const { snapshot = '', ...others } = records;
  const kept = whole ? others : { ...others, snapshot };
  await store.put(NAME, Object.fromEntries(Object.entries(kept).map(([name, text]) => [name, bytes(text)])));
  await store.append(
    NAME,
    entries.map((text, seq) => ({ seq, bytes: bytes(text) })),
  );
  const signer = signerOf(keyOfSecret(bytes(secret)));
  const start = now();
  const match = await resumeMatch({ game: netrunner, signer, store, name: NAME, link: pair().a, curve: inlineCurve });
  const ms = now() - start;
  if (!match.ok) throw new Error(match.error.why);
  match.value.close();
  return ms;
}

/** Entries and bytes of ten complete games with random answers. */
let sizes: Promise<{ entries: number; bytes: number }> | undefined;

async function sizeOfGames(): Promise<{ entries: number; bytes: number }> {
  let entries = 0;
  let bytes = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const game = await netrunnerDuel(seed);
    await game.play();
    const file = game.players[0].match.file() as MatchFile;
    entries += file.entries.length;
    bytes += file.entries.reduce((sum, entry) => sum + entry.length, 0);
  }
  return { entries, bytes };
}

const size = async (): Promise<{ entries: number; bytes: number }> => {
  sizes ??= sizeOfGames();
  return sizes;
};

/**
 * Points decoded, multiplied and encoded: most of the work in a shuffle, which the figure below does 315 times.
 * Distinguishes a slow program from a slow machine.
 */
async function multiplications(): Promise<number> {
  const count = 200;
  const points = await inlineCurve.deriveAll(randomBytes(64 * count));
  const scalar = scalarFromWide(randomBytes(64));
  const start = now();
  await inlineCurve.maskAll(points, scalar);
  return (1000 * count) / (now() - start);
}

export const peer: readonly Figure[] = [
  { name: 'peer.multiplications_per_s', unit: '1/s', measure: multiplications },
  { name: 'peer.first_shuffles_ms', unit: 'ms', measure: firstShuffles },
  { name: 'peer.draw_ms', unit: 'ms', measure: draw },
  { name: 'peer.audit_ms', unit: 'ms', measure: auditLong },
  { name: 'peer.resume_ms', unit: 'ms', measure: () => resume(false) },
  { name: 'peer.resume_whole_ms', unit: 'ms', measure: () => resume(true) },
  {
    name: 'peer.log_bytes_per_entry',
    unit: 'bytes',
    measure: async () => (await size()).bytes / (await size()).entries,
  },
  { name: 'peer.entries_per_game', unit: 'entries', measure: async () => (await size()).entries / 10 },
];
