/**
 * What a card is made of. A newcomer's manual, to be read once.
 *
 * A **card** is data, three to eight lines in `cards/`, in the file of its set and its type:
 *
 *     node('braindance-campaign', 'Braindance Campaign', {
 *       cost: 6, trash: 7, keywords: ['Advertisement', 'Gray Ops'],
 *       triggers: [{ on: 'rezzed', effect: store(12) }, { on: 'start', effect: take(2) }, goneWhenEmpty],
 *     });
 *
 * A text on it is an **effect**, and an effect is made by a **verb** (`verbs/`, by subject): a function that returns what it
 * does and means from the same arguments. `gain(9)` adds nine bits and means `{ v: 'gain', n: 9 }`, from which the words print
 * "Gain [9]." (`src/words/en/netrunner/cards/`). Nobody writes a card's text, so no text can lie. `verbs/sequence.ts` combines
 * effects, steps and meanings alike: `all`, `may`, `mayPay`, `unlessRunnerPays`, `when`.
 *
 * A text stands under the moment at which it works:
 *   `play`       an operation or prep is played (`playOnly`: its condition; `interrupts`: played in the middle of that)
 *   `subs`       the subroutines of ice, top to bottom; `lends`: those it gives to other ice. Nobody reads `subs` of ice that is
 *                met: `rulebook/run/subroutines.ts` computes the list
 *   `abilities`  "cost: effect", used by the owner at `when`, or by the other player (`byOther`); `special` tells the rules
 *                what they must understand themselves (breaking, prevention, links); `limit`: how often
 *   `triggers`   something happens (`EffectMoment`) to this card, in or on its fort, or anywhere (`Scope`); `only`: if that holds
 *   `replaces`   this happens instead of what a rule is about to do
 *   `modifiers`  while the card is active they add to a number (`Measure`); numbers are computed on demand
 *                (`rulebook/numbers.ts`) and never stored, so nothing has to be undone when the card is gone
 *   `pool`       bits on the card that pay for some purposes only; `rulebook/pay/payment.ts` finds every source of a payment
 *   `counters`   the kinds of counters it gives to players, forts or cards, with what they do wherever the card is by then
 *   the rest     facts the rules ask for: `hosts`, `ambush`, `installs`, `sift`, `advanceable` ...
 *
 * What lasts longer than its text is data in `table.lasting`: "for the rest of this run", "at the start of your next turn"
 * (`lasting.ts`; `verbs/later.ts`, `verbs/runs/restOfRun.ts`). What has happened is in `table.past`; `verbs/past.ts` asks it.
 *
 * An effect runs by **steps**. A step changes the draft, or pushes a frame (damage, a trace, a payment, a choice of either
 * player) and is continued by the next step when that frame is done; what it brought is in `context.got`. Parts of an effect are
 * found again by their numbers (`TextRef`), so nothing that waits is a closure: the table stays plain JSON. Chance, looks and
 * sealed amounts are frames too: an effect asks for them and never has a number of its own.
 *
 * What a text **means** (`means.ts`; conditions in `asks.ts`) is read by the words, by screens that tell what a choice leads to, and
 * by the machine. It holds everything the sentence says, each number included; nothing reads a sentence instead. A condition has a
 * meaning too, and a modifier says `by` how much and `on` what. A test holds texts, deeds and meanings together.
 *
 * The table is public. A text may look at nothing that one player alone knows; whoever knows a card declares it with their
 * answer. A refusal is a kind with values, from which the words say what would allow it (`missing`, `Condition`).
 *
 * A new card that cannot be said gets a new verb, wide enough for the other cards that need it; never code with its name. What
 * no other card could use stands beside the card, made in the same way.
 */
import type { CardId, Refusal, Seat, Slot } from '../game.ts';
import type { Asks } from './asks.ts';
import type { Accessed, Answerable, Damage, Purpose, TextRef } from './frame.ts';
import type { Cards, Means, Per } from './means.ts';
import type { Draft, FortId, Table } from './table.ts';

