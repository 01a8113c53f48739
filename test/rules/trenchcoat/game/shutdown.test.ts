/** The player is told of a Shutdown once, whenever it was triggered, and never of one that was held back. */
import { expect, test } from 'vitest';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { callMove, tellMove, withoutMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import type { ChangeWhat } from '../../../../src/rules/trenchcoat/game/page.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, type Evening, inSecret, masterOf } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

const ask = (evening: Evening) =>
  does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });

async function wholeTest(evening: Evening): Promise<void> {
  const call = { label: 'Stealth', acting: 'player', who: 0, open: false, exploit: null } as const;
  const terms = { acts: singleCharacter([{ name: 'Stealth', score: 4 }]) };
  await does(evening, 0, callMove(masterOf(evening), { ...call, terms }));
  await does(evening, 1, { do: 'roll' });
  const draft = { telling: 'success', say: '', span: 0, next: 'done', step: null } as const;
  const choices = { event: 'ignore', success: true } as const;
  await does(evening, 0, tellMove(masterOf(evening), { ...draft, choices, gains: [], ruling: true }));
}

async function after(...changes: ChangeWhat[]): Promise<Evening> {
  const evening = await goldenUntil('S-09');
  expect(evening.table().nodes[0]).toMatchObject({ level: expect.any(String), down: false });
  await ask(evening);
  for (const change of changes) inSecret(evening, change);
  return evening;
}

const fired: ChangeWhat = { to: 'fire', node: 0, measure: 'shutdown' };
const held: ChangeWhat = { to: 'hold', node: 0, measure: 'shutdown' };

test('T-TAL-09 given a Shutdown that triggered before a call, when the test is told, then the access ends', async () => {
  const evening = await after(fired);
  await wholeTest(evening);
  expect(evening.table().nodes[0]).toMatchObject({ level: null, down: true });
});

test('T-TAL-11 given a Shutdown that was held back, when a test is told, then the node stays up', async () => {
  const evening = await after(held);
  await wholeTest(evening);
  expect(evening.table().nodes[0]).toMatchObject({ level: expect.any(String), down: false });
});

test('T-TAL-11 given a node started again, when the player is back in it, then the old Shutdown is not told again', async () => {
  const evening = await after(fired);
  await wholeTest(evening);
  const start: Gain[] = [
    { gain: 'down', node: 0, down: false },
    { gain: 'accessed', node: 0, level: 'anonymous' },
  ];
  await ask(evening);
  const draft = { outcome: 'succeeds', say: '', span: 0 } as const;
  await does(evening, 0, withoutMove(masterOf(evening), { ...draft, gains: start }));
  await ask(evening);
  await wholeTest(evening);
  expect(evening.table().nodes[0]).toMatchObject({ level: 'anonymous', down: false });
});
