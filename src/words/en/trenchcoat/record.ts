/** The record of a session: one line per event, the same on both phones. */

import type { Seat } from '../../../rules/game.ts';
import { eventOf, halfOf, sumOf } from '../../../rules/trenchcoat/dice/half.ts';
import type { Call, Gain } from '../../../rules/trenchcoat/game/call.ts';
import type { TrenchEvent } from '../../../rules/trenchcoat/game/event.ts';
import { GM, PLAYER, type Request, type Table } from '../../../rules/trenchcoat/game/table.ts';
import { type SheetChange, sheetChanges } from '../../../rules/trenchcoat/sheet/changes.ts';
import { capital } from '../capital.ts';
import { begun } from '../sides.ts';
import { halfWords } from './dice.ts';
import { eventText } from './events.ts';
import { gainWords, nodeName } from './gains.ts';
import { plain, signed } from './numbers.ts';
import { requestTitle } from './requests.ts';
import { lineWords } from './sheetLines.ts';
import { spanText } from './spans.ts';
import { toldWords } from './told.ts';

export interface TrenchLine {
  seat: Seat | null;
  text: string;
}

/** Null for an intermediate step. `after`: the table after the event. */
export function sayEvent(event: TrenchEvent, after: Table, names: readonly [string, string]): TrenchLine | null {
  const [gm, player] = [begun(names[GM]), begun(names[PLAYER])];
  switch (event.kind) {
    case 'sheet':
      return { seat: PLAYER, text: sheetWords(player, event, nameOf(after, event.at)) };
    case 'requested':
      return { seat: PLAYER, text: `${player} asked for ${requestWords(event.request, after)}` };
    case 'left':
      return { seat: PLAYER, text: `${player} left ${nodeName(after, event.node)}` };
    case 'brought':
      return { seat: GM, text: `${gm} added ${event.name === '' ? 'an unknown node' : `the node ${event.name}`}` };
    case 'called':
      return {
        seat: GM,
        text: `${gm} called test ${event.test}: ${calledOn(event.call, event.request, after)}${ofSeveral(event.call)}`,
      };
    case 'without':
      return {
        seat: GM,
        text: `${event.request ? requestOn(event.request, after) : 'It'}: ${withoutWords[event.outcome]}${tail(event.say)}`,
      };
    case 'rolled':
      return { seat: PLAYER, text: rolledWords(player, event.half) };
    case 'told':
      return { seat: GM, text: toldWords(event.tell, gm) };
    case 'announced':
      return { seat: GM, text: announcedWords(gm, player, event.say, gainsLine(event.gains, after)) };
    case 'clock':
      return { seat: GM, text: `${gm} set the game time to ${spanText(event.to)}` };
    case 'dice':
      return { seat: GM, text: event.on ? 'Dice are used again' : 'No dice from here on: every roll is 0' };
    case 'stopped':
      return { seat: PLAYER, text: `${player} ended the session` };
    case 'ending':
      return event.stopped ? null : { seat: GM, text: `${gm} ended the session` };
    case 'openedDice':
      return { seat: GM, text: `${gm} revealed the dice` };
    case 'openedNode':
      return { seat: GM, text: `${gm} revealed the nodes` };
    case 'closed':
      return { seat: GM, text: `${gm} kept the rest hidden` };
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

function announcedWords(gm: string, player: string, say: string, gained: string): string {
  if (say === '') return gained === '' ? `${gm} made a note` : `${gm} told ${player}: ${gained}`;
  return `${gm}: ${say}${gained === '' ? '' : ` (${gained})`}`;
}

/** Such as "Rae changed Vesper Quill: Cracking 9 → 29, Stealth 4 added". */
function sheetWords(player: string, { sheet, before }: Extract<TrenchEvent, { kind: 'sheet' }>, name: string): string {
  const changes = before === null ? [] : sheetChanges(before, sheet);
  if (changes.length === 0) return `${player} added ${name}`;
  return `${player} changed ${before?.name ?? name}: ${changes.map(changeWords).join(', ')}`;
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

/** The name on a sheet. */
export const nameOf = ({ sheets }: Table, at: number): string => sheets[at]?.name || 'the character';

function requestWords(request: Request, table: Table): string {
  if (request.kind === 'test') return `a test${request.say === '' ? '' : `: ${request.say}`}`;
  return requestOn(request, table);
}

/** Such as "Analyze on Registry"; a test is worded as the player requested it. */
export const requestOn = (request: Request, table: Table): string =>
  requestTitle(request) + (request.kind === 'action' ? ` on ${nodeName(table, request.node)}` : '');

/** A called test, such as "Combat ICE attacks" or "Exploit on Registry". */
export function calledOn({ label, exploit }: Call, request: Request | null, table: Table): string {
  const node = request?.kind === 'action' ? request.node : exploit?.node;
  return label + (node === undefined ? '' : ` on ${nodeName(table, node)}`);
}

const ofSeveral = ({ together }: Call): string =>
  together === undefined ? '' : `, part ${together.nth} of ${together.of}`;

function rolledWords(player: string, number: number | null): string {
  if (number === null) return `${player} continued without dice`;
  const half = halfOf(number);
  const event = eventOf(half);
  return `${player} rolled ${signed(sumOf(half))}: ${halfWords(half)}${event ? `. ${capital(eventText(event))}` : ''}`;
}
