import type { Seat } from '../../../../rules/game.ts';
import { rich } from '../../../rich.ts';
import { counted, nounFor } from '../../counted.ts';
import { seatName } from '../sides.ts';

export const filterLabels: Readonly<Record<LibraryFilter, string>> = { type: 'Type', set: 'Set', cost: 'Cost' };

export type LibraryFilter = 'type' | 'set' | 'cost';

export const rulings = 'Rulings';
export const moreCards = (count: number) => `${count} more`;
export const allCards = 'All cards';
export const noSuchCard = 'No such card';
export const cardMissingNote = 'This version doesn’t have that card.';
export const set = (setName: string) => `Set: ${setName}`;
export const decksTitle = 'In these decks';
export const noneOfTheDecks = 'None of your decks has this card.';
export const builtIn = 'built in';
export const copies = ' copies';
export const cardPosition = (at: number, count: number) => `Card ${at} of ${count}`;
export const previousCard = 'Previous card';
export const nextCard = 'Next card';
export const myDeck = (side: Seat) => `My ${seatName(side)} deck`;
export const hasItsFirstCard = (name: string) => `${name} now has its first card.`;
export const addToADeck = 'Add to a deck';
export const addToDeckDetail = (count: number, side: Seat) =>
  count === 0 ? `starts a ${seatName(side)} deck` : 'you choose which';
export const addToTitle = (title: string) => `Add ${title} to`;
export const newDeckTitle = 'A new deck';
export const newDeckWithCard = (side: Seat) => `a ${seatName(side)} deck with this card`;
export const copiesAndSize = (copiesIn: number, count: number) =>
  `has ${counted(copiesIn, 'copy', 'copies')}, ${counted(count, 'card')} in all`;
export const noRoomForAnother = 'no room for another card';
export const costText = (capped: boolean, cap: number, cost: number) => (capped ? `${cap} or more` : `${cost}`);
export const only = (side: Seat) => `${seatName(side)} only`;
export const cost = (costName: string) => `Cost ${costName}`;
export const both = 'Both';
export const clearSuffix = ', clear it';
export const noCardsFound = 'No cards found.';
export const without = (name: string) => `Without ${name}`;
export const anyFilter = 'any filter';
export const decksAndCards = 'Decks & cards';
export const cardTotal = <T>(found: T, count: number) => rich`${found} of ${count} cards`;
export const searchLabel = 'Name, type, text, set or cost';
export const searchExample = 'Name, type, text, or t:ice c:3';
export const clearTheField = 'Clear the field';

export const copiesNow = (name: string, n: number) => `${name} now has ${counted(n, 'copy', 'copies')}.`;
export const card = (n: number) => counted(n, 'card');
export const point = (n: number) => nounFor(n, 'point');
