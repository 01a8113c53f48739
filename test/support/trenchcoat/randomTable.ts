/**
 * A random table: one Game Master and several players, single and joint tests, and crashes of any phone between any two
 * steps.
 */
import { hex } from '../../../src/base/bytes.ts';
import { joinGameFiles, type MatchFile } from '../../../src/peer/match/audit/file.ts';
import { isMatchProof, type MatchProof, proveFile } from '../../../src/peer/match/audit/matchProof.ts';
import type { AnyGame, Seat } from '../../../src/rules/game.ts';
import { bringMove } from '../../../src/rules/trenchcoat/game/master.ts';
import type { JointKind } from '../../../src/rules/trenchcoat/group/together.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { testSigner } from '../duel.ts';
import { memoCurve } from '../memoCurve.ts';
import { does, type Evening, peerEvening, type TrenchDuel } from './evening.ts';
import { decker, registryText } from './golden.ts';
import { callTo, opened, rolls, tellAll } from './groupTable.ts';
import { oneStep } from './randomEvening.ts';

export type TablePlayer = Evening & { readonly duel: TrenchDuel };

export interface TableOptions {
  /** Number of players. Default: 2 to 6 at random. */
  readonly players?: number;
  /** Minimum number of tests per player. */
  readonly tests: number;
  /** One step in this many is preceded by a crash; 0: none. */
  readonly deaths: number;
}

const kinds: readonly JointKind[] = ['each', 'team', 'supported', 'opposed'];

/** Plays the table to its end, with everything revealed. */
export async function playTable(seed: number, { players, tests, deaths }: TableOptions): Promise<TablePlayer[]> {
  const random = seeded(seed);
  const count = players ?? 2 + random(5);
  const gm = await testSigner(seed, 0);
  const at: TablePlayer[] = [];
  for (let n = 0; n < count; n++) {
    const own = seed * 10 + n;
    const evening = await peerEvening({ seed: own, signers: [gm, await testSigner(own, 1)] });
    mortal(evening, seeded(own), deaths);
    await does(evening, 0, bringMove('Node', true, registryText));
    await does(evening, 0, { do: 'done' });
    await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
    at.push(evening);
  }
  let together = 0;
  while (at.some((evening) => evening.table().tests < tests)) {
    const one = at[random(count)];
    if (one && random(5) > 0) await oneStep(one, random);
    else await testTogether(at, random, hex(Uint8Array.from([seed, together++, 0, 0, 0, 0, 0, 0], (n) => n & 255)));
  }
  for (const evening of at) {
    await toLead(evening, random);
    await opened(evening);
  }
  return at;
}

/** The verdict on the file of all sessions. */
export async function provenTable(at: readonly TablePlayer[]): Promise<MatchProof> {
  const files = at.map(({ duel }) => duel.players[0].match.file() as MatchFile);
  const game = trenchcoat as unknown as AnyGame;
  const proof = await proveFile(async () => game, joinGameFiles(files), { curve: memoCurve() });
  if (!isMatchProof(proof)) throw new Error('a file of several games is proven as one');
  return proof;
}

/** Gives a phone the chance to crash before any step. */
function mortal(evening: TablePlayer, random: Random, deaths: number): void {
  if (deaths === 0) return;
  const { tried, duel } = evening;
  evening.tried = async (seat, move) => {
    if (random(deaths) === 0) {
      await duel.restart(random(2) as Seat);
      await duel.quiet();
    }
    return tried(seat, move);
  };
}

/** A joint test for some players, or an opposed one for two. */
async function testTogether(at: readonly TablePlayer[], random: Random, id: string): Promise<void> {
  const kind = kinds[random(kinds.length)] ?? 'each';
  const start = random(at.length);
  const turned = [...at.slice(start), ...at.slice(0, start)];
  const some = turned.slice(0, kind === 'opposed' ? 2 : 2 + random(at.length - 1));
  for (const evening of some) await toLead(evening, random);
  const dice = some[0]?.table().dice;
  const taking = kind === 'opposed' ? some.filter((evening) => evening.table().dice === dice) : some;
  if (taking.length < 2) return;
  const all = taking.map(() => ({ sheet: decker, ability: 'Cracking' }));
  await callTo(taking, all, { kind, label: 'Cracking', difficulty: -2 * random(4), first: random(taking.length) }, id);
  await rolls(taking);
  await tellAll(taking, { kind });
}

/** Continues until the Game Master may act. */
async function toLead(evening: TablePlayer, random: Random): Promise<void> {
  while (evening.table().step !== 'lead')
    if (evening.table().step === 'idle') await does(evening, 1, { do: 'yield' });
    else await oneStep(evening, random);
}
