/**
 * Standing wishes: windows in which a player seldom does anything pass by themselves, and so does a bid without a choice, always after the same time, so that
 * neither the passing nor its speed says what is in a hand (N-HID-20). What opens and what passes depends on public
 * facts and on the player's own wish alone.
 */
import type { Seat } from '../../../rules/game.ts';
import { begin } from '../../../rules/known.ts';
import { decisionOf, type MoveName, type NetrunnerQuestion } from '../../../rules/netrunner/decisions.ts';
import { type Move, netrunner } from '../../../rules/netrunner/index.ts';
import { purgeRefusal } from '../../../rules/netrunner/rulebook/cards/purge.ts';
import { approached } from '../../../rules/netrunner/rulebook/run/encountered.ts';
import { lastOffers } from '../../../rules/netrunner/rulebook/turn/special.ts';
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

/** Stop at one's next window, at every window of this run, or at every window. */
export type PassHold = 'none' | 'once' | 'run' | 'always';

/** The answer that is given without asking the player; null where they are asked. */
export function answeredByWish(table: Table, question: NetrunnerQuestion, seat: Seat, hold: PassHold): Move | null {
  if (hold !== 'none' || !decisionOf(question)?.passes) return null;
  if (question.kind === 'sealed') return onlyBid(table, seat);
  if (question.kind !== 'move' || question.of !== seat) return null;
  return mustBeAsked(table, question.window, seat) ? null : { do: 'pass' };
}

/**
 * The bid of a Runner to whom what lies open leaves a single one: no card of theirs makes a link, so they seal 0. A face-down
 * card might, so with one they are always asked; what they hold in their hand can be no part of a bid.
 */
function onlyBid(table: Table, seat: Seat): Move | null {
  if (seat !== RUNNER || hasFaceDownInRig(table)) return null;
  const [only, another] = netrunner.moves(table, RUNNER, begin(RUNNER, [])).filter((move) => move.do === 'bid');
  return only && another === undefined ? only : null;
}

/** Moments of a few cards: what lies open may be used there, and whoever has such a card face down stops by their own wish. */
const ofFewCards: readonly MoveName[] = ['begin', 'traceStart', 'beforeExpose'];

function mustBeAsked(table: Table, window: MoveName, seat: Seat): boolean {
  // An extra action that is not said to be used here is lost.
  if (window === 'after' && seat === RUNNER && lastOffers(table).length > 0) return true;
  if (seat !== CORP) return false;
  if (ofFewCards.includes(window))
    return netrunner.moves(table, CORP, begin(CORP, [])).some((move) => move.do !== 'pass');
  const ice = window === 'approach' ? approached(table) : undefined;
  if (ice !== undefined && !cardAt(table, ice).active) return true;
  const fort = window === 'final' && table.run ? fortOf(table, table.run.fort) : undefined;
  if (fort?.inside.some((slot) => !cardAt(table, slot).active)) return true;
  // Virus counters are removed in windows alone: once a turn the Corp is reminded that it may.
  if (window === 'start' && table.active === CORP && purgeRefusal(table, CORP) === null) return true;
  // An advanced card may be an agenda that is ready: before the own turn goes on, and before it ends.
  const own = table.active === CORP && (window === 'start' || window === 'after');
  return own && unrezzedInside(table).some((slot) => counters(cardAt(table, slot), 'advancement') > 0);
}

/** The wish after an answer: "once" is used up by the window it has stopped at and by nothing else, "this run" ends with the run. */
export function holdAfter(hold: PassHold, before: Table, after: Table): PassHold {
  if (hold === 'once') return decisionOf(netrunner.ask(before))?.passes ? 'none' : hold;
  return hold === 'run' && after.run === null ? 'none' : hold;
}
