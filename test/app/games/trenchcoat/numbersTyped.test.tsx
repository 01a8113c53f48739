// @vitest-environment happy-dom
/** Bad numbers typed into every kind of field: each is refused with a message and is not stored. */
// As in the app: compat changes the meaning of `onChange`.
import 'preact/compat';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { NodeForm } from '../../../../src/app/games/trenchcoat/board/library/nodeForm.tsx';
import { SheetForm } from '../../../../src/app/games/trenchcoat/board/sheets/sheetForm.tsx';
import { EditSheet } from '../../../../src/app/games/trenchcoat/board/sheets/sheetRoom.tsx';
import { sampleNodes } from '../../../../src/rules/trenchcoat/made.ts';
import type { Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

afterEach(cleanup);

/** Types letter by letter, then leaves the field. */
function type(field: HTMLElement, text: string): void {
  act(() => field.focus());
  for (let at = text === '' ? 0 : 1; at <= text.length; at++)
    act(() => void fireEvent.input(field, { target: { value: text.slice(0, at) } }));
  act(() => field.blur());
}

describe('a bad number on a sheet gets its sentence and is not stored', () => {
  it.each([
    ['Cracking', '4.5', 'Cracking must be a whole number, not “4.5”.'],
    ['Analyze', '123', 'Analyze can’t be 123. Use 0 to 99.'],
    ['Analyze', '7x', 'Analyze must be a whole number, not “7x”.'],
    ['Firewall', '22', 'Firewall can’t be 22. Use 0 to 21.'],
    ['Processor', '-1', 'Processor can’t be −1. Use 0 to 99.'],
    ['Logic', '1000', 'Logic can’t be 1000. Use −99 to 999.'],
    ['Processing, skill group', '1e3', 'Processing must be a whole number, not “1e3”.'],
    ['Cracking', '', 'Cracking needs a number.'],
    ['Damage Pip', '-1', 'Damage Pip can’t be −1. Use 0 to 999.'],
  ])('%s: "%s"', (label, text, sentence) => {
    let now = moth;
    function Page() {
      const [sheet, setSheet] = useState(moth);
      now = sheet;
      return <SheetForm sheet={sheet} onSheet={setSheet} />;
    }
    const { getByLabelText, queryAllByRole } = render(<Page />);
    type(getByLabelText(label), text);
    expect(queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([sentence]);
    expect(now).toEqual(moth);
    type(getByLabelText(label), '12');
    expect(queryAllByRole('alert')).toEqual([]);
    expect(JSON.stringify(now)).toContain(':12');
  });
});

it('a bad number in a node gets its sentence, and a good one replaces it', () => {
  const { container } = render(<NodeForm node={sampleNodes[0] as Node} readOnly={false} onText={() => undefined} />);
  const field = container.querySelector<HTMLElement>('[aria-label=Firewall]') as HTMLElement;
  type(field, '22');
  expect(container.textContent).toContain('Firewall 22 has no colour. Use 0 to 21.');
  type(field, '16');
  expect(container.textContent).not.toContain('has no colour');
  expect((field as HTMLInputElement).value).toBe('16');
});

it('at the table, nothing is sent while a number is refused', () => {
  const moves: unknown[] = [];
  const v = {
    table: { sheets: [moth], step: 'idle' },
    names: ['Mina', 'Rae'],
    play: (move: unknown) => moves.push(move),
  };
  const { getByLabelText, getByText, queryByText } = render(<EditSheet v={v as never} at={0} />);
  type(getByLabelText('Cracking'), '11');
  type(getByLabelText('Analyze'), '123');
  act(() => void fireEvent.click(getByText('Save changes')));
  expect(moves).toEqual([]);
  expect(queryByText('A marked number is not valid. Fix it or clear it, then save.')).not.toBeNull();
  type(getByLabelText('Analyze'), '12');
  act(() => void fireEvent.click(getByText('Save changes')));
  expect(moves).toHaveLength(1);
  expect(JSON.stringify(moves)).toContain('"programs.analyze":12');
  expect(JSON.stringify(moves)).toContain('"name":"Cracking","value":11');
});
