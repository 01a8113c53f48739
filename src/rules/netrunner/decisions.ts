/**
 * Everything that the table asks somebody to decide, by the kind of question and by its name there. What the rules and
 * the screens have to know of one decision stands here, once: a name that is not here cannot be asked for.
 */
import type { Question } from '../game.ts';
import type { Source } from './source.ts';

/** Facts of one decision. */
interface Decision {
  /** What is seldom used passes by itself while its player has no other wish; a bid does where there is a single one. */
  readonly passes?: true;
  /** The Runner may spend bits in it: whatever makes bits while they pay works in it (R-CARD-chiba-bank-account). */
  readonly pays?: true;
}

/** One that is answered by picks. */
interface ChooseDecision extends Decision {
  /** What is picked first goes first: it makes a difference. */
  readonly ordered?: true;
}

/** One that is answered by a move. */
interface MoveDecision extends Decision {
  /** What its player may do with cards that lie covered: rez what lies face down, or use what a hand or a pile holds. */
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
  beforeDraw: {
    hidden: 'rez',
    passes: true,
  },
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
  /** Cards of their pile that a player puts back: no question of the table's, as the order is their secret (N-HID-14). */
  ownOrder: { ordered: true },
  /** The same with ice that comes to its places from there. */
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

/** A window or another decision that is answered by a move. */
export type MoveName = Decisions['move'];
/** A choice of a subset, a split or an order. */
export type ChooseName = Decisions['choose'];
/** What both players bid in secret. */
export type SealedName = Decisions['sealed'];

/** What Netrunner asks. `by`: the card whose text asks for the decision; missing where the rules alone do. */
export type NetrunnerQuestion = Question<Decisions> & { by?: Source };

/** Any of them: who has to wait for another one hears which (N-GEN-02). A name stands for one thing, whatever kind of question asks it. */
export type DecisionName = MoveName | ChooseName | SealedName;

/** The name of what is asked for; null where nobody decides anything. */
export function decisionName(question: NetrunnerQuestion): DecisionName | null {
  if (question.kind === 'move') return question.window;
  return question.kind === 'choose' || question.kind === 'sealed' ? question.what : null;
}

/** The decision that is asked for; null where nobody decides anything. */
export function decisionOf(question: NetrunnerQuestion): Decision | null {
  if (question.kind === 'move') return move[question.window];
  if (question.kind === 'choose') return choose[question.what];
  return question.kind === 'sealed' ? sealed[question.what] : null;
}
