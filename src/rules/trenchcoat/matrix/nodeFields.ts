/**
 * Every field of a node, in the order of its file: its name, how it is typed, and how a line with a value changes the
 * node. The file, the form and its checks are all generated from this table.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type AccountLevel, levels } from '../game/names.ts';
import { type Bounds, RATING, RATING_TABLE_RANGE, readTyped } from '../input.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { MAX_NAME_LENGTH, ratingBounds } from '../sheet/check.ts';
import { attributes, deviceClasses, type MatrixAttribute, matrixAttributes } from '../sheet/sheet.ts';
import {
  MAX_NODE_TEXT,
  type Marks,
  type Node,
  type NodeFile,
  type NodeProcess,
  type NodeStream,
  places,
} from './node.ts';

/** How a field is typed. A choice with an empty name may be left empty. */
export type FieldInput =
  | { readonly by: 'text'; readonly most: number; readonly lines: number }
  | { readonly by: 'number'; readonly bounds: Bounds }
  | { readonly by: 'choice'; readonly among: readonly string[] };

export interface NodeField<T> {
  readonly name: string;
  readonly input: FieldInput;
  /** As written; empty if there is nothing. */
  get(of: T): string;
  put(of: T, value: string): Result<T, InputFault>;
}

export const levelWords: Readonly<Record<AccountLevel, string>> = {
  anonymous: 'Anonymous',
  user: 'User',
  security: 'Security',
  admin: 'Admin',
};

/** The fields with the given value type. */
type Keys<T, V> = { [K in keyof T]: T[K] extends V ? (V extends T[K] ? K : never) : never }[keyof T];

const text = <T>(name: string, key: Keys<T, string> & keyof T, lines = 1): NodeField<T> => ({
  name,
  input: { by: 'text', most: MAX_NODE_TEXT, lines },
  get: (of) => of[key] as string,
  put: (of, value) => ok({ ...of, [key]: value }),
});

const number = <T>(name: string, key: Keys<T, number | null> & keyof T, bounds: Bounds): NodeField<T> => ({
  name,
  input: { by: 'number', bounds },
  get: (of) => `${of[key] ?? ''}`,
  put(of, value) {
    const read = value === '' ? ok(null) : readTyped(value, name, bounds);
    return read.ok ? ok({ ...of, [key]: read.value }) : read;
  },
});

/** `among`: the values, each with its word; a null value is written as an empty string. */
const choice = <T, V extends string | null>(
  name: string,
  key: keyof T,
  among: readonly (readonly [value: V, word: string])[],
  wrong: InputFault,
): NodeField<T> => ({
  name,
  input: { by: 'choice', among: among.map(([, word]) => word) },
  get: (of) => among.find(([value]) => value === of[key])?.[1] ?? '',
  put(of, value) {
    const found = among.find(([, word]) => word === value);
    return found ? ok({ ...of, [key]: found[0] }) : fail(wrong);
  },
});

const oneOf = (kind: 'deviceClass' | 'account' | 'ice' | 'state', names: readonly string[]): InputFault =>
  refuse('oneOf', { name: { kind }, names });

const entriesOf = <V extends string>(words: Readonly<Record<V, string>>) => Object.entries(words) as [V, string][];
const asWritten = <V extends string>(values: readonly V[]) => values.map((value) => [value, value] as const);

const nameField = <T extends { readonly name: string }>(least: 0 | 1, wrong: InputFault): NodeField<T> => ({
  name: 'Name',
  input: { by: 'text', most: MAX_NAME_LENGTH, lines: 1 },
  get: ({ name }) => name,
  put: (of, name) => (name.length >= least && [...name].length <= MAX_NAME_LENGTH ? ok({ ...of, name }) : fail(wrong)),
});

const head: readonly NodeField<Node>[] = [
  nameField(0, refuse('nodeName', { most: MAX_NAME_LENGTH })),
  text('Address', 'aid'),
  choice('Class', 'class', entriesOf(deviceClasses), oneOf('deviceClass', Object.values(deviceClasses))),
  choice(
    'Start account',
    'start',
    levels.map((level) => [level, levelWords[level]] as const),
    oneOf('account', Object.values(levelWords)),
  ),
  text('Functionality', 'functionality', 3),
  text('Accounts', 'accounts', 3),
  text('Logs', 'logs', 3),
  text('Subscriptions', 'subscriptions', 3),
];

/** An entry of one of the node's records; an empty text removes it. */
const entry = <R extends 'ratings' | 'marks' | 'place', K extends keyof Node[R] & string>(
  record: R,
  key: K,
  field: Pick<NodeField<Node>, 'name' | 'input'>,
  write: (value: NonNullable<Node[R][K]>) => string,
  read: (text: string) => Result<NonNullable<Node[R][K]>, InputFault>,
): NodeField<Node> => ({
  ...field,
  get({ [record]: all }) {
    const value = all[key];
    return value === undefined || value === null ? '' : write(value);
  },
  put(of, text) {
    const { [key]: _, ...others } = of[record];
    if (text === '') return ok({ ...of, [record]: others });
    const value = read(text);
    return value.ok ? ok({ ...of, [record]: { ...others, [key]: value.value } }) : value;
  },
});

