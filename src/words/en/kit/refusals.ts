/** The kit's refusals, in words. */

import type { WordsFor } from '../../../base/refusal.ts';
import type { Refusal } from '../../../rules/game.ts';
import type { Reasons } from '../../../rules/kit/refusal.ts';
import { counted } from '../counted.ts';
import { giveWords } from '../gameRefusals.ts';
import { sayRefusal } from '../refusals.ts';

const words: WordsFor<Reasons> = {
  notAMove: 'That isn’t a move.',
  noSuchPlayer: 'There is no such player.',
  bidIsSealed: 'A bid is already sealed.',
  bothBidBits: 'In a trace, both players bid bits.',
  notAsked: 'That doesn’t answer the current question.',
  nothingFalls: 'No die roll or coin flip is in progress.',
  noSuchChance: ({ most }) => `The result must be a whole number from 0 to ${most}.`,
  tableOver: 'The game is over.',
  bidsFirst: 'Both players must seal their bids first.',
  fallsFirst: 'Wait for the roll or flip first.',
  notYourPen: 'The other phone is making a change. Try again in a moment.',
  noSuchCounter: 'You don’t have that counter.',
  onlyCorpTraces: 'Only the Corp can trace.',
  noTrace: 'There is no trace right now.',
  linkFirst: 'The Runner must show their base link first.',
  runnerShowsLink: 'Only the Runner shows a base link.',
  takesBits: ({ needs, has }) => `That takes ${counted(needs, 'bit')}, and you have ${has}.`,
  traceLimit: ({ limit }) => `The trace limit is ${limit}. Bid ${limit} or less.`,
  counterName: ({ longest }) => `A counter’s name has 1 to ${longest} letters and digits.`,
  tooManyCounters: ({ most }) => `You already have ${most} counters. Remove one first.`,
  onlySoMany: ({ has }) => `There are only ${has} to remove.`,
  highest: ({ most }) => `A number can’t be higher than ${most}.`,
  noCards: 'The cards are on your table, not in the app.',
  noDecks: 'The cards are on your table, not in the app.',
  noOptions: 'This game has no options.',
};

export const refusalWords = (refusal: Refusal): string => sayRefusal(refusal, words);

giveWords('kit', refusalWords);
