/**
 * The parts of a card: an introduction for newcomers.
 *
 * A **card** is data, three to eight lines in `cards/`, in the file of its set and its type:
 *
 *     node('braindance-campaign', 'Braindance Campaign', {
 *       cost: 6, trash: 7, keywords: ['Advertisement', 'Gray Ops'],
 *       triggers: [{ on: 'rezzed', effect: store(12) }, { on: 'start', effect: take(2) }, trashedWhenEmpty],
 *     });
 *
 * A text on a card is an **effect**, made by a **verb** (`verbs/`, by subject): a function that returns what the effect
 * does and what it means, from the same arguments. `gain(9)` adds nine bits and means `{ v: 'gain', n: 9 }`, from which
 * the words print "Gain [9]." (`src/words/en/netrunner/cards/`). Card texts are never written by hand, so they cannot
 * be wrong. `verbs/sequence.ts` combines both the steps and the meanings of effects: `all`, `may`, `mayPay`,
 * `unlessRunnerPays`, `when`.
 *
 * A text is listed under the moment at which it takes effect:
 *   `play`       an operation or prep is played (`playOnly`: its condition; `interrupts`: the event it interrupts)
 *   `subs`       the subroutines of ice, top to bottom; `lends`: those it gives to other ice. During an encounter use
 *                `rulebook/run/subroutines.ts`, which computes the list, instead of `subs`
 *   `abilities`  "cost: effect", used by the owner at `when`, or by the other player (`byOther`); `special`: what the
 *                rules must handle themselves (breaking, prevention, links); `limit`: how often
 *   `triggers`   something happens (`EffectMoment`) to this card, in or on its fort, or anywhere (`Scope`); `only`: a
 *                condition
 *   `replaces`   this happens instead of what a rule is about to do
 *   `modifiers`  while the card is active they add to a number (`Measure`); numbers are computed on demand
 *                (`rulebook/numbers.ts`) and never stored, so nothing needs undoing when the card leaves
 *   `pool`       bits on the card that pay for some purposes only; `rulebook/pay/payment.ts` finds every source of a
 *                payment
 *   `counters`   the kinds of counters it gives to players, forts or cards, with what they do even after the card has
 *                left
 *   the rest     facts the rules look up: `hosts`, `ambush`, `installs`, `sift`, `advanceable` ...
 *
 * Lasting effects are data in `table.lasting`: "for the rest of this run", "at the start of your next turn"
 * (`lasting.ts`; `verbs/later.ts`, `verbs/runs/restOfRun.ts`). History is in `table.past`; `verbs/past.ts` queries it.
 *
 * An effect runs by **steps**. A step changes the draft, or pushes a frame (damage, a trace, a payment, a choice of
 * either player), and the next step continues when that frame is done, with its result in `context.got`. Parts of an
 * effect are found again by their numbers (`TextRef`), so no pending state is a closure and the table stays plain JSON.
 * Chance, looks and sealed amounts are frames too: an effect asks for them and never generates a number itself.
 *
 * What a text **means** (`means.ts`; conditions in `conditionData.ts`) is read by the words, by screens that show what
 * a choice leads to, and by the machine. It holds everything the sentence says, including every number; nothing reads
 * the sentence. A condition has a meaning too, and a modifier says `by` how much and `on` what. A test keeps texts,
 * effects and meanings consistent.
 *
 * The table is public. A text may not read what only one player knows; a player who knows a card declares it with their
 * answer. A refusal is a kind with values, from which the words say what would allow the move (`missing`, `Condition`).
 *
 * A new card that the existing verbs cannot express gets a new verb, general enough for other cards that need it; never
 * code with the card's name. A verb that no other card could use is defined next to the card, built the same way.
 */
import type { CardId, Refusal, Seat, Slot } from '../game.ts';
import type { ConditionData } from './conditionData.ts';
import type { Accessed, Answerable, Damage, Purpose, TextRef } from './frame.ts';
import type { Cards, Means, Per } from './means.ts';
import type { Draft, FortId, Table } from './table.ts';

/** Context of a running step: the card text being resolved, and the answers to its last question. */
export interface Context {
  ref: TextRef;
  /** Answers of the frame that this effect pushed last. */
  got: readonly number[];
}

export type EffectStep = (draft: Draft, context: Context) => void;

/** A subroutine. `times`: on some ice it is repeated according to a count. */
export interface Subroutine extends Effect {
  times?: { count: (table: Table, slot: Slot) => number; per: Per };
}

