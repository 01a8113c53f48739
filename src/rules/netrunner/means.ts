/**
 * The meaning of a card text as data: what happens, how much, to whom, to what, where, for each of what, and under
 * which condition. A verb builds it from the same arguments as its steps. The words print it, the machine values it,
 * and screens use it to show what a choice leads to.
 *
 * A missing field has its default: an amount of one, and the card's owner. The context of abilities, triggers and
 * subroutines (costs, moments, limits, `special`, pools) is already data on the card and is not repeated here.
 */
import type { Seat } from '../game.ts';
import type { CardType, Condition, EffectMoment } from './effect.ts';
import type { Damage, Purpose } from './frame.ts';
import type { LastingUntil } from './lasting.ts';
import type { FortId, SpecialActions } from './table.ts';

/** A number; `all`: every one there is; `any`: as many as the acting player chooses. */
export type Quantity = number | 'all' | 'any';

/**
 * A fort by its id, or described. `here`: this card's fort; `run`: the fort being run on; `that`: the fort just
 * mentioned; `chosen`: any fort. `inside`, `aside`: not in a fort, but hosted in this card, or set aside.
 */
export type Where = FortId | 'here' | 'run' | 'that' | 'chosen' | 'subsidiary' | 'central' | 'inside' | 'aside';

/** What an amount counts. */
type Counted =
  /** Bits paid for this effect; cards it showed, trashed or drew; counters removed; pips on the die; damage points. */
  | 'paid'
  | 'shown'
  | 'trashed'
  | 'removed'
  | 'drawn'
  | 'pip'
  | 'damage'
  /** Advancement counters beyond this card's difficulty; those on agendas stolen during the Runner's last turn. */
  | 'surplus'
  | 'stolenAdvancement'
  /** Counters named `of`, on this card or wherever this card puts them. */
  | 'counter'
  | 'tag'
  /** The number of agenda points, cards, ice, forts, icebreakers, runs or turns that the text is about. */
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
  /** The card's printed rez cost. */
  | 'rezCost'
  /** The amount by which the trace value exceeds the link. */
  | 'traceMargin'
  /** The cost in bits of the card just mentioned; bits owed that the player lacks. */
  | 'cost'
  | 'short';

/** The amount applies once per `each`, or once per `every` of them. `after`: how many are skipped first. */
export type Per =
  | Counted
  | { each: Counted; of?: string | readonly string[]; every?: number; after?: number | undefined };

/** Which cards: this card, the card just mentioned, or every card that fits the whole description. */
export type Cards = 'this' | 'that' | CardType | 'card' | 'icebreaker' | CardFilter;

export interface CardFilter {
  type?: CardType | 'card' | 'icebreaker' | readonly CardType[] | undefined;
  /** Has this keyword; `not`: lacks that keyword. */
  keyword?: string | undefined;
  not?: string | undefined;
  state?: 'rezzed' | 'unrezzed' | 'hidden';
  where?: Where | undefined;
  /** Only the outermost ice on each fort; a pile's top card; what the Runner installed last turn; the player's own. */
  only?: 'outermost' | 'top' | 'new' | 'own';
}

interface OfCards {
  of: Cards;
}

/** What a player does to a card during a run. */
export type PublicDeed = 'encountered' | 'rezzed' | 'stolen' | 'trashed';

/**
 * Texts whose parts are more than a plain sequence, with their arguments. The whole has a name; its parts give its
 * value.
 */
interface Procedures {
  /** Bits for each card shown; `sellAgendas`: bits for the points on agendas shown. */
  showFor: { of: CardType; each: number };
  sellAgendas: { each: number };
  /** Every card in HQ is paid for or discarded. */
  payOrDiscard: { each: number };
  /** A whole hand is exchanged for as many other cards. */
  newHand: { who: Seat };
  revealFor: { keyword: string; each: number };
  /** Bits for trashing another of your own cards; `sellAny`: for any number of them. */
  sellOne: { each: number };
  sellAny: { each: number };
  rezForCounters: { counter: string; count: 'paid' | 'rezCost' };
  /** Trashes all of one kind along with `n` of another. */
  trashBoth: { every: Cards; n: number; of: Cards };
  /** One of the top cards is installed instead of this card. */
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
  /** What applies during a run is set up before the run is made. */
  runWith: object;
}

export type Procedure = { [P in keyof Procedures]: { do: P } & Procedures[P] }[keyof Procedures];

