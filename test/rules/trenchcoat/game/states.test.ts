/** Told states and secret states stay consistent. */
import { expect, test } from 'vitest';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { announceMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { nodeNow } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { does, type Evening, inSecret, masterOf, secretsIn } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

async function leading(): Promise<Evening> {
  const evening = await goldenUntil('S-10');
  await does(evening, 1, { do: 'yield' });
  return evening;
}

const ice = (state: string): Gain => ({ gain: 'thing', node: 0, kind: 'process', id: 1, name: 'Combat ICE', state });
const tell = (evening: Evening, ...gains: Gain[]) =>
  does(evening, 0, announceMove(masterOf(evening), { say: '', gains }));
const stateNow = (evening: Evening) => {
  const [secret] = secretsIn(evening).nodes;
  return secret && nodeNow(secret)?.processes[1]?.state;
};

test('a process told as crashed has also crashed in the node', async () => {
  const evening = await leading();
  await tell(evening, ice('crashed'));
  expect(stateNow(evening)).toBe('crashed');
});

test('T-TAL-07 Combat ICE that was told as idle runs once it triggers', async () => {
  const evening = await leading();
  await tell(evening, ice('idle'));
  inSecret(evening, { to: 'fire', node: 0, measure: 'combat' });
  expect(stateNow(evening)).toBe('running');
  await tell(evening, ice('idle'));
  expect(stateNow(evening)).toBe('idle');
});
