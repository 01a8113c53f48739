/** Props of the board for a running game of Netrunner. */

import type { CardId, Known, Refusal, Seat } from '../../../rules/game.ts';
import type { NetrunnerQuestion } from '../../../rules/netrunner/decisions.ts';
import { netrunner } from '../../../rules/netrunner/index.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import { askChoice, type CardChoice, chooseRefusal } from '../../../rules/netrunner/rulebook/choose/choose.ts';
import type { Table } from '../../../rules/netrunner/table.ts';
import type { Seated as AnySeated } from '../../play/seated.ts';
import type { NetrunnerSeated, TableNews } from './board/seated.ts';
import { holdingsOf, initialDrawn } from './board/table/drawn.ts';
import type { NetrunnerRecord } from './recorder.ts';

export function boardProps(
  v: AnySeated<Table, Move>,
  { lines, piles, drawn, shows }: NetrunnerRecord,
): NetrunnerSeated {
  const { arrange, news, question, reveal, ...rest } = v;
  const shown = reveal?.shown as NetrunnerRecord['shows'][number] | undefined;
  const last = shows.findLast((show) => show.kind === 'access');
  const story = shown?.kind === 'access' ? shown : last?.over === false ? last : null;
  return {
    ...rest,
    // The end may come from outside the rules; every other question comes from the table.
    question: question.kind === 'over' ? question : netrunner.ask(v.table),
    lines,
    piles,
    drawn: drawn[v.seat] ?? initialDrawn(holdingsOf(v.known, v.table)),
    ...(news && { news: news as TableNews }),
    ...(reveal && shown?.kind === 'trace' && { reveal: { nth: reveal.nth, trace: shown, close: reveal.close } }),
    ...(story && { access: { story, ...(reveal && shown === story && { close: reveal.close }) } }),
    ...(arrange && reorderOf(v.seat, arrange, v.known, v.table)),
  };
}

/**
 * Arranging the cards of a pile is not a move of the game, since the order is the player's secret. The board shows a
 * choice of all the cards, and the order of the taps is the answer.
 */
interface Reorder {
  question: NetrunnerQuestion;
  known: Known;
  refusal(move: Move): Refusal | null;
}

/** The board's props while the given player has these cards to arrange. */
export function reorderOf(seat: Seat, cards: readonly CardId[], known: Known, table: Table): Reorder {
  const from = cards.map((_, at) => at);
  // Ice is in a pile only while it is being rearranged.
  const what = table.frames.at(-2)?.do === 'conceal' ? 'ownPlaces' : 'ownOrder';
  const choice: CardChoice = { what, from, min: cards.length, max: cards.length };
  return {
    question: askChoice(seat, choice),
    known: { ...known, own: Object.fromEntries(cards.entries()) },
    refusal: (move) => (move.do === 'concede' ? null : chooseRefusal(choice, move)),
  };
}
