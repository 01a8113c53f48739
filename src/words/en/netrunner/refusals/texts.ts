/** What the text of a card needs and does not find. */
import { some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { cards } from './parts.ts';

export const texts = {
  noBitsOnCard: 'There are no bits left on this card.',
  noAdvancementToMove: 'There is no advancement counter to move.',
  notInEachFort: ({ counter }) => `There is not ${some(1, `${counter} counter`)} in each of these forts.`,
  noUnrezzedIce: 'There is no unrezzed ice on that fort.',
  noIceToRepeat: 'There are 0 rezzed pieces of ice with subroutines on that fort.',
  noneAside: ({ counter }) => `No card is set aside with ${some(1, `${counter} counter`)} on it.`,
  pileHolds: ({ needs, has }) => `R&D holds ${cards(has)}; ${needs} are needed.`,
  nothingToShow: 'There are 0 cards in that pile to show.',
  pileEmpty: ({ pile }) => `Your ${pile} is empty.`,
  noUnrezzedIceInRun: 'There is no unrezzed ice on the fort that is run on.',
  nothingToSwap: 'There is no card in HQ to swap it with.',
  noOtherPlace: 'There is no other place for it to go.',
  noTwoIce: 'There are no two pieces of ice on that fort to reverse.',
  noFaceDownInside: 'There is no face-down card installed inside a fort.',
  nothingExposed: 'No card is about to be exposed.',
  noIceToTrash: ({ state }) => `There is no ${state} ice to trash: 0 pieces lie on the forts.`,
  hqEmpty: 'HQ holds 0 cards to discard.',
  noIce: 'There is no ice installed.',
  nothingOnIt: 'No card lies on it.',
} satisfies Partial<RefusalWords>;
