// Chunk: proof-words
/** A match's refusals, and words for a refusal of any game. */

import type { WordsFor } from '../../base/refusal.ts';
import type { FoulDetail } from '../../peer/match/audit/audit.ts';
import type { Barrier } from '../../peer/match/fold/state.ts';
import type { Reasons } from '../../peer/match/refusal.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import type { Refusal } from '../../rules/game.ts';
import type { Reasons as SoloReasons } from '../../solo/refusal.ts';
import { sentence, withoutFullStop } from './capital.ts';
import { faultWords } from './faults.ts';
import { UNKNOWN } from './gameRefusals.ts';
import { storeAdvice } from './store.ts';

/** Why nothing earlier can be taken back. */
export function barredWords(by: Barrier | null): string {
  switch (by) {
    case 'shuffle':
      return 'A pile has been shuffled since then. You can’t take that back.';
    case 'search':
      return 'A pile has been searched since then. You can’t take that back.';
    case 'random':
      return 'A card has been picked at random from a hand since then. You can’t take that back.';
    case 'hidden':
      return 'Something has been bid or rolled in secret since then. You can’t take that back.';
    case 'corrected':
      return 'You’ve fixed the table together since then. You can’t take that back.';
    case 'far':
      return 'That was too long ago to take back.';
    default:
      return 'There’s nothing to take back.';
  }
}

function stored(fault: StoreFault): string {
  const { what, next } = storeAdvice[fault];
  return `${what} ${next}`;
}

const faultSentence = ({ detail }: { readonly detail: FoulDetail }): string =>
  sentence(withoutFullStop(faultWords(detail)));

const ofMatch: WordsFor<Reasons> = {
  matchStopped: 'The game has stopped.',
  matchOver: 'The game is over.',
  matchClosed: 'The match is closed.',
  matchMoved: 'This game has moved to another phone.',
  notBegun: 'The game hasn’t started yet.',
  notAnswered: 'The other phone hasn’t answered yet.',
  bothPaused: 'You have both paused the game. It continues when both phones are connected.',
  nothingOwed: 'Your opponent owes nothing right now.',
  givenUp: 'You conceded this game.',
  moreTime: 'Your opponent still has time.',
  logGrown: 'The other phone had newer moves. Check the game and try again.',

  notYourDecision: 'It isn’t your decision. Wait for your opponent.',
  answerBetween: 'Answer the current question first.',
  noBidAsked: 'Nobody is bidding in secret right now.',
  bidLocked: 'Your bid is sealed. You can’t change it.',
  badBid: faultSentence,
  bidTooLarge: 'That is too much for one bid. Bid less.',
  nothingToArrange: 'There’s nothing to put in order right now.',
  arrangeEachOnce: 'Put each card back exactly once.',
  cardNotHeld: 'You don’t have that card.',
  cardNotThere: faultSentence,
  gameFails: faultSentence,
  othersProof: 'The game needs a proof that only your opponent’s phone can give.',

  settleFirst: 'Not yet. Finish the current step first.',
  openBidFirst: 'Not yet. Reveal the sealed bids first.',
  answerOfferFirst: 'Answer your opponent’s offer first.',
  askedAlready: 'You have already asked. Make a move first.',
  hasDeclined: 'Your opponent declined. Make a move first.',
  nothingOffered: 'Your opponent hasn’t offered anything.',
  nothingToDraw: 'This game has no winner, so there is no draw to offer.',
  nothingToClaim: 'This game has no winner, so there is no win to claim.',
  takesNothingBack: 'You agreed to play without take-backs.',
  barred: ({ by }) => barredWords(by),
  putsNothingRight: 'There’s nothing to fix in this game.',
  tooMuchAtOnce: 'That is too much to fix at once. Fix it in smaller steps.',
  unprovable: 'The app can’t fix that without revealing hidden cards.',

  linkToMove: 'Your opponent’s phone must be connected to move the game.',
  onlyPlayedMoves: 'Only an open game can move.',
  phoneHasPlayed: 'This game is already on that phone.',
  cannotMoveThere: 'This game can’t move to that phone: it has moved too often, or the phone has no key.',
  unknownCard: 'The deck has a card that doesn’t exist. Remove it from the deck.',
  noProperKey: 'The other phone doesn’t have a valid key.',

  storeFull: stored('full'),
  storeRefused: stored('refused'),
  storeGone: stored('gone'),
  storeShut: stored('shut'),
  storeNewer: stored('newer'),
  logDamaged: 'The stored log is damaged, and this phone can’t repair it.',
  secretsDamaged: 'This phone’s secret data for the game is damaged, so the game can’t continue here.',
  olderProtocol: 'The game was started with an older protocol, so it can’t continue. Nobody has lost.',
  otherVersion: ({ version }) => `This game was started with another version of the rules, ${version}.`,
  otherRules: ({ version }) => `This game was started with different rules, also called ${version}.`,
  otherKey: 'This game belongs to another key.',

  sameSeat: ({ wanted, free }) => `Both phones chose the ${wanted}. One of you must be the ${free}.`,
  versionsDiffer: ({ own, theirs }) => `The two phones have different versions: ${own} here, ${theirs} there.`,
  cardsDiffer: 'The two phones have different card lists. Update Meatspace on both.',
  optionsDiffer: 'The two phones chose different options. Choose the same ones.',

  movedElsewhere: 'This game has already moved to another phone. Only that phone can continue it.',
  oldPhoneShut: 'The old phone’s storage isn’t available right now. Try again.',
  parcelDamaged: 'The game arrived damaged. Send it again from the other phone.',
  parcelVersion: ({ version }) => `The game was started with ${version}, but this phone has different rules.`,
  notMovedHere: 'That game hasn’t moved to this phone.',
  appsDiffer: 'The two phones have different versions of Meatspace. Update both, then show a new code.',
  anotherGame: 'This code belongs to another game.',
  notWanted: 'The new phone declined the game.',
};

const ofSolo: WordsFor<SoloReasons> = {
  savedDamaged: 'The saved game is damaged. Start a new one.',
  savedInconsistent: 'The saved game is inconsistent. Start a new one.',
  savedOtherRules: 'This game was started with different rules. Start a new one.',
  putsNothingRight: ofMatch.putsNothingRight,
  arrangeEachOnce: ofMatch.arrangeEachOnce,
  lessonStep: 'Follow the lesson one step at a time.',
};

/** A sentence, or a function of the refusal's values. */
type Sentences = Readonly<Record<string, string | ((values: never) => string)>>;

/**
 * `words`: the game's own, if any. Falls back to the match's refusals, then to a generic sentence for other versions.
 */
export function sayRefusal({ why, values }: Refusal, words: Sentences = {}): string {
  const said = [words, ofMatch as Sentences, ofSolo as Sentences].find((one) => Object.hasOwn(one, why))?.[why];
  if (said === undefined) return UNKNOWN;
  return typeof said === 'string' ? said : said(values as never);
}
