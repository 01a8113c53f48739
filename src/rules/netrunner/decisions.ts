/**
 * Everything that the table asks somebody to decide, by the kind of question and by its name there. What the rules and
 * the screens have to know of one decision stands here, once: a name that is not here cannot be asked for.
 */
import type { Question } from '../game.ts';
import type { Source } from './source.ts';

/** Facts of one decision. */
interface Decision {
  /** How a refusal names it: another thing comes first, and the player hears which (N-GEN-02). */
  readonly called: string;
  /** What is seldom used passes by itself while its player has no other wish; a bid does where there is a single one. */
  readonly passes?: true;
  /** The Runner may spend bits in it: whatever makes bits while he pays works in it (R-CARD-chiba-bank-account). */
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
  start: { called: 'the window at the start of the turn', hidden: 'rez', passes: true },
  after: { called: 'the window after the action', hidden: 'rez', passes: true },
  begin: { called: 'the window as a run begins', hidden: 'rez', passes: true },
  approach: { called: 'the window while ice is approached', hidden: 'rez', passes: true },
  pass: { called: 'the window while ice is passed', hidden: 'rez', passes: true },
  allPassed: { called: 'the window when no ice is left', hidden: 'rez' },
  guest: { called: 'the ice to bring out of HQ', hidden: 'hand' },
  innermost: { called: 'the ice to install out of HQ', hidden: 'hand' },
  final: { called: 'the window before access', hidden: 'rez', passes: true },
  success: { called: 'the moment after the run has succeeded', pays: true },
  action: { called: 'the next action', hidden: 'hand', pays: true },
  discard: { called: 'the discard at the end of the turn', hidden: 'hand' },
  encounter: { called: 'the encounter with the ice', pays: true },
  jack: { called: 'the choice to go on or to jack out', pays: true },
  last: { called: 'the last chance to jack out', pays: true },
  accessed: { called: 'the card accessed in R&D' },
  settle: { called: 'what becomes of the accessed cards', pays: true },
  raise: { called: 'the chance to add to the damage' },
  prevent: { called: 'the chance to prevent damage', pays: true },
  flatline: { called: 'the chance to escape a flatline', pays: true },
  save: { called: 'the chance to save cards from the trash', pays: true },
  avoidTag: { called: 'the chance to avoid a tag', pays: true },
  avoidCounter: { called: 'the chance to avoid a virus counter', pays: true },
  trace: { called: 'the bids of the trace', pays: true },
  link: { called: 'the chance to raise the link', pays: true },
  owed: { called: 'how the bid is paid' },
  search: { called: 'the search of the stack', hidden: 'hand', pays: true },
  rezOne: { called: 'the ice to rez at half its cost', hidden: 'rez' },
  forced: { called: 'the card that was shown', hidden: 'hand', pays: true },
  sift: { called: 'the card to put away again' },
  looked: { called: 'the cards looked at', hidden: 'hand' },
  take: { called: 'the cards to take', hidden: 'hand' },
  hand: { called: 'the cards of the hand', hidden: 'hand' },
  forcedRez: { called: 'the ice that has to be rezzed', hidden: 'rez' },
  rezAnswer: { called: 'a card that may be rezzed in answer', hidden: 'rez' },
  beforeDraw: {
    called: 'a card that may be rezzed before the Runner draws',
    hidden: 'rez',
    passes: true,
  },
  runStart: { called: 'a card that may be rezzed when a run begins', hidden: 'rez', passes: true },
  traceStart: { called: 'what the Corp does as a trace begins', hidden: 'rez', passes: true },
  beforeExpose: { called: 'what the Corp does before a card is exposed', hidden: 'rez', passes: true },
  traced: { called: 'the answer to a trace that has succeeded', pays: true },
  damaged: { called: 'the answer to meat damage' },
  swapIce: { called: 'the ice to swap', hidden: 'hand' },
  installOne: { called: 'the card to install out of the hand', hidden: 'hand', pays: true },
  rezInstalled: { called: 'whether to rez what was just installed', hidden: 'rez' },
  refill: { called: 'the cards to install in that fort', hidden: 'hand' },
});

