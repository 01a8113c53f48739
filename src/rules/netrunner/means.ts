/**
 * What a text means, as data: what it is, how much, whose, of what, where, for each of what, and under which condition. A verb
 * states it from the arguments of its steps. The words print it, the machine values it, and screens tell from it what a choice leads to.
 *
 * A field that is not there has its usual value: one of it, and the card's owner. What the texts of abilities, triggers and
 * subroutines stand under (costs, moments, limits, `special`, pools) is data on the card already and not said again.
 */
import type { Seat } from '../game.ts';
import type { CardType, Condition, EffectMoment } from './effect.ts';
import type { Damage, Purpose } from './frame.ts';
import type { LastingUntil } from './lasting.ts';
import type { FortId, SpecialActions } from './table.ts';

/** So many; `all` there are; `any`: as many as whoever does it likes. */
export type Much = number | 'all' | 'any';

/**
 * A fort by its id, or in words. `here`: that of this card; `run`: that of the run; `that`: the one spoken of; `chosen`: any
 * one. `inside`, `aside`: not in a fort, but inside this card, or set aside.
 */
export type Where = FortId | 'here' | 'run' | 'that' | 'chosen' | 'subsidiary' | 'central' | 'inside' | 'aside';

/** What an amount is counted by. */
type Counted =
  /** Bits paid for it; cards shown, trashed or drawn by it, counters removed; pips of the die; points of that damage. */
  | 'paid'
  | 'shown'
  | 'trashed'
  | 'removed'
  | 'drawn'
  | 'pip'
  | 'damage'
  /** Advancement counters beyond this card's difficulty; those on agendas stolen in the Runner's last turn. */
  | 'surplus'
  | 'stolenAdvancement'
  /** Counters of the name `of`, on this card or wherever this card puts them. */
  | 'counter'
  | 'tag'
  /** Agenda points, cards, ice, forts, icebreakers, runs, turns: as many as the text is about. */
  | 'point'
  | 'card'
  | 'handCard'
  | 'ice'
  | 'fort'
  | 'icebreaker'
  | 'run'
  | 'turn'
  /** Rezzed ice outside this one on its fort; ice the Corp rezzed this turn. */
  | 'iceOutside'
  | 'iceRezzed'
  /** The printed rez cost of that card. */
  | 'rezCost'
  /** The value of a trace above the link. */
  | 'traceMargin'
  /** Bits that the card spoken of costs; bits that are due and not there. */
  | 'cost'
  | 'short';

/** The amount is meant for each of these, or for every so many. `after`: so many at first bring nothing. */
export type Per =
  | Counted
  | { each: Counted; of?: string | readonly string[]; every?: number; after?: number | undefined };

/** Cards meant: this one, the one that is spoken of, or every one that fits all of it. */
export type Cards = 'this' | 'that' | CardType | 'card' | 'icebreaker' | Fitting;

export interface Fitting {
  type?: CardType | 'card' | 'icebreaker' | readonly CardType[] | undefined;
  /** With a keyword, or without one. */
  keyword?: string | undefined;
  not?: string | undefined;
  state?: 'rezzed' | 'unrezzed' | 'hidden';
  where?: Where | undefined;
  /** Only the outermost ice of every fort; the top card of a pile; what the Runner installed in their last turn; one's own. */
  only?: 'outermost' | 'top' | 'new' | 'own';
}

interface OfCards {
  of: Cards;
}

/** What a player does in a run to a card. */
export type PublicDeed = 'encountered' | 'rezzed' | 'stolen' | 'trashed';

/**
 * Parts that hang together otherwise than one after the other, and what they are about: the whole has a name, and its parts say what it
 * comes to.
 */
interface Procedures {
  /** Bits for each card shown; for the points of agendas shown. */
  showFor: { of: CardType; each: number };
  sellAgendas: { each: number };
  /** Every card of HQ is paid for or discarded. */
  payOrDiscard: { each: number };
  /** A hand for as many other cards. */
  newHand: { who: Seat };
  revealFor: { keyword: string; each: number };
  /** Bits for another card of one's own that is trashed; for as many as one likes. */
  sellOne: { each: number };
  sellAny: { each: number };
  rezForCounters: { counter: string; count: 'paid' | 'rezCost' };
  /** All of one kind with so many of another. */
  trashBoth: { every: Cards; n: number; of: Cards };
  /** Of the top cards one is installed instead of this card. */
  fromTop: { of: CardType; among: number };
  blowUp: { damage: Damage };
  damageByAdvancement: { damage: Damage; each: number };
  handOver: { each: number };
  exposeOrLeave: object;
  rezForRun: object;
  undoWorms: object;
  refill: object;
  transmute: object;
  stealLater: object;
  escape: object;
  newBody: object;
  counterForAccess: { counter: string };
  takeFromEach: { forts: readonly FortId[]; counter: string };
  playRandom: object;
  payForTest: { more: number };
  growOnce: { counter: string };
  cancelTrace: object;
  /** What holds in a run is there before the run is made. */
  runWith: object;
}

