/** The only place that judges moves: takes any value, and returns a refusal with a code of table 1.0, or nothing. */
import { canonical, type Json } from '../../../base/canonical.ts';
import type { Seat } from '../../game.ts';
import { methodRefusal } from '../matrix/access.ts';
import { checkAction } from '../matrix/propose.ts';
import { type InputFault, refuse } from '../reasons.ts';
import type { Call, Gain, Tell } from './call.ts';
import { jointRefusal, move as moveForm } from './forms.ts';
import { gainsRefusal, withGains, withNode } from './gains.ts';
import { hiddenIn, totalOfCall } from './hiddenTerms.ts';
import type { TrenchKnown } from './known.ts';
import type { Move } from './move.ts';
import { LAST_PAGES, PIECES, readPage, readPiece } from './slots.ts';
import { GM, PLAYER, type SessionStep, type Table } from './table.ts';

/** Who may make each move, when, and with how many facts. */
const rules: { readonly [D in Move['do']]: readonly [seat: Seat, steps: readonly SessionStep[], facts?: number] } = {
  sheet: [PLAYER, ['idle']],
  request: [PLAYER, ['idle']],
  leave: [PLAYER, ['idle']],
  yield: [PLAYER, ['idle']],
  roll: [PLAYER, ['called']],
  stop: [PLAYER, ['idle', 'called']],
  bring: [GM, ['lead'], PIECES],
  call: [GM, ['lead', 'requested'], 1],
  without: [GM, ['requested'], 1],
  tell: [GM, ['rolled'], 1],
  announce: [GM, ['lead', 'ending'], 1],
  clock: [GM, ['lead']],
  dice: [GM, ['lead']],
  done: [GM, ['lead']],
  end: [GM, ['lead', 'requested', 'rolled', 'ending'], LAST_PAGES],
  openDice: [GM, ['opening']],
  openNode: [GM, ['opening']],
  close: [GM, ['opening']],
};

/**
 * Size limits of the table, in bytes of canonical JSON. Separate for each player: sheets are the player's, knowledge of
 * nodes is the Game Master's.
 */
const SHEETS_ROOM = 9000;
const NODES_ROOM = 13_000;
/** Size limit of one entry's called test and gains. */
const CALL_ROOM = 4000;
const GAINS_ROOM = 8000;
const MAX_SHEETS = 6;
const MAX_NODES = 12;
/** As many as a session's file can hold. */
export const MAX_TESTS = 1000;

/**
 * Why the given seat can't make that move now; null if it can. `known`: adds what only that seat's own phone can check.
 */
export function refusal(table: Table, seat: Seat, given: unknown, known?: TrenchKnown): InputFault | null {
  const wrong = moveForm(given, { kind: 'part', part: 'move' });
  if (wrong !== null) return wrong;
  const move = given as Move;
  const [of, steps, count = 0] = rules[move.do];
  if (of !== seat || !steps.includes(table.step)) return refuse('notNow', { step: table.step });
  return sealedRefusal(move, count) ?? stateRefusal(table, move, known);
}

/** Whether the move has the right number of facts, each of the right size. */
function sealedRefusal(move: Move, wanted: number): InputFault | null {
  const { facts, commits } = move as { facts?: readonly Json[]; commits?: number };
  if (facts === undefined) return (commits ?? 0) === wanted ? null : noPages;
  if (commits !== undefined || facts.length !== wanted) return noPages;
  const good = facts.every((fact) => (move.do === 'bring' ? readPiece(fact) : readPage(fact)) !== null);
  return good ? null : noPages;
}

const noPages: InputFault = refuse('otherPages');

function stateRefusal(table: Table, move: Move, known: TrenchKnown | undefined): InputFault | null {
  switch (move.do) {
    case 'sheet':
      if (move.at > table.sheets.length || move.at >= MAX_SHEETS) return refuse('noSuch', { what: 'place' });
      return sheetRefusal(table, move);
    case 'request':
      return requestRefusal(table, move);
    case 'leave': {
      const node = table.nodes[move.node];
      if (node === undefined) return refuse('noSuch', { what: 'node' });
      return node.level === null ? refuse('notAccessed', { node: node.name }) : null;
    }
    case 'bring':
      if (table.nodes.length >= MAX_NODES) return refuse('mostNodes', { most: MAX_NODES });
      return nodesRefusal(withNode(table, move));
    case 'call':
      return callRefusal(table, move.call, hiddenIn(move), known);
    case 'without':
    case 'announce':
      return recordRefusal(table, move.gains);
    case 'tell':
      return tellRefusal(table, move.tell);
    case 'dice':
      return move.on === table.dice ? refuse('diceAlready', { on: move.on }) : null;
    case 'openDice':
      return table.opened.dice ? refuse('diceOpen') : null;
    case 'openNode':
      // The terms mean nothing without the dice (T-FAIR-07).
      if (!table.opened.dice) return refuse('openDiceFirst');
      return table.opened.node ? refuse('nodesOpen') : null;
    default:
      return null;
  }
}