/** Every single thing a text can do, with its fields other than the amount. */
interface Kinds {
  // Bits: from the bank into a pool, and out of the pool; onto this card, and from this card into the pool.
  /** `shared`: each point is a bit or another die; `more`: in addition to bits just gained. */
  gain: { shared?: true; more?: true };
  lose: object;
  /** `kept`: a gain that the card keeps. */
  store: { kept?: true };
  take: object;
  /** Temporary bits outside the pool, for the given purposes or any. */
  purse: { pays?: readonly Purpose[] | undefined };
  // Actions. `for`: their only permitted use; `must`: they have to be used.
  actions: { for?: SpecialActions['for']; must?: true | undefined };
  forgo: object;
  /** The number of actions per turn, permanently. */
  baseActions: { before: number };

  // Cards: from and to piles and hands.
  /** `taken`: from the top of the pile, but it does not count as a draw. */
  draw: { to?: 'handSize'; taken?: true };
  discard: { random?: true };
  /** From a hand: both players see the card, then it returns. */
  show: { of?: Cards; random?: true };
  /** `orTrash`: may search the trash instead. `free`: a card put into play costs nothing. */
  search: OfCards & { to: 'hand' | 'play'; among?: number; price?: number; orTrash?: true; free?: true };
  recover: OfCards;
  /** Returns installed cards to their owner's hand. */
  takeBack: OfCards;
  /** Shuffles cards from the hand, or also the whole discard pile, into the draw pile. */
  shuffleIn: { of?: Cards; discards?: true };
  /** Looks at the top of a pile of `who`; `mill`: trashes from there. */
  look: { arrange?: true };
  mill: { down?: true };
  /** Moves cards from the top of a draw pile to its bottom; `ontoPile`: from the discard pile to its top. */
  cut: object;
  ontoPile: object;
  revealUntil: OfCards;
  /** Plays or installs a card at its cost. */
  play: OfCards;

  // Installed cards.
  trash: OfCards;
  /** Prevents the card from being trashed. */
  keep: OfCards;
  install: { where: Where };
  rez: OfCards & { price?: 'free' | 'half' };
  derez: OfCards;
  expose: OfCards;
  /** Prevents the card from being exposed. */
  keepHidden: OfCards;
  reveal: OfCards;
  /** `of`: the ice that moves; all of it if missing. */
  rearrange: { where: Where; of?: 'this' };
  /** In exchange for ice from HQ. */
  swap: OfCards;
  choose: { of: 'fort' | 'ice' | 'iceType' };
  becomes: { of: string };
  loseAbility: object;
  setAside: { of: Cards; counter: string };

  // Counters named `of`: added to this card or elsewhere, removed, or moved between cards.
  /** `way`: onto one card, each onto a different card, or split. */
  counter: { of: string; on?: Seat | Where | Cards; way?: 'one' | 'each' | 'split' | 'here' };
  /** `elsewhere`: on a different fort from last time. */
  uncount: { of: string; on?: Seat | Where | Cards; elsewhere?: true };
  move: { of: string };
  avoidCounter: object;

  // Points, publicity and the end of the game.
  /** `more`: in addition to the card's own points. */
  points: { more?: true };
  /** Taken from the next points scored or bits gained; points by default. */
  forfeit: { of?: 'bits' | undefined };
  /** `did`: for each time this was done to a card with that keyword. */
  publicity: { did?: readonly (readonly [deed: PublicDeed, keyword: string])[] };
  defeat: object;
  /** An agenda becomes points for its owner. */
  score: OfCards;

  // Harm. `sure`: it cannot be prevented.
  /** `raised`: adds to damage done by another card. */
  damage: { of: Damage; sure?: true | undefined; raised?: true };
  heal: { of: Damage };
  prevent: { of?: Damage };
  tag: object;
  untag: object;
  avoidTag: object;
  survive: object;

  // Runs, and effects during them.
  /** `after`: once the encounter is over. */
  endRun: { after?: 'encounter' };
  /** `early`: before the card just rezzed takes effect. */
  jackOut: { early?: true };
  pass: object;
  /** `own`: by the ice itself; `next`: on the next ice, if it has that keyword. */
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
  /**
   * A spending limit during a run, for the given purposes or any; `above`: how far it may exceed the bits available.
   */
  budget: { pays?: readonly Purpose[]; above?: number };
  /** Ice from HQ that the Runner encounters now; `stays`: it is installed. */
  meetIce: { price?: 'half'; stays?: true };
  undo: { of: Cards };
  /** Ice gains this subroutine; `repeat`: its own subroutines again. */
  lend: { of: Cards; sub: Means };
  repeat: { of: 'subroutine' | 'all' };
  /** Ice the Corp has to rez if it can. */
  forceRez: { of: Cards };

