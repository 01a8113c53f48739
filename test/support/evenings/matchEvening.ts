/**
 * An evening of three games of the same two, one after the other, over a poor link and with phones that die: draws are asked for, given and
 * refused, games are put off, given up and claimed, all by chance. Everything comes from one number.
 */
import { isDeepStrictEqual } from 'node:util';
import { hex } from '../../../src/base/bytes.ts';
import type { Signer } from '../../../src/peer/crypto.ts';
import { byChance } from '../../../src/peer/link/fate.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { writeRow } from '../../../src/peer/match/audit/rowFile.ts';
import { proveFile } from '../../../src/peer/match/audit/rowProof.ts';
import { storedFile } from '../../../src/peer/match/audit/storedFile.ts';
import { AFTER } from '../../../src/peer/match/tableOptions.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { StoreFate } from '../../../src/peer/store/memory.ts';
import type { AnyGame, Outcome, Seat } from '../../../src/rules/game.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { TestClock } from '../clock.ts';
import { finished, testSigner } from '../duel.ts';
import { shortDuel, type ToyDuel } from '../shortToy.ts';
import { type Table, toyGame } from '../toyGame.ts';

/** What has happened in an evening, to see that it is not always the same. */
export interface Evening {
  readonly deaths: number;
  readonly claims: number;
  readonly ends: readonly string[];
}

/** The toy with points for a row of games: ten for who wins, none for whose phone is at fault, else three. */
export const scoredToy = {
  ...toyGame,
  scores: (_: Table, { winner, fault }: Outcome): [number, number] => {
    const score = (seat: Seat): number => (seat === winner ? 10 : seat === fault ? 0 : 3);
    return [score(0), score(1)];
  },
};

const GAMES = 3;
const MOST_STEPS = 5000;
const MOST_DEATHS = 6;

/** Plays the evening. Throws where anything is lost, differs, is stuck, or somebody is blamed. */
export async function matchEvening(seed: number): Promise<Evening> {
  const random = seeded(seed);
  const people = [await testSigner(seed, 0), await testSigner(seed, 1)] as const;
  const [files, ends]: [MatchFile[], string[]] = [[], []];
  let sides: [Signer, Signer] = [...people];
  let [deaths, claims] = [0, 0];
  const decks = random(3) === 0 ? 'secret' : 'shown';
  const duels: ToyDuel[] = [];
  for (let nth = 0; nth < GAMES; nth++) {
    const before = duels.at(-1)?.players[0].match.file();
    const options = { length: 'short', decks, ...(before && { [AFTER]: hex(gameId(before.header)) }) };
    const played = await playGame(seed * GAMES + nth, random, sides, options);
    deaths += played.deaths;
    claims += played.claims;
    duels.push(played.duel);
    const { status } = played.duel.players[0].match.view();
    ends.push(status.kind === 'over' ? status.by : status.kind);
    if (random(3) > 0) sides = [sides[1], sides[0]];
  }
  // One of the two ends the match: what was kept secret is shown.
  for (const [at, duel] of duels.entries()) {
    if (decks === 'secret') await endMatch(duel, random(2) as Seat);
    files.push(await checkGame(`seed ${seed}, game ${at + 1}`, duel));
  }
  const { kind, text } = await proveFile(async () => scoredToy as unknown as AnyGame, writeRow(files), {
    curve: inlineCurve,
  });
  if (kind !== 'fair' || text.includes('Not counted')) throw new Error(`seed ${seed}: ${text}`);
  return { deaths, claims, ends };
}

async function endMatch(duel: ToyDuel, seat: Seat): Promise<void> {
  const seeds = duel.players.map(({ match }) => match.view().status);
  for (const status of seeds)
    if (status.kind === 'over' && status.by !== 'claim' && !status.kept)
      throw new Error(`a seed was shown before the match ended: ${JSON.stringify(status)}`);
  duel.pair.restore();
  for (let tries = 0; tries < 50; tries++) {
    for (const one of [0, 1] as const) {
      if (duel.dead[one]) await duel.restart(one);
      duel.players[one].match.nudge();
    }
    // He may have died of it before it was kept.
    await wished(duel, seat, duel.players[seat].match.release());
    await duel.quiet();
    if (duel.players.every(({ match }) => isProven(match.view().status))) return;
  }
}

const isProven = (status: ReturnType<ToyDuel['players'][0]['match']['view']>['status']): boolean =>
  status.kind === 'over' && status.verdict !== null && status.waitsFor === null;

interface Played {
  readonly duel: ToyDuel;
  readonly deaths: number;
  readonly claims: number;
}

