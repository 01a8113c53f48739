/**
 * Sessions with the kit between two phones: links that lose and duplicate packets, pages that crash; all logs are equal
 * and verified at the end.
 */
import { expect, test } from 'vitest';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { gameOfFile } from '../../../src/peer/match/audit/gameOfFile.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { kit, type Move, type Table } from '../../../src/rules/kit/index.ts';
import { seeded } from '../../../src/solo/random.ts';
import { type Duel, duel } from '../../support/duel.ts';
import { byChance } from '../../support/link/fate.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { prove } from '../../support/words/proofTold.ts';

const WEIGHTS: Partial<Record<Move['do'], number>> = {
  end: 0,
  yield: 3,
  turn: 2,
  die: 2,
  coin: 2,
  trace: 0.5,
  drop: 0.3,
};
const LATEST = 60;
const curve = memoCurve();

const evening = (seed: number): Promise<Duel<Table, Move>> =>
  duel<Table, Move>({
    game: kit,
    seed,
    decks: [[], []],
    curve,
    fate: byChance(seed, { drop: 0.1, duplicate: 0.1, reorder: 0.1 }),
    weigh: ({ do: verb }) => WEIGHTS[verb] ?? 1,
  });

test('over a link that loses, duplicates and reorders packets, with pages that crash, a session ends the same on both phones, and its file is verified', async () => {
  for (let seed = 1; seed <= 3; seed++) {
    const game = await evening(seed);
    const random = seeded(seed);
    const length = (): number => game.players[0].match.view().length;
    while (length() < LATEST) {
      const until = length() + 5 + random(15);
      await game.play(() => length() >= until);
      await game.restart(random(2) as 0 | 1);
    }
    await game.quiet();
    await ends(game);
    const [a, b] = game.players.map(({ match }) => match.view());
    expect(a?.status, `seed ${seed}`).toMatchObject({ kind: 'over', verdict: { clean: true } });
    expect([b?.status, b?.head], `seed ${seed}`).toEqual([a?.status, a?.head]);
    const file = writeFile(game.players[1].match.file() as MatchFile);
    expect((await prove(await gameOfFile(file), file, { curve: inlineCurve })).text, `seed ${seed}`).toMatch(
      /^Verified: both keys signed all \d+ entries/,
    );
  }
});

/** The player with the pen ends it, once nothing else is in progress. */
async function ends(game: Duel<Table, Move>): Promise<void> {
  const tableNow = (): Table => game.players[0].match.view().table as Table;
  await game.play(() => tableNow().step === 'free');
  const done = await game.players[tableNow().pen].match.play([{ do: 'end' }]);
  expect(done).toMatchObject({ ok: true });
  await game.play();
}
