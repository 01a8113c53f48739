/** What the kit refuses, in sentences. */

import type { WordsFor } from '../../../base/refusal.ts';
import type { Refusal } from '../../../rules/game.ts';
import type { Reasons } from '../../../rules/kit/reasons.ts';
import { giveWords } from '../gameRefusals.ts';
import { sayRefusal } from '../refusals.ts';

const words: WordsFor<Reasons> = {
  notAMove: 'That is not a move.',
  noSuchPlayer: 'There is no such player.',
  bidIsSealed: 'A bid is sealed.',
  bothBidBits: 'In a trace both bid bits.',
  notAsked: 'Nothing of that kind is asked.',
  nothingFalls: 'Nothing falls.',
  noSuchChance: ({ most }) => `A whole number from 0 to ${most} comes up.`,
  tableOver: 'The game at the table is over.',
  bidsFirst: 'First both bids of the trace are sealed.',
  fallsFirst: 'First the die or the coin falls.',
  notYourPen: 'The other phone is writing: yours is next in a moment.',
  noSuchCounter: 'You have no such counter.',
  onlyCorpTraces: 'Only the Corp traces.',
  noTrace: 'There is no trace.',
  linkFirst: 'First the Runner shows his base link.',
  runnerShowsLink: 'The Runner shows his base link.',
  takesBits: ({ needs, has }) => `That takes ${needs} bits; you have ${has}.`,
  traceLimit: ({ limit }) => `The trace limit is ${limit}.`,
  counterName: ({ longest }) => `A counter is called by 1 to ${longest} letters and figures.`,
  tooManyCounters: ({ most }) => `You have ${most} counters already: remove one first.`,
  onlySoMany: ({ has }) => `There are only ${has} to take from.`,
  highest: ({ most }) => `No number is above ${most}.`,
  noCards: 'The cards lie on the table, not here.',
  noDecks: 'The cards lie on the table, not here.',
  noOptions: 'The kit has no options.',
};

export const refusalWords = (refusal: Refusal): string => sayRefusal(refusal, words);

giveWords('kit', refusalWords);
