/** The differences between two versions of a sheet, line by line, for the other player. */

import { fields } from './fields.ts';
import { accessMethods, attributes, deviceClasses, type MatrixAttribute, type Sheet } from './sheet.ts';

export interface SheetChange {
  readonly what: ChangedLine;
  /** Null if it did not exist before. */
  readonly from: string | number | null;
  /** Null if it no longer exists. */
  readonly to: string | number | null;
}

export type ChangedLine =
  | { readonly kind: 'name' | 'character' | 'device' | 'class' | 'method' }
  /** By name: a field, a skill, a characteristic. */
  | { readonly kind: 'number'; readonly name: string }
  | { readonly kind: 'rating'; readonly attribute: MatrixAttribute };

/** In sheet order; removed lines come last. */
export function sheetChanges(before: Sheet, after: Sheet): SheetChange[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const changed = [...is].flatMap(([key, { what, value }]): SheetChange[] => {
    const from = was.get(key)?.value ?? null;
    return from === value ? [] : [{ what, from, to: value }];
  });
  const gone = [...was].flatMap(([key, { what, value }]): SheetChange[] =>
    is.has(key) ? [] : [{ what, from: value, to: null }],
  );
  return [...changed, ...gone];
}

/** All lines of a sheet, each by a unique key. */
function linesOf({ name, kind, method, numbers, skills, characteristics, device }: Sheet) {
  const lines = new Map<string, { what: ChangedLine; value: string | number }>();
  const put = (key: string, what: ChangedLine, value: string | number | undefined): void => {
    if (value !== undefined) lines.set(key, { what, value });
  };
  const putNumber = (key: string, called: string, value: number | undefined): void =>
    put(key, { kind: 'number', name: called }, value);
  put('name', { kind: 'name' }, name);
  put('kind', { kind: 'character' }, kind);
  for (const skill of skills) putNumber(`${skill.group}:${skill.name}`, skill.name, skill.value);
  for (const field of fields) putNumber(field.path, field.name, numbers[field.path]);
  for (const own of characteristics) putNumber(`characteristic ${own.name}`, own.name, own.value);
  put('device', { kind: 'device' }, device?.name);
  put('class', { kind: 'class' }, device ? deviceClasses[device.class] : undefined);
  for (const attribute of attributes)
    put(`device ${attribute}`, { kind: 'rating', attribute }, device?.ratings[attribute]);
  put('method', { kind: 'method' }, accessMethods[method]);
  return lines;
}
