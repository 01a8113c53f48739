// @vitest-environment happy-dom
/** Gains that the Game Master gives and takes away by hand, and hand-outs during play. */
import 'preact/compat';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, it, test } from 'vitest';
import { NewGain } from '../../../../src/app/games/trenchcoat/board/test/gainsSheet.tsx';
import { useHandOut } from '../../../../src/app/games/trenchcoat/board/useSession.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { FIRST_CREATED_ID, gainsRefusal } from '../../../../src/rules/trenchcoat/game/gains.ts';
import { nodeOf, writeNode } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import type { Evening } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

afterEach(cleanup);

const v = (evening: Evening) => ({
  table: evening.table(),
  known: evening.known(0),
  drawer: evening.drawer,
  names: ['Mina', 'Rae'],
});

describe('by hand the Game Master gives', () => {
  it.each<[string, string[], Gain[]]>([
    ['damage', ['Damage', 'Stun', '2'], [{ gain: 'damage', who: 0, pips: 2, label: 'Stun' }]],
    ['an account', ['Account', 'Admin'], [{ gain: 'level', node: 0, level: 'admin' }]],
    ['the end of an access', ['Account', 'End the access'], [{ gain: 'left', node: 0 }]],
    ['the loss of an address', ['Address', 'Take it away'], [{ gain: 'noAid', node: 0 }]],
    [
      'a chosen process',
      ['Thing', 'Process', 'Combat ICE'],
      [{ gain: 'thing', node: 0, kind: 'process', id: 1, name: 'Combat ICE', state: 'idle' }],
    ],
    [
      'a state',
      ['State', 'ledger', 'corrupted'],
      [{ gain: 'thing', node: 0, kind: 'file', id: 0, name: 'ledger', state: 'corrupted' }],
    ],
    ['the loss of a file', ['State', 'ledger', 'gone'], [{ gain: 'gone', node: 0, kind: 'file', id: 0 }]],
  ])('%s', async (_, taps, gains) => {
    const evening = await goldenUntil('S-10');
    const given: Gain[] = [];
    const { getByRole } = render(<NewGain v={v(evening) as never} onAdd={(more) => given.push(...more)} />);
    for (const name of taps) act(() => void fireEvent.click(getByRole('button', { name })));
    expect(given).toEqual(gains);
    expect(gainsRefusal(evening.table(), given)).toBeNull();
  });

  it('a file for users, in the given state', async () => {
    const evening = await goldenUntil('S-10');
    const known = evening.known(0);
    const [node] = known.secret?.nodes ?? [];
    if (!node || !known.secret) throw new Error('no node is there');
    const read = nodeOf(node.text);
    if (!read) throw new Error('the node cannot be read');
    const roster = { name: 'roster', crypt: null, text: '', level: 'user' } as const;
    const text = writeNode({ ...read, files: [...read.files, roster] });
    const given: Gain[] = [];
    const seen = { ...v(evening), known: { ...known, secret: { ...known.secret, nodes: [{ ...node, text }] } } };
    const { getByRole } = render(<NewGain v={seen as never} onAdd={(more) => given.push(...more)} />);
    for (const name of ['Thing', 'roster']) act(() => void fireEvent.click(getByRole('button', { name })));
    expect(given).toMatchObject([{ name: 'roster', state: 'for users' }]);
  });

  it('a new named thing and a custom text, but nothing if it is empty', async () => {
    const evening = await goldenUntil('S-10');
    const given: Gain[] = [];
    const { getByRole, getByLabelText, queryByRole } = render(
      <NewGain v={v(evening) as never} onAdd={(more) => given.push(...more)} />,
    );
    const tap = (name: string) => act(() => void fireEvent.click(getByRole('button', { name })));
    tap('Thing');
    tap('Add it');
    expect(queryByRole('alert')?.textContent).toBe('Give it a name.');
    act(() => void fireEvent.input(getByLabelText('Or something new, by name'), { target: { value: 'tin key' } }));
    tap('Add it');
    tap('Text');
    tap('ledger');
    tap('Add it');
    expect(queryByRole('alert')?.textContent).toBe('Write something first.');
    act(() => void fireEvent.input(getByLabelText('What it says'), { target: { value: 'Pier 9, midnight.' } }));
    tap('Add it');
    expect(given).toEqual([
      { gain: 'thing', node: 0, kind: 'file', id: FIRST_CREATED_ID, name: 'tin key', state: null },
      { gain: 'text', node: 0, kind: 'file', id: 0, text: 'Pier 9, midnight.' },
    ]);
  });

  it.each([
    ['4.5', 'Damage must be a whole number, not “4.5”.'],
    ['100', 'Damage can’t be 100. Use −99 to 99.'],
    ['', 'Damage needs a number.'],
  ])('no damage of "%s"', async (typed, sentence) => {
    const given: unknown[] = [];
    const { getByRole, getByLabelText, queryByRole } = render(
      <NewGain v={v(await goldenUntil('S-10')) as never} onAdd={(more) => given.push(...more)} />,
    );
    act(() => void fireEvent.click(getByRole('button', { name: 'Damage' })));
    act(() => void fireEvent.input(getByLabelText('Or another number'), { target: { value: typed } }));
    act(() => void fireEvent.click(getByRole('button', { name: 'Add it' })));
    expect([queryByRole('alert')?.textContent, given]).toEqual([sentence, []]);
  });
});

/** Runs only that hook on the Game Master’s phone. */
async function handing() {
  const evening = await goldenUntil('S-10');
  const moves: { do: string }[] = [];
  const wants: boolean[] = [];
  let hands: ReturnType<typeof useHandOut> | null = null;
  function Page({ step, wanted, at }: { step: string; wanted: boolean; at: number }) {
    const base = v(evening);
    const seen = {
      ...base,
      table: { ...base.table, step },
      pending: false,
      questionAt: at,
      wants: [wanted, false],
      want: (on: boolean) => wants.push(on),
      play: (move: { do: string }) => moves.push(move),
    };
    hands = useHandOut(seen as never, false);
    return null;
  }
  const { rerender } = render(<Page step="idle" wanted={false} at={7} />);
  const at = (step: string, question: number, wanted = false) =>
    rerender(<Page step={step} wanted={wanted} at={question} />);
  act(() => hands?.handOut([{ gain: 'learned', node: 0, field: 'Owner', value: 'Pfaff' }]));
  expect(new Set(wants)).toEqual(new Set([true]));
  return { at, moves, told: () => act(() => hands?.toldHanded()) };
}

test('a hand-out in the player’s turn: the Game Master asks to act, tells it, and returns the turn', async () => {
  const { at, moves } = await handing();
  at('idle', 7, true);
  at('lead', 8);
  at('lead', 8);
  expect(moves).toHaveLength(1);
  at('lead', 9);
  expect(moves).toMatchObject([{ do: 'announce', gains: [{ field: 'Owner' }] }, { do: 'done' }]);
});

test('a hand-out told with an answer to a request does not end the Game Master’s next turn', async () => {
  const { at, moves, told } = await handing();
  at('requested', 8);
  told();
  at('idle', 9);
  at('lead', 10);
  at('lead', 10);
  expect(moves).toEqual([]);
});
