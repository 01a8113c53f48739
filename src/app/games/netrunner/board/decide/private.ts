/** What would tell a hidden card to whoever looks at this phone: kept off the screen while the hand is covered. */
import type { Slot } from '../../../../../rules/game.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { Seated } from '../seated.ts';

const faceDown = (v: Seated, slot: Slot): boolean => v.table.cards[slot]?.card === null;

/** The move names, or by being offered tells, a card that only its owner knows. */
export function isPrivate(v: Seated, move: Move): boolean {
  switch (move.do) {
    case 'install':
    case 'play':
    case 'discard':
    case 'take':
    case 'tuck':
      return true;
    case 'show':
      return v.question.kind === 'move' && ofHidden.has(v.question.window);
    case 'rez':
    case 'score':
    case 'advance':
    case 'use':
      return faceDown(v, move.slot);
    default:
      return false;
  }
}

const withRez = new Set([
  ...['action', 'start', 'after', 'approach', 'pass', 'final', 'forcedRez', 'rezOne'],
  ...['rezAnswer', 'beforeDraw', 'runStart'],
]);
/** Where the Runner may play cards of his hand in the middle of something. */
const interrupted = ({ active, runner }: Table, window: string): boolean =>
  runner.hand > 0 && (window === 'flatline' || (window === 'prevent' && active === CORP));
/** Where a player chooses among cards that only he sees. */
const ofHidden = new Set(['search', 'guest', 'hand', 'take', 'looked']);

/**
 * Whether this player may have hidden things to do now. By public facts alone: the same words stand on the screen
 * whatever the cards are.
 */
export function mayHide(v: Seated): boolean {
  const { question, table, seat } = v;
  if (question.kind !== 'move' || question.of !== seat) return false;
  if (question.window === 'action' || question.window === 'discard' || ofHidden.has(question.window)) return true;
  if (seat === RUNNER) return hasFaceDownInRig(table) || interrupted(table, question.window);
  return (
    seat === CORP &&
    withRez.has(question.window) &&
    Object.values(table.cards).some((card) => card.owner === CORP && card.card === null && card.fort !== null)
  );
}
