/** Moves that would reveal a hidden card to anyone looking at this phone; not shown while the hand is covered. */
import type { Slot } from '../../../../../rules/game.ts';
import { decisions, type MoveName } from '../../../../../rules/netrunner/decisions.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { activeSpecial } from '../../../../../rules/netrunner/rulebook/turn/actions.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { NetrunnerSeated } from '../seated.ts';

const faceDown = (v: NetrunnerSeated, slot: Slot): boolean => v.table.cards[slot]?.card === null;

const asksForHand = (window: MoveName): boolean => decisions.move[window].hidden === 'hand';

/** Whether the move names a card that only its owner knows, or reveals one by being offered. */
export function isPrivate(v: NetrunnerSeated, move: Move): boolean {
  if (ofHand.has(move.do)) return true;
  if (move.do === 'rez' || move.do === 'score' || move.do === 'advance' || move.do === 'use')
    return faceDown(v, move.slot);
  if (v.question.kind !== 'move' || (move.do !== 'pass' && move.do !== 'show')) return false;
  // Whether the player may stop here can depend on their hand (N-GOLD-01).
  return (move.do === 'show' || v.question.window !== 'action') && asksForHand(v.question.window);
}

const ofHand: ReadonlySet<Move['do']> = new Set(['install', 'play', 'discard', 'take', 'tuck']);

/** Whether the Runner may play cards from hand in the middle of something else. */
const interrupted = ({ active, runner }: Table, window: MoveName): boolean =>
  runner.hand > 0 && (window === 'flatline' || (window === 'prevent' && active === CORP));

/**
 * Whether an action could use a card in hand; false for an action with another purpose, and for one that a card has yet
 * to give.
 */
function takesFromHand(table: Table): boolean {
  const next = activeSpecial(table);
  return next ? next.for === 'install' || next.for === 'program' : table.actions > 0;
}

/** Whether this player may have hidden options now. Uses only public information, so the wording reveals nothing. */
export function mayHaveHiddenMoves({ question, table, seat }: NetrunnerSeated): boolean {
  if (question.kind !== 'move' || question.of !== seat) return false;
  const { hidden } = decisions.move[question.window];
  if (hidden === 'hand') return question.window !== 'action' || takesFromHand(table);
  if (seat === RUNNER) return hasFaceDownInRig(table) || interrupted(table, question.window);
  return (
    hidden === 'rez' &&
    Object.values(table.cards).some((card) => card.owner === CORP && card.card === null && card.fort !== null)
  );
}