/** A subroutine that a card lends to ice while it is active (R-GEN-14). */
export interface Lend {
  sub: Effect;
  /** Which ice, as data; `to` is the same condition as a function, for the rules. */
  on: Cards;
  to: (table: Table, self: { slot: Slot; fort: FortId | null }, ice: Slot) => boolean;
}

export interface Effect {
  steps: readonly EffectStep[];
  /** The meaning of the steps as data, from the same arguments; the words are generated from it. */
  means: Means;
  parts?: readonly Effect[] | undefined;
  /** The order among plain effects makes no difference, so no player has to choose one. */
  plain?: true;
  /** Is or contains a trace. */
  traces?: true;
  /** Is a die roll with its outcomes. */
  rolls?: true;
  /** How many times its first part is repeated; each repetition is due separately at the start of a turn (R-GEN-25). */
  oneByOne?: (table: Table, ref: TextRef) => number;
  /** Why it cannot be used now because there is no target; null if it can (N-GOLD-03). */
  missing?: (table: Table, ref: TextRef) => Refusal | null;
}

/** A requirement a card states; refused with this kind if it does not hold (N-PLAY-05). */
export interface Condition {
  kind: 'E-TARGET' | 'E-TAG' | 'E-STATE' | 'E-WINDOW' | 'E-PLACE';
  /** `ref`: the text that asks, for conditions about the card itself. */
  holds: (table: Table, ref?: TextRef) => boolean;
  means: ConditionData;
}

export interface Cost {
  actions?: number;
  bits?: number;
  trash?: true;
  /** Agenda points (N-SCO-12). */
  points?: number;
  /** Removes one counter of this name from the card (N-CTR-05). */
  counter?: string;
  /** An effect paid as a cost, before the main effect; refused if it is impossible (`missing`). */
  also?: Effect;
}

/**
 * `action`: instead of an action. `window`: whenever its owner has a window. `pass`: only in the window after ice was
 * passed; `begin`: when a run begins, also for unrezzed ice; `allPassed`: after the last ice was passed, or if there
 * was none. The other names describe their moment; `revealed`: after the bids of a trace were opened; `owed`: while a
 * bid is due; `success`: just after a run succeeded, before its access; `traceStart`: before the bids of a trace;
 * `traced`: after it succeeded; `damaged`: after the Corp did meat damage; `settle`: while accessed cards are stolen
 * and trashed.
 */
export type When =
  | 'action'
  | 'window'
  | 'begin'
  | 'pass'
  | 'encounter'
  | 'raise'
  | 'damage'
  | 'flatline'
  | 'trash'
  | 'allPassed'
  | 'success'
  | 'tag'
  | 'trace'
  | 'revealed'
  | 'owed'
  | 'virus'
  | 'traceStart'
  | 'traced'
  | 'expose'
  | 'damaged'
  | 'settle';

/** Breaks subroutines on ice with one of the keywords, or on any ice if the list is empty. */
export interface Break {
  does: 'break';
  keywords: readonly string[];
  /** The most subroutines per use, on one piece of ice; one if missing. */
  upTo?: number;
  /** Every remaining subroutine, or none. */
  all?: true;
  /** Only subroutines that trace. */
  tracing?: true;
  /** Only ice of the type chosen for this card. */
  chosen?: true;
  /** Using it is only an attempt: its effect decides whether it breaks. Once per subroutine. */
  tries?: true;
}

/** What an ability does at moments that the rules must handle themselves. */
export type Special =
  | Break
  | { does: 'boost'; amount: number; until: 'encounter' | 'run' | 'turn' }
  | { does: 'prevent'; types: readonly Damage[]; amount: number | 'any' }
  | { does: 'raise'; types: readonly Damage[] }
  /** Kinds of damage for which automatic prevention is suspended. */
  | { does: 'cancel'; types: readonly Damage[] }
  /** Saves other installed cards of these types from being trashed: one, or several trashed together. */
  | { does: 'save'; types: readonly CardType[]; several: boolean }
  /** An extra action per turn; `must`: it has to be used. */
  | { does: 'bonus'; must?: true }
  | { does: 'avoidTag' }
  | { does: 'avoidVirus' }
  | { does: 'baseLink'; link: number }
  | { does: 'link'; link: number };

export interface Ability {
  cost: Cost;
  when: When;
  /** A second moment at which it may be used. */
  also?: When;
  effect: Effect;
  special?: Special;
  condition?: Condition;
  /** The most uses, or points of damage; abilities of a card with the same limit name share it. */
  limit?: Limit;
  /** Used, and paid for, by the other player: `cost` and `effect` are theirs. */
  byOther?: true;
}

export interface Limit {
  name: string;
  times: number;
  /** Per turn if missing. */
  per?: 'run' | 'game';
}