const choose = named<ChooseDecision>()({
  access: { called: 'the card to access next' },
  order: { called: 'the order of what happens now' },
  forgo: { called: 'the extra actions to forgo' },
  instead: { called: 'what happens instead' },
  shield: { called: 'how much of the damage to prevent' },
  letThrough: { called: 'whether to pay for damage that is held back' },
  saved: { called: 'the cards to save from the trash' },
  surplus: { called: 'the card that has no room in its fort any more' },
  keepCards: { called: 'the cards to keep in HQ' },
  clearIce: { called: 'the ice to trash while installing', ordered: true },
  overwrite: { called: 'the programs to overwrite', ordered: true },
  keepOn: { called: 'the trashed programs to keep', ordered: true },
  countDown: { called: 'the card that a counter comes off' },
  fit: { called: 'the programs to trash for want of memory', ordered: true },
  pay: { called: 'where to pay from', pays: true },
  trashProgram: { called: 'the program to trash', ordered: true },
  trashOrder: { called: 'the order in which cards are trashed', ordered: true },
  pressIce: { called: 'the ice to be rezzed or trashed' },
  trashIce: { called: 'the ice to trash' },
  buyIce: { called: 'the ice to pay for and trash', pays: true },
  trashOwn: { called: 'the cards of yours to trash', ordered: true },
  trashHardware: { called: 'the hardware to trash', ordered: true },
  sell: { called: 'the cards to trash for bits' },
  fetchIce: { called: 'the ice to take out of Archives' },
  revealIce: { called: 'the ice to reveal' },
  trashResource: { called: 'the resource to trash', ordered: true },
  trashResources: { called: 'the resources to trash', ordered: true },
  recover: { called: 'the card to take from the trash' },
  fromTrash: { called: 'the card of the trash to install' },
  installFound: { called: 'which card found is installed next' },
  installAt: { called: 'the fort for the ice found' },
  sendBack: { called: 'the programs that go back to the hand' },
  movePlace: { called: 'the place the ice moves to' },
  moveFort: { called: 'the fort the ice moves to' },
  archives: { called: 'the card to take from Archives' },
  expose: { called: 'the cards to expose' },
  keepHidden: { called: 'the card that is not exposed' },
  addAdvancement: { called: 'the cards to put advancement counters on' },
  advanceFrom: { called: 'the card to take advancement counters from' },
  advanceTo: { called: 'the card to put advancement counters on' },
  amount: { called: 'how many' },
  cut: { called: 'how many cards of R&D go to the bottom' },
  tagsOff: { called: 'how many tags to remove' },
  rezIceFree: { called: 'the ice to rez for free' },
  takeBack: { called: 'the card to take back into HQ' },
  derez: { called: 'the ice to derez' },
  keepVirus: { called: 'the virus counters that stay' },
  doubleVirus: { called: 'the virus counter to double' },
  brokenIce: { called: 'the broken ice that gets a counter' },
  strengthen: { called: 'the icebreaker to strengthen' },
  wasAmong: { called: 'whether there was such a card among those trashed' },
  may: { called: 'whether the text of a card is used' },
  damageInstead: { called: 'how much of the damage becomes counters' },
  mayPay: { called: 'whether to pay for the text of a card', pays: true },
  unlessPaid: { called: 'whether to pay or to bear what a card does', pays: true },
  fort: { called: 'the fort to run on' },
  fortChosen: { called: 'the fort that a card is for' },
  subChosen: { called: 'the subroutine that is repeated' },
  iceChosen: { called: 'the ice that a card is for' },
  stealth: { called: 'the stealth card to lose a bit from' },
  raiseOne: { called: 'the icebreaker to raise' },
  iceType: { called: 'walls, code gates or sentries' },
  suffer: { called: 'how much brain damage to take' },
  breakFree: { called: 'the subroutine that is broken for nothing' },
  setDice: { called: 'how many bits to gain, and how many dice to set aside' },
  budget: { called: 'how many bits to spend in this run' },
  payX: { called: 'how often to pay for X', pays: true },
  buySubs: { called: 'how often to pay for another subroutine' },
  trashOrJackOut: { called: 'the program to trash, or to jack out' },
  invest: { called: 'how many bits to leave out' },
  drain: { called: 'how many bits to pay', pays: true },
  swapIce: { called: 'the ice to swap' },
  arrange: { called: 'the order of the ice', ordered: true },
  swapPlaces: { called: 'the ice that changes places' },
  runs: { called: 'the fort to run on next' },
  autoPass: { called: 'the ice to be passed at once' },
  divert: { called: 'the fort where the run goes on' },
  resume: { called: 'whether to run on or to jack out' },
  /** Cards of his pile that a player puts back: no question of the table's, as the order is his secret (N-HID-14). */
  ownOrder: { called: 'the order in which the cards go back', ordered: true },
  /** The same with ice that comes to its places from there. */
  ownPlaces: { called: 'the places the ice goes to', ordered: true },
});

const sealed = named<Decision>()({
  trace: { called: 'the bids of the trace', passes: true },
  guess: { called: 'the guess how many bits are hidden' },
  doors: { called: 'the bits that both players spend' },
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

/** The decision that is asked for; null where nobody decides anything. */
export function decisionOf(question: NetrunnerQuestion): Decision | null {
  if (question.kind === 'move') return move[question.window];
  if (question.kind === 'choose') return choose[question.what];
  return question.kind === 'sealed' ? sealed[question.what] : null;
}
