// @vitest-environment happy-dom
/** The sheet tab: available at any time, for several characters, which can be saved for the next session. */
import 'preact/compat';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { SheetRoom } from '../../../../src/app/games/trenchcoat/board/sheets/sheetRoom.tsx';
import { DAMAGE_PIP } from '../../../../src/rules/trenchcoat/sheet/fields.ts';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { readSheet } from '../../../../src/rules/trenchcoat/sheet/sheetFile.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const kept = vi.hoisted(() => ({ notes: new Map<string, unknown>() }));
vi.mock('../../../../src/peer/store/notes.ts', () => ({
  readNote: async (name: string) => kept.notes.get(name),
  saveNote: async (name: string, note: unknown) => {
    kept.notes.set(name, note);
    return { ok: true };
  },
}));

afterEach(cleanup);

const session = (sheets: readonly Sheet[], moves: unknown[] = [], seat = 1) => ({
  ...{ seat, names: ['Mina', 'Rae'], seals: [{}, {}], link: 'open', standing: undefined, pending: false },
  table: { sheets, step: 'idle', clock: 0 },
  play: (move: unknown) => moves.push(move),
});

test('the tab works without a node, and saves a change', () => {
  const moves: unknown[] = [];
  const { getByLabelText, getByText } = render(<SheetRoom v={session([moth], moves) as never} />);
  const field = getByLabelText('Cracking');
  act(() => field.focus());
  act(() => void fireEvent.input(field, { target: { value: '11' } }));
  act(() => field.blur());
  act(() => void fireEvent.click(getByText('Save changes')));
  expect(moves).toMatchObject([{ do: 'sheet', at: 0, sheet: { skills: [{ name: 'Cracking', value: 11 }] } }]);
});

test('an empty name is marked, and not saved', () => {
  const moves: unknown[] = [];
  const { getByLabelText, getByText } = render(<SheetRoom v={session([moth], moves) as never} />);
  const cracking = getByLabelText('Cracking');
  act(() => cracking.focus());
  act(() => void fireEvent.input(cracking, { target: { value: '11' } }));
  act(() => cracking.blur());
  const name = getByLabelText('Name');
  act(() => void fireEvent.input(name, { target: { value: '' } }));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  act(() => void fireEvent.click(getByText('Save changes')));
  expect(document.activeElement).toBe(name);
  expect(moves).toEqual([]);
});

test('T-ROLE-02 a player adds a second character, made at the table', () => {
  const moves: unknown[] = [];
  const { getByRole } = render(<SheetRoom v={session([moth], moves) as never} />);
  act(() => void fireEvent.click(getByRole('button', { name: 'Another…' })));
  act(() => void fireEvent.click(getByRole('button', { name: /^A new character/ })));
  expect(moves).toMatchObject([{ do: 'sheet', at: 1, sheet: { name: 'New character' } }]);
});

test('the Game Master can read every character, but not change it', () => {
  const { getByRole, container } = render(
    <SheetRoom v={session([moth, { ...moth, name: 'Ferret' }], [], 0) as never} />,
  );
  act(() => void fireEvent.click(getByRole('button', { name: 'Ferret' })));
  expect(container.querySelector('h2')?.textContent).toBe('Ferret');
  expect([...container.querySelectorAll('input')].every((field) => field.hasAttribute('readonly'))).toBe(true);
});

test('a sheet is saved with its damage, replacing the earlier one', async () => {
  const hurt = { ...moth, numbers: { ...moth.numbers, [DAMAGE_PIP]: 3 } };
  const { getByRole, rerender } = render(<SheetRoom v={session([moth]) as never} />);
  const keep = () => act(() => void fireEvent.click(getByRole('button', { name: /^Save for next time/ })));
  keep();
  await waitFor(() => expect(getByRole('button', { name: /saved as it is now$/ })).not.toBeNull());
  rerender(<SheetRoom v={session([hurt]) as never} />);
  keep();
  await waitFor(() => expect(getByRole('button', { name: /saved as it is now$/ })).not.toBeNull());
  const items = [...kept.notes.values()].flat() as { text: string }[];
  expect(items.map(({ text }) => readSheet(text))).toEqual([{ ok: true, value: hurt }]);
});

test('two characters with the same name are saved as two sheets', async () => {
  kept.notes.clear();
  const twin = { ...moth, numbers: { ...moth.numbers, [DAMAGE_PIP]: 5 } };
  const { getByRole, getAllByRole } = render(<SheetRoom v={session([moth, twin]) as never} />);
  const before = getAllByRole('button', { name: moth.name });
  const keep = async () => {
    act(() => void fireEvent.click(getByRole('button', { name: /^Save for next time/ })));
    await waitFor(() => expect(getByRole('button', { name: /saved as it is now$/ })).not.toBeNull());
  };
  await keep();
  act(() => void fireEvent.click(before[1] as HTMLElement));
  await keep();
  const items = [...kept.notes.values()].flat() as { text: string }[];
  expect(items.slice(0, 2).map(({ text }) => readSheet(text))).toEqual([
    { ok: true, value: twin },
    { ok: true, value: moth },
  ]);
});