async function playGame(
  seed: number,
  random: Random,
  signers: readonly [Signer, Signer],
  options: Record<string, string>,
): Promise<Played> {
  const clock = new TestClock();
  let [deaths, claims] = [0, 0];
  const fate = (start: number) => {
    return ({ index, kind }: { index: number; kind: string }): StoreFate => {
      const writes = kind === 'put' || kind === 'append';
      // What makes the game is kept: without it there is nothing to come back to.
      if (!writes || (start === 0 && index === 0) || deaths >= MOST_DEATHS || random(25) > 0) return 'done';
      deaths++;
      return random(2) === 0 ? 'die-before' : 'die-after';
    };
  };
  const duel = await shortDuel({
    game: scoredToy,
    seed,
    signers,
    clock,
    options,
    fate: byChance(seed, { drop: 0.05, duplicate: 0.05, reorder: 0.15, delay: 0.15 }),
    open: (_, start) => ({ fate: fate(start) }),
  });
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    for (let few = random(5); few > 0 && duel.pair.step(); few--) await duel.rest();
    for (const seat of [0, 1] as const) if (duel.dead[seat] && random(3) > 0) await duel.restart(seat);
    await duel.rest();
    if (duel.players.every(({ match }) => finished(match))) return { duel, deaths, claims };
    if (random(8) === 0) claims += await somethingHappens(duel, clock, random);
    const acted = await duel.turn();
    if (!acted && random(3) === 0) {
      duel.pair.restore();
      for (const seat of [0, 1] as const) {
        if (duel.dead[seat]) continue;
        const { match } = duel.players[seat];
        if (match.view().paused.mine) await wished(duel, seat, match.pause(false));
        match.nudge();
      }
    }
  }
  const stuck = duel.players.map(({ match }) => JSON.stringify(match.view().status));
  throw new Error(`seed ${seed}: stuck at ${stuck.join(' and ')}`);
}

/** Any player does something that is no move. Result: how often he has claimed the game. */
async function somethingHappens(duel: ToyDuel, clock: TestClock, random: Random): Promise<number> {
  const seat = random(2) as Seat;
  const other = (1 - seat) as Seat;
  if (duel.dead[seat]) return 0;
  const { match } = duel.players[seat];
  if (match.view().status.kind !== 'playing') return 0;
  switch (random(12)) {
    case 0:
      if (random(2) === 0) await wished(duel, seat, match.resign());
      return 0;
    case 1:
    case 2:
    case 3: {
      await wished(duel, seat, match.draw());
      await duel.quiet();
      const answering = duel.players[other].match;
      if (duel.dead[other] || !answering.view().draw.theirs) return 0;
      if (random(2) === 0) await wished(duel, other, answering.draw());
      return 0;
    }
    case 4:
    case 5:
      if (!match.view().draw.theirs) return 0;
      if (random(2) === 0) match.decline();
      else await wished(duel, seat, match.draw());
      return 0;
    case 6:
      await wished(duel, seat, match.pause(true));
      if (!duel.dead[other] && random(2) === 0) await wished(duel, other, duel.players[other].match.pause(true));
      return 0;
    default: {
      duel.pair.cut();
      clock.pass((random(4) + 1) * 60_000);
      const claimed = await wished(duel, seat, match.claimAbsence());
      const { paused } = match.view();
      if (claimed && paused.mine) throw new Error('a game that was put off has been claimed');
      duel.pair.restore();
      return claimed ? 1 : 0;
    }
  }
}

/** A phone may die of what its player wishes; then nothing comes of it before it is started again. */
async function wished(duel: ToyDuel, seat: Seat, wish: Promise<{ readonly ok: boolean }>): Promise<boolean> {
  let done: { readonly ok: boolean } | null = null;
  void wish.then((result) => {
    done = result;
  });
  await duel.rest();
  return !duel.dead[seat] && (done as { readonly ok: boolean } | null)?.ok === true;
}

/** Both have closed the same game, with a clean audit, and can hand its file on from what they keep. Result: the file. */
async function checkGame(name: string, { players }: ToyDuel): Promise<MatchFile> {
  const [a, b] = players.map(({ match }) => match.view());
  for (const view of [a, b])
    if (view?.status.kind !== 'over' || view.status.verdict?.clean !== true)
      throw new Error(`${name}: ${JSON.stringify(view?.status)}`);
  if (!isDeepStrictEqual(a?.head, b?.head)) throw new Error(`${name}: the logs differ`);
  if (!isDeepStrictEqual(a?.table, b?.table)) throw new Error(`${name}: the tables differ`);
  for (const { match, disk } of players) {
    const file = match.file();
    const stored = await disk.open().read('duel');
    const again = file && stored.ok ? storedFile(stored.value, file.header.rules) : null;
    if (again === null || file === null || !isDeepStrictEqual(writeFile(again), writeFile(file)))
      throw new Error(`${name}: what is stored is not what was played`);
  }
  return players[0].match.file() as MatchFile;
}
