/** The log records the session: gains, hand-outs and changes. */
import { expect, test } from 'vitest';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { announceMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { nodeNumbers } from '../../../../src/words/en/trenchcoat/nodes.ts';
import { does, masterOf } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

test('at the end, an event of the hidden half is marked as used or ignored', async () => {
  const evening = await goldenUntil('S-18');
  const { tests } = report(await evening.events(), nodeNumbers);
  // The Game Master's negative anomaly in step 11, the seventh test.
  expect(tests.map(({ event }) => event)).toEqual(Array.from({ length: 11 }, (_, at) => (at === 6 ? 'ignore' : null)));
});

test('the log has gains with and without tests, hand-outs, and the game time', async () => {
  const evening = await goldenUntil('S-10');
  await does(evening, 1, { do: 'yield' });
  const gains: Gain[] = [
    { gain: 'damage', who: 0, pips: 2, label: 'Stun' },
    { gain: 'learned', node: 0, field: 'Owner', value: 'Pfaff' },
    { gain: 'gone', node: 0, kind: 'file', id: 0 },
  ];
  await does(evening, 0, announceMove(masterOf(evening), { say: '', gains }));
  await does(evening, 0, { do: 'clock', to: evening.table().clock + 10_000_000 });
  const steps = (await evening.events()).map((event, seq) => ({ seq, events: [event], after: evening.table() }));
  const { log } = recorder.after(recorder.empty, steps as never, ['Mina', 'Rae']);
  const lines = log.map((line) => (line.is === 'plain' ? [line.text, line.gained] : [line.title, line.gained]));
  expect(lines).toContainEqual(['Analyze on Registry', expect.stringContaining('In Registry: Active Alert: no. AID')]);
  expect(lines).toContainEqual([expect.stringContaining('Access on Registry'), 'Registry is accessed as Anonymous']);
  expect(lines).toContainEqual([
    'Mina told Rae: Moth takes 2 Stun damage. In Registry: Owner: Pfaff. The file is gone',
    '',
  ]);
  expect(lines.at(-1)?.[0]).toMatch(/^Mina set the game time to /);
});