/** What a step may know: which text is carried out, and what its last question brought. */
export interface Context {
  ref: TextRef;
  /** Answers of the frame this effect pushed last. */
  got: readonly number[];
}

export type EffectStep = (draft: Draft, context: Context) => void;

/** A subroutine: on some ice there are as many of it as something counts. */
export interface Subroutine extends Effect {
  times?: { count: (table: Table, slot: Slot) => number; per: Per };
}

/** A subroutine that a card lends to ice while it is active (R-GEN-14). */
export interface Lend {
  sub: Effect;
  /** Which ice: asked by the rules, and as data. */
  on: Cards;
  to: (table: Table, self: { slot: Slot; fort: FortId | null }, ice: Slot) => boolean;
}

export interface Effect {
  steps: readonly EffectStep[];
  /** The same as data, from the same arguments: its words are made from it. */
  means: Means;
  parts?: readonly Effect[] | undefined;
  /** The order among other such effects makes no difference, so nobody is asked for one. */
  plain?: true;
  /** It is a trace, or has one in it. */
  traces?: true;
  /** It is a die, and what comes of it. */
  rolls?: true;
  /** It is its first part so many times, and each of them is due on its own at the start of a turn (R-GEN-25). */
  oneByOne?: (table: Table, ref: TextRef) => number;
  /** Why it cannot be used now for want of a target, if so (N-GOLD-03). */
  missing?: (table: Table, ref: TextRef) => Refusal | null;
}

/** A requirement a card states; refused with its kind when it does not hold (N-PLAY-05). */
export interface Condition {
  kind: 'E-TARGET' | 'E-TAG' | 'E-STATE' | 'E-WINDOW' | 'E-PLACE';
  /** `ref`: the text that asks, where the card itself is meant. */
  holds: (table: Table, ref?: TextRef) => boolean;
  /** What is asked, as data. */
  means: Asks;
}

export interface Cost {
  actions?: number;
  bits?: number;
  trash?: true;
  /** Agenda points (N-SCO-12). */
  points?: number;
  /** One counter of that name from this card (N-CTR-05). */
  counter?: string;
  /** Something else that is done as a cost, before the effect; refused where it cannot be done (`missing`). */
  also?: Effect;
}

/**
 * `action`: instead of an action. `window`: whenever its owner has a window. `pass`: only in the window after ice was
 * passed; `begin`: as a run begins, by ice too that is not rezzed; `allPassed`: when that was the last, or none was there. The
 * others name their moment; `revealed` is after the bids of a trace were opened, `owed` while one is to be paid; `success` just
 * after a run has succeeded, before its access; `traceStart` before the bids of a trace, `traced` when it has succeeded;
 * `damaged` when the Corp has done meat damage; `settle` while accessed cards are stolen and trashed.
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

/** Breaks subroutines of ice with one of these keywords; of any ice without a keyword. */
export interface Break {
  does: 'break';
  keywords: readonly string[];
  /** On one piece of ice, as many as that at once; else one. */
  upTo?: number;
  /** Every subroutine that is left, or none. */
  all?: true;
  /** Only subroutines that trace. */
  tracing?: true;
  /** Ice of the type that was chosen for this card. */
  chosen?: true;
  /** Using it only tries: whether it breaks is for its effect to say. Once on each subroutine. */
  tries?: true;
}

/** What an ability does at moments that the rules must understand themselves. */
export type Special =
  | Break
  | { does: 'boost'; amount: number; until: 'encounter' | 'run' | 'turn' }
  | { does: 'prevent'; types: readonly Damage[]; amount: number | 'any' }
  | { does: 'raise'; types: readonly Damage[] }
  /** Ends for now what prevents such damage by itself. */
  | { does: 'cancel'; types: readonly Damage[] }
  /** Keeps other installed cards of these types from being trashed: one, or several trashed together. */
  | { does: 'save'; types: readonly CardType[]; several: boolean }
  /** An extra action each turn; `must`: it has to be used. */
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
  /** At most so often (uses, or points of damage); abilities of a card with one name share it. */
  limit?: Limit;
  /** Used, and paid for, by the other player: `cost` and `effect` are theirs. */
  byOther?: true;
}

