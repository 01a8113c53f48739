// @vitest-environment happy-dom
/**
 * Bad values typed into every field of both forms, taken from the field tables: each is refused with a message and not
 * stored.
 */
import 'preact/compat';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { NodeForm } from '../../../../src/app/games/trenchcoat/board/library/nodeForm.tsx';
import { SheetForm } from '../../../../src/app/games/trenchcoat/board/sheets/sheetForm.tsx';
import type { Bounds } from '../../../../src/rules/trenchcoat/input.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { type FieldInput, nodeSections, thingSections } from '../../../../src/rules/trenchcoat/matrix/nodeFields.ts';
import { readNode } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { ratingBounds } from '../../../../src/rules/trenchcoat/sheet/check.ts';
import { fields } from '../../../../src/rules/trenchcoat/sheet/fields.ts';
import { type MatrixAttribute, matrixAttributes } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { readSheet, writeSheet } from '../../../../src/rules/trenchcoat/sheet/sheetFile.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

afterEach(cleanup);

const badNumbers = ({ least, most }: Bounds): string[] => ['4.5', '7x', '1e3', `${least - 1}`, `${most + 1}`];

function type(field: Element, text: string): void {
  act(() => (field as HTMLElement).focus());
  act(() => void fireEvent.input(field, { target: { value: text } }));
  act(() => (field as HTMLElement).blur());
}

/** A form's input fields with the given name, which several may share (for example Magic). */
const named = (container: Element, name: string): Element[] => [
  ...new Set([
    ...container.querySelectorAll(`[aria-label="${name}"]`),
    ...[...container.querySelectorAll('label')]
      .filter(({ textContent }) => textContent === name)
      .flatMap((label) => container.querySelector(`[id="${label.getAttribute('for')}"]:not(select)`) ?? []),
  ]),
];

describe('a sheet', () => {
  const device = (Object.keys(matrixAttributes) as MatrixAttribute[]).map(
    (one) => [matrixAttributes[one], ratingBounds(one)] as const,
  );
  const all = [
    ...fields.map(
      ({ name, section, bounds }) => [section === 'skills' ? `${name}, skill group` : name, bounds] as const,
    ),
    ...device,
  ];

  it.each(all)('%s', (name, bounds) => {
    let now = moth;
    function Page() {
      const [sheet, setSheet] = useState(moth);
      now = sheet;
      return <SheetForm sheet={sheet} onSheet={setSheet} />;
    }
    for (const text of badNumbers(bounds)) {
      const { container, queryAllByRole } = render(<Page />);
      const said = () => queryAllByRole('alert').map(({ textContent }) => textContent);
      const fieldsHere = named(container, name);
      expect(fieldsHere.length).toBeGreaterThan(0);
      for (const field of fieldsHere) {
        type(field, text);
        expect(said()).toEqual([expect.stringMatching(/\w.*\.$/)]);
        expect(now).toEqual(moth);
        type(field, (field as HTMLInputElement).defaultValue || '12');
        expect(said()).toEqual([]);
        if (now !== moth) break;
      }
      cleanup();
    }
  });

  it('as a file: a bad number in any of its lines is refused at its row', () => {
    const rows = writeSheet({
      ...moth,
      device: moth.device ?? { name: 'Deck', class: 'cyberdeck', ratings: {} },
    }).split('\n');
    let seen = 0;
    for (const [at, row] of rows.entries()) {
      const [, name = '', value] = /^([^:[]+): ?(.*)$/.exec(row) ?? [];
      if (value === undefined || /^(Name|Kind|Access method|Class)$/.test(name)) continue;
      for (const bad of ['4.5', '7x', '1000', '-100']) {
        const read = readSheet(rows.with(at, `${name}: ${bad}`).join('\n'));
        expect(read, `${name}: ${bad}`).toMatchObject({ ok: false, error: [{ row: at + 1 }] });
      }
      seen++;
    }
    expect(seen).toBeGreaterThanOrEqual(fields.length + device.length);
  });
});

describe('a node', () => {
  const node = (['File', 'Process', 'Stream'] as const).reduce<Node>((all, kind) => {
    const made = thingSections[kind].begin(all, `A ${kind}`);
    return made.ok ? made.value : all;
  }, emptyNode('Node'));
  const tables = [
    ...Object.entries(nodeSections).map(([section, list]) => [section, list] as const),
    ...Object.entries(thingSections).map(([section, { fields: list }]) => [section, list] as const),
  ];
  const all = tables.flatMap(([section, list]) =>
    list.flatMap(({ name, input }) => (input.by === 'choice' ? [] : [[section, name, input] as const])),
  );
  const badFor = (name: string, input: FieldInput): string[] =>
    input.by === 'number' ? badNumbers(input.bounds) : name === 'Name' ? [''] : [];

  it.each(all.filter(([, name, input]) => badFor(name, input).length > 0))('[%s] %s', (_section, name, input) => {
    for (const bad of badFor(name, input)) {
      let text = '';
      const { container, queryAllByRole } = render(
        <NodeForm node={node} readOnly={false} onText={(next) => (text = next)} />,
      );
      for (const [at] of named(container, name).entries()) {
        const field = named(container, name)[at] as HTMLInputElement;
        const before = field.value;
        type(field, bad);
        expect(queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
          expect.stringMatching(/\w.*\.$/),
        ]);
        // A bad number is not in the text, and a text is stored only if the node is valid.
        expect(text === '' || text.includes(`: ${bad}`) === false || !readNode(text).ok).toBe(true);
        type(field, before === '' ? '12' : before);
        expect(queryAllByRole('alert')).toEqual([]);
      }
      cleanup();
    }
  });
});
