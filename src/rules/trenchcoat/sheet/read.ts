/** Parses the text file of a sheet completely, or returns only its faults. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type Bounds, readTyped, SHEET_NUMBER, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { faultAt, type Line, linesOf, type RowFault } from '../rows.ts';
import { checkSheet, ratingBounds } from './check.ts';
import { type MatrixAttribute, matrixAttributes } from './device.ts';
import { fields, sections } from './fields.ts';
import { characterKinds, type Sheet } from './sheet.ts';
import { CHARACTERISTICS, DEVICE, deviceLines, generalLines, SHEET_KIND, VERSION, type WordLines } from './write.ts';

/** Parser state, and the row of each field. */
interface Draft {
  readonly faults: RowFault[];
  readonly rows: Map<string, number>;
  readonly words: Map<string, string>;
  readonly numbers: Record<string, number>;
  readonly skills: { group: string; name: string; value: number }[];
  readonly characteristics: { name: string; value: number }[];
  readonly ratings: { [name in MatrixAttribute]?: number };
  /** The skill group of the current lines. */
  group: string | null;
  device: boolean;
}

/** The sheet, or every fault with its field and row; a text with a fault is not used at all. */
export function readSheet(text: string): Result<Sheet, readonly RowFault[]> {
  const lines = linesOf(text, SHEET_KIND, VERSION);
  if (!lines.ok) return lines;
  const draft: Draft = {
    faults: [],
    rows: new Map(),
    words: new Map(),
    numbers: {},
    skills: [],
    characteristics: [],
    ratings: {},
    group: null,
    device: false,
  };
  for (const line of lines.value) takeLine(draft, line);
  return finish(draft);
}

function finish({
  faults,
  rows,
  words,
  numbers,
  skills,
  characteristics,
  ratings,
  device,
}: Draft): Result<Sheet, readonly RowFault[]> {
  const read = checkSheet({
    name: words.get('name') ?? '',
    kind: words.get('kind') ?? characterKinds[0],
    method: words.get('method') ?? 'physical',
    numbers,
    skills,
    characteristics,
    device: device
      ? { name: words.get('device.name') ?? '', class: words.get('device.class') ?? '', ratings: { ...ratings } }
      : null,
  });
  if (read.ok && faults.length === 0) return ok(read.value);
  const more = read.ok ? [] : read.error.map((one) => faultAt(rowOf(rows, one), one));
  return fail([...faults, ...more.filter(isNew(faults))].sort((a, b) => a.row - b.row));
}

/** The row of a field, or of its parent; else the first row. */
const rowOf = (rows: ReadonlyMap<string, number>, { field = '' }: InputFault): number =>
  rows.get(field) ?? rows.get(field.split('.')[0] ?? '') ?? 1;

/** One fault per row. */
const isNew = (faults: readonly RowFault[]) => (one: RowFault) =>
  one.row === 1 || faults.every(({ row }) => row !== one.row);

function takeLine(draft: Draft, line: Line): void {
  const { section, own } = line;
  if (section === '') takeWord(draft, line, generalLines);
  else if (section === CHARACTERISTICS) takeOwn(draft, line);
  else if (section === DEVICE) takeOfDevice(draft, line);
  else if (own) takeOwn(draft, line, draft.group);
  else takeNumber(draft, line);
}

const wrong = (draft: Draft, { row }: Line, why: InputFault): void => {
  draft.faults.push(faultAt(row, why));
};

/** Records the row of a field; a second line for the same field is E-ENUM. */
function isFirst(draft: Draft, line: Line, field: string): boolean {
  if (draft.rows.has(field)) {
    wrong(draft, line, inField(field, refuse('twice', { name: line.name })));
    return false;
  }
  draft.rows.set(field, line.row);
  return true;
}

const find = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function takeWord<T>(draft: Draft, line: Line, words: WordLines<T>): void {
  const word = line.own ? undefined : find(words, line.name);
  if (!word) return wrong(draft, line, inField(line.name, refuse('nothingCalled', { name: shortened(line.name) })));
  if (!isFirst(draft, line, word.field)) return;
  if (!word.from) return void draft.words.set(word.field, line.value);
  const chosen = Object.entries(word.from).find(([, name]) => name.toLowerCase() === line.value.toLowerCase());
  if (chosen) return void draft.words.set(word.field, chosen[0]);
  const [value, names] = [shortened(line.value), Object.values(word.from)];
  wrong(draft, line, inField(word.field, refuse('unknownValue', { name: line.name, value, names })));
}

/** A typed number; null if there is none, which is a fault unless it may be empty. */
function numberIn(draft: Draft, line: Line, bounds: Bounds, field: string, mayBeEmpty: boolean): number | null {
  if (mayBeEmpty && line.value === '') return null;
  const number = readTyped(line.value, line.name, bounds, field);
  if (number.ok) return number.value;
  wrong(draft, line, number.error);
  return null;
}

function takeNumber(draft: Draft, line: Line): void {
  const called = fields.filter(({ section }) => sections[section] === line.section);
  if (called.length === 0) return wrong(draft, line, refuse('noSection', { section: shortened(line.section) }));
  const field = called.find(({ name }) => name === line.name);
  if (!field)
    return wrong(
      draft,
      line,
      inField(line.name, refuse('sectionHasNo', { section: line.section, name: shortened(line.name) })),
    );
  draft.group = field.section === 'skills' ? field.path : null;
  if (!isFirst(draft, line, field.path)) return;
  const number = numberIn(draft, line, field.bounds, field.path, true);
  if (number !== null) draft.numbers[field.path] = number;
}

/** A user-named number: a characteristic, or a skill of the group above it. */
function takeOwn(draft: Draft, line: Line, group?: string | null): void {
  const isSkill = group !== undefined;
  if (!line.own)
    return wrong(draft, line, refuse('writeOwn', { name: shortened(line.name), value: shortened(line.value) }));
  if (isSkill && (group === null || line.section !== sections.skills))
    return wrong(draft, line, refuse('ownNumbersWhere'));
  const list = isSkill ? draft.skills : draft.characteristics;
  const field = `${isSkill ? 'skills' : 'characteristics'}.${list.length + 1}`;
  const value = numberIn(draft, line, SHEET_NUMBER, field, false);
  // An invalid number keeps its place so that later rows stay right; its fault is already reported.
  draft.rows.set(field, line.row);
  const one = { name: line.name, value: value ?? 0 };
  if (isSkill) draft.skills.push({ group: group ?? '', ...one });
  else draft.characteristics.push(one);
}

function takeOfDevice(draft: Draft, line: Line): void {
  draft.device = true;
  draft.rows.set('device', draft.rows.get('device') ?? line.row);
  const attribute = (Object.keys(matrixAttributes) as MatrixAttribute[]).find(
    (one) => matrixAttributes[one] === line.name,
  );
  if (!attribute || line.own) return takeWord(draft, line, deviceLines);
  const field = `device.${attribute}`;
  if (!isFirst(draft, line, field)) return;
  const number = numberIn(draft, line, ratingBounds(attribute), field, true);
  if (number !== null) draft.ratings[attribute] = number;
}
