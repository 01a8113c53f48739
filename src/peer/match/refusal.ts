/** The match's own refusals, in addition to the game's: the reason, its class, and the values its sentence needs. */
import { type Refusal, refusalFactory, withValues } from '../../base/refusal.ts';
import type { StoreFault } from '../store/store.ts';
import type { OffenceDetail } from './fold/offence.ts';
import type { Barrier } from './fold/state.ts';

const reasons = {
  // Whether play can continue right now.
  matchStopped: 'E-STOPPED',
  matchOver: 'E-PEN',
  matchClosed: 'E-CLOSED',
  matchMoved: 'E-MOVED',
  notBegun: 'E-AWAY',
  notAnswered: 'E-AWAY',
  bothPaused: 'E-AWAY',
  nothingOwed: 'E-PEN',
  givenUp: 'E-PEN',
  moreTime: 'E-EARLY',
  /** A move was made before the other phone had sent the length of the log. */
  logGrown: 'E-AWAY',

  // For moves, bids and orders.
  notYourDecision: 'E-PEN',
  answerBetween: 'E-MOVE',
  noBidAsked: 'E-PEN',
  bidLocked: 'E-PEN',
  /** What is wrong with the bid. */
  badBid: withValues<{ detail: OffenceDetail }, 'E-FORM'>('E-FORM'),
  bidTooLarge: 'E-FORM',
  nothingToArrange: 'E-PEN',
  arrangeEachOnce: 'E-FORM',
  cardNotHeld: 'E-CARD',
  /** The offence those entries would be. */
  cardNotThere: withValues<{ detail: OffenceDetail }, 'E-CARD'>('E-CARD'),
  gameFails: withValues<{ detail: OffenceDetail }, 'E-GAME'>('E-GAME'),
  othersProof: 'E-GAME',

  // For what both players agree on.
  settleFirst: 'E-PENDING',
  openBidFirst: 'E-PENDING',
  answerOfferFirst: 'E-PENDING',
  askedAlready: 'E-PENDING',
  hasDeclined: 'E-PENDING',
  nothingOffered: 'E-PEN',
  nothingToDraw: 'E-FORM',
  nothingToClaim: 'E-FORM',
  takesNothingBack: 'E-BACK',
  barred: withValues<{ by: Barrier | null }, 'E-BACK'>('E-BACK'),
  putsNothingRight: 'E-FORM',
  tooMuchAtOnce: 'E-FORM',
  unprovable: 'E-STATE',

  // For moving the game, and for the deck and key at its start.
  linkToMove: 'E-AWAY',
  onlyPlayedMoves: 'E-PEN',
  phoneHasPlayed: 'E-KEY',
  cannotMoveThere: 'E-KEY',
  unknownCard: 'E-DECK',
  noProperKey: 'E-KEY',

  // About this phone's storage and its content.
  storeFull: 'E-STORE',
  storeRefused: 'E-STORE',
  storeGone: 'E-STORE',
  storeShut: 'E-SHUT',
  storeNewer: 'E-NEWER',
  logDamaged: 'E-STORE',
  secretsDamaged: 'E-STORE',
  olderProtocol: 'E-VERSION',
  otherVersion: withValues<{ version: string }, 'E-VERSION'>('E-VERSION'),
  /** Different rules under the same name. */
  otherRules: withValues<{ version: string }, 'E-VERSION'>('E-VERSION'),
  otherKey: 'E-KEY',

  // For two phones that cannot play each other.
  sameSeat: withValues<{ wanted: string; free: string }, 'E-SEAT'>('E-SEAT'),
  versionsDiffer: withValues<{ own: string; theirs: string }, 'E-VERSION'>('E-VERSION'),
  cardsDiffer: 'E-CARDS',
  optionsDiffer: 'E-OPTIONS',

  // For games that move to another phone.
  movedElsewhere: 'E-MOVED',
  oldPhoneShut: 'E-SHUT',
  parcelDamaged: 'E-PARCEL',
  parcelVersion: withValues<{ version: string }, 'E-VERSION'>('E-VERSION'),
  notMovedHere: 'E-KEY',
  appsDiffer: 'E-VERSION',
  anotherGame: 'E-PARCEL',
  notWanted: 'E-DENIED',
} as const;

export type Reasons = typeof reasons;

export const refuse = refusalFactory(reasons);

const storeReasons = {
  full: 'storeFull',
  refused: 'storeRefused',
  gone: 'storeGone',
  shut: 'storeShut',
  newer: 'storeNewer',
} as const satisfies Record<StoreFault, keyof Reasons>;

/** Store faults: E-SHUT if it may work in a moment, E-NEWER, else E-STORE. */
export const storeRefusal = (fault: StoreFault): Refusal => refuse(storeReasons[fault]);
