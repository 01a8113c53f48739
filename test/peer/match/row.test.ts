/** Successive games of the same two players as one file: what it proves, and what it does not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import { versionOf } from '../../../src/peer/match/agreement.ts';
import {
  joinGameFiles,
  MAX_GAMES,
  type MatchFile,
  readFile,
  storedFile,
  writeFile,
} from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { testSigner } from '../../support/duel.ts';
import { scoredToy } from '../../support/evenings/scoredToy.ts';
import { shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { isMatch, proveFile, type Told, type ToldMatch } from '../../support/words/proofTold.ts';

const scored = scoredToy as unknown as AnyGame;
const names = new Map<string, string>();
const proven = (bytes: Uint8Array): Promise<Told | ToldMatch> =>
  proveFile(async () => scored, bytes, { curve: inlineCurve, nameOf: (key) => names.get(key) });
const rowOf = async (games: readonly MatchFile[]): Promise<ToldMatch> => {
  const proof = await proven(joinGameFiles(games));
  if (!isMatch(proof)) throw new Error(proof.text);
  return proof;
};
/** The game whose rules a file names; if there is none, any game, which reports it. */
async function whose(games: readonly [AnyGame, ...AnyGame[]], bytes: Uint8Array): Promise<AnyGame> {
  const file = readFile(bytes);
  return games.find((game) => file.ok && file.value.version === versionOf(game)) ?? games[0];
}
const idOf = (file: MatchFile): string => hex(gameId(file.header));
const fileOf = (duel: ToyDuel): MatchFile => duel.players[0].match.file() as MatchFile;

/** Ann concedes the first game as the owl, Bob the second as the owl; the third is unfinished. */
let games: [MatchFile, MatchFile, MatchFile];
beforeAll(async () => {
  const [ann, bob] = [await testSigner(45, 0), await testSigner(45, 1)];
  names.set(hex(ann.publicKey), 'Ann').set(hex(bob.publicKey), 'Bob');
  const next = (after: MatchFile | null, signers: [typeof ann, typeof bob], seed = 45): Promise<ToyDuel> =>
    shortDuel({ seed, signers, options: { length: 'short', ...(after && { after: idOf(after) }) } });
  const givenUp = async (duel: ToyDuel): Promise<MatchFile> => {
    await duel.play(({ players }) => players[0].match.view().length > 14);
    await duel.players[0].match.resign();
    await duel.play();
    return fileOf(duel);
  };
  const first = await givenUp(await next(null, [ann, bob]));
  const second = await givenUp(await next(first, [bob, ann]));
  const third = await next(second, [ann, bob], 70);
  await third.play(({ players }) => players[0].match.view().length > 14);
  await third.quiet();
  games = [first, second, fileOf(third)];
});

