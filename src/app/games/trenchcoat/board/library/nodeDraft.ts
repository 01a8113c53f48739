/**
 * A node being edited field by field. Each field is one line of its file, so faults that the parser reports by row can
 * be shown at the field. Pure.
 */

import { emptyNode, type Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { thingSections } from '../../../../../rules/trenchcoat/matrix/nodeFields.ts';
import { readNode, writeNode } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';

type ThingKind = keyof typeof thingSections;
export const thingKinds = Object.keys(thingSections) as ThingKind[];

export interface NodePart {
  /** Unique within this draft; stays the same when other parts are added or removed. */
  readonly id: number;
  /** The section heading; empty before the first section. */
  readonly section: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface NodeDraft {
  /** The file's first line. */
  readonly heading: string;
  readonly parts: readonly NodePart[];
}

export function draftOf(node: Node): NodeDraft {
  const [heading = '', ...rows] = writeNode(node).split('\n');
  const parts: NodePart[] = [{ id: 0, section: '', fields: [] }];
  for (const row of rows) {
    const section = /^\[(.*)\]$/.exec(row)?.[1];
    const [, name, value] = /^([^:]*):(.*)$/.exec(row) ?? [];
    const last = parts.at(-1);
    if (section !== undefined) parts.push({ id: parts.length, section, fields: [] });
    else if (last && name !== undefined && value !== undefined)
      parts[parts.length - 1] = { ...last, fields: [...last.fields, { name, value: value.trim() }] };
  }
  return { heading, parts };
}

/** The file's rows, and the number of the first row of each part's fields, from 1. */
function rowsOf({ heading, parts }: NodeDraft): { rows: string[]; starts: ReadonlyMap<number, number> } {
  const [rows, starts] = [[heading], new Map<number, number>()];
  for (const { id, section, fields } of parts) {
    if (section !== '') rows.push('', `[${section}]`);
    starts.set(id, rows.length + 1);
    rows.push(...fields.map(({ name, value }) => (value === '' ? `${name}:` : `${name}: ${value}`)));
  }
  return { rows: [...rows, ''], starts };
}

export const textOf = (draft: NodeDraft): string => rowsOf(draft).rows.join('\n');

/** A fault and its field; both are null if the fault concerns the whole node. */
interface DraftFault {
  readonly part: number | null;
  readonly name: string | null;
  readonly text: string;
}

export function faultsOf(draft: NodeDraft): DraftFault[] {
  const { starts } = rowsOf(draft);
  const read = readNode(textOf(draft));
  if (read.ok) return [];
  return read.error.map((wrong) => {
    const { row, field } = wrong;
    const text = refusalWords(wrong);
    // A missing field is reported in the file's first row under its name, so take the first field of that name.
    const found = draft.parts.find(({ id, fields }) => {
      const start = starts.get(id) ?? 0;
      return row === 1 ? fields.some(({ name }) => name === field) : row >= start && row < start + fields.length;
    });
    const name = row === 1 ? field : found?.fields[row - (starts.get(found.id) ?? 0)]?.name;
    return found ? { part: found.id, name: name ?? null, text } : { part: null, name: null, text };
  });
}

/** Each field is one row of the file, so pasted line breaks become spaces. */
export const withField = (draft: NodeDraft, part: number, name: string, value: string): NodeDraft => ({
  ...draft,
  parts: draft.parts.map((one) =>
    one.id !== part
      ? one
      : {
          ...one,
          fields: one.fields.map((field) =>
            field.name === name ? { name, value: value.replace(/[\r\n]+/g, ' ') } : field,
          ),
        },
  ),
});

const freshId = ({ parts }: NodeDraft): number => Math.max(...parts.map(({ id }) => id)) + 1;

function withNew(kind: ThingKind): Node {
  const made = thingSections[kind].begin(emptyNode(''), words.newThing[kind]);
  return made.ok ? made.value : emptyNode('');
}

export function withThing(draft: NodeDraft, kind: ThingKind): NodeDraft {
  const made = draftOf(withNew(kind)).parts.at(-1);
  if (!made) return draft;
  const order = (section: string): number => thingKinds.indexOf(section as ThingKind);
  const behind = draft.parts.findLastIndex(({ section }) => order(section) <= order(kind));
  return { ...draft, parts: draft.parts.toSpliced(behind + 1, 0, { ...made, id: freshId(draft) }) };
}

export function withCopy(draft: NodeDraft, part: number): NodeDraft {
  const at = draft.parts.findIndex(({ id }) => id === part);
  const of = draft.parts[at];
  if (!of) return draft;
  const id = freshId(draft);
  const copied = { ...draft, parts: draft.parts.toSpliced(at + 1, 0, { ...of, id }) };
  return withField(copied, id, words.name, words.copiedName(nameOf(of)));
}

export const withoutPart = (draft: NodeDraft, part: number): NodeDraft => ({
  ...draft,
  parts: draft.parts.filter(({ id }) => id !== part),
});

export const nameOf = ({ fields }: NodePart): string => fields.find(({ name }) => name === 'Name')?.value ?? '';
