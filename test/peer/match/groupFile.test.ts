/** The games at one table as one file: each is judged separately, and their joint tests as a whole. */
import { beforeAll, describe, expect, it } from 'vitest';
import { joinGameFiles, type MatchFile } from '../../../src/peer/match/audit/file.ts';
import { gameOfFile } from '../../../src/peer/match/audit/gameOfFile.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { loadRefusals } from '../../../src/words/en/games.ts';
import { testSigner } from '../../support/duel.ts';
import { does, peerEvening } from '../../support/trenchcoat/evening.ts';
import { callTo, character, opened, type PlayerAt, rolls, tellAll } from '../../support/trenchcoat/groupTable.ts';
import { proveFile } from '../../support/words/proofTold.ts';

beforeAll(loadRefusals);

/** Several players' sessions with one Game Master, each between two phones. */
async function evenings(scores: readonly number[]) {
  const master = await testSigner(1, 0);
  const players: PlayerAt[] = scores.map((score, at) => ({
    sheet: character(`P${at + 1}`, { Perception: score }),
    ability: 'Perception',
  }));
  const all = await Promise.all(
    players.map(async (_, at) => peerEvening({ seed: 10 + at, signers: [master, await testSigner(2 + at, 1)] })),
  );
  for (const [at, evening] of all.entries()) {
    await does(evening, 0, { do: 'done' });
    await does(evening, 1, { do: 'sheet', at: 0, sheet: (players[at] as PlayerAt).sheet });
    await does(evening, 1, { do: 'yield' });
  }
  return { all, players };
}

const fileOf = ({ duel }: Awaited<ReturnType<typeof peerEvening>>): MatchFile => {
  const file = duel.players[0].match.file();
  if (!file) throw new Error('there is no file');
  return file;
};

const proofOf = (files: readonly MatchFile[]) => proveFile(gameOfFile, joinGameFiles(files), { curve: inlineCurve });

describe('the games at one table as one file', () => {
  const draft = { kind: 'supported', label: 'Perception', difficulty: -2, first: 0 } as const;

  it('are each verified, and so are their joint tests: every part is there', async () => {
    const { all, players } = await evenings([5, 4, 4]);
    await callTo(all, players, draft);
    await rolls(all);
    await tellAll(all, draft);
    for (const evening of all) await opened(evening);
    const proof = await proofOf(all.map(fileOf));
    expect(proof).toMatchObject({
      kind: 'fair',
      text: '3 games from the same table, all verified as fair. 1 joint test: every part is there.',
    });
  });

  it('are not all verified if one of them is missing', async () => {
    const { all, players } = await evenings([5, 4, 4]);
    await callTo(all, players, draft);
    await rolls(all);
    await tellAll(all, draft);
    for (const evening of all) await opened(evening);
    const proof = await proofOf(all.slice(1).map(fileOf));
    expect(proof).toMatchObject({
      kind: 'open',
      text: '2 games from the same table, not all verified. Perception: Parts missing from these logs: 1 of 3.',
    });
  });

  it('also form a table without a joint test', async () => {
    const { all } = await evenings([5, 4]);
    for (const evening of all) await opened(evening);
    expect((await proofOf(all.map(fileOf))).text).toBe('2 games from the same table, all verified as fair.');
  });

  it('do not form a table if the Game Masters differ', async () => {
    const [one, other] = [await evenings([5]), await peerEvening({ seed: 7 })];
    const files = [...one.all, other].map(fileOf);
    expect((await proofOf(files)).text).toContain('aren’t one match');
  });
});
