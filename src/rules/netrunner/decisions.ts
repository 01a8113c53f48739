/**
 * Every decision the table asks a player to make, by kind of question and by name. The only place for facts about a
 * decision that the rules and screens need: a decision not listed here cannot be asked for.
 */
import type { Question } from '../game.ts';
import type { Source } from './event.ts';

/** Facts about one decision. */
interface Decision {
  /** A rarely used decision, passed automatically unless its player chooses otherwise; so is a bid with one option. */
  readonly passes?: true;
  /**
   * The Runner may spend bits here, so abilities that produce bits while paying can be used
   * (R-CARD-chiba-bank-account).
   */
  readonly pays?: true;
}

/** A decision answered by choosing from a list. */
interface ChooseDecision extends Decision {
  readonly ordered?: true;
}

/** A decision answered by a move. */
interface MoveDecision extends Decision {
  /** What the player may do with hidden cards: rez face-down ones, or use cards from a hand or pile. */
  readonly hidden?: 'rez' | 'hand';
}

const named = <D extends Decision>() => {
  return <N extends string>(facts: Record<N, D>): Readonly<Record<N, D>> => facts;
};

const move = named<MoveDecision>()({
  start: { hidden: 'rez', passes: true },
  after: { hidden: 'rez', passes: true },
  begin: { hidden: 'rez', passes: true },
  approach: { hidden: 'rez', passes: true },
  pass: { hidden: 'rez', passes: true },
  allPassed: { hidden: 'rez' },
  guest: { hidden: 'hand' },
  innermost: { hidden: 'hand' },
  final: { hidden: 'rez', passes: true },
  success: { pays: true },
  action: { hidden: 'hand', pays: true },
  discard: { hidden: 'hand' },
  encounter: { pays: true },
  jack: { pays: true },
  last: { pays: true },
  accessed: {},
  settle: { pays: true },
  raise: {},
  prevent: { pays: true },
  flatline: { pays: true },
  save: { pays: true },
  avoidTag: { pays: true },
  avoidCounter: { pays: true },
  trace: { pays: true },
  link: { pays: true },
  owed: {},
  search: { hidden: 'hand', pays: true },
  rezOne: { hidden: 'rez' },
  forced: { hidden: 'hand', pays: true },
  sift: {},
  looked: { hidden: 'hand' },
  take: { hidden: 'hand' },
  hand: { hidden: 'hand' },
  forcedRez: { hidden: 'rez' },
  rezAnswer: { hidden: 'rez' },
  beforeDraw: { hidden: 'rez', passes: true },
  runStart: { hidden: 'rez', passes: true },
  traceStart: { hidden: 'rez', passes: true },
  beforeExpose: { hidden: 'rez', passes: true },
  traced: { pays: true },
  damaged: {},
  swapIce: { hidden: 'hand' },
  installOne: { hidden: 'hand', pays: true },
  rezInstalled: { hidden: 'rez' },
  refill: { hidden: 'hand' },
});

const choose = named<ChooseDecision>()({
  access: {},
  order: {},
  forgo: {},
  instead: {},
  shield: {},
  letThrough: {},
  saved: {},
  surplus: {},
  keepCards: {},
  clearIce: { ordered: true },
  overwrite: { ordered: true },
  keepOn: { ordered: true },
  countDown: {},
  fit: { ordered: true },
  pay: { pays: true },
  trashProgram: { ordered: true },
  trashOrder: { ordered: true },
  pressIce: {},
  trashIce: {},
  buyIce: { pays: true },
  trashOwn: { ordered: true },
  trashHardware: { ordered: true },
  sell: {},
  fetchIce: {},
  revealIce: {},
  trashResource: { ordered: true },
  trashResources: { ordered: true },
  recover: {},
  fromTrash: {},
  installFound: {},
  installAt: {},
  sendBack: {},
  movePlace: {},
  moveFort: {},
  archives: {},
  expose: {},
  keepHidden: {},
  addAdvancement: {},
  advanceFrom: {},
  advanceTo: {},
  amount: {},
  cut: {},
  tagsOff: {},
  rezIceFree: {},
  takeBack: {},
  derez: {},
  keepVirus: {},
  doubleVirus: {},
  brokenIce: {},
  strengthen: {},
  wasAmong: {},
  may: {},
  damageInstead: {},
  mayPay: { pays: true },
  unlessPaid: { pays: true },
  fort: {},
  fortChosen: {},
  subChosen: {},
  iceChosen: {},
  stealth: {},
  raiseOne: {},
  iceType: {},
  suffer: {},
  breakFree: {},
  setDice: {},
  budget: {},
  payX: { pays: true },
  buySubs: {},
  trashOrJackOut: {},
  invest: {},
  drain: { pays: true },
  swapIce: {},
  arrange: { ordered: true },
  swapPlaces: {},
  runs: {},
  autoPass: {},
  divert: {},
  resume: {},
  /**
   * The order of cards a player puts back on their own pile. Not asked by the table: the order is secret (N-HID-14).
   */
  ownOrder: { ordered: true },
  /** The same order, for ice installed from the pile. */
  ownPlaces: { ordered: true },
});

const sealed = named<Decision>()({
  trace: { passes: true },
  guess: {},
  doors: {},
});

export const decisions = { move, choose, sealed };

/** The names of the decisions, by the kind of question. */
export type Decisions = { [K in keyof typeof decisions]: keyof (typeof decisions)[K] };

/** A window or other decision answered by a move. */
export type MoveName = Decisions['move'];
/** A choice of a subset, a split or an order. */
export type ChooseName = Decisions['choose'];
/** A decision in which both players bid in secret. */
export type SealedName = Decisions['sealed'];

/** A question in Netrunner. `by`: the card whose text asks; missing if the rules do. */
export type NetrunnerQuestion = Question<Decisions> & { by?: Source };

/**
 * Any decision; a refusal names the decision that comes first (N-GEN-02). A name means the same in every kind of
 * question.
 */
export type DecisionName = MoveName | ChooseName | SealedName;

/** The name of the open decision; null if no player has one. */
export function decisionName(question: NetrunnerQuestion): DecisionName | null {
  if (question.kind === 'move') return question.window;
  return question.kind === 'choose' || question.kind === 'sealed' ? question.what : null;
}

/** The facts of the open decision; null if no player has one. */
export function decisionOf(question: NetrunnerQuestion): Decision | null {
  if (question.kind === 'move') return move[question.window];
  if (question.kind === 'choose') return choose[question.what];
  return question.kind === 'sealed' ? sealed[question.what] : null;
}
