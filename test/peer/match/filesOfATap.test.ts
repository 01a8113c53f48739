/** How many source files a newcomer has to read to follow one tap from its phone to the opponent's table. */
import { Session } from 'node:inspector/promises';
import { afterAll, expect, test } from 'vitest';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { CORP } from '../../../src/rules/netrunner/table.ts';
import { type NetrunnerDuel, netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';

const session = new Session();
session.connect();
afterAll(() => session.disconnect());

/** The source files of the protocol and the rules that run during `act`. */
async function filesRun(act: () => Promise<unknown>): Promise<string[]> {
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  const ran = result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .flatMap(({ url }) => /\/src\/(?:peer|rules)\/.*\.ts/.exec(url)?.[0] ?? []);
  return [...new Set(ran)].sort();
}

/** The Corp's ice in hand that can go on HQ; null if the Corp is not asked for a move. */
function iceAtHq({ players }: NetrunnerDuel): Move | null {
  const { known, question, asked } = players[CORP].match.view();
  if (!asked || question?.kind !== 'move' || known == null) return null;
  const ice = known.hand.find((card) => /^(fire-wall|data-wall|filter|quandary|wall-of-static)$/.test(card));
  return ice === undefined ? null : ({ do: 'install', hidden: ice, ice: true, fort: 'hq' } as Move);
}

test('installing ice at HQ runs at most 60 files of the protocol and the rules on both phones combined', async () => {
  const duel = await netrunnerDuel(7);
  for (let turns = 0; turns < 40 && iceAtHq(duel) === null; turns++) {
    await duel.quiet();
    if (iceAtHq(duel) === null) await duel.turn();
  }
  await duel.quiet();
  const move = iceAtHq(duel);
  if (move === null) throw new Error('no ice to install');
  const { length } = duel.players[CORP].match.view();
  const files = await filesRun(async () => {
    expect(await duel.players[CORP].match.play([move] as never)).toMatchObject({ ok: true });
    await duel.quiet();
  });
  expect(duel.players[1].match.view().length).toBeGreaterThan(length);
  expect(files.length, files.join('\n')).toBeGreaterThan(20);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(60);
});
