/**
 * A node as a text file that people can read and write. It is read completely or not at all, and every fault has its
 * row.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type AccountLevel, levels } from '../game/names.ts';
import { blank, RATING, readTyped, shortened, TABLED } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { at, heading, type Line, linesOf, type RowFault } from '../rows.ts';
import { MAX_NAME_LENGTH, ratingBounds } from '../sheet/check.ts';
import { type DeviceClass, deviceClasses, type MatrixAttribute, matrixAttributes } from '../sheet/device.ts';
import { attributes, emptyNode, type Mark, type Marks, MOST_TEXT, type Node, places } from './node.ts';

const NODE_KIND = 'node';
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
    heading(NODE_KIND, VERSION),
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

type Wrong = (why: InputFault) => void;

/** Parser state: the node so far, and the faults. */
interface Reading {
  node: Node;
  readonly faults: RowFault[];
}

/** The node in a file's text, or every fault with its row. */
export function readNode(text: string): Result<Node, readonly RowFault[]> {
  const lines = linesOf(text, NODE_KIND, VERSION);
  if (!lines.ok) return lines;
  const reading: Reading = { node: { ...emptyNode(''), ratings: {} }, faults: [] };
  for (const line of lines.value)
    if ([...line.value].length <= MOST_TEXT) take(reading, line);
    else reading.faults.push(at(line.row, tooLong(line)));
  const { node, faults } = reading;
  if (node.name === '') faults.push(at(1, inField('Name', refuse('nodeUnnamed'))));
  // A refused number is reported once, and not also as missing.
  for (const name of ['system', 'firewall'] as const)
    if (node.ratings[name] === undefined && !faults.some(({ field }) => field === matrixAttributes[name]))
      faults.push(at(1, blank(matrixAttributes[name])));
  return faults.length > 0 ? fail(faults) : ok(node);
}

const tooLong = ({ name }: Line): InputFault =>
  inField(name, refuse('longer', { name: shortened(name), most: MOST_TEXT }));

function take(reading: Reading, line: Line): void {
  const { section, name, value, row } = line;
  const wrong: Wrong = (why) => void reading.faults.push(at(row, inField(name, why)));
  const attribute = attributes.find((one) => matrixAttributes[one] === name);
  switch (section) {
    case '':
      return takeHead(reading, line, wrong);
    case 'Attributes':
      return attribute
        ? takeRating(reading, line, attribute)
        : wrong(refuse('nodeHasNo', { what: 'attribute', name: shortened(name) }));
    case 'Told as':
      return attribute
        ? takeMarks(reading, line, attribute, wrong)
        : wrong(refuse('nodeHasNo', { what: 'attribute', name: shortened(name) }));
    case 'Place': {
      const place = places.find((one) => one === name);
      if (!place) return wrong(refuse('hasNo', { of: 'place', part: shortened(name) }));
      if (value !== '') reading.node = { ...reading.node, place: { ...reading.node.place, [place]: value } };
      return;
    }
    case 'File':
    case 'Process':
    case 'Stream':
      return takeThing(reading, line, wrong);
    default:
      return wrong(refuse('nodeHasNo', { what: 'part', name: shortened(section) }));
  }
}

function takeHead(reading: Reading, { name, value }: Line, wrong: Wrong): void {
  const put = (more: Partial<Node>) => {
    reading.node = { ...reading.node, ...more };
  };
  switch (name) {
    case 'Name':
      return [...value].length <= MAX_NAME_LENGTH
        ? put({ name: value })
        : wrong(refuse('nodeName', { most: MAX_NAME_LENGTH }));
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
      return found
        ? put({ class: found })
        : wrong(refuse('oneOf', { name: { kind: 'deviceClass' }, names: Object.values(deviceClasses) }));
    }
    case 'Start account': {
      const found = levels.find((one) => levelWords[one] === value);
      return found
        ? put({ start: found })
        : wrong(refuse('oneOf', { name: { kind: 'account' }, names: Object.values(levelWords) }));
    }
    default:
      return wrong(refuse('hasNo', { of: 'node', part: shortened(name) }));
  }
}

function takeRating(reading: Reading, { name, value, row }: Line, attribute: MatrixAttribute): void {
  if (value === '') return;
  const read = readTyped(value, name, ratingBounds(attribute));
  if (!read.ok) {
    const { kind } = read.error;
    const isColour = attribute === 'firewall' && kind === 'E-RANGE';
    const colour = refuse('noColour', { value, least: TABLED.least, most: TABLED.most });
    reading.faults.push(at(row, isColour ? inField(name, colour) : read.error));
    return;
  }
  reading.node = { ...reading.node, ratings: { ...reading.node.ratings, [attribute]: read.value } };
}

function takeMarks(reading: Reading, { name, value }: Line, attribute: MatrixAttribute, wrong: Wrong): void {
  if (value === '') return;
  const [, two, three] = /^(High|Low), (High|Med|Low)$/.exec(value) ?? [];
  if (two === undefined || three === undefined) return wrong(refuse('toldAs', { name }));
  const marks: Marks = { two: two as Marks['two'], three: three as Mark };
  reading.node = { ...reading.node, marks: { ...reading.node.marks, [attribute]: marks } };
}

/** A thing starts with its name. */
function takeThing(reading: Reading, line: Line, wrong: Wrong): void {
  const { node } = reading;
  const { section, name, value } = line;
  if (name === 'Name') {
    if (value === '' || [...value].length > MAX_NAME_LENGTH)
      return wrong(refuse('thingName', { most: MAX_NAME_LENGTH }));
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

function fileLine(reading: Reading, line: Line, wrong: Wrong): Partial<Node['files'][number]> {
  if (line.name === 'Crypt Rating') return { crypt: numberIn(reading, line) };
  if (line.name === 'Text') return { text: line.value };
  if (line.name !== 'Account') wrong(refuse('hasNo', { of: 'file', part: shortened(line.name) }));
  else if (line.value === 'Anonymous') return { level: 'anonymous' };
  else if (line.value === 'User') return { level: 'user' };
  else wrong(refuse('fileAccount'));
  return {};
}

function processLine(reading: Reading, line: Line, wrong: Wrong): Partial<Node['processes'][number]> {
  const { name, value } = line;
  if (name === 'Number') return { score: numberIn(reading, line) };
  if (name === 'Text') return { text: value };
  if (name === 'ICE') {
    const ice = iceKinds.find((one) => one === value);
    if (value !== '' && !ice) wrong(refuse('oneOf', { name: { kind: 'ice' }, names: iceKinds }));
    return { ice: ice ?? null };
  }
  const state = states.find((one) => one === value);
  if (name !== 'State') wrong(refuse('hasNo', { of: 'process', part: shortened(name) }));
  else if (!state) wrong(refuse('oneOf', { name: { kind: 'state' }, names: states }));
  return state ? { state } : {};
}

function streamLine(reading: Reading, line: Line, wrong: Wrong): Partial<Node['streams'][number]> {
  if (line.name === 'Crypt Rating') return { crypt: numberIn(reading, line) };
  if (line.name === 'Text') return { text: line.value };
  wrong(refuse('hasNo', { of: 'stream', part: shortened(line.name) }));
  return {};
}
