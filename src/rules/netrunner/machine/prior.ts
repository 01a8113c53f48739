/**
 * Guesses the opponent's deck from the cards seen: a built-in one, likelier the more of those cards it contains, or any
 * deck at all. A deck is drawn for each world, so that the set of worlds reflects the uncertainty.
 */
import { type Random, shuffled } from '../../../base/chance.ts';
import type { CardId, Seat } from '../../game.ts';
import { allCards } from '../card.ts';
import { readyDecks } from '../cards/starters.ts';
import type { Card } from '../effect.ts';
import { CORP } from '../table.ts';

/** A deck is ruled out if this percentage of the seen cards are not in it. */
const STRANGE = 25;
/** Factor by which each matching card makes a deck likelier. */
const LIKELIER = 1.5;
const HUNDREDTH = 100;

/** Draws hidden cards for that side in random order: a deck's unseen cards, and any others if those are too few. */
export function unseenCards(side: Seat, seen: readonly CardId[], count: number, random: Random): CardId[] {
  const left = shuffled(deckLike(side, seen, random), random).slice(0, count);
  return [...left, ...anyCards(side, count - left.length, random)];
}

/** The unseen cards in a deck that fits; empty if no built-in one does. */
function deckLike(side: Seat, seen: readonly CardId[], random: Random): CardId[] {
  const decks = readyDecks[side].map(({ cards }) => {
    const left = [...cards];
    let found = 0;
    for (const card of seen) {
      const at = left.indexOf(card);
      if (at < 0) continue;
      left.splice(at, 1);
      found++;
    }
    return { left, found };
  });
  const fitting = decks.filter(({ found }) => HUNDREDTH * (seen.length - found) <= STRANGE * seen.length);
  const most = Math.max(...fitting.map(({ found }) => found));
  const weights = fitting.map(({ found }) => Math.round(HUNDREDTH * LIKELIER ** (found - most)));
  let left = random(weights.reduce((sum, one) => sum + one, 1));
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return fitting[at]?.left ?? [];
}

/** Random cards for that side; one in five Corp cards is an agenda. */
function anyCards(side: Seat, count: number, random: Random): CardId[] {
  if (count <= 0) return [];
  const mine = allCards().filter((card) => card.side === side);
  const agendas = mine.filter(({ type }) => type === 'agenda');
  const others = mine.filter(({ type }) => type !== 'agenda');
  return Array.from({ length: count }, () => {
    const among = side === CORP && random(5) === 0 ? agendas : others;
    return (among[random(among.length)] as Card).id;
  });
}