export type Procedure = { [P in keyof Procedures]: { do: P } & Procedures[P] }[keyof Procedures];

/** Every single thing a text can do, with what it says besides its amount. */
interface Kinds {
  // Bits: from the bank into a pool, out of it; onto this card, and from this card into the pool.
  /** `shared`: each is a bit, or another die; `more`: of the bits that have just come. */
  gain: { shared?: true; more?: true };
  lose: object;
  /** `kept`: a gain that the card keeps. */
  store: { kept?: true };
  take: object;
  /** Bits beside the pool, gone when that is over; for these purposes, or any. */
  purse: { pays?: readonly Purpose[] | undefined };
  // Actions. `for`: they can be used for nothing else; `must`: and have to be.
  actions: { for?: SpecialActions['for']; must?: true | undefined };
  forgo: object;
  /** So many a turn, for good. */
  baseActions: { before: number };

  // Cards: out of piles and hands, and into them.
  /** `taken`: from the top of the pile, but it is no draw. */
  draw: { to?: 'handSize'; taken?: true };
  discard: { random?: true };
  /** Out of a hand, seen by both, and back again. */
  show: { of?: Cards; random?: true };
  /** `orTrash`: or there. `free`: what comes into play costs nothing. */
  search: OfCards & { to: 'hand' | 'play'; among?: number; price?: number; orTrash?: true; free?: true };
  recover: OfCards;
  /** Installed cards, back into their owner's hand. */
  takeBack: OfCards;
  /** Cards of the hand, or the whole discard pile too, into the draw pile. */
  shuffleIn: { of?: Cards; discards?: true };
  /** At the top of a pile of `who`; trashed from there. */
  look: { arrange?: true };
  mill: { down?: true };
  /** From the top of a draw pile to its bottom; out of the discard pile onto the draw pile. */
  cut: object;
  ontoPile: object;
  revealUntil: OfCards;
  /** Played or installed, at its cost. */
  play: OfCards;

  // Installed cards.
  trash: OfCards;
  /** Kept from being trashed. */
  keep: OfCards;
  install: { where: Where };
  rez: OfCards & { price?: 'free' | 'half' };
  derez: OfCards;
  expose: OfCards;
  /** Not exposed after all. */
  keepHidden: OfCards;
  reveal: OfCards;
  /** `of`: the ice that goes; else all there is. */
  rearrange: { where: Where; of?: 'this' };
  /** For ice from HQ. */
  swap: OfCards;
  choose: { of: 'fort' | 'ice' | 'iceType' };
  becomes: { of: string };
  loseAbility: object;
  setAside: { of: Cards; counter: string };

  // Counters of the name `of`: onto this card, or elsewhere; away from it; from card to card.
  /** `way`: onto one card, each onto another, or split. */
  counter: { of: string; on?: Seat | Where | Cards; way?: 'one' | 'each' | 'split' | 'here' };
  /** `elsewhere`: on another fort than the last time. */
  uncount: { of: string; on?: Seat | Where | Cards; elsewhere?: true };
  move: { of: string };
  avoidCounter: object;

  // Points, publicity and the end of the game.
  /** `more`: besides those of the card. */
  points: { more?: true };
  /** Of the next that are scored or gained: points where nothing is said. */
  forfeit: { of?: 'bits' | undefined };
  /** `did`: for every such thing that was done, to cards with such a keyword. */
  publicity: { did?: readonly (readonly [deed: PublicDeed, keyword: string])[] };
  defeat: object;
  /** An agenda becomes points of its owner's. */
  score: OfCards;

  // Harm. `sure`: it cannot be prevented.
  /** `raised`: damage that another card does. */
  damage: { of: Damage; sure?: true | undefined; raised?: true };
  heal: { of: Damage };
  prevent: { of?: Damage };
  tag: object;
  untag: object;
  avoidTag: object;
  survive: object;

  // Runs and what holds in them.
  /** `after`: when the encounter is over. */
  endRun: { after?: 'encounter' };
  /** `early`: before what was rezzed takes effect. */
  jackOut: { early?: true };
  pass: object;
  /** `own`: by the ice itself; `next`: of the next ice, if it has that keyword. */
  break: { own?: true; next?: string };
  divert: { where: Where };
  back: object;
  access: { where: Where };
  freeTrash: { where: Where };
  redirect: { where: Where };
  noAccess: object;
  noSteal: object;
  noNoisy: object;
  dearRez: object;
  /** No more than that in a run, on these purposes or on anything; `above`: at most so many more than there are. */
  budget: { pays?: readonly Purpose[]; above?: number };
  /** Ice from HQ that the Runner meets now; `stays`: it is installed. */
  meetIce: { price?: 'half'; stays?: true };
  undo: { of: Cards };
  /** Ice gets that subroutine more, or those it has again. */
  lend: { of: Cards; sub: Means };
  repeat: { of: 'subroutine' | 'all' };
  /** Ice the Corp has to rez if it can. */
  forceRez: { of: Cards };

