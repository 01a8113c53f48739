/**
 * All reasons for refusals in Netrunner, each with its class and the values its sentence needs. The sentences are in
 * `src/words/<language>/netrunner/refusals/`.
 */

import { withValues as havingAny, type PlainIn, refusalFactory, type ValuesIn, type With } from '../../base/refusal.ts';
import type { CardId, Refusal, Seat } from '../game.ts';
import type { ConditionData } from './conditionData.ts';
import type { DecisionName } from './decisions.ts';
import type { CardType, Installs, Interrupt, When } from './effect.ts';
import type { Answerable } from './frame.ts';
import type { FortId, SpecialActions } from './table.ts';

export type RefusalKind =
  | 'E-FORM'
  | 'E-OVER'
  | 'E-TURN'
  | 'E-PENDING'
  | 'E-WINDOW'
  | 'E-ACTIONS'
  | 'E-BITS'
  | 'E-CARD'
  | 'E-TYPE'
  | 'E-PLACE'
  | 'E-TARGET'
  | 'E-COUNT'
  | 'E-MU'
  | 'E-STATE'
  | 'E-STRENGTH'
  | 'E-KEYWORD'
  | 'E-LIMIT'
  | 'E-TAG'
  | 'E-DECK';

const having = <V>(kind: RefusalKind) => havingAny<V, RefusalKind>(kind);

interface OfCard {
  card: CardId;
}
/** What is pending: a decision, or null for something no player decides. */
interface Open {
  decision: DecisionName | null;
}
interface Left {
  left: number;
}
/** The number needed, and the actual one. */
interface Short {
  needs: number;
  has: number;
}
/** Not enough bits. */
type Costing<V> = With<V & Short, 'E-BITS'>;
const costing = <V = unknown>(): Costing<V> => havingAny<V & Short, 'E-BITS'>('E-BITS');
type Counter = { counter: string };
/** What a card is required to be. */
type CardRequirement = { keyword: string } | { type: CardType };

