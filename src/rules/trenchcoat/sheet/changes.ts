/** What differs between two versions of a sheet, line by line, for whoever plays with its owner. */
import { signed } from '../input.ts';
import { accessMethods, deviceClasses, type MatrixAttribute, matrixAttributes } from './device.ts';
import { fields } from './fields.ts';
import type { Sheet } from './sheet.ts';

export interface SheetChange {
  /** "Cracking". */
  readonly name: string;
  /** Null: it was not there before. */
  readonly from: string | null;
  /** Null: it is there no more. */
  readonly to: string | null;
}

/** In the order of a sheet; what was taken away comes last. */
export function sheetChanges(before: Sheet, after: Sheet): SheetChange[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const changed = [...is].flatMap(([key, { name, value }]): SheetChange[] => {
    const from = was.get(key)?.value ?? null;
    return from === value ? [] : [{ name, from, to: value }];
  });
  const gone = [...was].flatMap(([key, { name, value }]): SheetChange[] =>
    is.has(key) ? [] : [{ name, from: value, to: null }],
  );
  return [...changed, ...gone];
}

/** All that a sheet says, each by a key that no other line has. */
function linesOf({ name, kind, method, numbers, skills, characteristics, device }: Sheet) {
  const lines = new Map<string, { name: string; value: string }>();
  const put = (key: string, called: string, value: string | number | undefined): void => {
    if (value !== undefined) lines.set(key, { name: called, value: typeof value === 'number' ? signed(value) : value });
  };
  put('name', 'Name', name);
  put('kind', 'Kind', kind);
  for (const skill of skills) put(`skill ${skill.group} ${skill.name}`, skill.name, skill.value);
  for (const field of fields) put(field.path, field.name, numbers[field.path]);
  for (const own of characteristics) put(`characteristic ${own.name}`, own.name, own.value);
  put('device', 'Device', device?.name);
  put('class', 'Class of the device', device ? deviceClasses[device.class] : undefined);
  for (const attribute of Object.keys(matrixAttributes) as MatrixAttribute[])
    put(`device ${attribute}`, `${matrixAttributes[attribute]} of the device`, device?.ratings[attribute]);
  put('method', 'Access method', accessMethods[method]);
  return lines;
}