export interface Limit {
  name: string;
  times: number;
  /** A turn, where nothing is said. */
  per?: 'run' | 'game';
}

/** Fired each at one place of the rulebook; `rulebook/moments.ts` finds who listens, the words say them. */
export type EffectMoment =
  // What happens to a card.
  | 'scored'
  | 'rezzed'
  | 'installed'
  | 'accessed'
  | 'emptied'
  | 'leaves'
  | 'used'
  // To the Runner.
  | 'damageDone'
  | 'tagGiven'
  | 'corpInstalls'
  | 'bitsGained'
  /** Bits come by the text of a prep. */
  | 'prepPays'
  // Its owner's turn, and the other player's.
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

/** Whose happening a trigger answers: its own card's, one in or on its fort, or any. */
export type Scope = 'self' | 'fort' | 'any';

/**
 * How a trigger is told, where its moment and its condition one after the other would say it badly: not at all, since another one tells
 * it; both in one clause; or as several moments, or a narrower one.
 */
export type TriggerWords = 'elsewhere' | 'within' | 'taggedTurn' | 'anyCard' | 'otherFort' | 'inEncounter';

export interface Trigger {
  on: EffectMoment;
  effect: Effect;
  /** Without it what the moment is mostly about: see `usualScope`. */
  of?: Scope;
  only?: Omit<Condition, 'kind'>;
  says?: TriggerWords;
}

/** Where an access must find an ambush for it to act; from R&D the Runner has to show it. Without one: in its fort. */
export interface Ambush {
  from: readonly Accessed['from'][];
  /** Acts also where it is installed and not rezzed. */
  unrezzed?: true;
}

export type Measure =
  | 'strength'
  | 'mu'
  | 'handSize'
  | 'actions'
  | 'access'
  /** Above 0: the base memory is the number of cards in the Runner's hand. */
  | 'handIsMemory'
  | 'stealCost'
  | 'freeTrash'
  | 'rezCost'
  | 'installCost'
  | 'trashCost'
  | 'capacity'
  /** Above 0: nobody can run there. */
  | 'closed'
  | 'difficulty'
  | 'traceLimit'
  | 'link'
  /** Above 0: every trace succeeds. */
  | 'traceSuccess'
  /** Added to every source of damage. */
  | 'damage'
  /** Points of a packet prevented without being asked. */
  | 'prevented'
  /** Holds all damage of a type back: what the Corp pays to let one point through. */
  | 'ward'
  /** Bits more for each subroutine that is broken. */
  | 'breakTax'
  /** Above 0: bits on stealth cards cannot be spent in the run going on. */
  | 'stealthBan'
  /** Above 0: what the Corp discards for its hand size is picked by chance. */
  | 'randomDiscard'
  /** Above 0: that subroutine does nothing and cannot be broken. */
  | 'ignored'
  /** Bits more for each use of that icebreaker. */
  | 'useTax'
  /** Above 0: that icebreaker cannot be used. */
  | 'banned'
  /** Virus counters that stay when the Corp removes them for its next actions. */
  | 'virusKept'
  /** Above 0: the Corp makes no new forts. */
  | 'noNewForts';

/** Adds to a number while its card is active. `of` is what is measured: a slot, or a fort. */
export interface Modifier {
  of: Measure;
  amount: (table: Table, self: { slot: Slot; fort: FortId | null }, subject: Subject) => number;
  /** The same as data: how much, for each of what, and of which cards or forts; of its owner's, where nothing is said. */
  by: number;
  per?: Per;
  on?: Cards;
  damage?: Damage;
  cond?: Asks;
  /** Where the counters are that it is counted by: with a player, on the card, in a fort; and on what kind of card each of them lies. */
  means?: { at?: Seat | 'this' | 'fort'; on?: 'ice' | 'icebreaker' };
  /** Leaving play during a run keeps it until the run is over. */
  lingers?: true;
}