/** The list with the item at index `at` replaced, or appended after the last. */
export const withItemAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  at < list.length ? list.with(at, item) : [...list, item];

function sheetRefusal(table: Table, { at, sheet }: Extract<Move, { do: 'sheet' }>): InputFault | null {
  const { device, method } = sheet;
  // Without a device the method does not matter: nothing happens in the matrix yet.
  const wrong = device && methodRefusal(method, device);
  const bytes = canonical(withItemAt(table.sheets, at, sheet)).length;
  if (wrong !== null || bytes <= SHEETS_ROOM) return wrong;
  return refuse('sheetsTooLong', { over: bytes - SHEETS_ROOM });
}

function requestRefusal(table: Table, { request }: Extract<Move, { do: 'request' }>): InputFault | null {
  if (table.sheets.length === 0) return refuse('sheetFirst');
  const sheet = table.sheets[request.who];
  if (sheet === undefined) return refuse('noSuch', { what: 'character' });
  if (request.kind === 'test') return null;
  const node = table.nodes[request.node];
  if (node === undefined) return refuse('noSuch', { what: 'node' });
  const legal = checkAction(request, sheet, node);
  return legal.ok ? null : legal.error;
}

function callRefusal(
  table: Table,
  call: Call,
  hidden: ReturnType<typeof hiddenIn>,
  known: TrenchKnown | undefined,
): InputFault | null {
  if (table.tests >= MAX_TESTS) return refuse('mostTests', { most: MAX_TESTS });
  const { pending } = table;
  if (table.sheets[call.who] === undefined) return refuse('noSuch', { what: 'character' });
  if (pending !== null && pending.request.who !== call.who) return refuse('otherAsked');
  if (call.exploit !== null && table.nodes[call.exploit.node] === undefined) return refuse('noSuch', { what: 'node' });
  if (call.exploit !== null && pending?.exploited) return refuse('exploitDone');
  const joint = jointRefusal(call, pending);
  if (joint !== null) return joint;
  if (canonical(call).length > CALL_ROOM) return refuse('callTooLong');
  if (known === undefined || hidden === null) return null;
  const total = totalOfCall(call, hidden);
  return total.ok ? null : total.error;
}

function tellRefusal(table: Table, tell: Tell): InputFault | null {
  const { telling, success, band, quality } = tell;
  const told = telling !== 'nothing';
  const form =
    (success !== null) === told &&
    (band !== null) === (telling === 'words' || telling === 'quality') &&
    (quality !== null) === (telling === 'quality');
  if (!form) return refuse('toldUnsaid');
  const { test, pending } = table;
  if (tell.next === 'own' && !(test?.call.exploit && success === true && pending)) return refuse('ownAfterExploit');
  return recordRefusal(table, tell.gains) ?? clockRefusal(table, tell.span);
}

const clockRefusal = ({ clock }: Table, span: number): InputFault | null =>
  Number.isSafeInteger(clock + span) ? null : refuse('clockEnds');

/** Whether both phones can record the move: it fits one entry, refers to existing things, and keeps the table small. */
function recordRefusal(table: Table, gains: readonly Gain[]): InputFault | null {
  if (canonical(gains).length > GAINS_ROOM) return refuse('tooMuchTold');
  return gainsRefusal(table, gains) ?? nodesRefusal(withGains(table, gains));
}

/** Keeps the table small enough to send, however much is learned. */
function nodesRefusal({ nodes }: Table): InputFault | null {
  const bytes = canonical(nodes).length;
  return bytes <= NODES_ROOM ? null : refuse('nodesTooLong', { over: bytes - NODES_ROOM });
}