describe('the file of a match', () => {
  it('produces one sentence for each game, and their total by the names known to this phone', async () => {
    const proof = await rowOf(games.slice(0, 2));
    expect(proof.games.map(({ kind }) => kind)).toEqual(['fair', 'fair']);
    expect(proof.kind).toBe('fair');
    expect(proof.text).toBe(
      'A match of 2 games in a row between the same two keys, all verified as fair: Ann 13, Bob 13.',
    );
  });

  it('does not count an undecided game, and says which it is', async () => {
    const { kind, text } = await rowOf(games);
    expect(kind).toBe('open');
    expect(text).toContain('Ann 13, Bob 13. Not counted: game 3. Sides swap after each game, so the count is uneven.');
  });

  it('is the file of a single game as long as there is only one', async () => {
    expect(isMatch(await proven(writeFile(games[0])))).toBe(false);
    expect((await proven(writeFile(games[0]))).kind).toBe('fair');
    expect((await rowOf(games.slice(0, 1))).text).toMatch(/^A match of 1 game,/);
  });

  it('continues across an update: games with different versions of the rules add up, each checked by its own', async () => {
    const updated = { ...scoredToy, version: scoredToy.version + 1 };
    const signers = [await testSigner(45, 1), await testSigner(45, 0)] as const;
    const options = { length: 'short', after: idOf(games[0]) };
    const duel = await shortDuel({ game: updated, signers, options });
    await duel.play(({ players }) => players[0].match.view().length > 14);
    await duel.players[0].match.resign();
    await duel.play();
    const row = [games[0], fileOf(duel)];
    expect(row[1]?.version).not.toBe(row[0]?.version);
    const all = [scored, updated as unknown as AnyGame] as const;
    const proof = await proveFile((bytes) => whose(all, bytes), joinGameFiles(row), {
      curve: inlineCurve,
      nameOf: (key) => names.get(key),
    });
    expect(proof.kind).toBe('fair');
    expect(proof.text).toMatch(/all verified as fair: Ann 13, Bob 13\.$/);
    // A program with only the newer rules still reports what it can, and loses no game.
    const newer = await proveFile(async () => updated as unknown as AnyGame, joinGameFiles(row), {
      curve: inlineCurve,
    });
    expect(newer).toMatchObject({ kind: 'foreign', text: expect.stringContaining('Not counted: game 1.') });
  });

  it('reports that a game with other rules cannot be checked here, and checks the rest', async () => {
    const foreign = { ...games[1], version: 'toy/9.2' };
    const proof = await rowOf([games[0], foreign]);
    expect(proof.games[1]?.text).toMatch(/^The game was played with toy\/9\.2, and this version can only check /);
    expect(proof).toMatchObject({ kind: 'foreign', text: expect.stringContaining('Not counted: game 2.') });
    expect(proof.text).toContain('Ann 3, Bob 10');
  });
});

it('the file of a closed game can be made from the store alone, by a program without its rules', async () => {
  const signers = [await testSigner(45, 0), await testSigner(45, 1)] as const;
  const duel = await shortDuel({ signers });
  await duel.play(({ players }) => players[0].match.view().length > 14);
  await duel.players[0].match.resign();
  await duel.play();
  // A head outside the log, and the word of the player who conceded.
  await duel.restart(1);
  await duel.quiet();
  for (const { disk, match } of duel.players) {
    const stored = await disk.open().read('duel');
    const file = match.file() as MatchFile;
    expect(stored.ok && storedFile(stored.value, file.header.rules)).toEqual(file);
  }
});

describe('files of several games', () => {
  it('are reported if one game is missing, two have swapped places, or one is between other players', async () => {
    for (const wrong of [
      [games[0], games[2]],
      [games[1], games[0]],
      [games[0], games[0]],
    ]) {
      const { kind, text } = await rowOf(wrong);
      expect(kind).toBe('damaged');
      expect(text).toBe('These 2 games aren’t one match: game 2 doesn’t follow game 1 between the same two keys.');
    }
    const strangers = await shortDuel({ seed: 7, options: { length: 'short', after: idOf(games[0]) } });
    await strangers.play(({ players }) => players[0].match.view().length > 14);
    expect((await rowOf([games[0], fileOf(strangers)])).text).toContain('aren’t one match');
  });

  it('get a sentence if they are invalid', async () => {
    const whole = joinGameFiles(games.slice(0, 2));
    expect((await proven(whole.subarray(0, whole.length - 9))).text).toBe('The match file is damaged or incomplete.');
    expect((await proven(joinGameFiles([]))).text).toBe('The match file is damaged or incomplete.');
    const many = joinGameFiles(Array.from({ length: MAX_GAMES + 1 }, () => games[0]));
    expect((await proven(many)).text).toBe('The match file is damaged or incomplete.');
    // In the entries of its second game.
    const late = whole.map((byte, at) => (at === whole.length - 300 ? byte ^ 4 : byte));
    expect((await proven(late)).kind).toBe('damaged');
    expect((await proven(new Uint8Array())).text).toBe('The file is empty.');
  });
});
