/**
 * Every field of a node, from the table that writes, reads, shows and checks it: bad values are refused with their row.
 */
import { describe, expect, it } from 'vitest';
import { sampleNodes } from '../../../../src/rules/trenchcoat/made.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { type FieldInput, nodeSections, thingSections } from '../../../../src/rules/trenchcoat/matrix/nodeFields.ts';
import { readNode, writeNode } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';

const withThings = (['File', 'Process', 'Stream'] as const).reduce<Node>((node, kind) => {
  const made = thingSections[kind].begin(node, `A ${kind}`);
  return made.ok ? made.value : node;
}, emptyNode('Node'));
const lines = writeNode(withThings).split('\n');

const all: readonly (readonly [section: string, name: string, input: FieldInput])[] = [
  ...Object.entries(nodeSections).flatMap(([section, fields]) =>
    fields.map(({ name, input }) => [section, name, input] as const),
  ),
  ...Object.entries(thingSections).flatMap(([section, { fields }]) =>
    fields.map(({ name, input }) => [section, name, input] as const),
  ),
];

/** The row of a field, counted from 1. */
function rowOf(section: string, name: string): number {
  const from = section === '' ? 0 : lines.indexOf(`[${section}]`);
  return lines.findIndex((line, at) => at > from && line.startsWith(`${name}:`)) + 1;
}

const withValue = (row: number, name: string, value: string): string =>
  lines.with(row - 1, `${name}: ${value}`).join('\n');

function badFor(input: FieldInput): string[] {
  if (input.by === 'text') return ['x'.repeat(input.most + 1)];
  if (input.by === 'choice') return ['nonsense', '1'];
  const { least, most } = input.bounds;
  return ['4.5', '1e3', '7x', 'four', '-', '∞', `${least - 1}`, `${most + 1}`, '9'.repeat(30)];
}

it('the table has every line of a file', () => {
  expect(all.map(([section, name]) => rowOf(section, name))).not.toContain(0);
  expect(lines.filter((line) => line.includes(':'))).toHaveLength(all.length);
});

describe.each(all)('[%s] %s', (section, name, input) => {
  const row = rowOf(section, name);

  it.each(badFor(input))('refuses "%s" with its row, and reads nothing', (value) => {
    const read = readNode(withValue(row, name, value));
    expect(read).toMatchObject({ ok: false, error: [{ row, field: name, kind: expect.stringMatching(/^E-/) }] });
  });

  it('keeps a good value, and writes it back', () => {
    const good = input.by === 'text' ? 'Zinnober' : input.by === 'number' ? `${input.bounds.most}` : input.among.at(-1);
    const text = withValue(row, name, good ?? '');
    const read = readNode(text);
    expect(read.ok && writeNode(read.value)).toBe(text);
  });
});

it.each(sampleNodes.map((node) => [node.name, node] as const))('%s is read back unchanged', (_, node) => {
  expect(readNode(writeNode(node))).toEqual({ ok: true, value: node });
});

it('an older file without ends of streams is read', () => {
  const old = lines.filter((line) => !/^(From|To):/.test(line)).join('\n');
  expect(readNode(old)).toEqual({ ok: true, value: withThings });
});
