/**
 * A session of three games between the same two players, over a poor link and with phones that crash: moves are taken
 * back and bits fixed, draws offered, accepted and declined, games paused, conceded, claimed and moved to another
 * phone, and disks fill up, all at random. Nothing nudges a phone: lost packets are requested again only by the clock.
 * All of it follows from one seed.
 */
import { isDeepStrictEqual } from 'node:util';
import { hex } from '../../../src/base/bytes.ts';
import type { Signer } from '../../../src/peer/crypto.ts';
import { joinGameFiles, type MatchFile, storedFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { PREVIOUS_GAME } from '../../../src/peer/match/tableOptions.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { TestClock } from '../clock.ts';
import { finished, TICK_MS, testSigner } from '../duel.ts';
import { byChance } from '../link/fate.ts';
import type { StoreFate } from '../peer/faultyDisk.ts';
import { isMatch, proveFile } from '../words/proofTold.ts';
import { type EveningDuel, type EveningGame, toyEvening } from './eveningGame.ts';
import { Memory } from './memory.ts';
import { Moves } from './moves.ts';
import { answersAsked, somethingHappens, wished } from './wishes.ts';

/** What happened during a session, to check its variety. */
export interface Evening {
  readonly deaths: number;
  readonly claims: number;
  /** How many times a disk was full. */
  readonly fills: number;
  /** Agreed take-backs and fixes. */
  readonly backs: number;
  readonly corrections: number;
  /** Games moved to another phone. */
  readonly moves: number;
  readonly ends: readonly string[];
}

const GAMES = 3;
const MAX_STEPS = 5000;
const MAX_DEATHS = 6;
const MAX_FILLS = 2;
type Chances = Parameters<typeof byChance>[1];
/** Towards its end, a session uses a link on which hardly anything arrives intact. */
const [POOR, HEAVY]: readonly [Chances, Chances] = [
  { drop: 0.05, duplicate: 0.05, reorder: 0.15, delay: 0.15 },
  { drop: 0.25, duplicate: 0.15, reorder: 0.25, delay: 0.2 },
];

/** Plays the session. Throws if anything is lost, differs, is asked twice or hangs, or if a player is blamed. */
export async function matchEvening(seed: number, of: EveningGame = toyEvening): Promise<Evening> {
  const random = seeded(seed);
  const [files, ends]: [MatchFile[], string[]] = [[], []];
  let sides: [Signer, Signer] = [await testSigner(seed, 0), await testSigner(seed, 1)];
  const decks = random(3) === 0 ? 'secret' : 'shown';
  const games: Played[] = [];
  for (let nth = 0; nth < GAMES; nth++) {
    const before = games.at(-1)?.duel.players[0].match.file();
    const options = {
      ...of.options,
      takeBack: 'consent',
      decks,
      ...(before && { [PREVIOUS_GAME]: hex(gameId(before.header)) }),
    };
    // The current signers, which may change during a game; the phones that have played it store it under their keys.
    const signers: [Signer, Signer] = [...sides];
    const played = await playGame(of, seed * GAMES + nth, random, signers, options, nth === GAMES - 1 ? HEAVY : POOR);
    games.push(played);
    const { status } = played.duel.players[0].match.view();
    const by = status.kind === 'over' ? status.by : status.kind;
    // Both players were there all the time; only their phones and the link were not.
    if (by === 'absence') throw new Error(`seed ${seed}: a game was won by a claim`);
    ends.push(by);
    sides = random(3) > 0 ? [signers[1], signers[0]] : signers;
  }
  // One of the players ends the match: the secrets are revealed.
  for (const [at, { duel }] of games.entries()) {
    if (decks === 'secret') await endMatch(games[at] as Played, random(2) as Seat);
    files.push(await checkGame(`seed ${seed}, game ${at + 1}`, duel));
  }
  const agreed = await checkFile(of, seed, files);
  const sum = (what: 'deaths' | 'claims' | 'fills' | 'moves') => games.reduce((all, one) => all + one[what], 0);
  return { deaths: sum('deaths'), claims: sum('claims'), fills: sum('fills'), moves: sum('moves'), ...agreed, ends };
}

/** Checks that the session's file verifies, and lists what was taken back and fixed. */
async function checkFile(
  { game }: EveningGame,
  seed: number,
  files: readonly MatchFile[],
): Promise<Pick<Evening, 'backs' | 'corrections'>> {
  const proof = await proveFile(async () => game, joinGameFiles(files), { curve: inlineCurve });
  const { kind, text } = proof;
  if (kind !== 'fair' || text.includes('Not counted') || !isMatch(proof)) throw new Error(`seed ${seed}: ${text}`);
  return {
    backs: proof.games.filter((game) => game.text.includes('took back moves')).length,
    corrections: proof.games.filter((game) => game.text.includes('fixed the table')).length,
  };
}

async function endMatch({ duel, clock, makeRoom }: Played, seat: Seat): Promise<void> {
  const seeds = duel.players.map(({ match }) => match.view().status);
  for (const status of seeds)
    if (status.kind === 'over' && !status.kept)
      throw new Error(`a seed was shown before the match ended: ${JSON.stringify(status)}`);
  duel.pair.restore();
  for (let tries = 0; tries < 50; tries++) {
    for (const one of [0, 1] as const) if (duel.dead[one]) await duel.restart(one);
    await makeRoom();
    clock.pass(TICK_MS);
    // The phone may have crashed before storing it.
    await wished(duel, seat, duel.players[seat].match.release());
    await duel.quiet();
    if (duel.players.every(({ match, seat: of }) => !duel.dead[of] && isProven(match.view().status))) return;
  }
}

const isProven = (status: ReturnType<EveningDuel['players'][0]['match']['view']>['status']): boolean =>
  status.kind === 'over' && status.verdict !== null && status.waitsFor === null;

interface Played {
  readonly duel: EveningDuel;
  readonly clock: TestClock;
  /** Called when a disk is full: makes room. */
  makeRoom(): Promise<void>;
  readonly deaths: number;
  readonly claims: number;
  readonly fills: number;
  readonly moves: number;
}

async function playGame(
  of: EveningGame,
  seed: number,
  random: Random,
  signers: [Signer, Signer],
  options: Record<string, string>,
  link: Chances,
): Promise<Played> {
  const clock = new TestClock();
  let [deaths, claims, fills] = [0, 0, 0];
  /** The player whose disk is full, until they have made room. */
  const full: [boolean, boolean] = [false, false];
  const fate = (seat: Seat, start: number) => {
    return ({ index, kind }: { index: number; kind: string }): StoreFate => {
      const writes = kind === 'put' || kind === 'append';
      // The records that create the game are kept: without them, there is nothing to return to.
      if (!writes || (start === 0 && index === 0)) return 'done';
      if (full[seat]) return 'full';
      if (deaths >= MAX_DEATHS || random(25) > 0) return 'done';
      deaths++;
      return random(2) === 0 ? 'die-before' : 'die-after';
    };
  };
  const duel = await of.begin({
    seed,
    signers,
    timers: clock,
    options,
    fate: byChance(seed, link),
    open: (seat, start) => ({ fate: fate(seat, start) }),
  });
  /** A player who is told that the disk is full makes room and reopens the game. */
  const makeRoom = async (): Promise<void> => {
    for (const seat of [0, 1] as const) {
      const { status } = duel.players[seat].match.view();
      const stopped = status.kind === 'stopped' && status.why === 'store';
      if (!full[seat] || !(stopped || random(10) === 0)) continue;
      full[seat] = false;
      if (stopped && !duel.dead[seat]) await duel.restart(seat);
    }
  };
  const moves = new Moves(duel, of.game, random, seed, signers);
  const memory = new Memory(seed);
  const at = { duel, clock, random, change: of.change };
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    for (let few = random(5); few > 0 && duel.pair.step(); few--) await duel.rest();
    for (const seat of [0, 1] as const) if (duel.dead[seat] && random(3) > 0) await duel.restart(seat);
    await duel.rest();
    await makeRoom();
    memory.check(duel);
    // A phone that crashed during its last write reports that when it restarts.
    if (duel.players.every(({ match, seat }) => !duel.dead[seat] && finished(match)))
      return { duel, clock, makeRoom, deaths, claims, fills, moves: moves.arrived };
    if (fills < MAX_FILLS && random(100) === 0) {
      full[random(2) as Seat] = true;
      fills++;
    }
    if (random(6) === 0) claims += await somethingHappens(at);
    await moves.step();
    const acted = (await answersAsked(at)) || (await duel.turn());
    if (!acted && random(3) === 0) {
      duel.pair.restore();
      for (const seat of [0, 1] as const) {
        if (duel.dead[seat]) continue;
        const { match } = duel.players[seat];
        if (match.view().paused.mine) await wished(duel, seat, match.pause(false));
      }
      clock.pass(TICK_MS);
    }
  }
  const stuck = duel.players.map(({ match }) => JSON.stringify(match.view().status));
  throw new Error(`seed ${seed}: stuck at ${stuck.join(' and ')}`);
}