const reasons = {
  // Form of moves and answers.
  notAMove: 'E-FORM',
  noSuchMove: having<{ name: string }>('E-FORM'),
  malformedMove: having<{ move: string; field: string; fault: 'missing' | 'foreign' | 'wrong' }>('E-FORM'),
  notAnAnswer: 'E-FORM',
  noSuchAnswer: 'E-FORM',
  noSuchPlayer: 'E-FORM',
  noSuchChance: having<{ most: number }>('E-FORM'),
  noSuchFace: 'E-FORM',
  bothBids: 'E-FORM',
  bidsOpenTogether: 'E-PENDING',
  /** `says`: how the game ended, as stored in the table. */
  gameOver: having<{ winner: Seat | null; says: string }>('E-OVER'),
  theirDecision: having<{ of: Seat; decision: DecisionName }>('E-TURN'),
  firstSomethingElse: having<Open>('E-PENDING'),
  firstAnotherDecision: having<Open>('E-PENDING'),
  beforeNextAction: having<Open>('E-PENDING'),

  // Decks and options.
  deckSize: having<{ least: number; most: number }>('E-FORM'),
  noOptions: 'E-FORM',
  noSuchOption: having<{ option: string }>('E-FORM'),
  packsFirst: 'E-DECK',
  deckTooLarge: having<{ most: number }>('E-DECK'),
  deckTooSmall: having<{ of: Seat } & Short>('E-DECK'),
  noCardCalled: having<{ name: string }>('E-DECK'),
  otherSidesCard: having<OfCard>('E-DECK'),
  agendaPoints: having<{ cards: number } & Short>('E-DECK'),

  // Fixing the table by agreement.
  nothingToCorrect: 'E-FORM',
  fortWouldShrink: 'E-STATE',
  correctOver: 'E-OVER',
  correctLater: 'E-PENDING',
  correctBetweenActions: 'E-PENDING',
  noSuchCounters: 'E-COUNT',
  notInFort: 'E-CARD',
  notInPlay: 'E-CARD',
  notLyingThere: 'E-CARD',
  agendaUnrezzed: 'E-TYPE',
  notForRig: 'E-TYPE',
  changedSides: 'E-STATE',
  isSoAlready: 'E-STATE',
  faceDownStays: 'E-STATE',
  notTheirTurn: 'E-TURN',
  lastActionStays: 'E-ACTIONS',

  // The turn and its windows.
  corpInstallsFaceDown: 'E-FORM',
  runnerInstallsFaceUp: 'E-FORM',
  onlyRunnerHasRig: 'E-FORM',
  actionsLeft: having<Left>('E-WINDOW'),
  extraActionLeft: 'E-WINDOW',
  noActionsLeft: 'E-ACTIONS',
  actionOf: having<{ of: Seat }>('E-TYPE'),
  turnOnlyBegun: 'E-WINDOW',
  actionsInOwnTurn: 'E-WINDOW',
  whenToJackOut: 'E-WINDOW',
  whenToPurge: 'E-WINDOW',
  whenToRez: 'E-WINDOW',
  whenToScore: 'E-WINDOW',
  whenToDiscard: 'E-WINDOW',
  whenToBid: 'E-WINDOW',
  whenToShow: 'E-WINDOW',
  whenToSteal: 'E-WINDOW',
  whenToTrash: 'E-WINDOW',
  whenToUse: 'E-WINDOW',
  whenToUseThat: having<OfCard & { when: When }>('E-WINDOW'),
  whenToChoose: having<Open>('E-WINDOW'),
  whenToPass: having<Open>('E-WINDOW'),
  notNow: having<Open>('E-WINDOW'),
  specialNext: having<{ use: SpecialActions['for'] }>('E-WINDOW'),
  specialOnly: having<{ use: SpecialActions['for'] } & Left>('E-WINDOW'),
  discardMore: having<Left>('E-COUNT'),
  discardFirst: having<Left>('E-WINDOW'),
  discardedFaceUp: 'E-STATE',
  discardedFaceDown: 'E-FORM',
  pointsCost: having<OfCard & { to: 'rez' | 'install' } & Short>('E-LIMIT'),

  // Bits.
  costsBits: costing(),
  takesBits: costing(),
  bidCost: costing(),
  baseCost: costing(),
  moreThanLies: having<{ bits: number }>('E-BITS'),
  playCost: costing<OfCard>(),
  variableCost: costing<OfCard>(),
  installCost: costing<OfCard>(),
  rezCost: costing<OfCard>(),
  halfRezCost: costing<OfCard>(),
  rezAtInstallCost: costing<OfCard>(),
  iceInstallCost: costing(),
  iceBesideCost: costing<{ there: number }>(),
  insideInstallCost: costing(),
  takeCost: costing(),
  eachCost: costing(),
  advanceCost: costing(),
  removalCost: costing(),
  useCost: costing<OfCard>(),
  untagCost: costing(),
  trashResourceCost: costing(),
  guestCost: costing<OfCard>(),
  stealCost: costing<OfCard>(),
  trashCost: costing<OfCard>(),
  jackOutCost: costing(),
  runAgainCost: costing(),
  passedIceCost: costing(),
  insideTrashCost: costing(),
  bidBits: costing(),
  hideBits: costing(),

  // Cards: installing, rezzing, playing, scoring.
  noSuchCard: 'E-CARD',
  notPlayed: having<OfCard>('E-TYPE'),
  playedWhen: having<OfCard & { when: Interrupt | 'action' }>('E-WINDOW'),
  twoActions: having<OfCard & Left>('E-ACTIONS'),
  /** The class is the condition's (`asks`); `tags`: the Runner's tags, if the condition asks about them. */
  onlyIf: having<OfCard & { how: 'used' | 'played' | 'installed'; asks: ConditionData; tags?: number }>('E-STATE'),
  newIceFaceDown: 'E-FORM',
  whereOldIceStands: 'E-PLACE',
  onFortRunOn: 'E-PLACE',
  notOnThatFort: having<OfCard>('E-PLACE'),
  notIce: having<OfCard>('E-TYPE'),
  onlyCorpPurges: 'E-TYPE',
  noVirus: 'E-TARGET',
  virusKept: having<{ kept: number; there: number }>('E-TARGET'),
  keepsMore: having<{ most: number }>('E-COUNT'),
  noFortToInstall: having<{ forts: readonly FortId[] }>('E-PLACE'),
  noNewForts: 'E-PLACE',
  notInstalled: having<OfCard>('E-TYPE'),
  rezzedAtOnce: having<OfCard>('E-STATE'),
  iceNotInside: 'E-PLACE',
  onlyIceOnFort: 'E-PLACE',
  subsidiaryOnly: 'E-PLACE',
  installedOnly: having<OfCard & { ice: boolean; place: NonNullable<Installs['only']> }>('E-PLACE'),
  installedFaceDown: having<OfCard>('E-TYPE'),
  hiddenFaceDown: having<OfCard>('E-FORM'),
  iceOverwritesNothing: 'E-TARGET',
  noIceToClear: 'E-TARGET',
  clearOnlyForIce: 'E-TARGET',
  overwriteOnlyThere: 'E-TARGET',
  upgradesStay: 'E-TARGET',
  upgradeOverwritesNothing: 'E-TYPE',
  fortOccupied: 'E-STATE',
  agendaNeverRezzed: 'E-TYPE',
  rezzedAlready: having<OfCard>('E-STATE'),
  rezIceOnApproach: 'E-WINDOW',
  runOver: 'E-WINDOW',
  onlyApproachedIce: 'E-TARGET',
  rezzedLast: having<OfCard>('E-WINDOW'),
  unique: having<OfCard>('E-LIMIT'),
  lookFor: having<OfCard & { type: string; is: CardType }>('E-TYPE'),
  notRezzedThisWay: 'E-TARGET',
  onlyTypesInstalled: having<OfCard & { types: readonly CardType[] }>('E-TYPE'),
  onlyTypesTaken: having<OfCard & { types: readonly CardType[] }>('E-TYPE'),
  onlyTypesChosen: having<OfCard & { types: readonly CardType[] }>('E-TYPE'),
  onlyAnswerTo: having<{ to: Answerable }>('E-WINDOW'),
  isPrice: having<OfCard>('E-STATE'),
  savesNothing: having<OfCard>('E-TYPE'),
  intoThatFort: having<{ free: boolean }>('E-PLACE'),
  installMore: having<Left>('E-COUNT'),
  onlyAdvanceable: 'E-TARGET',
  onlyAgendasScored: 'E-TARGET',
  advancement: having<OfCard & Short>('E-STATE'),
  namedFaceDownOnly: 'E-FORM',
  rezFirst: 'E-STATE',
  oneCounterAtATime: 'E-FORM',
  noCounterToRemove: 'E-STATE',
  nextIceInwards: 'E-TARGET',
  iceHasToBeRezzed: 'E-PENDING',
  onlyProgramsOverwritten: 'E-TARGET',
  onlyProgramsInside: 'E-TARGET',
  insideOrOver: 'E-FORM',
  hostHolds: having<OfCard & { host: CardId; keyword: string }>('E-TYPE'),
  hostMemory: having<OfCard & { host: CardId } & Short>('E-MU'),
  memory: having<OfCard & Short>('E-MU'),
  overwriteFrees: having<{ needs: number; frees: number }>('E-MU'),
  trashFrees: having<{ needs: number; frees: number }>('E-COUNT'),
  trashNoMore: having<{ needs: number; frees: number }>('E-COUNT'),
  notHiddenResource: having<OfCard>('E-TYPE'),
  chooseMore: having<Left>('E-COUNT'),
  twoChangePlaces: 'E-COUNT',
  swappedInSecret: 'E-TARGET',

  // Using cards.
  noCardOfYours: 'E-CARD',
  noSuchAbility: having<OfCard>('E-CARD'),
  othersAbility: having<OfCard>('E-TYPE'),
  onlyBreakingNames: 'E-FORM',
  useAtLeastOnce: 'E-FORM',
  useOnceAtATime: 'E-FORM',
  usesLeft: having<OfCard & { times: number; per: 'turn' | 'run' | 'game' } & Left>('E-LIMIT'),
  abilityPoints: having<OfCard & Short>('E-LIMIT'),
  abilityCounter: having<OfCard & Counter>('E-STATE'),
  abilityActions: having<OfCard & { needs: number } & Left>('E-ACTIONS'),

  // Choices.
  bidBitsOnly: 'E-FORM',
  bidAtMost: having<{ most: number; bid: number }>('E-LIMIT'),
  hideAtLeast: having<{ least: number; bid: number }>('E-COUNT'),
  hasToBePlayed: having<OfCard>('E-PENDING'),
  thatIsPlayed: having<OfCard>('E-CARD'),
  notAdvanceable: 'E-TARGET',
  placeAll: having<{ all: number; placed: number }>('E-COUNT'),
  trashedForRoom: 'E-TARGET',
  trashOne: 'E-COUNT',
  onlySuch: having<CardRequirement>('E-TYPE'),
  notSo: having<{ said: boolean } & CardRequirement>('E-CARD'),
  chosenTwice: 'E-FORM',
  amongOffered: having<{ decision: DecisionName }>('E-TARGET'),
  chooseCount: having<{ min: number; max: number; chosen: number }>('E-COUNT'),
  amountForEach: having<{ count: number }>('E-COUNT'),
  splitSum: having<{ min: number; max: number; given: number }>('E-COUNT'),

  // Tags and damage.
  oneTagAtATime: 'E-FORM',
  noTags: 'E-TAG',
  runnerNotTagged: 'E-TAG',
  onlyResource: 'E-TARGET',
  raisesNot: having<{ type: string }>('E-TYPE'),
  preventsNot: having<{ type: string; only: readonly string[] }>('E-TYPE'),
  usedOnce: 'E-FORM',
  preventAtMost: having<{ most: number; coming: number; said: number }>('E-COUNT'),
  preventOnly: 'E-FORM',

  // Runs.
  noFortToRun: having<{ forts: readonly FortId[] }>('E-PLACE'),
  fortClosed: 'E-PLACE',
  payToRun: having<{ bits: number }>('E-STATE'),
  actionsToRun: having<{ actions: number }>('E-STATE'),
  nothingKeepsYou: 'E-STATE',
  prices: having<{ prices: readonly number[] }>('E-TARGET'),
  noJackingOut: having<{ by: CardId | null }>('E-STATE'),
  notIcebreaker: having<OfCard>('E-TYPE'),
  breakerBanned: having<OfCard>('E-STATE'),
  noisyBreaker: having<OfCard>('E-STATE'),
  breaksUnchosen: having<OfCard>('E-KEYWORD'),
  breaksOthers: having<OfCard & { breaks: readonly string[]; ice: CardId; is: readonly string[] }>('E-KEYWORD'),
  iceLocked: having<{ ice: CardId }>('E-STATE'),
  brokenAlready: 'E-STATE',
  nothingToBreak: 'E-STATE',
  triesOnce: having<OfCard>('E-LIMIT'),
  breaksTraces: having<OfCard>('E-TARGET'),
  strength: having<OfCard & { has: number; ice: CardId; needs: number }>('E-STRENGTH'),
  nameOneSubroutine: 'E-FORM',
  nameSubroutines: 'E-FORM',
  namedTwice: 'E-FORM',
  subroutines: having<{ ice: CardId; count: number }>('E-TARGET'),
  breaksAllAtOnce: 'E-COUNT',
  breakUpTo: having<{ most: number; named: number }>('E-COUNT'),
  onlyShownIfSaid: 'E-TARGET',
  hasToBeShown: having<OfCard>('E-PENDING'),
  accessUnderway: 'E-PENDING',
  notAgenda: having<OfCard>('E-TYPE'),
  inArchivesAlready: having<OfCard>('E-STATE'),
  noTrashCost: having<OfCard>('E-TYPE'),
  hasToBeStolen: having<OfCard>('E-STATE'),

  // Traces.
  corpBidsBits: 'E-FORM',
  corpSpendsBits: 'E-FORM',
  bidUsesCost: having<{ cost: number; bid: number }>('E-COUNT'),
  usesCost: having<{ cost: number; bid: number }>('E-COUNT'),
  traceLimit: having<{ bid: number; limit: number }>('E-LIMIT'),
  notBaseLink: 'E-TYPE',
  notInRig: 'E-CARD',
  oneBaseLink: 'E-COUNT',
  raisesNoLink: 'E-CARD',
  nameEachUseOnce: 'E-FORM',
  onlyAsBaseLink: 'E-STATE',
  linkOnce: 'E-LIMIT',
  onceOnNothingElse: 'E-FORM',

  // Requirements of card texts.
  noBitsOnCard: 'E-STATE',
  noAdvancementToMove: 'E-STATE',
  notInEachFort: having<Counter>('E-STATE'),
  noUnrezzedIce: 'E-TARGET',
  noIceToRepeat: 'E-TARGET',
  noneAside: having<Counter>('E-TARGET'),
  pileHolds: having<Short>('E-CARD'),
  nothingToShow: 'E-CARD',
  pileEmpty: having<{ pile: 'stack' | 'trash' }>('E-TARGET'),
  noUnrezzedIceInRun: 'E-TARGET',
  nothingToSwap: 'E-CARD',
  noOtherPlace: 'E-TARGET',
  noTwoIce: 'E-TARGET',
  noFaceDownInside: 'E-TARGET',
  nothingExposed: 'E-TARGET',
  noIceToTrash: having<{ state: 'rezzed' | 'unrezzed' }>('E-TARGET'),
  hqEmpty: 'E-CARD',
  noIce: 'E-TARGET',
  nothingOnIt: 'E-TARGET',
} as const satisfies Record<string, RefusalKind>;

export type Reasons = typeof reasons;
export type Why = keyof Reasons;
export type ValuesOf<W extends Why> = ValuesIn<Reasons, W>;
export type PlainWhy = PlainIn<Reasons>;
/** Reasons about a cost in bits. */
export type PriceReason = { [W in Why]: Reasons[W] extends Costing<unknown> ? W : never }[Why];
/** The sentence's values other than the price. */
export type ValuesBesidesPrice<W extends PriceReason> = Omit<ValuesOf<W>, keyof Short>;

export const refuse = refusalFactory(reasons);

/** A card's condition does not hold; refused with the condition's class. */
export const onlyIf = (kind: RefusalKind, values: ValuesOf<'onlyIf'>): Refusal => ({
  kind,
  why: 'onlyIf',
  // What a condition asks is plain data, though its interfaces do not guarantee it.
  values: values as unknown as Refusal['values'],
});

/** Identical for a wrong card, an unknown card and a hidden card (N-HID-19). */
export const noSuchCard = refuse('noSuchCard');
