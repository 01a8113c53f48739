/** Legal decks that hold every card of the catalogue between them. */
import type { CardId, Seat } from '../../src/rules/game.ts';
import { allCards } from '../../src/rules/netrunner/cards/index.ts';
import { agendaPoints, pointsNeeded } from '../../src/rules/netrunner/deck.ts';
import { CORP } from '../../src/rules/netrunner/table.ts';

const SIZE = 45;

/** As few decks as hold each card of that side once; filled up to 45 cards where that is too few. */
export function coveringDecks(seat: Seat): CardId[][] {
  const mine = allCards().filter((card) => card.side === seat);
  const agendas = mine.filter((card) => card.type === 'agenda').map((card) => card.id);
  const others = mine.filter((card) => card.type !== 'agenda').map((card) => card.id);
  const room = seat === CORP ? SIZE - 8 : SIZE; // eight agendas or so make the points
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

/** Deals the agendas round, each deck until it has its points; the last one takes those that are left. */
function withAgendas(decks: readonly CardId[][], agendas: readonly CardId[]): CardId[][] {
  let next = 0;
  const deal = (): CardId => agendas[next++ % agendas.length] as CardId;
  const complete = (deck: CardId[]): CardId[] => {
    while (deck.length < SIZE || agendaPoints(deck) < pointsNeeded(deck.length)) deck.push(deal());
    return deck;
  };
  const dealt = decks.map((cards) => complete([...cards]));
  const last = dealt.at(-1) ?? [];
  while (next < agendas.length) last.push(deal());
  complete(last);
  return dealt;
}
