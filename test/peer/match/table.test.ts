/** Several sessions of one Game Master, each a match between two players. */
import { expect, test } from 'vitest';
import { proofWords } from '../../../src/words/en/proof.ts';
import { playTable, provenTable, type TablePlayer } from '../../support/trenchcoat/randomTable.ts';

const openedAll = (at: readonly TablePlayer[]) => at.map((evening) => evening.table().step);

test.each([1, 2, 3])('table %i: no crash loses data, and the file of all sessions is verified', async (seed) => {
  const at = await playTable(seed, { tests: 4, deaths: 6 });
  expect(new Set(openedAll(at))).toEqual(new Set(['over']));
  const { kind, finding } = await provenTable(at);
  expect(kind).toBe('fair');
  if (finding.kind !== 'table') throw new Error(finding.kind);
  expect(finding.games).toBe(at.length);
  expect(finding.whole?.fault).toBeNull();
  expect(finding.whole?.tests).toBeGreaterThan(0);
});

test('a file without one of the sessions says that parts are missing, and blames no one', async () => {
  const at = await playTable(1, { players: 3, tests: 4, deaths: 0 });
  const proof = await provenTable(at.slice(0, 2));
  const { kind, finding, games } = proof;
  expect(games.map((game) => game.kind)).toEqual(['fair', 'fair']);
  expect(kind).toBe('open');
  if (finding.kind !== 'table') throw new Error(finding.kind);
  expect(finding.whole?.fault).not.toBeNull();
  expect(proofWords(proof)).toMatch(/^2 games from the same table, not all verified\. /);
});

test('the same session twice, or sessions of two Game Masters, do not form a table', async () => {
  const [first, second] = await playTable(2, { players: 2, tests: 2, deaths: 0 });
  const [other] = await playTable(3, { players: 2, tests: 2, deaths: 0 });
  if (!first || !second || !other) throw new Error('nobody plays');
  expect((await provenTable([first, first])).finding).toMatchObject({ kind: 'apart' });
  expect((await provenTable([first, other])).finding).toMatchObject({ kind: 'apart' });
});
