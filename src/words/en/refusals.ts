/** What a match refuses, in sentences, and how a refusal of any game is said. */

import type { WordsFor } from '../../base/refusal.ts';
import type { Barrier } from '../../peer/match/fold/state.ts';
import type { Reasons } from '../../peer/match/refusal.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import type { Refusal } from '../../rules/game.ts';
import type { Reasons as SoloReasons } from '../../solo/refusal.ts';
import { faultWords } from './faults.ts';
import { UNKNOWN } from './gameRefusals.ts';
import { storeAdvice } from './store.ts';

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

function stored(fault: StoreFault): string {
  const { what, next } = storeAdvice[fault];
  return `${what} ${next}`;
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
  logGrown: 'The other phone knew more of the game. Look again what is asked now.',

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

  storeFull: stored('full'),
  storeRefused: stored('refused'),
  storeGone: stored('gone'),
  storeShut: stored('shut'),
  storeNewer: stored('newer'),
  logDamaged: 'The stored log is damaged, and this phone can’t repair it.',
  secretsDamaged: 'This phone’s secret part of the game is damaged, so the game can’t continue here.',
  olderProtocol: 'The game was started with an older protocol, so it can’t continue. Nobody has lost.',
  otherVersion: ({ version }) => `The game was started with ${version}.`,
  otherRules: ({ version }) => `This game was started with different rules, also called ${version}.`,
  otherKey: 'This game belongs to another key.',

  sameSeat: ({ wanted, free }) => `Both phones chose the ${wanted}. One of you must be the ${free}.`,
  versionsDiffer: ({ own, theirs }) => `The two phones have different versions: ${own} here, ${theirs} there.`,
  cardsDiffer: 'The two phones have different card lists.',
  optionsDiffer: 'The two phones chose different options.',

  movedElsewhere: 'This game has already moved to another phone. Only that phone can get it.',
  oldPhoneShut: 'The old phone’s storage isn’t available right now. Try again.',
  parcelDamaged: 'The game arrived damaged. Send it again from the other phone.',
  parcelVersion: ({ version }) => `The game was started with ${version}, and this phone has other rules.`,
  notMovedHere: 'That game hasn’t moved to this phone.',
  appsDiffer: 'The two phones have different versions of Meatspace: update both, then show a new code.',
  anotherGame: 'This code belongs to another game.',
  notWanted: 'The new phone did not take the game.',
};

const ofSolo: WordsFor<SoloReasons> = {
  savedDamaged: 'The saved game is damaged. Deal a new one.',
  savedInconsistent: 'The saved game is inconsistent. Deal a new one.',
  savedOtherRules: 'This game was started with different rules. Deal a new one.',
  putsNothingRight: ofMatch.putsNothingRight,
  arrangeEachOnce: ofMatch.arrangeEachOnce,
  lessonStep: 'The lesson goes step by step.',
};

/** A sentence, or how it is made of what it has to know. */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>;

/** `words`: those of the game, if it is about one; what they do not know its match may have refused. What neither knows comes from another version. */
export function sayRefusal({ why, values }: Refusal, words: Sentences = {}): string {
  const said = [words, ofMatch as Sentences, ofSolo as Sentences].find((one) => Object.hasOwn(one, why))?.[why];
  if (said === undefined) return UNKNOWN;
  return typeof said === 'string' ? said : said(values as never);
}
