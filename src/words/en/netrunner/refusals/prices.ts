/** Too few bits, with the price and the player's bits; and what else a card's text requires. */
import { counted } from '../../counted.ts';
import { some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { bits, cards, title } from './parts.ts';

export const prices = {
  costsBits: ({ needs, has }) => `That costs ${bits(needs)}, and you have ${has}.`,
  takesBits: ({ needs, has }) => `That takes ${bits(needs)}, and you have ${has}.`,
  bidCost: ({ needs, has }) => `That bid costs ${bits(needs)}, and you have ${has}.`,
  baseCost: ({ needs, has }) => `That base link costs ${bits(needs)} from your pool, and you have ${has}.`,
  moreThanLies: (v) => `That source has only ${bits(v.bits)}.`,
  playCost: ({ card, needs, has }) => `${title(card)} costs ${bits(needs)} to play, and you have ${has}.`,
  variableCost: ({ card, needs, has }) => `${title(card)} costs at least ${bits(needs)}, and you have ${has}.`,
  installCost: ({ card, needs, has }) => `${title(card)} costs ${bits(needs)} to install, and you have ${has}.`,
  rezCost: ({ card, needs, has }) => `${title(card)} costs ${bits(needs)} to rez, and you have ${has}.`,
  halfRezCost: ({ card, needs, has }) =>
    `${title(card)} costs ${bits(needs)} to rez at half price, and you have ${has}.`,
  rezAtInstallCost: ({ card, needs, has }) =>
    `${title(card)} must be rezzed when you install it. That costs ${bits(needs)}, and you have ${has}.`,
  iceInstallCost: ({ needs, has }) => `Ice on that fort costs ${bits(needs)} to install, and you have ${has}.`,
  iceBesideCost: ({ there, needs, has }) =>
    `With ${counted(there, 'piece')} of ice already there, installing another costs ${bits(needs)}, and you have ${has}.`,
  insideInstallCost: ({ needs, has }) =>
    `A card inside that fort costs ${bits(needs)} to install, and you have ${has}.`,
  takeCost: ({ needs, has }) => `Each card taken costs ${bits(needs)}, and you have ${has}.`,
  eachCost: ({ needs, has }) => `Each card costs ${bits(needs)}, and you have ${has}.`,
  advanceCost: ({ needs, has }) => `Advancing costs ${bits(needs)}, and you have ${has}.`,
  removalCost: ({ needs, has }) => `Removing the counter costs ${bits(needs)}, and you have ${has}.`,
  useCost: ({ card, needs, has }) => `${title(card)} costs ${bits(needs)} to use, and you have ${has}.`,
  untagCost: ({ needs, has }) => `Removing a tag costs ${bits(needs)}, and you have ${has}.`,
  trashResourceCost: ({ needs, has }) => `Trashing a resource costs ${bits(needs)}, and you have ${has}.`,
  guestCost: ({ card, needs, has }) =>
    `Bringing ${title(card)} into the run costs ${bits(needs)}, and you have ${has}.`,
  stealCost: ({ card, needs, has }) => `Stealing ${title(card)} costs ${bits(needs)} more, and you have ${has}.`,
  trashCost: ({ card, needs, has }) => `${title(card)} costs ${bits(needs)} to trash, and you have ${has}.`,
  jackOutCost: ({ needs, has }) => `Jacking out of this run costs ${bits(needs)}, and you have ${has}.`,
  runAgainCost: ({ needs, has }) => `Running again costs ${bits(needs)}, and you have ${has}.`,
  passedIceCost: ({ needs, has }) => `The rez cost of that ice is ${bits(needs)}, and you have ${has}.`,
  insideTrashCost: ({ needs, has }) => `Trashing a card there costs ${bits(needs)} more, and you have ${has}.`,
  bidBits: ({ needs, has }) => `You can’t bid ${bits(needs)}: you have ${has}.`,
  hideBits: ({ needs, has }) => `You can’t hide ${bits(needs)}: you have ${has}.`,

  // What a card's text requires but the table lacks.
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
