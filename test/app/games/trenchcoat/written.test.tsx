// @vitest-environment happy-dom
/** Texts that belong to an action: a log to edit, and both ends of a new stream. */
import 'preact/compat';
import { act, cleanup, fireEvent, render, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Actions } from '../../../../src/app/games/trenchcoat/board/matrix/actions.tsx';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import type { Target } from '../../../../src/rules/trenchcoat/game/names.ts';
import type { NodeView } from '../../../../src/rules/trenchcoat/game/table.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

afterEach(cleanup);

const node: NodeView = {
  ...{ name: 'Registry', aid: true, level: 'admin', down: false, alert: false, things: [] },
  learned: [{ field: 'Logs', value: 'Moth came at nine', at: 0 }],
};

function shown(target: Target | 'any', played: Move[]) {
  const v = {
    ...{ seat: 1, names: ['Mina', 'Rae'], link: 'open', pending: false, machine: false, record: { events: [] } },
    table: { step: 'idle', sheets: [moth], nodes: [node, { ...node, name: 'Depot' }] },
    play: (move: Move) => played.push(move),
  };
  const aim = target === 'any' ? 'file' : target;
  return render(<Actions v={v as never} at={0} target={aim} thing={null} onAsked={() => undefined} />);
}

const press = (name: RegExp, within_: HTMLElement = document.body): void => {
  const [button] = within(within_).getAllByRole('button', { name });
  act(() => void fireEvent.click(button as Element));
};
const dialog = (): HTMLElement => within(document.body).getByRole('dialog');

it('editing starts from the log as the player knows it, and sends their version', () => {
  const played: Move[] = [];
  shown('node', played);
  press(/^Edit Logs/);
  const field = dialog().querySelector('textarea') as HTMLTextAreaElement;
  expect(field.value).toBe('Moth came at nine');
  act(() => void fireEvent.input(field, { target: { value: 'Nobody came' } }));
  press(/^Ask for it/, dialog());
  expect(played).toMatchObject([
    { do: 'request', request: { action: 'Edit Logs', target: 'node', say: 'Nobody came' } },
  ]);
});

it('a new stream needs both ends, and starts at the current node', () => {
  const played: Move[] = [];
  shown('any', played);
  press(/^Start Stream/);
  press(/^Ask for it/, dialog());
  expect(played).toEqual([]);
  press(/^Depot/, dialog());
  press(/^Ask for it/, dialog());
  expect(played).toMatchObject([{ do: 'request', request: { action: 'Start Stream', say: 'Registry → Depot' } }]);
});
