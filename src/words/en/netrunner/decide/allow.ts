/** What would make a refused move possible, counted in actions. */
import type { CardId, Refusal } from '../../../../rules/game.ts';
import { definition, netBitGain } from '../../../../rules/netrunner/card.ts';
import type { Move } from '../../../../rules/netrunner/move.ts';
import { bitsOf } from '../../../../rules/netrunner/table.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { counted } from '../../counted.ts';
import type { TableView } from '../tableView.ts';
import { labelOf } from './moves.ts';

const MAX = 3;

/**
 * `open`: whether the player's hand is uncovered, so that its cards may be named. Empty if nothing known would help.
 */
export function waysTo(v: TableView, move: Move, open: boolean): string[] {
  if (v.refusal(move)?.kind !== 'E-BITS') return [];
  const { bits = 0, actions = 0 } = labelOf(v, move);
  const short = bits - bitsOf(v.table, v.seat);
  if (short <= 0) return [];
  return [...byActions(v, short, actions), ...(open ? byCards(v, move) : [])].slice(0, MAX);
}

const more = (n: number): string => counted(n, 'more bit');

function byActions(v: TableView, short: number, actions: number): string[] {
  if (!v.moves.some(({ do: what }) => what === 'bit')) return [];
  const left = v.table.actions;
  if (short + actions > left)
    return [`${more(short)}: +1 bit takes ${counted(short, 'action')}, and you have ${left} left this turn.`];
  const last = actions > 0 && short + actions === left ? ', and this takes the last' : '';
  return [`${more(short)}: +1 bit takes ${short} of your ${counted(left, 'action')}${last}.`];
}

/** Cards in hand that give bits and can be played now. */
function byCards(v: TableView, wanted: Move): string[] {
  return [...new Set(v.known.hand)].flatMap((card: CardId) => {
    const move: Move = { do: 'play', card };
    const gain = netBitGain(definition(card));
    const { actions } = labelOf(v, move);
    const itself = wanted.do === 'play' && wanted.card === card;
    if (itself || gain <= 0 || v.refusal(move)) return [];
    return [
      `Or play ${definition(card).title} from your hand: you gain ${counted(gain, 'bit')} for ${counted(actions ?? 1, 'action')}.`,
    ];
  });
}

/** The refusal as a sentence; undefined if there is none. */
export const whyNot = (refusal: Refusal | null | undefined): string | undefined =>
  refusal ? refusalWords(refusal) : undefined;