/**
 * Each moment is announced at one place in the rulebook; `rulebook/moments.ts` finds the triggers, and the words
 * describe them.
 */
export type EffectMoment =
  // Events that happen to a card.
  | 'scored'
  | 'rezzed'
  | 'installed'
  | 'accessed'
  | 'emptied'
  | 'leaves'
  | 'used'
  // Events that happen to the Runner.
  | 'damageDone'
  | 'tagGiven'
  | 'corpInstalls'
  | 'bitsGained'
  /** A prep's text gives bits. */
  | 'prepPays'
  // Its owner's turn, and the opponent's.
  | 'start'
  | 'end'
  | 'opponentStart'
  | 'opponentEnd'
  // A run, by the timing chart.
  | 'runBegins'
  | 'approached'
  | 'encountered'
  | 'allBroken'
  | 'encounterEnds'
  | 'icePassed'
  | 'runSucceeds'
  | 'runFails'
  | 'runEnds'
  | 'runOver'
  | 'accessBegins'
  | 'agendaAccessed'
  | 'accessEnds'
  | 'runnerDraws'
  // A trace; `traceAvoided` is about the base link card in use.
  | 'traceStarts'
  | 'traceOver'
  | 'traceAvoided';

/** Whose events a trigger responds to: its own card's, those in or on its fort, or any. */
export type Scope = 'self' | 'fort' | 'any';

/**
 * How to word a trigger that reads badly as its moment followed by its condition. `elsewhere`: omitted, since another
 * trigger covers it; the others: both in one clause, as several moments, or as a narrower moment.
 */
export type TriggerWords = 'elsewhere' | 'within' | 'taggedTurn' | 'anyCard' | 'otherFort' | 'inEncounter';

export interface Trigger {
  on: EffectMoment;
  effect: Effect;
  /** If missing, the usual scope of the moment: see `usualScope`. */
  of?: Scope;
  only?: Omit<Condition, 'kind'>;
  says?: TriggerWords;
}

/** Where an ambush acts when accessed; from R&D the Runner has to show it. By default: in its fort. */
export interface Ambush {
  from: readonly Accessed['from'][];
  /** Also acts while installed but unrezzed. */
  unrezzed?: true;
}

export type Measure =
  | 'strength'
  | 'mu'
  | 'handSize'
  | 'actions'
  | 'access'
  /** Above 0: base memory equals the number of cards in the Runner's hand. */
  | 'handIsMemory'
  | 'stealCost'
  | 'freeTrash'
  | 'rezCost'
  | 'installCost'
  | 'trashCost'
  | 'capacity'
  /** Above 0: no runs can be made there. */
  | 'closed'
  | 'difficulty'
  | 'traceLimit'
  | 'link'
  /** Above 0: every trace succeeds. */
  | 'traceSuccess'
  /** Added to every source of damage. */
  | 'damage'
  /** Points of each damage packet prevented automatically. */
  | 'prevented'
  /** Prevents all damage of a type: what the Corp pays to let one point through. */
  | 'ward'
  /** Extra bits for each subroutine broken. */
  | 'breakTax'
  /** Above 0: bits on stealth cards cannot be spent during the current run. */
  | 'stealthBan'
  /** Above 0: the Corp's discards down to hand size are random. */
  | 'randomDiscard'
  /** Above 0: the subroutine does nothing and cannot be broken. */
  | 'ignored'
  /** Extra bits for each use of the icebreaker. */
  | 'useTax'
  /** Above 0: the icebreaker cannot be used. */
  | 'banned'
  /** Virus counters that stay when the Corp removes them for its next actions. */
  | 'virusKept'
  /** Above 0: the Corp cannot create forts. */
  | 'noNewForts';

/** Adds to a number while its card is active. `of`: which number. */
export interface Modifier {
  of: Measure;
  /** Whether it applies to the subject; always, if missing. */
  fits?: (table: Table, self: { slot: Slot; fort: FortId | null }, subject: Subject) => boolean;
  /** How much it adds where that is not simply `by`. */
  amount?: (table: Table, self: { slot: Slot; fort: FortId | null }, subject: Subject) => number;
  /** The amount; as data, what it is counted per, and the cards or forts it applies to (by default its owner's). */
  by: number;
  per?: Per;
  on?: Cards;
  damage?: Damage;
  cond?: ConditionData;
  /**
   * The location of the counters that scale it: with a player, on this card or in a fort; `on`: the kind of card they
   * are on.
   */
  means?: { at?: Seat | 'this' | 'fort'; on?: 'ice' | 'icebreaker' };
  /** If the card leaves play during a run, the modifier stays until the run is over. */
  lingers?: true;
}

