/**
 * What deck the other player may have brought, by the cards of it that were seen: one of the built-in ones, the likelier the more of them
 * are in it, or any deck at all. One is drawn for each world, so that not being sure is in the worlds.
 */
import { type Random, shuffled } from '../../../base/chance.ts';
import type { CardId, Seat } from '../../game.ts';
import { allCards } from '../card.ts';
import { readyDecks } from '../cards/starters.ts';
import type { Card } from '../effect.ts';
import { CORP } from '../table.ts';

/** A deck of which so many of a hundred seen cards are missing is not the one. */
const STRANGE = 25;
/** How much likelier a deck becomes with each card seen that is in it, as a power of this. */
const LIKELIER = 1.5;
const HUNDREDTH = 100;

/** So many cards of that side that may be hidden, in an order of chance: the unseen ones of a deck, and any where these are too few. */
export function unseenCards(side: Seat, seen: readonly CardId[], count: number, random: Random): CardId[] {
  const left = shuffled(deckLike(side, seen, random), random).slice(0, count);
  return [...left, ...anyCards(side, count - left.length, random)];
}

/** What is left of a deck that fits; of none where no built-in one does. */
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

/** Of five cards of the Corp's one is an agenda. */
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
