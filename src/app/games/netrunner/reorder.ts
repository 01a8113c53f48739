/**
 * Arranging cards of a pile is not a move of the game: the order is the player's secret. The board shows a choice of
 * all of them, and the order of the taps is the answer.
 */

import type { CardId, Known, Refusal, Seat } from '../../../rules/game.ts';
import type { NetrunnerQuestion } from '../../../rules/netrunner/decisions.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import { asked, type CardChoice, chooseRefusal } from '../../../rules/netrunner/rulebook/choose/choose.ts';
import type { Table } from '../../../rules/netrunner/table.ts';

export interface Reorder {
  question: NetrunnerQuestion;
  known: Known;
  refusal(move: Move): Refusal | null;
}

/** The board's props while that player has these cards to arrange. */
export function reorderOf(seat: Seat, cards: readonly CardId[], known: Known, table: Table): Reorder {
  const from = cards.map((_, at) => at);
  // Ice is on the pile only on its way to its places.
  const what = table.frames.at(-2)?.do === 'conceal' ? 'ownPlaces' : 'ownOrder';
  const choice: CardChoice = { what, from, min: cards.length, max: cards.length };
  return {
    question: asked(seat, choice),
    known: { ...known, own: Object.fromEntries(cards.entries()) },
    refusal: (move) => (move.do === 'concede' ? null : chooseRefusal(choice, move)),
  };
}
