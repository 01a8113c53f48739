// @vitest-environment happy-dom
/** Without a node the player acts with a skill, so no button leads to an empty matrix. */
import 'preact/compat';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { TestRoom } from '../../../../src/app/games/trenchcoat/board/test/index.tsx';
import { moth } from '../../../support/trenchcoat/sheets.ts';

afterEach(cleanup);

const node = { ...{ name: 'Registry', aid: true, level: null, down: false, alert: false }, learned: [], things: [] };

function mainWith(nodes: readonly unknown[]) {
  const v = {
    ...{ seat: 1, names: ['Mina', 'Rae'], seals: ['a', 'b'], link: 'open', pending: false, machine: false },
    record: { events: [], log: [], news: null },
    table: { step: 'idle', sheets: [moth], nodes, clock: 0, pending: null, test: null },
  };
  const nothing = (): void => undefined;
  const { container } = render(
    <TestRoom v={v as never} onRoom={nothing} own={null} setOwn={nothing} picked={null} onPick={nothing} />,
  );
  const titles = (of: string) => [...container.querySelectorAll(`${of} b`)].map(({ textContent }) => textContent);
  return { main: titles('.act.main'), all: titles('.act') };
}

it('without a node, the main button requests a test', () => {
  const { main, all } = mainWith([]);
  expect(main).toEqual(['Ask for a test']);
  expect(all).not.toContain('To the matrix');
});

it('with a node, the main button leads to it', () => {
  expect(mainWith([node]).main).toEqual(['To the matrix']);
});
