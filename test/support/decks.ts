/** Legal decks that together contain every card of the catalogue. */
import type { CardId, Seat } from '../../src/rules/game.ts';
import { allCards, definition } from '../../src/rules/netrunner/cards/index.ts';
import { agendaPoints, minAgendaPoints } from '../../src/rules/netrunner/deck.ts';
import type { Card } from '../../src/rules/netrunner/effect.ts';
import { CORP } from '../../src/rules/netrunner/table.ts';
import type { Random } from '../../src/solo/random.ts';

const SIZE = 45;

/**
 * A legal Corp deck that soon leads to a trace and rarely ends by a few lucky accesses, since each of its agendas is
 * worth one point.
 */
export const traceDeck = {
  name: 'All Ears',
  text: '# All Ears\n13x Hunter\n12x Fetch 4.0.1\n20x Hostile Takeover',
};

/** As few decks as can hold every card of the given side, each filled up to 45 cards. */
export function coveringDecks(seat: Seat): CardId[][] {
  const mine = allCards().filter((card) => card.side === seat);
  const agendas = mine.filter((card) => card.type === 'agenda').map((card) => card.id);
  const others = mine.filter((card) => card.type !== 'agenda').map((card) => card.id);
  const room = seat === CORP ? SIZE - 8 : SIZE; // About eight agendas provide the required points
  const decks = chunks(others, Math.ceil(others.length / room)).map((cards) => filled(cards, others, room));
  return seat === CORP ? withAgendas(decks, agendas) : decks;
}

function chunks(cards: readonly CardId[], count: number): CardId[][] {
  return Array.from({ length: count }, (_, which) => cards.filter((_, at) => at % count === which));
}

const filled = (cards: readonly CardId[], from: readonly CardId[], size: number): CardId[] => [
  ...cards,
  ...from.filter((card) => !cards.includes(card)).slice(0, Math.max(0, size - cards.length)),
];

/** A random legal deck of the given side: 45 cards, and for the Corp no more agendas than it needs. */
export function randomDeck(seat: Seat, random: Random): CardId[] {
  const mine = allCards().filter((card) => card.side === seat);
  const any = (cards: readonly Card[]): CardId => (cards[random(cards.length)] as Card).id;
  const agendas = mine.filter((card) => card.type === 'agenda');
  const others = mine.filter((card) => card.type !== 'agenda');
  const deck: CardId[] = [];
  while (seat === CORP && agendaPoints(deck) < minAgendaPoints(SIZE)) deck.push(any(agendas));
  while (deck.length < SIZE) deck.push(any(others));
  return deck;
}

/** Deals out the agendas until each deck has its points; the last deck takes the rest. */
function withAgendas(decks: readonly CardId[][], agendas: readonly CardId[]): CardId[][] {
  let next = 0;
  const deal = (): CardId => agendas[next++ % agendas.length] as CardId;
  const complete = (deck: CardId[]): CardId[] => {
    while (deck.length < SIZE || agendaPoints(deck) < minAgendaPoints(deck.length)) deck.push(deal());
    return deck;
  };
  const dealt = decks.map((cards) => complete([...cards]));
  const last = dealt.at(-1) ?? [];
  while (next < agendas.length) last.push(deal());
  complete(last);
  return dealt;
}

const COPIES = 5;

/** The deck with several copies of the given cards instead of others; legal if the original was. */
export function favouring(deck: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const more = cards.flatMap((card) => Array.from({ length: COPIES }, () => card));
  return deck.map((id) => {
    if (cards.includes(id)) return id;
    const { type, points } = definition(id);
    const isFit = (card: CardId): boolean =>
      (definition(card).type === 'agenda') === (type === 'agenda') && (definition(card).points ?? 0) >= (points ?? 0);
    const at = more.findIndex(isFit);
    return at < 0 ? id : (more.splice(at, 1)[0] as CardId);
  });
}