const rating = (attribute: MatrixAttribute): NodeField<Node> => {
  const name = matrixAttributes[attribute];
  const bounds = ratingBounds(attribute);
  return entry('ratings', attribute, { name, input: { by: 'number', bounds } }, String, (value) => {
    const read = readTyped(value, name, bounds);
    const { least, most } = RATING_TABLE_RANGE;
    return !read.ok && attribute === 'firewall' && read.error.kind === 'E-RANGE'
      ? fail(refuse('noColour', { value, least, most }))
      : read;
  });
};

const allMarks = (['High', 'Low'] as const).flatMap((two) =>
  (['High', 'Med', 'Low'] as const).map((three): Marks => ({ two, three })),
);
const marksText = ({ two, three }: Marks): string => `${two}, ${three}`;

const marks = (attribute: MatrixAttribute): NodeField<Node> => {
  const name = matrixAttributes[attribute];
  const input = { by: 'choice', among: ['', ...allMarks.map(marksText)] } as const;
  return entry('marks', attribute, { name, input }, marksText, (value) => {
    const found = allMarks.find((one) => marksText(one) === value);
    return found ? ok(found) : fail(refuse('toldAs', { name }));
  });
};

const place = (name: (typeof places)[number]): NodeField<Node> =>
  entry('place', name, { name, input: { by: 'text', most: MAX_NODE_TEXT, lines: 1 } }, String, ok);

/** Sections of the node itself, by heading; the first has none. */
export const nodeSections: Readonly<Record<string, readonly NodeField<Node>[]>> = {
  '': head,
  Attributes: attributes.map(rating),
  'Told as': attributes.map(marks),
  Place: places.map(place),
};

const thingName = <T extends { readonly name: string }>() =>
  nameField<T>(1, refuse('thingName', { most: MAX_NAME_LENGTH }));

const crypt = <T extends { readonly crypt: number | null }>() => number<T>('Crypt Rating', 'crypt' as never, RATING);

const iceKinds = ['Analyze', 'Trace', 'Combat', 'other'] as const;
export const processStates = ['idle', 'running', 'crashed'] as const;

const file: readonly NodeField<NodeFile>[] = [
  thingName(),
  crypt(),
  choice(
    'Account',
    'level',
    (['anonymous', 'user'] as const).map((level) => [level, levelWords[level]] as const),
    refuse('fileAccount'),
  ),
  text('Text', 'text', 3),
];

const process: readonly NodeField<NodeProcess>[] = [
  thingName(),
  choice('ICE', 'ice', [[null, ''], ...asWritten(iceKinds)], oneOf('ice', iceKinds)),
  number('Number', 'score', RATING),
  choice('State', 'state', asWritten(processStates), oneOf('state', processStates)),
  text('Text', 'text', 3),
];

const stream: readonly NodeField<NodeStream>[] = [
  thingName(),
  text('From', 'from'),
  text('To', 'to'),
  crypt(),
  text('Text', 'text', 3),
];

/** The things of one kind in a node. A thing begins with its name. */
export interface ThingSection {
  readonly fields: readonly Pick<NodeField<never>, 'name' | 'input'>[];
  /** Each thing as the values of its fields. */
  rows(node: Node): readonly (readonly string[])[];
  /** A new thing with the given name. */
  begin(node: Node, name: string): Result<Node, InputFault>;
  /** Sets a field of the last thing; null if it has no such field. */
  put(node: Node, name: string, value: string): Result<Node, InputFault> | null;
}

type Lists = { files: NodeFile; processes: NodeProcess; streams: NodeStream };

function things<K extends keyof Lists>(list: K, fields: readonly NodeField<Lists[K]>[], blank: Lists[K]): ThingSection {
  const of = (node: Node): readonly Lists[K][] => node[list] as readonly Lists[K][];
  return {
    fields,
    rows: (node) => of(node).map((one) => fields.map(({ get }) => get(one))),
    begin(node, name) {
      const made = thingName<Lists[K]>().put(blank, name);
      return made.ok ? ok({ ...node, [list]: [...of(node), made.value] }) : made;
    },
    put(node, name, value) {
      const field = fields.find((one) => one.name === name);
      const last = of(node).at(-1);
      if (!field) return null;
      if (!last) return ok(node);
      const made = field.put(last, value);
      return made.ok ? ok({ ...node, [list]: of(node).with(-1, made.value) }) : made;
    },
  };
}

/** By heading, in the order of a file. */
export const thingSections: Readonly<Record<'File' | 'Process' | 'Stream', ThingSection>> = {
  File: things('files', file, { name: '', crypt: null, text: '', level: 'anonymous' }),
  Process: things('processes', process, { name: '', ice: null, score: null, state: 'running', text: '' }),
  Stream: things('streams', stream, { name: '', from: '', to: '', crypt: null, text: '' }),
};

export const isThingSection = (section: string): section is keyof typeof thingSections =>
  Object.hasOwn(thingSections, section);

/** How a field is typed; null if there is no such field. */
export function inputOf(section: string, name: string): FieldInput | null {
  const fields = isThingSection(section) ? thingSections[section].fields : (nodeSections[section] ?? []);
  return fields.find((field) => field.name === name)?.input ?? null;
}

/** E-ENUM for a line that does not belong in its section. */
export function unknownField(section: string, name: string): InputFault {
  if (section === 'Attributes' || section === 'Told as') return refuse('nodeHasNo', { what: 'attribute', name });
  if (isThingSection(section)) return refuse('hasNo', { of: ofThing[section], part: name });
  return refuse('hasNo', { of: section === 'Place' ? 'place' : 'node', part: name });
}

const ofThing = { File: 'file', Process: 'process', Stream: 'stream' } as const;
