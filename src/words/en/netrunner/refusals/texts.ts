/** What a card's text requires but the table lacks. */
import { some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { cards } from './parts.ts';

export const texts = {
  noBitsOnCard: 'There are no bits left on this card.',
  noAdvancementToMove: 'There are no advancement counters to move.',
  notInEachFort: ({ counter }) => `Each of these forts needs ${some(1, `${counter} counter`)}.`,
  noUnrezzedIce: 'There is no unrezzed ice on that fort.',
  noIceToRepeat: 'There is no rezzed ice with subroutines on that fort.',
  noneAside: ({ counter }) => `No card is set aside with ${some(1, `${counter} counter`)} on it.`,
  pileHolds: ({ needs, has }) => `R&D has ${cards(has)}, and you need ${needs}.`,
  nothingToShow: 'There are no cards in that pile to show.',
  pileEmpty: ({ pile }) => `Your ${pile} is empty.`,
  noUnrezzedIceInRun: 'There is no unrezzed ice on the fort being run on.',
  nothingToSwap: 'There is no card in HQ to swap it with.',
  noOtherPlace: 'There is nowhere else for that ice to go.',
  noTwoIce: 'That fort doesn’t have two pieces of ice to swap.',
  noFaceDownInside: 'There is no face-down card installed inside a fort.',
  nothingExposed: 'No card is about to be exposed.',
  noIceToTrash: ({ state }) => `There is no ${state} ice to trash.`,
  hqEmpty: 'HQ has no cards to discard.',
  noIce: 'There is no ice installed.',
  nothingOnIt: 'This card has no cards on it.',
} satisfies Partial<RefusalWords>;
