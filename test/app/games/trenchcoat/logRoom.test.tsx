// @vitest-environment happy-dom
/** The log of a session: its head, its lines, and after the end what was revealed and checked. */
import 'preact/compat';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { LogRoom } from '../../../../src/app/games/trenchcoat/board/log/index.tsx';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import { lists, offers, press, reads } from '../../../support/screens/topLayer.ts';
import { localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden } from '../../../support/trenchcoat/golden.ts';

afterEach(cleanup);

async function log(until: string, seat: 0 | 1, more: object = {}) {
  const saved: string[] = [];
  const evening = localEvening(dice);
  await playGolden(evening, { until } as never);
  const steps = (await evening.events()).map((event, seq) => ({ seq, events: [event], after: evening.table() }));
  const v = {
    ...{ table: evening.table(), known: evening.known(seat), names: ['Mina', 'Rae'], seals: ['m', 'r'], seat },
    record: recorder.after(recorder.empty, steps as never, ['Mina', 'Rae']),
    save: () => saved.push('save'),
    ...more,
  };
  render(<LogRoom v={v as never} />);
  return saved;
}

it('during play lists every test, and the file can be saved', async () => {
  const saved = await log('S-10', 1);
  expect([reads('.log-whose'), lists('ol > li').length, offers('.decides')]).toEqual([
    'yours Mina’s',
    10,
    ['Save the file1 min 4.54 s, signed by both'],
  ]);
  expect(lists('ol > li').slice(0, 4)).toEqual([
    'Mina added the node Registry',
    'Rae added Moth',
    'Access on Registry Mina: succeeds, without a testRegistry is accessed as Anonymous',
    '1Analyze on Registry +2 In Registry: Active Alert: no. AID: known. Type: mainframe. Attributes: High. Functionality: keeps records. City: HarbourSuccess',
  ]);
  press('Save');
  expect(saved).toEqual(['save']);
  expect(lists('.room-note')).toEqual([]);
});

it('says whose halves are whose, for each player', async () => {
  await log('S-10', 0);
  expect(reads('.log-whose')).toEqual('Rae yours');
});

it('says when it is still being read, and when nobody can verify it', async () => {
  await log('S-10', 1, { record: recorder.empty, save: undefined, standing: 'alone' });
  expect([lists('.room-note'), offers()]).toEqual([['Rolled alone, so it can’t be verified.', 'Reading the log.'], []]);
});

it('after the end shows the verdict, and what was not noticed', async () => {
  await log('S-18', 1);
  expect(lists('ol > li').at(-1)).toEqual('Rae left Registry');
  expect(lists('.ruling, .room-note')).toEqual([
    'Mina: succeeds, without a test',
    'Mina: succeeds, without a test',
    'Mina: succeeds, without a test',
    'Registry: tally 29, active alert. Triggered: Analyze ICE, Trace ICE, Silent Alert, Combat ICE, Active Alert.',
  ]);
});
