/**
 * A node as a text file that people can read and write, by the table of its fields. It is read completely or not at
 * all, and every fault has its row.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import type { SecretNode } from '../game/known.ts';
import { blankFault, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { faultAt, heading, type Line, linesOf, type RowFault } from '../rows.ts';
import { matrixAttributes } from '../sheet/sheet.ts';
import { emptyNode, MAX_NODE_TEXT, type Node } from './node.ts';
import { isThingSection, nodeSections, processStates, thingSections, unknownField } from './nodeFields.ts';

const NODE_KIND = 'node';
const VERSION = 1;

const lineOf = (name: string, value: string): string =>
  value === '' ? `${name}:` : `${name}: ${value.replace(/\s*\n\s*/g, ' ')}`;

export function writeNode(node: Node): string {
  const own = Object.entries(nodeSections).flatMap(([title, fields]) => [
    ...(title === '' ? [] : ['', `[${title}]`]),
    ...fields.map(({ name, get }) => lineOf(name, get(node))),
  ]);
  const things = Object.entries(thingSections).flatMap(([title, { fields, rows }]) =>
    rows(node).flatMap((values) => [
      '',
      `[${title}]`,
      ...fields.map(({ name }, nth) => lineOf(name, values[nth] ?? '')),
    ]),
  );
  return [heading(NODE_KIND, VERSION), ...own, ...things, ''].join('\n');
}

/** The node in a file's text, or every fault with its row. */
export function readNode(text: string): Result<Node, readonly RowFault[]> {
  const lines = linesOf(text, NODE_KIND, VERSION);
  if (!lines.ok) return lines;
  const faults: RowFault[] = [];
  let node: Node = { ...emptyNode(''), ratings: {} };
  for (const line of lines.value) {
    const made = [...line.value].length <= MAX_NODE_TEXT ? withLine(node, line) : fail(tooLong(line));
    if (made.ok) node = made.value;
    else faults.push(faultAt(line.row, inField(line.name, made.error)));
  }
  // What is refused is reported once, and not also as missing.
  if (node.name === '' && !faults.some(({ why }) => why === 'nodeName'))
    faults.push(faultAt(1, inField('Name', refuse('nodeUnnamed'))));
  for (const name of ['system', 'firewall'] as const)
    if (node.ratings[name] === undefined && !faults.some(({ field }) => field === matrixAttributes[name]))
      faults.push(faultAt(1, blankFault(matrixAttributes[name])));
  return faults.length > 0 ? fail(faults) : ok(node);
}

const tooLong = ({ name }: Line): InputFault => refuse('longer', { name: shortened(name), most: MAX_NODE_TEXT });

function withLine(node: Node, { section, name, value }: Line): Result<Node, InputFault> {
  const unknown = fail(unknownField(section, shortened(name)));
  if (isThingSection(section)) {
    const things = thingSections[section];
    return name === 'Name' ? things.begin(node, value) : (things.put(node, name, value) ?? unknown);
  }
  const fields = Object.hasOwn(nodeSections, section) ? nodeSections[section] : undefined;
  if (!fields) return fail(refuse('nodeHasNo', { what: 'part', name: shortened(section) }));
  return fields.find((field) => field.name === name)?.put(node, value) ?? unknown;
}

/** The node parsed from the text; null if the text is not a node. */
export function nodeOf(text: string): Node | null {
  const read = readNode(text);
  return read.ok ? read.value : null;
}

/**
 * The node with its processes' current states. Triggered Combat ICE runs until something else happens to it (T-TAL-07).
 */
export function nodeNow({ text, states, inForce }: SecretNode): Node | null {
  const node = nodeOf(text);
  const stateOf = (process: Node['processes'][number], id: number) =>
    processStates.find((state) => state === states[`process/${id}`]) ??
    (process.ice === 'Combat' && inForce.includes('combat') ? 'running' : process.state);
  return node && { ...node, processes: node.processes.map((one, id) => ({ ...one, state: stateOf(one, id) })) };
}
