/** Outcomes that both phones record, and the table with them. */

import { type ByKind, byKind } from '../../../base/byKind.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { DAMAGE_PIP } from '../sheet/fields.ts';
import type { Gain } from './call.ts';
import { firstFault } from './form.ts';
import type { NodeView, Table, Thing } from './table.ts';

/** The stream id of the player's own access; no node's text has that many streams. */
export const ACCESS_STREAM = 999;
/**
 * The first id of things created in play: above any of the node's own ids, so it does not reveal how many there are.
 */
export const FIRST_CREATED_ID = 500;

/** The id of the next thing of the given kind created in play. */
export const nextCreatedId = ({ things }: Pick<NodeView, 'things'>, of: Thing['kind']): number =>
  Math.max(
    FIRST_CREATED_ID - 1,
    ...things.filter(({ kind, id }) => kind === of && id < ACCESS_STREAM).map(({ id }) => id),
  ) + 1;

/** Maximum number of things and lines that the table keeps per node. */
const MAX_LINES = 40;

/** Why the gains do not fit the table, each applied after the previous ones; null if they do. */
export function gainsRefusal(table: Table, gains: readonly Gain[]): InputFault | null {
  let now = table;
  return firstFault(gains, (gain) => {
    const wrong = gainRefusal(now, gain);
    now = withGain(now, gain);
    return wrong;
  });
}

function gainRefusal(table: Table, gain: Gain): InputFault | null {
  if (gain.gain === 'damage') return table.sheets[gain.who] ? null : refuse('noSuch', { what: 'character' });
  const node = table.nodes[gain.node];
  if (node === undefined) return refuse('noSuch', { what: 'node' });
  if (gain.gain === 'level' && node.level === null) return refuse('accountOutside');
  if ((gain.gain === 'thing' && isAccess(gain)) || gain.gain === 'text' || gain.gain === 'gone')
    return thingOf(node, gain) ? null : refuse('noSuch', { what: 'thing' });
  return countEntries(gain, withGain(table, gain).nodes[gain.node] ?? node) <= MAX_LINES
    ? null
    : refuse('mostLines', { most: MAX_LINES });
}

/** The number of entries of the gain's kind; the access stream is not included. */
function countEntries({ gain }: Gain, { things, learned }: NodeView): number {
  if (gain === 'thing') return things.filter((thing) => !isAccess(thing)).length;
  return gain === 'learned' ? learned.length : 0;
}

const thingOf = (node: NodeView, { kind, id }: Pick<Thing, 'kind' | 'id'>): Thing | undefined =>
  node.things.find((thing) => thing.kind === kind && thing.id === id);

/** The table with a newly added node, about which nothing is known. */
export function withNode(table: Table, { name, aid }: Pick<NodeView, 'name' | 'aid'>): Table {
  const node: NodeView = { name, aid, level: null, down: false, alert: false, learned: [], things: [] };
  return { ...table, nodes: [...table.nodes, node] };
}

export const withGains = (table: Table, gains: readonly Gain[]): Table => gains.reduce(withGain, table);

function withGain(table: Table, gain: Gain): Table {
  if (gain.gain === 'damage') return withDamage(table, gain);
  const node = table.nodes[gain.node];
  if (node === undefined) return table;
  const next = { ...node, ...byKind('gain', gain, gained, node, table.clock) };
  return { ...table, nodes: table.nodes.with(gain.node, withAccess(next, table)) };
}

type NodeGain = Exclude<Gain, { gain: 'damage' }>;

const gained: ByKind<'gain', NodeGain, Partial<NodeView>, [node: NodeView, at: number]> = {
  accessed: ({ level }) => ({ aid: true, level }),
  level: ({ level }) => ({ level }),
  left: () => ({ level: null }),
  aid: () => ({ aid: true }),
  noAid: () => ({ aid: false }),
  named: ({ name }) => ({ name }),
  alert: ({ active }) => ({ alert: active }),
  // A shutdown ends every access.
  down: ({ down }, { level }) => ({ down, level: down ? null : level }),
  learned: ({ field, value }, { learned }, at) => ({
    learned: [...learned.filter((one) => one.field !== field), { field, value, at }],
  }),
  gone: (gain, node) => ({
    things: node.things.filter((thing) => thing !== thingOf(node, gain)),
    level: isAccess(gain) ? null : node.level,
  }),
  thing({ kind, id, name, state }, node, at) {
    const text = thingOf(node, { kind, id })?.text ?? null;
    return withThing(node, { kind, id, name, state, text, at });
  },
  text(gain, node, at) {
    const thing = thingOf(node, gain);
    return thing === undefined ? node : withThing(node, { ...thing, text: gain.text, at });
  },
};

const isAccess = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): boolean => kind === 'stream' && id === ACCESS_STREAM;

/** An access is a stream from the deck to the node while it lasts (T-ENT-07). */
function withAccess(node: NodeView, { sheets, clock: at }: Table): NodeView {
  const is = node.things.some(isAccess);
  if (is === (node.level !== null)) return node;
  if (is) return { ...node, things: node.things.filter((thing) => !isAccess(thing)) };
  const name = [...`${sheets[0]?.device?.name ?? 'Deck'} to ${node.name}`].slice(0, 40).join('');
  return withThing(node, { kind: 'stream', id: ACCESS_STREAM, name, state: null, text: null, at });
}

function withThing(node: NodeView, thing: Thing): NodeView {
  const at = node.things.findIndex(({ kind, id }) => kind === thing.kind && id === thing.id);
  return { ...node, things: at < 0 ? [...node.things, thing] : node.things.with(at, thing) };
}

/** Damage Pip is a counter that does not go below 0 (T-CHAR-05). */
function withDamage(table: Table, { who, pips }: Extract<Gain, { gain: 'damage' }>): Table {
  const sheet = table.sheets[who];
  if (sheet === undefined) return table;
  const now = Math.min(999, Math.max(0, (sheet.numbers[DAMAGE_PIP] ?? 0) + pips));
  return { ...table, sheets: table.sheets.with(who, { ...sheet, numbers: { ...sheet.numbers, [DAMAGE_PIP]: now } }) };
}
