// @vitest-environment happy-dom
/** What the player knows about a node: an alert first, then what they have found, and their own stream last. */
import 'preact/compat';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { KnownNode } from '../../../../src/app/games/trenchcoat/board/matrix/index.tsx';
import { ACCESS_STREAM } from '../../../../src/rules/trenchcoat/game/gains.ts';
import type { NodeView } from '../../../../src/rules/trenchcoat/game/table.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

afterEach(cleanup);

const thing = { state: null, text: null, at: 0 } as const;
const node: NodeView = {
  ...{ name: 'Registry', aid: true, level: 'user', down: false, alert: true, learned: [] },
  things: [
    { ...thing, kind: 'stream', id: ACCESS_STREAM, name: 'Inkwell to Registry' },
    { ...thing, kind: 'file', id: 0, name: 'ledger' },
  ],
};

it('an alert comes before the ratings, and a found file before the player’s own stream, as a row and as a tab', () => {
  const v = {
    ...{ seat: 1, names: ['Mina', 'Rae'], seals: ['a', 'b'], link: 'open', pending: false, machine: false },
    record: { events: [], log: [], news: null },
    table: { step: 'idle', sheets: [moth], nodes: [node], clock: 0 },
  };
  const { container, getByRole } = render(<KnownNode v={v as never} at={0} onRoom={() => undefined} />);
  const text = container.querySelector('.known')?.textContent ?? '';
  const places = ['Active Alert', 'Processor', 'ledger', 'Inkwell to Registry'].map((words) => text.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  const tabs = [...getByRole('navigation', { name: 'Aimed at' }).querySelectorAll('button')];
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Node', 'ledger', 'Inkwell to Registry', 'Find…']);
});
