/** What a match refuses, in sentences, and how a refusal of any game is said. */

import type { WordsFor } from '../../base/refusal.ts';
import type { Barrier } from '../../peer/match/fold/state.ts';
import type { Reasons } from '../../peer/match/refusal.ts';
import type { Refusal } from '../../rules/game.ts';
import { faultWords } from './faults.ts';
import { UNKNOWN } from './gameRefusals.ts';

/** Why nothing before that can be taken back. */
export function barredWords(by: Barrier | null): string {
  switch (by) {
    case 'shuffle':
      return 'A pile has been shuffled since: that cannot be taken back.';
    case 'search':
      return 'A pile has been searched since: that cannot be taken back.';
    case 'random':
      return 'A card of a hand was chosen by chance since: that cannot be taken back.';
    case 'hidden':
      return 'Something was bid, noted or thrown in secret since: that cannot be taken back.';
    case 'corrected':
      return 'The two of you have put something right since: that stays.';
    case 'far':
      return 'That is too long ago to be taken back.';
    default:
      return 'There is nothing to take back.';
  }
}

const ofMatch: WordsFor<Reasons> = {
  matchStopped: 'The game has stopped.',
  matchOver: 'The game is over.',
  matchClosed: 'The match is closed.',
  matchMoved: 'This game has moved to another phone.',
  notBegun: 'The game has not begun yet.',
  notAnswered: 'The other phone has not answered yet.',
  bothPaused: 'Both of you have paused the game: it goes on as soon as the other phone is there.',
  nothingOwed: 'The other player owes nothing now.',
  givenUp: 'You have given up this game.',
  moreTime: 'The other player has more time.',

  notYourDecision: 'It is not your decision now.',
  answerBetween: 'Something has to be answered first.',
  nothingNoted: 'Nothing is noted in secret now.',
  noteLocked: 'Your note is locked.',
  badNote: ({ detail }) => faultWords(detail),
  tooMuchNoted: 'That is too much to be noted at once.',
  nothingToArrange: 'There is nothing to put in order now.',
  arrangeEachOnce: 'Each of the cards has to be put back once.',
  cardNotHeld: 'You do not have that card.',
  cardNotThere: ({ detail }) => faultWords(detail),
  gameFails: ({ detail }) => faultWords(detail),
  othersProof: 'the game asks for a proof that the other player would have to give',

  settleFirst: 'Not now: something has to be settled first.',
  openBidFirst: 'Not now: a bid is sealed. Open it first.',
  answerOfferFirst: 'First answer what the other player offers.',
  askedAlready: 'You have asked already. Play on first.',
  hasDeclined: 'The other player has declined. Play on first.',
  nothingOffered: 'The other player offers nothing now.',
  nothingToDraw: 'Nobody wins this game: there is nothing to draw.',
  nothingToClaim: 'Nobody wins this game: there is nothing to claim.',
  takesNothingBack: 'At this table nothing is taken back: so you have agreed.',
  barred: ({ by }) => barredWords(by),
  putsNothingRight: 'In this game nothing is put right.',
  tooMuchAtOnce: 'That is too much to be put right at once.',
  unprovable: 'That would have to be proven by cards that nobody may show.',

  linkToMove: 'The other player’s phone has to be linked: it must see that the game moves.',
  onlyPlayedMoves: 'Only a game that is being played can move.',
  phoneHasPlayed: 'That is a phone on which this game is played already.',
  cannotMoveThere: 'To that phone this game cannot move: it has moved too often, or the phone has no key.',
  unknownCard: 'The deck holds a card that does not exist.',
  noProperKey: 'The other phone has no proper key.',
};

/** A sentence, or how it is made of what it has to know. */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>;

/** `words`: those of the game; what they do not know the match may have refused. What neither knows comes from another version. */
export function sayRefusal(words: Sentences, { why, values }: Refusal): string {
  const said = [words, ofMatch as Sentences].find((one) => Object.hasOwn(one, why))?.[why];
  if (said === undefined) return UNKNOWN;
  return typeof said === 'string' ? said : said(values as never);
}
