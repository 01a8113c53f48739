/** A sheet as a text file that people can read and write. It is read completely, or only its faults are returned. */
import { fail, type Result } from '../../../base/result.ts';
import { readTyped, SHEET_NUMBER, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { faultAt, heading, type Line, linesOf, type RowFault } from '../rows.ts';
import { ratingPath } from './abilities.ts';
import { checkSheet } from './check.ts';
import { withNumber } from './edit.ts';
import { type Field, fields, type Section, sections } from './fields.ts';
import {
  accessMethods,
  attributes,
  characterKinds,
  deviceClasses,
  emptySheet,
  type MatrixDevice,
  matrixAttributes,
  type Sheet,
} from './sheet.ts';

const SHEET_KIND = 'sheet';
const VERSION = 1;
const CHARACTERISTICS = 'Characteristics';
const DEVICE = 'Device';

/** A line that contains a word. */
interface WordLine {
  /** Its path in faults. */
  readonly field: string;
  /** Its choices, as written; absent for any text. */
  readonly from?: Readonly<Record<string, string>>;
  get(sheet: Sheet): string;
  put(sheet: Sheet, value: string): object;
}

/** By name, in the order of a file. */
type WordLines = Readonly<Record<string, WordLine>>;

const generalLines: WordLines = {
  Name: { field: 'name', get: ({ name }) => name, put: (_, name) => ({ name }) },
  Kind: {
    field: 'kind',
    from: Object.fromEntries(characterKinds.map((kind) => [kind, kind])),
    get: ({ kind }) => kind,
    put: (_, kind) => ({ kind }),
  },
  'Access method': {
    field: 'method',
    from: accessMethods,
    get: ({ method }) => method,
    put: (_, method) => ({ method }),
  },
};

const deviceLines: WordLines = {
  Name: {
    field: 'device.name',
    get: ({ device }) => device?.name ?? '',
    put: ({ device }, name) => ({ device: { ...device, name } }),
  },
  Class: {
    field: 'device.class',
    from: deviceClasses,
    get: ({ device }) => device?.class ?? '',
    put: ({ device }, of) => ({ device: { ...device, class: of } }),
  },
};

/** Every named field has a line, so that empty ones can be filled in by hand. */
export function writeSheet(sheet: Sheet): string {
  const { device } = sheet;
  const words = (lines: WordLines): string[] =>
    Object.entries(lines).map(([name, { from, get }]) => `${name}: ${from?.[get(sheet)] ?? get(sheet)}`);
  const number = (name: string, value: number | undefined): string =>
    value === undefined ? `${name}:` : `${name}: ${value}`;
  const own = (list: readonly { name: string; value: number }[]) => list.map((one) => `- ${one.name}: ${one.value}`);
  const fieldLines = ({ path, name }: Field): string[] => [
    number(name, sheet.numbers[path]),
    ...own(sheet.skills.filter(({ group }) => group === path)),
  ];
  const sectionLines = (section: Section): string[] => [
    '',
    `[${sections[section]}]`,
    ...fields.filter((field) => field.section === section).flatMap(fieldLines),
  ];
  const ratings = attributes.map((one) => number(matrixAttributes[one], device?.ratings[one]));
  const lines = [
    heading(SHEET_KIND, VERSION),
    ...words(generalLines),
    ...(Object.keys(sections) as Section[]).flatMap(sectionLines),
    '',
    `[${CHARACTERISTICS}]`,
    ...own(sheet.characteristics),
    ...(device === null ? [] : ['', `[${DEVICE}]`, ...words(deviceLines), ...ratings]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Parser state. */
interface Draft {
  sheet: Sheet;
  readonly faults: RowFault[];
  /** The row of each field. */
  readonly rows: Map<string, number>;
  /** The skill group of the current lines. */
  group: string | null;
}

/** The sheet, or every fault with its field and row; a text with a fault is not used at all. */
export function readSheet(text: string): Result<Sheet, readonly RowFault[]> {
  const lines = linesOf(text, SHEET_KIND, VERSION);
  if (!lines.ok) return lines;
  const draft: Draft = { sheet: emptySheet(''), faults: [], rows: new Map(), group: null };
  for (const line of lines.value) takeLine(draft, line);
  const { sheet, faults, rows } = draft;
  const read = checkSheet(sheet);
  if (read.ok && faults.length === 0) return read;
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

function takeWord(draft: Draft, line: Line, words: WordLines): void {
  const { name, value } = line;
  const word = !line.own && Object.hasOwn(words, name) ? words[name] : undefined;
  if (!word) return wrong(draft, line, inField(name, refuse('nothingCalled', { name: shortened(name) })));
  if (!isFirst(draft, line, word.field)) return;
  const written = Object.entries(word.from ?? { [value]: value });
  const chosen = written.find(([, one]) => one.toLowerCase() === value.toLowerCase());
  if (chosen) draft.sheet = { ...draft.sheet, ...word.put(draft.sheet, chosen[0]) };
  else {
    const names = written.map(([, one]) => one);
    wrong(draft, line, inField(word.field, refuse('unknownValue', { name, value: shortened(value), names })));
  }
}

function putNumber(draft: Draft, line: Line, path: string): void {
  if (!isFirst(draft, line, path)) return;
  const made = withNumber(draft.sheet, path, line.value);
  if (made.ok) draft.sheet = made.value;
  else wrong(draft, line, made.error);
}

function takeNumber(draft: Draft, line: Line): void {
  const { section, name } = line;
  const called = fields.filter((field) => sections[field.section] === section);
  if (called.length === 0) return wrong(draft, line, refuse('noSection', { section: shortened(section) }));
  const field = called.find((one) => one.name === name);
  if (!field) return wrong(draft, line, inField(name, refuse('sectionHasNo', { section, name: shortened(name) })));
  draft.group = field.section === 'skills' ? field.path : null;
  putNumber(draft, line, field.path);
}

/** A user-named number: a characteristic, or a skill of the group above it. */
function takeOwn(draft: Draft, line: Line, group?: string | null): void {
  const { name } = line;
  if (!line.own) return wrong(draft, line, refuse('writeOwn', { name: shortened(name), value: shortened(line.value) }));
  if (group === null || (group !== undefined && line.section !== sections.skills))
    return wrong(draft, line, refuse('ownNumbersWhere'));
  const { skills, characteristics } = draft.sheet;
  const field = group === undefined ? `characteristics.${characteristics.length + 1}` : `skills.${skills.length + 1}`;
  const read = readTyped(line.value, name, SHEET_NUMBER, field);
  if (!read.ok) wrong(draft, line, read.error);
  // An invalid number keeps its place so that later rows stay right; its fault is already reported.
  draft.rows.set(field, line.row);
  const value = read.ok ? read.value : 0;
  draft.sheet =
    group === undefined
      ? { ...draft.sheet, characteristics: [...characteristics, { name, value }] }
      : { ...draft.sheet, skills: [...skills, { group, name, value }] };
}

/** A device without a class is a fault of the finished sheet. */
const unnamed = { name: '', class: '', ratings: {} } as unknown as MatrixDevice;

function takeOfDevice(draft: Draft, line: Line): void {
  draft.sheet = { ...draft.sheet, device: draft.sheet.device ?? unnamed };
  draft.rows.set('device', draft.rows.get('device') ?? line.row);
  const attribute = attributes.find((one) => matrixAttributes[one] === line.name);
  if (!attribute || line.own) takeWord(draft, line, deviceLines);
  else putNumber(draft, line, ratingPath(attribute));
}
