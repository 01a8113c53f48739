/** A node as one text file that a person can read and write. All of it is read, or nothing, and every fault is named by its row. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type AccountLevel, levels } from '../game/names.ts';
import { fault, RATING, readTyped, shortened } from '../input.ts';
import { at, heading, type Line, linesOf, type RowFault } from '../rows.ts';
import { ratingBounds } from '../sheet/check.ts';
import { type DeviceClass, deviceClasses, type MatrixAttribute, matrixAttributes } from '../sheet/device.ts';
import { attributes, emptyNode, type Mark, type Marks, MOST_TEXT, type Node, places } from './node.ts';

const WHAT = 'node';
const VERSION = 1;
export const levelWords: Readonly<Record<AccountLevel, string>> = {
  anonymous: 'Anonymous',
  user: 'User',
  security: 'Security',
  admin: 'Admin',
};
export const iceKinds = ['Analyze', 'Trace', 'Combat', 'other'] as const;
export const states = ['idle', 'running', 'crashed'] as const;

export function writeNode(node: Node): string {
  const number = (value: number | null | undefined): string => (value == null ? '' : ` ${value}`);
  const text = (value: string): string => (value === '' ? '' : ` ${value.replace(/\s*\n\s*/g, ' ')}`);
  return [
    heading(WHAT, VERSION),
    `Name:${text(node.name)}`,
    `Address:${text(node.aid)}`,
    `Class: ${deviceClasses[node.class]}`,
    `Start account: ${levelWords[node.start]}`,
    `Functionality:${text(node.functionality)}`,
    `Accounts:${text(node.accounts)}`,
    `Logs:${text(node.logs)}`,
    `Subscriptions:${text(node.subscriptions)}`,
    '',
    '[Attributes]',
    ...attributes.map((name) => `${matrixAttributes[name]}:${number(node.ratings[name])}`),
    '',
    '[Told as]',
    ...attributes.map((name) => {
      const marks = node.marks[name];
      return `${matrixAttributes[name]}:${marks ? ` ${marks.two}, ${marks.three}` : ''}`;
    }),
    '',
    '[Place]',
    ...places.map((name) => `${name}:${text(node.place[name] ?? '')}`),
    ...node.files.flatMap((file) => [
      '',
      '[File]',
      `Name:${text(file.name)}`,
      `Crypt Rating:${number(file.crypt)}`,
      `Account: ${levelWords[file.level]}`,
      `Text:${text(file.text)}`,
    ]),
    ...node.processes.flatMap((one) => [
      '',
      '[Process]',
      `Name:${text(one.name)}`,
      `ICE:${one.ice === null ? '' : ` ${one.ice}`}`,
      `Number:${number(one.score)}`,
      `State: ${one.state}`,
      `Text:${text(one.text)}`,
    ]),
    ...node.streams.flatMap((stream) => [
      '',
      '[Stream]',
      `Name:${text(stream.name)}`,
      `Crypt Rating:${number(stream.crypt)}`,
      `Text:${text(stream.text)}`,
    ]),
    '',
  ].join('\n');
}

/** While a file is read: the node so far, and what was wrong. */
interface Reading {
  node: Node;
  readonly faults: RowFault[];
}

/** The node in a file's text; or every fault with its row. */
export function readNode(text: string): Result<Node, readonly RowFault[]> {
  const lines = linesOf(text, WHAT, VERSION);
  if (!lines.ok) return lines;
  const reading: Reading = { node: { ...emptyNode(''), ratings: {} }, faults: [] };
  for (const line of lines.value)
    if ([...line.value].length <= MOST_TEXT) take(reading, line);
    else reading.faults.push(at(line.row, tooLong(line)));
  const { node, faults } = reading;
  if (node.name === '') faults.push(at(1, fault('E-BLANK', 'The node has no name.', 'Name')));
  // Where a number was refused, that is the fault, and it is no other one that there is none.
  for (const name of ['system', 'firewall'] as const)
    if (node.ratings[name] === undefined && !faults.some(({ field }) => field === matrixAttributes[name]))
      faults.push(at(1, fault('E-BLANK', `${matrixAttributes[name]} has no number.`, matrixAttributes[name])));
  return faults.length > 0 ? fail(faults) : ok(node);
}

const tooLong = ({ name }: Line) => fault('E-RANGE', `${shortened(name)} is longer than ${MOST_TEXT} letters.`, name);

function take(reading: Reading, line: Line): void {
  const { section, name, value, row } = line;
  const wrong = (text: string) => void reading.faults.push(at(row, fault('E-ENUM', text, name)));
  const attribute = attributes.find((one) => matrixAttributes[one] === name);
  switch (section) {
    case '':
      return takeHead(reading, line, wrong);
    case 'Attributes':
      return attribute ? takeRating(reading, line, attribute) : wrong(`A node has no attribute "${shortened(name)}".`);
    case 'Told as':
      return attribute
        ? takeMarks(reading, line, attribute, wrong)
        : wrong(`A node has no attribute "${shortened(name)}".`);
    case 'Place': {
      const place = places.find((one) => one === name);
      if (!place) return wrong(`A place has no "${shortened(name)}".`);
      if (value !== '') reading.node = { ...reading.node, place: { ...reading.node.place, [place]: value } };
      return;
    }
    case 'File':
    case 'Process':
    case 'Stream':
      return takeThing(reading, line, wrong);
    default:
      return wrong(`A node has no part "${shortened(section)}".`);
  }
}

function takeHead(reading: Reading, { name, value }: Line, wrong: (text: string) => void): void {
  const put = (more: Partial<Node>) => {
    reading.node = { ...reading.node, ...more };
  };
  switch (name) {
    case 'Name':
      return [...value].length <= 40 ? put({ name: value }) : wrong('A name has 40 letters at most.');
    case 'Address':
      return put({ aid: value });
    case 'Functionality':
      return put({ functionality: value });
    case 'Accounts':
      return put({ accounts: value });
    case 'Logs':
      return put({ logs: value });
    case 'Subscriptions':
      return put({ subscriptions: value });
    case 'Class': {
      const found = (Object.keys(deviceClasses) as DeviceClass[]).find((one) => deviceClasses[one] === value);
      return found ? put({ class: found }) : wrong(`A class is one of ${Object.values(deviceClasses).join(', ')}.`);
    }
    case 'Start account': {
      const found = levels.find((one) => levelWords[one] === value);
      return found ? put({ start: found }) : wrong(`An account is one of ${Object.values(levelWords).join(', ')}.`);
    }
    default:
      return wrong(`A node has no "${shortened(name)}".`);
  }
}

function takeRating(reading: Reading, { name, value, row }: Line, attribute: MatrixAttribute): void {
  if (value === '') return;
  const read = readTyped(value, name, ratingBounds(attribute));
  if (!read.ok) {
    const { error } = read;
    const text =
      attribute === 'firewall' && error.kind === 'E-RANGE'
        ? `Firewall ${value} has no colour; 0 to 21 would do.`
        : error.text;
    reading.faults.push(at(row, { ...error, text }));
    return;
  }
  reading.node = { ...reading.node, ratings: { ...reading.node.ratings, [attribute]: read.value } };
}

function takeMarks(
  reading: Reading,
  { name, value }: Line,
  attribute: MatrixAttribute,
  wrong: (text: string) => void,
): void {
  if (value === '') return;
  const [, two, three] = /^(High|Low), (High|Med|Low)$/.exec(value) ?? [];
  if (two === undefined || three === undefined)
    return wrong(`${name} is told as High or Low, then as High, Med or Low: "High, Med".`);
  const marks: Marks = { two: two as Marks['two'], three: three as Mark };
  reading.node = { ...reading.node, marks: { ...reading.node.marks, [attribute]: marks } };
}

/** A thing begins with its name. */
function takeThing(reading: Reading, line: Line, wrong: (text: string) => void): void {
  const { node } = reading;
  const { section, name, value } = line;
  if (name === 'Name') {
    if (value === '' || [...value].length > 40) return wrong('A name has 1 to 40 letters.');
    if (section === 'File')
      reading.node = { ...node, files: [...node.files, { name: value, crypt: null, text: '', level: 'anonymous' }] };
    else if (section === 'Process')
      reading.node = {
        ...node,
        processes: [...node.processes, { name: value, ice: null, score: null, state: 'running', text: '' }],
      };
    else reading.node = { ...node, streams: [...node.streams, { name: value, crypt: null, text: '' }] };
    return;
  }
  if (section === 'File') reading.node = { ...node, files: withLast(node.files, fileLine(reading, line, wrong)) };
  else if (section === 'Process')
    reading.node = { ...node, processes: withLast(node.processes, processLine(reading, line, wrong)) };
  else reading.node = { ...node, streams: withLast(node.streams, streamLine(reading, line, wrong)) };
}

const withLast = <T>(list: readonly T[], more: Partial<T>): readonly T[] =>
  list.map((one, index) => (index === list.length - 1 ? { ...one, ...more } : one));

function numberIn(reading: Reading, { name, value, row }: Line): number | null {
  if (value === '') return null;
  const read = readTyped(value, name, RATING);
  if (read.ok) return read.value;
  reading.faults.push(at(row, read.error));
  return null;
}

function fileLine(reading: Reading, line: Line, wrong: (text: string) => void): Partial<Node['files'][number]> {
  if (line.name === 'Crypt Rating') return { crypt: numberIn(reading, line) };
  if (line.name === 'Text') return { text: line.value };
  if (line.name !== 'Account') wrong(`A file has no "${shortened(line.name)}".`);
  else if (line.value === 'Anonymous') return { level: 'anonymous' };
  else if (line.value === 'User') return { level: 'user' };
  else wrong('A file is read from Anonymous on, or from User on.');
  return {};
}

function processLine(reading: Reading, line: Line, wrong: (text: string) => void): Partial<Node['processes'][number]> {
  const { name, value } = line;
  if (name === 'Number') return { score: numberIn(reading, line) };
  if (name === 'Text') return { text: value };
  if (name === 'ICE') {
    const ice = iceKinds.find((one) => one === value);
    if (value !== '' && !ice) wrong(`ICE is one of ${iceKinds.join(', ')}.`);
    return { ice: ice ?? null };
  }
  const state = states.find((one) => one === value);
  if (name !== 'State') wrong(`A process has no "${shortened(name)}".`);
  else if (!state) wrong(`A state is one of ${states.join(', ')}.`);
  return state ? { state } : {};
}

function streamLine(reading: Reading, line: Line, wrong: (text: string) => void): Partial<Node['streams'][number]> {
  if (line.name === 'Crypt Rating') return { crypt: numberIn(reading, line) };
  if (line.name === 'Text') return { text: line.value };
  wrong(`A stream has no "${shortened(line.name)}".`);
  return {};
}