/** What a number is asked about. `ice`: the card in question goes on the fort, not inside. */
export interface Subject {
  seat?: Seat;
  ice?: boolean;
  slot?: Slot;
  fort?: FortId;
  card?: CardId;
  damage?: Damage;
  /** With damage: the text that does it, and how much. */
  source?: TextRef;
  amount?: number;
}

/** A kind of counter that a card gives to a player, to a fort or to other cards. */
export interface CounterKind {
  name: string;
  on: Seat | 'fort' | 'card';
  /** All of them go when the Corp forgoes three actions; nobody else's are virus counters. */
  virus?: true;
  /** Who may remove one for an action and these bits, and what they have of that. */
  removal?: { by: Seat; bits: number; brings?: Effect };
  /** Of a fort: all cards in and on it lie face up. */
  exposes?: true;
  /** What they do while there are any, as texts of the card's owner. */
  triggers?: readonly Trigger[];
  modifiers?: readonly Modifier[];
}

/** Bits on the card that pay only for these purposes, narrowed by what the payment is about. */
export interface Pool {
  for: readonly Purpose[];
  keyword?: string;
  notKeyword?: string;
  type?: CardType;
  /** Only in runs on the fort it stands in, only for what this very card does, or only for the program inside it. */
  where?: 'fort' | 'self' | 'guest';
  /** Spent in a trace they raise its limit as well as its value. */
  overLimit?: true;
  bits: number;
}

/** What a card may step in for: each is asked for at its place in the rulebook. */
export type Replaced = 'damage' | 'steal' | 'trashPrograms' | 'access';

/** Where that is about to happen, this happens instead: always, or where its owner likes. */
export interface Replacement {
  what: Replaced;
  effect: Effect;
  optional?: true;
  /** Also where another card has stepped in already. */
  joins?: true;
  only?: Omit<Condition, 'kind'>;
}

/** How a Corp card may be installed, where that is not as usual. */
export interface Installs {
  only?: 'subsidiary' | 'hqOrRd' | 'hq' | 'notArchives';
  /** Face up and rezzed at once, so only by a Corp that can pay for it; regions always are. */
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
  /** The printed cost is X, at least this many bits: the text says what is paid, and counts it. */
  variable?: number;
  mu: number | null;
  strength: number | null;
  difficulty: number | null; // advancement counters
  points: number | null;
  trash: number | null; // bits
  play?: Effect;
  /** Installed only then, if it is not one that is played. */
  playOnly?: Condition;
  /** Played from hand in the middle of something else, never as an action. */
  interrupts?: Interrupt;
  /** Played, it is out of the game instead of lying in the discard pile. */
  leavesGame?: true;
  subs: readonly Subroutine[];
  lends: readonly Lend[];
  /** May be rezzed in answer to that, besides the usual windows. */
  rezAt?: Answerable;
  abilities: readonly Ability[];
  triggers: readonly Trigger[];
  modifiers: readonly Modifier[];
  replaces: readonly Replacement[];
  pool?: Pool;
  counters: readonly CounterKind[];
  /** Holds programs of so many MU in all, with so much strength for icebreakers among them; with a keyword, only such programs. */
  hosts?: { mu: number; strength: number; only?: string };
  ambush?: Ambush;
  /** Its owner draws one card more each time, and of those drawn one goes under the pile, or back on top or into the trash. */
  sift?: 'bottom' | 'topOrTrash';
  /** Nodes only: may be advanced though it is no agenda. */
  advanceable?: true;
  installs?: Installs;
  /** Rezzed at no other moment than when the last ice of its fort has been passed. */
  rezzesLast?: true;
  /** Bits the Runner has to pay to steal it. */
  stealCost?: number;
  /** The Runner does not score it: they may install it, and it is a program of that size as long as it lies in their rig. */
  asProgram?: { mu: number };
  /** Bits less to rez it once a noisy icebreaker was used in the run going on. */
  lightSleep?: number;
  /** Agenda points that rezzing or installing it costs besides the bits. */
  costsPoints?: number;
}