/** What a number is computed for. `ice`: the card is installed on the fort, not inside it. */
export interface Subject {
  seat?: Seat;
  ice?: boolean;
  slot?: Slot;
  fort?: FortId;
  card?: CardId;
  damage?: Damage;
  /** For damage: the text that does it, and how much. */
  source?: TextRef;
  amount?: number;
}

/** A kind of counter that a card gives to a player, to a fort or to other cards. */
export interface CounterKind {
  name: string;
  on: Seat | 'fort' | 'card';
  /** Removed when the Corp forgoes three actions; no other kinds are virus counters. */
  virus?: true;
  /** The player who may remove one such counter for an action and `bits`, and what they gain from it. */
  removal?: { by: Seat; bits: number; brings?: Effect };
  /** On a fort: all cards in and on it are exposed. */
  exposes?: true;
  /** Effects of these counters while there are any, as texts belonging to the card's owner. */
  triggers?: readonly Trigger[];
  modifiers?: readonly Modifier[];
}

/** Bits on the card that pay only for the given purposes, and only for matching cards. */
export interface Pool {
  for: readonly Purpose[];
  keyword?: string;
  notKeyword?: string;
  type?: CardType;
  /** Only during runs on its own fort, only for this card's own abilities, or only for the program hosted in it. */
  where?: 'fort' | 'self' | 'guest';
  /** When spent in a trace, these bits raise its limit as well as its value. */
  overLimit?: true;
  bits: number;
}

/** What a card may replace; each is checked at its place in the rulebook. */
export type Replaced = 'damage' | 'steal' | 'trashPrograms' | 'access';

/** Happens instead of `what`: always, or if its owner chooses. */
export interface Replacement {
  what: Replaced;
  effect: Effect;
  optional?: true;
  /** Applies even if another card has already replaced the event. */
  joins?: true;
  only?: Omit<Condition, 'kind'>;
}

/** Exceptions to how a Corp card may be installed. */
export interface Installs {
  only?: 'subsidiary' | 'hqOrRd' | 'hq' | 'notArchives';
  /** Face up and rezzed immediately, so the Corp must be able to pay for it; regions always are. */
  rezzed?: true;
}

export type CardType =
  | 'agenda'
  | 'ice'
  | 'node'
  | 'upgrade'
  | 'operation'
  | 'program'
  | 'hardware'
  | 'resource'
  | 'prep';
export type Interrupt = 'flatline' | 'damage';
export type CardSet = 'v1' | 'proteus' | 'classic';

export interface Card {
  id: CardId;
  title: string;
  set: CardSet;
  side: Seat;
  type: CardType;
  keywords: readonly string[];
  cost: number | null; // bits to rez, play or install
  /** The printed cost is X, at least this many bits: the text asks for the amount and uses it. */
  variable?: number;
  mu: number | null;
  strength: number | null;
  difficulty: number | null; // advancement counters
  points: number | null;
  trash: number | null; // bits
  play?: Effect;
  /** The condition for playing the card, or for installing it if it is not a card that is played. */
  playOnly?: Condition;
  /** Played from hand as an interrupt, never as an action. */
  interrupts?: Interrupt;
  /** Once played, it leaves the game instead of going to the discard pile. */
  leavesGame?: true;
  subs: readonly Subroutine[];
  lends: readonly Lend[];
  /** May be rezzed in response to this event, in addition to the usual windows. */
  rezAt?: Answerable;
  abilities: readonly Ability[];
  triggers: readonly Trigger[];
  modifiers: readonly Modifier[];
  replaces: readonly Replacement[];
  pool?: Pool;
  counters: readonly CounterKind[];
  /**
   * Holds programs up to `mu` MU in total and adds `strength` to icebreakers among them; `only`: a required keyword.
   */
  hosts?: { mu: number; strength: number; only?: string };
  ambush?: Ambush;
  /**
   * Its owner draws one extra card each time; one of the cards drawn goes under the pile, or back on top or to the
   * trash.
   */
  sift?: 'bottom' | 'topOrTrash';
  /** Nodes only: may be advanced although it is not an agenda. */
  advanceable?: true;
  installs?: Installs;
  /** May be rezzed only when the last ice on its fort has been passed. */
  rezzesLast?: true;
  /** Bits the Runner has to pay to steal the card. */
  stealCost?: number;
  /** The Runner does not score it but may install it; in their rig it is a program of this size. */
  asProgram?: { mu: number };
  /** Discount on its rez cost once a noisy icebreaker was used during the current run. */
  lightSleep?: number;
  /** Agenda points that rezzing or installing it costs, in addition to bits. */
  costsPoints?: number;
}