/**
 * Checks that both have closed the same game with a clean audit, and can export its file from what they store. Returns
 * the file.
 */
async function checkGame(name: string, { players }: EveningDuel): Promise<MatchFile> {
  const [a, b] = players.map(({ match }) => match.view());
  for (const view of [a, b])
    if (view?.status.kind !== 'over' || view.status.verdict?.clean !== true)
      throw new Error(`${name}: ${JSON.stringify(view?.status)}`);
  if (!isDeepStrictEqual(a?.head, b?.head)) throw new Error(`${name}: the logs differ`);
  if (!isDeepStrictEqual(a?.table, b?.table)) throw new Error(`${name}: the tables differ`);
  const differs = tablesDiffer(players);
  if (differs !== null) throw new Error(`${name}: the tables differ at entry ${differs}`);
  for (const { match, disk } of players) {
    const file = match.file();
    const stored = await disk.open().read('duel');
    const again = file && stored.ok ? storedFile(stored.value, file.header.rules) : null;
    if (again === null || file === null || !isDeepStrictEqual(writeFile(again), writeFile(file)))
      throw new Error(`${name}: what is stored is not what was played`);
  }
  return players[0].match.file() as MatchFile;
}

/**
 * The first entry after which the two phones have different tables; null if none. Either phone may have been down for
 * some entries.
 */
function tablesDiffer([a, b]: EveningDuel['players']): number | null {
  for (const [seq, tables] of a.tables) {
    const theirs = b.tables.get(seq);
    if (theirs !== undefined && theirs.at(-1) !== tables.at(-1)) return seq;
  }
  return null;
}
