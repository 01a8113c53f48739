/** What would tell a hidden card to whoever looks at this phone: kept off the screen while the hand is covered. */
import type { Slot } from '../../../../../rules/game.ts';
import { decisions, type MoveName } from '../../../../../rules/netrunner/decisions.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { special } from '../../../../../rules/netrunner/rulebook/turn/special.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { NetrunnerSeated } from '../seated.ts';

const faceDown = (v: NetrunnerSeated, slot: Slot): boolean => v.table.cards[slot]?.card === null;

const asksForHand = (window: MoveName): boolean => decisions.move[window].hidden === 'hand';

/** The move names, or by being offered tells, a card that only its owner knows. */
export function isPrivate(v: NetrunnerSeated, move: Move): boolean {
  switch (move.do) {
    case 'install':
    case 'play':
    case 'discard':
    case 'take':
    case 'tuck':
      return true;
    case 'pass':
      // Whether they may leave it at that can follow from what they hold (N-GOLD-01).
      return v.question.kind === 'move' && v.question.window !== 'action' && asksForHand(v.question.window);
    case 'show':
      return v.question.kind === 'move' && asksForHand(v.question.window);
    case 'rez':
    case 'score':
    case 'advance':
    case 'use':
      return faceDown(v, move.slot);
    default:
      return false;
  }
}

/** Where the Runner may play cards of their hand in the middle of something. */
const interrupted = ({ active, runner }: Table, window: MoveName): boolean =>
  runner.hand > 0 && (window === 'flatline' || (window === 'prevent' && active === CORP));

/** An action could use a card of the hand: one that is good for another thing, or that a card has yet to give, cannot. */
function takesFromHand(table: Table): boolean {
  const next = special(table);
  return next ? next.for === 'install' || next.for === 'program' : table.actions > 0;
}

/**
 * Whether this player may have hidden things to do now. By public facts alone: the same words stand on the screen
 * whatever the cards are.
 */
export function mayHide({ question, table, seat }: NetrunnerSeated): boolean {
  if (question.kind !== 'move' || question.of !== seat) return false;
  const { hidden } = decisions.move[question.window];
  if (hidden === 'hand') return question.window !== 'action' || takesFromHand(table);
  if (seat === RUNNER) return hasFaceDownInRig(table) || interrupted(table, question.window);
  return (
    hidden === 'rez' &&
    Object.values(table.cards).some((card) => card.owner === CORP && card.card === null && card.fort !== null)
  );
}