  // Numbers that last for a while, or for good.
  strength: OfCards;
  double: OfCards & { most: number };
  link: object;
  memory: object;
  handSize: object;
}

/**
 * One thing. `n`: so much of it, or of the cards it is about; `upTo`: or less, as somebody likes; `who`: whose it is, or who
 * does it; `until`: how long it holds.
 */
export type Single = {
  [V in keyof Kinds]: {
    v: V;
    n?: Much;
    upTo?: true | undefined;
    per?: Per;
    who?: Seat;
    until?: LastingUntil;
  } & Kinds[V];
}[keyof Kinds];

/** What is asked: by the rules, with `holds`; as data, with what it means. */
export type AskedOf = Pick<Condition, 'holds' | 'means'>;

type Ban = 'noBreaking' | 'breakTax' | 'noJackOut' | 'jackOutTax' | 'runBan' | 'rest';

/** What is said of anything meant, whatever it is. */
interface Whole {
  /** The procedure that it is as a whole. */
  as?: Procedure;
  /** No more than once in each run or turn, by this card. */
  once?: 'run' | 'turn';
}

/** Everything a text can mean. */
export type Means = Parted & Whole;

/** Things put together, as `verbs/sequence.ts` puts their effects together. */
type Parted =
  | Single
  /** Bans and taxes of runs, as `lasting.ts` has them. */
  | { v: Ban; n?: Much; until: LastingUntil }
  /** Nothing that counts; or what the `special` of its ability says. */
  | { v: 'none' }
  | { v: 'special' }
  | { v: 'all'; parts: readonly Means[] }
  | { v: 'may'; by?: Seat; part: Means }
  /** Only if somebody pays, who need not; `any`: `part` is counted by what was paid. */
  | { v: 'pay'; n: Much; least?: number | undefined; by?: Seat; part: Means }
  /** As often as somebody pays that, once for each time. */
  | { v: 'payTimes'; n: number; most?: number | undefined; part: Means }
  /** Only if the rez cost of such a card is paid, or what it costs to steal it. */
  | { v: 'payCost'; of: Cards; by?: Seat; part: Means }
  | { v: 'unlessPaid'; n: number; by?: Seat; part: Means }
  /** Unless somebody does that instead. */
  | { v: 'unless'; cost: Means; by: Seat; part: Means }
  /** `told`: what the text stands under tells the condition already. */
  | { v: 'if'; cond: AskedOf; part: Means; else?: Means | undefined; told?: true }
  | { v: 'each'; per: Per; part: Means }
  /** Only if any of the damage before it is done. */
  | { v: 'ifDamaged'; part: Means }
  | {
      v: 'trace';
      limit: number | 'paid';
      dearer?: number | undefined;
      success: Means;
      failure?: Means | undefined;
      either?: Means | undefined;
    }
  /** Faces that are named nowhere bring nothing. `rolled`: the die has been rolled before. */
  | { v: 'die'; faces: readonly Face[]; dice?: number; rolled?: true }
  /** Amounts hidden from each other: what follows where they differ. */
  | { v: 'guess'; least?: number; most?: number; part: Means; else?: Means }
  /** `told`: the text tells the moment already. */
  | { v: 'later'; on: EffectMoment; until: LastingUntil; part: Means; told?: true }
  | { v: 'whenever'; on: EffectMoment; until: LastingUntil; part: Means; told?: true }
  /** `instead`: what its success brings instead of the access, where `only` holds; `every`: one on each fort. */
  | {
      v: 'run';
      where?: Where | readonly FortId[] | undefined;
      during?: readonly Means[];
      instead?: Means;
      only?: AskedOf | undefined;
      every?: true;
      success?: Means;
      failure?: Means;
      /** After another one, at no action. */
      again?: true;
    };

/** The numbers of a die, or when any other fits: no more of them than tags, all the rest; else whatever comes up. */
interface Face {
  on?: readonly number[] | undefined;
  fits?: 'tags' | 'rest' | undefined;
  part: Means;
}

/** Whether a text does damage of that type, however it comes to it. */
export function deals(means: unknown, type: Damage): boolean {
  if (typeof means !== 'object' || means === null) return false;
  if ('v' in means && means.v === 'damage' && 'of' in means && means.of === type) return true;
  return Object.values(means).some((part) => deals(part, type));
}
