// @vitest-environment happy-dom
/** The Game Master’s node after the session: readable, with nothing left to do. */
import 'preact/compat';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Cockpit } from '../../../../src/app/games/trenchcoat/board/matrix/cockpit.tsx';
import { lists, offers, press, reads } from '../../../support/screens/topLayer.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

afterEach(cleanup);

async function cockpit(step: string, more: object = {}) {
  const evening = await goldenUntil('S-10');
  const v = {
    table: { ...evening.table(), step },
    known: evening.known(0),
    drawer: evening.drawer,
    names: ['Mina', 'Rae'],
    seat: 0,
    ...more,
  };
  return render(<Cockpit v={v as never} at={0} onRoom={() => {}} onOwn={() => {}} />);
}

const rows = [/^ledger/, /^camera/, /^Logs/, /^25/, /^50/];

it.each(rows)('the row %s has actions during play, but none after the end', async (row) => {
  for (const [step, offers] of [
    ['lead', true],
    ['over', false],
  ] as const) {
    const { getAllByRole, getByRole } = await cockpit(step);
    const [button] = getAllByRole('button', { name: row });
    act(() => void fireEvent.click(button as HTMLElement));
    const acts = [...getByRole('dialog').querySelectorAll('.act button, .chips button')];
    expect(acts.length > 0, acts.map(({ textContent }) => textContent).join()).toBe(offers);
    cleanup();
  }
});

it('the tally can be corrected during play, but only read after the end', async () => {
  const offered = async (step: string) => (await cockpit(step)).queryByRole('button', { name: 'Correct the tally' });
  expect(await offered('lead')).not.toBeNull();
  cleanup();
  expect(await offered('opening')).toBeNull();
});

it('the node shows its firewall, its attributes and its alert, and the alert can be changed', async () => {
  const changes: unknown[] = [];
  await cockpit('lead', { change: (change: unknown) => changes.push(change) });
  expect(reads('.quiet')).toEqual('mainframe Orange firewall');
  expect(lists('.attributes > *')).toEqual([
    'Processor12not known',
    'System7not known',
    'Firewall11not known',
    'Uplink12not known',
    'Signalnonenot known',
    'Sleazenonenot known',
  ]);
  expect(offers('.alerts')).toEqual(['No alertbase figures (on)', 'SilentFW +2, Proc −2', 'ActiveFW +3, Proc −3']);
  press(offers('.alerts')[2]?.replace(' (on)', '') ?? '');
  expect(changes).toEqual([{ to: 'alert', node: 0, value: 'active' }]);
  expect(offers().slice(3)).toEqual([
    'Correct the tally',
    '5 ✓Analyze ICE, triggered',
    '10 ✓Trace ICE, triggered',
    '15Silent Alert, next',
    '20Combat ICE',
    '25Active Alert',
    '50Shutdown',
    'ledgerCrypt 4; broken, read',
    'camerarunning',
    'Combat ICE7, idle',
    'AIDharbour.registry',
    'Functionalitykeeps records',
    'LogsSomebody read the ledger on Tuesday.',
    'ContinentEurope',
    'StateCoast',
    'CityHarbour',
    'Measurestrigger by hand',
    'ICE attacks RaeCombat ICE is idle',
  ]);
});
