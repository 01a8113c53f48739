import { expect, test } from 'vitest';
import {
  draftOf,
  faultsOf,
  type NodeDraft,
  nameOf,
  textOf,
  withCopy,
  withField,
  withoutPart,
  withThing,
} from '../../../../src/app/games/trenchcoat/board/library/nodeDraft.ts';
import { sampleNodes } from '../../../../src/rules/trenchcoat/made.ts';
import { emptyNode } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { writeNode } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';

const idOf = ({ parts }: NodeDraft, section: string): number =>
  parts.findLast((one) => one.section === section)?.id ?? -1;

test.each(sampleNodes.map((node) => [node.name, node] as const))(
  'given %s, when each of its fields is typed into an empty form, then its file is the same',
  (_, node) => {
    let draft = draftOf(emptyNode(''));
    for (const { section, fields } of draftOf(node).parts) {
      if (section === 'File' || section === 'Process' || section === 'Stream') draft = withThing(draft, section);
      const id = idOf(draft, section);
      for (const { name, value } of fields) draft = withField(draft, id, name, value);
    }
    expect(faultsOf(draft)).toEqual([]);
    expect(textOf(draft)).toBe(writeNode(node));
  },
);

test.each([
  ['', 'Name', ''],
  ['Attributes', 'Firewall', '22'],
  ['Attributes', 'System', ''],
  ['Attributes', 'System', 'four'],
  ['Told as', 'System', 'Medium'],
  ['File', 'Name', ''],
  ['File', 'Crypt Rating', 'x'],
  ['Process', 'Number', '-'],
  ['Process', 'State', 'asleep'],
])(
  'given a node with two of each thing, when in [%s] %s is "%s", then the only fault is shown at that field',
  (section, name, value) => {
    let draft = draftOf(emptyNode('Node'));
    for (const kind of ['Stream', 'File', 'Process', 'File', 'Process'] as const) draft = withThing(draft, kind);
    expect(faultsOf(draft)).toEqual([]);
    const part = idOf(draft, section);
    expect(faultsOf(withField(draft, part, name, value))).toEqual([{ part, name, text: expect.stringMatching(/\w/) }]);
  },
);

test('given a file in a node, when it is duplicated and the original is removed, then the copy keeps all its fields', () => {
  let draft = withThing(draftOf(emptyNode('Node')), 'File');
  const first = idOf(draft, 'File');
  draft = withField(draft, first, 'Text', 'one\ntwo');
  draft = withoutPart(withCopy(draft, first), first);
  const files = draft.parts.filter(({ section }) => section === 'File');
  expect(files.map(nameOf)).toEqual(['New file, copy']);
  expect(textOf(draft)).toContain('Text: one two');
  expect(faultsOf(draft)).toEqual([]);
});