  // Modified numbers, temporary or permanent.
  strength: OfCards;
  double: OfCards & { most: number };
  link: object;
  memory: object;
  handSize: object;
}

/**
 * A single effect. `n`: its amount, or the number of cards affected; `upTo`: the player may choose less; `who`: the
 * player affected, or who does it; `until`: how long it lasts.
 */
export type SingleEffect = {
  [V in keyof Kinds]: {
    v: V;
    n?: Quantity;
    upTo?: true | undefined;
    per?: Per;
    who?: Seat;
    until?: LastingUntil;
  } & Kinds[V];
}[keyof Kinds];

/** A condition: `holds` for the rules, `means` as data. */
export type ConditionParts = Pick<Condition, 'holds' | 'means'>;

type Ban = 'noBreaking' | 'breakTax' | 'noJackOut' | 'jackOutTax' | 'runBan' | 'rest';

/** Fields that any meaning can have. */
interface CommonMeaning {
  /** The procedure that the parts form. */
  as?: Procedure;
  /** At most once per run or turn with this card. */
  once?: 'run' | 'turn';
}

/** Everything a text can mean. */
export type Means = CoreMeaning & CommonMeaning;

/** Combined meanings, matching how `verbs/sequence.ts` combines effects. */
type CoreMeaning =
  | SingleEffect
  /** Bans and taxes on runs, as in `lasting.ts`. */
  | { v: Ban; n?: Quantity; until: LastingUntil }
  /** Nothing of value; `special`: see the `special` of its ability. */
  | { v: 'none' }
  | { v: 'special' }
  | { v: 'all'; parts: readonly Means[] }
  | { v: 'may'; by?: Seat; part: Means }
  /** Only if `by` chooses to pay; `any`: `part` scales with the amount paid. */
  | { v: 'pay'; n: Quantity; least?: number | undefined; by?: Seat; part: Means }
  /** Once for each time that the player pays. */
  | { v: 'payTimes'; n: number; most?: number | undefined; part: Means }
  /** Only if the card's rez cost, or its steal cost, is paid. */
  | { v: 'payCost'; of: Cards; by?: Seat; part: Means }
  | { v: 'unlessPaid'; n: number; by?: Seat; part: Means }
  /** Unless `by` does the `cost` instead. */
  | { v: 'unless'; cost: Means; by: Seat; part: Means }
  /** `told`: the text around it already states the condition. */
  | { v: 'if'; cond: ConditionParts; part: Means; else?: Means | undefined; told?: true }
  | { v: 'each'; per: Per; part: Means }
  /** Only if any of the preceding damage is done. */
  | { v: 'ifDamaged'; part: Means }
  | {
      v: 'trace';
      limit: number | 'paid';
      dearer?: number | undefined;
      success: Means;
      failure?: Means | undefined;
      either?: Means | undefined;
    }
  /** Faces not listed have no effect. `rolled`: the die has already been rolled. */
  | { v: 'die'; faces: readonly Face[]; dice?: number; rolled?: true }
  /** Both players hide an amount; `part` follows if they differ. */
  | { v: 'guess'; least?: number; most?: number; part: Means; else?: Means }
  /** `told`: the text already states the moment. */
  | { v: 'later'; on: EffectMoment; until: LastingUntil; part: Means; told?: true }
  | { v: 'whenever'; on: EffectMoment; until: LastingUntil; part: Means; told?: true }
  /** `instead`: what replaces the access on success if `only` holds; `every`: one run on each fort. */
  | {
      v: 'run';
      where?: Where | readonly FortId[] | undefined;
      during?: readonly Means[];
      instead?: Means;
      only?: ConditionParts | undefined;
      every?: true;
      success?: Means;
      failure?: Means;
      /** A follow-up run that costs no action. */
      again?: true;
    };

/**
 * Faces of a die: `on` these numbers; `fits`: at most the number of tags, or all other faces; any face if both are
 * missing.
 */
interface Face {
  on?: readonly number[] | undefined;
  fits?: 'tags' | 'rest' | undefined;
  part: Means;
}

/** Whether a text does damage of the given type, anywhere in its meaning. */
export function doesDamage(means: unknown, type: Damage): boolean {
  if (typeof means !== 'object' || means === null) return false;
  if ('v' in means && means.v === 'damage' && 'of' in means && means.of === type) return true;
  return Object.values(means).some((part) => doesDamage(part, type));
}
