/** The record of a session: one line per event, the same on both phones. */
import type { Seat } from '../../../rules/game.ts';
import { eventOf, halfOf, sumOf } from '../../../rules/trenchcoat/dice/half.ts';
import type { Call, Gain } from '../../../rules/trenchcoat/game/call.ts';
import type { TrenchEvent } from '../../../rules/trenchcoat/game/event.ts';
import { GM, PLAYER, type Request, type Table } from '../../../rules/trenchcoat/game/table.ts';
import { abilityAt } from '../../../rules/trenchcoat/sheet/abilities.ts';
import { type ChangedLine, type SheetChange, sheetChanges } from '../../../rules/trenchcoat/sheet/changes.ts';
import { matrixAttributes } from '../../../rules/trenchcoat/sheet/sheet.ts';
import { say, type WordsByKind } from '../../says.ts';
import { capital } from '../capital.ts';
import { listed } from '../counted.ts';
import { begun } from '../sides.ts';
import type { RecordText } from '../you.ts';
import { eventText, halfWords } from './dice.ts';
import { gainWords, nodeName } from './gains.ts';
import { plain, signed, spanText } from './numbers.ts';
import { requestTitle } from './terms.ts';
import { toldWords } from './told.ts';

interface TrenchLine extends RecordText {
  seat: Seat | null;
}

/** Null for an intermediate step. `after`: the table after the event. */
export function sayEvent(event: TrenchEvent, after: Table, names: readonly [string, string]): TrenchLine | null {
  const by = (seat: Seat, did: string): TrenchLine => ({ seat, subject: seat, text: `${begun(names[seat])} ${did}` });
  switch (event.kind) {
    case 'sheet':
      return by(PLAYER, sheetWords(event, nameOf(after, event.at)));
    case 'requested':
      return by(PLAYER, `asked for ${requestWords(event.request, after)}`);
    case 'left':
      return by(PLAYER, `left ${nodeName(after, event.node)}`);
    case 'brought':
      return by(GM, `added ${event.name === '' ? 'an unknown node' : `the node ${event.name}`}`);
    case 'called':
      return by(GM, `called test ${event.test}: ${calledOn(event.call, event.request, after)}${ofSeveral(event.call)}`);
    case 'without':
      return {
        seat: GM,
        text: `${event.request ? requestOn(event.request, after) : 'It'}: ${withoutWords[event.outcome]}${tail(event.say)}`,
      };
    case 'rolled':
      return by(PLAYER, rolledWords(event.half));
    case 'told':
      return by(GM, toldWords(event.tell));
    case 'announced':
      return announced(by, names, event.say, gainsLine(event.gains, after));
    case 'clock':
      return by(GM, `set the game time to ${spanText(event.to)}`);
    case 'dice':
      return { seat: GM, text: event.on ? 'Dice are used again' : 'No dice from here on: every roll is 0' };
    case 'stopped':
      return by(PLAYER, 'ended the session');
    case 'ending':
      return event.stopped ? null : by(GM, 'ended the session');
    case 'openedDice':
      return by(GM, 'revealed the dice');
    case 'openedNode':
      return by(GM, 'revealed the nodes');
    case 'closed':
      return by(GM, 'kept the rest hidden');
    case 'turn':
    case 'held':
      return null;
  }
}

/** What both phones record of an outcome, in one line; empty if nothing. Each node is named before its first item. */
export function gainsLine(gains: readonly Gain[], table: Table): string {
  const nodes = gains.map((gain) => ('node' in gain ? gain.node : null));
  return gains
    .map((gain, at) => {
      const node = nodes[at] ?? null;
      const named = node === null || node === nodes[at - 1] || !nodeless.test(gain.gain);
      return `${named ? '' : `In ${nodeName(table, node)}: `}${gainWords(gain, table)}`;
    })
    .join('. ');
}

/** A gain in words, without its node. */
const nodeless = /^(learned|thing|text|gone)$/;

function announced(
  by: (seat: Seat, did: string) => TrenchLine,
  names: readonly [string, string],
  say: string,
  gained: string,
): TrenchLine {
  if (say === '') return by(GM, gained === '' ? 'made a note' : `told ${begun(names[PLAYER])}: ${gained}`);
  return { seat: GM, text: `${begun(names[GM])}: ${say}${gained === '' ? '' : ` (${gained})`}` };
}

/** "changed Vesper Quill: Cracking 9 → 29, Stealth 4 added". */
function sheetWords({ sheet, before }: Extract<TrenchEvent, { kind: 'sheet' }>, name: string): string {
  const changes = before === null ? [] : sheetChanges(before, sheet);
  if (changes.length === 0) return `added ${name}`;
  return `changed ${before?.name ?? name}: ${changes.map(changeWords).join(', ')}`;
}

const changeWords = ({ what, from, to }: SheetChange): string => {
  const name = lineWords(what);
  if (from === null) return `${name} ${shown(to)} added`;
  return to === null ? `${name} ${shown(from)} removed` : `${name} ${shown(from)} → ${shown(to)}`;
};

const shown = (value: string | number | null): string => (typeof value === 'number' ? plain(value) : `${value}`);

const withoutWords = {
  succeeds: 'succeeded without a test',
  fails: 'failed without a test',
  'does not matter': 'does not matter',
} as const;

const tail = (say: string): string => (say === '' ? '' : `. ${say}`);

const nameOf = ({ sheets }: Table, at: number): string => sheets[at]?.name || 'the character';

/** Examples: "a test of Stealth: past the guard", "Analyze on Registry". */
export function requestWords(request: Request, table: Table): string {
  if (request.kind !== 'test') return requestOn(request, table);
  const sheet = table.sheets[request.who];
  const abilities = request.ability.flatMap((path) => {
    const read = sheet && abilityAt(sheet, path);
    return read?.ok ? [read.value.name] : [];
  });
  const of = abilities.length === 0 ? '' : ` of ${listed(abilities)}`;
  return `a test${of}${request.say === '' ? '' : `: ${request.say}`}`;
}

/** Example: "Analyze on Registry"; a test is worded as the player requested it. */
export const requestOn = (request: Request, table: Table): string =>
  requestTitle(request) + (request.kind === 'action' ? ` on ${nodeName(table, request.node)}` : '');

/** A called test, such as "Combat ICE attacks" or "Exploit on Registry". */
export function calledOn({ label, exploit }: Call, request: Request | null, table: Table): string {
  const node = request?.kind === 'action' ? request.node : exploit?.node;
  return label + (node === undefined ? '' : ` on ${nodeName(table, node)}`);
}

const ofSeveral = ({ together }: Call): string =>
  together === undefined ? '' : `, part ${together.nth} of ${together.of}`;

function rolledWords(number: number | null): string {
  if (number === null) return 'continued without dice';
  const half = halfOf(number);
  const event = eventOf(half);
  return `rolled ${signed(sumOf(half))}: ${halfWords(half)}${event ? `. ${capital(eventText(event))}` : ''}`;
}

const lines: WordsByKind<ChangedLine> = {
  name: () => 'Name',
  character: () => 'Kind',
  number: ({ name }) => name,
  device: () => 'Device',
  class: () => 'Device class',
  rating: ({ attribute }) => `Device ${matrixAttributes[attribute]}`,
  method: () => 'Access method',
};

/** Lines of a sheet by name. */
export const lineWords = (line: ChangedLine): string => say(lines, 'Something', line);
