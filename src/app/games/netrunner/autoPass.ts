/**
 * Standing orders: rarely used windows are passed automatically, as are a bid without a choice and the order of
 * identical texts. The delay is always the same, so neither the pass nor its timing reveals a hand (N-HID-20). Whether
 * to ask or pass depends only on public information and the player's order.
 */
import { canonicalText } from '../../../base/canonical.ts';
import type { Seat } from '../../../rules/game.ts';
import { begin } from '../../../rules/known.ts';
import { decisionOf, type MoveName, type NetrunnerQuestion } from '../../../rules/netrunner/decisions.ts';
import { type Move, netrunner } from '../../../rules/netrunner/index.ts';
import { purgeRefusal } from '../../../rules/netrunner/rulebook/cards/purge.ts';
import type { DueTrigger } from '../../../rules/netrunner/rulebook/order.ts';
import { approached } from '../../../rules/netrunner/rulebook/run/encountered.ts';
import { lastOffers } from '../../../rules/netrunner/rulebook/turn/actions.ts';
import { dueNow } from '../../../rules/netrunner/rulebook/turn/start.ts';
import {
  CORP,
  cardAt,
  counters,
  fortOf,
  hasFaceDownInRig,
  RUNNER,
  type Table,
  unrezzedInside,
} from '../../../rules/netrunner/table.ts';

/** Where to stop: `once`, at the next window; `run`, at every window of this run; `always`, at every window. */
export type PassHold = 'none' | 'once' | 'run' | 'always';

/** The answer given without asking the player; null if they must be asked. */
export function automaticAnswer(table: Table, question: NetrunnerQuestion, seat: Seat, hold: PassHold): Move | null {
  if (question.kind === 'choose' && question.of === seat) return automaticOrder(table, question);
  if (hold !== 'none' || !decisionOf(question)?.passes) return null;
  if (question.kind === 'sealed') return onlyBid(table, seat);
  if (question.kind !== 'move' || question.of !== seat) return null;
  return mustBeAsked(table, question.window, seat) ? null : { do: 'pass' };
}

/**
 * The only possible bid of a Runner whose face-up cards give no link: 0. A face-down card might give link, so a Runner
 * with one is always asked. Cards in hand can't be part of a bid.
 */
function onlyBid(table: Table, seat: Seat): Move | null {
  if (seat !== RUNNER || hasFaceDownInRig(table)) return null;
  const [only, another] = netrunner.moves(table, RUNNER, begin(RUNNER, [])).filter((move) => move.do === 'bid');
  return only && another === undefined ? only : null;
}

/**
 * Moments that few cards use: players are asked only if a face-up card could be used, and one who has such a card face
 * down can set an order to stop.
 */
const ofFewCards: readonly MoveName[] = ['begin', 'traceStart', 'beforeExpose'];

/** If the cards differ only in their slot, their identical texts can resolve in any order. */
function automaticOrder(table: Table, { what, from }: Extract<NetrunnerQuestion, { kind: 'choose' }>): Move | null {
  const [first] = from;
  if (what !== 'order' || first === undefined) return null;
  const due = dueNow(table);
  const looks = from.map((at) => appearanceOf(table, due[at]));
  return looks.every((look) => look !== null && look === looks[0]) ? { do: 'choose', picks: [first] } : null;
}

/** A card's text and state without its slot; null if there is no card. */
function appearanceOf(table: Table, due: DueTrigger | undefined): string | null {
  if (due === undefined || due === 'draw' || due.slot === null) return null;
  const { slot: _, ...card } = cardAt(table, due.slot);
  return canonicalText({ card, due: { ...due, slot: null } });
}

function mustBeAsked(table: Table, window: MoveName, seat: Seat): boolean {
  // An extra action not declared at this point is lost.
  if (window === 'after' && seat === RUNNER && lastOffers(table).length > 0) return true;
  if (seat !== CORP) return false;
  if (ofFewCards.includes(window))
    return netrunner.moves(table, CORP, begin(CORP, [])).some((move) => move.do !== 'pass');
  const ice = window === 'approach' ? approached(table) : undefined;
  if (ice !== undefined && !cardAt(table, ice).active) return true;
  const fort = window === 'final' && table.run ? fortOf(table, table.run.fort) : undefined;
  if (fort?.inside.some((slot) => !cardAt(table, slot).active)) return true;
  // Virus counters can be purged only in windows, so the Corp is reminded once a turn.
  if (window === 'start' && table.active === CORP && purgeRefusal(table, CORP) === null) return true;
  // An advanced card may be a finished agenda, so stop before the Corp's turn continues and before it ends.
  const own = table.active === CORP && (window === 'start' || window === 'after');
  return own && unrezzedInside(table).some((slot) => counters(cardAt(table, slot), 'advancement') > 0);
}

/** The hold after an answer: "once" ends with the window it stopped at, "this run" ends with the run. */
export function holdAfter(hold: PassHold, before: Table, after: Table): PassHold {
  if (hold === 'once') return decisionOf(netrunner.ask(before))?.passes ? 'none' : hold;
  return hold === 'run' && after.run === null ? 'none' : hold;
}
