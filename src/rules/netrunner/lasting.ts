/** Effects that outlive the text they came from, as data in `table.lasting`: the kinds, and how long they last. */
import type { Seat, Slot } from '../game.ts';
import type { EffectMoment } from './effect.ts';
import type { Purpose, TextRef } from './frame.ts';
import type { FortId } from './table.ts';

/** Each kind's fields other than its amount, which is 1 if nothing is counted. */
interface Kinds {
  /** Strength of the icebreaker or ice in `slot`. */
  strength: { slot: Slot };
  /** Any ice while the Runner encounters it; or the ice on `fort`, always. */
  iceStrength: { fort?: FortId };
  /** Twice the strength, up to 10. */
  double: { slot: Slot };
  /** An additional subroutine (`ref`): on the ice in `slot`, or on all encountered ice. */
  lend: { ref: TextRef; slot?: Slot };
  /** Repeats the subroutine `ref` of the ice in `slot`. */
  repeat: { ref: TextRef; slot: Slot };
  /** The breaker in `slot` has tried subroutine `amount`. */
  tried: { slot: Slot };
  noBreaking: FromText;
  /** Additional bits for each subroutine broken. */
  breakTax: FromText;
  /** The next ice, or the ice in `slot`, is passed outright. */
  autoPass: { slot?: Slot };
  noJackOut: FromText;
  /** Bits to jack out. */
  jackOutTax: FromText;
  /** No run until an action and `amount` bits are spent. */
  runBan: FromText;
  /**
   * No run until `amount` more actions are taken; `fresh`: the action that caused it is still in progress, and runs
   * during it are allowed.
   */
  rest: FromText & { fresh?: true };
  /** A successful run on `of` counts as one on `fort`. */
  redirect: { of: FortId; fort: FortId };
  /** When the run succeeds on `fort`, or on any fort, the text of `ref` is resolved instead of an access. */
  instead: { ref: TextRef; fort?: FortId };
  /**
   * The text of `ref` is resolved at the moment `on`, if it concerns the card in `slot`: `amount` times, or every time.
   */
  later: WaitingFields;
  whenever: WaitingFields;
  /** This many more cards are accessed from `fort`. */
  access: { fort: FortId };
  /** Stored cards of `fort` may be trashed for free when accessed. */
  freeTrash: { fort: FortId };
  /** Additional bits to steal or trash what is accessed from `fort`. */
  stealCost: { fort: FortId };
  trashCost: { fort: FortId };
  /** Rezzing ice costs its printed rez cost again in addition. */
  dearRez: NoFields;
  /** Noisy icebreakers cannot be used. */
  noNoisy: NoFields;
  link: NoFields;
  /** The Runner's hand size; the seat identifies whose turn ends it. */
  handSize: { seat?: Seat };
  /** Memory units gained or lost. */
  mu: NoFields;
  /** Bits of `seat` outside its pool, for `pays` or for anything; unspent bits are lost when the effect ends. */
  bits: { seat: Seat; pays?: readonly Purpose[] };
  /** How many bits that player may still spend, limited by the card in `slot`: on these purposes, or on anything. */
  cap: { seat: Seat; slot?: Slot; pays?: readonly Purpose[] };
  /** Additional actions in each turn of `seat`. */
  actions: { seat: Seat };
  /** The Runner's base number of actions is three. */
  threeActions: NoFields;
  /** All meat damage is prevented. */
  immune: NoFields;
  /** How many points of damage of any kind may still be prevented. */
  shield: NoFields;
  /** The next tag is avoided automatically. */
  avoidTag: NoFields;
  /** How many virus counters the Corp avoids. */
  avoidVirus: NoFields;
  /** How many of the next agenda points `seat` scores, or bits it gains, are forfeited. */
  forfeit: { seat: Seat; of: 'points' | 'bits' };
}

/** No fields other than its amount. */
interface NoFields {
  slot?: never;
}

/** Includes the text it came from. */
interface FromText {
  ref?: TextRef;
}

interface WaitingFields {
  on: EffectMoment;
  ref: TextRef;
  slot?: Slot;
}

type Field = 'slot' | 'fort' | 'of' | 'ref' | 'on' | 'seat' | 'pays' | 'fresh';

export type LastingKind = keyof Kinds;

/**
 * `nextEncounter`: it begins with the next ice. `special`: while there are single-purpose actions. `ownTurn`: until the
 * start of the next turn of `seat`. `text`: until the text that caused it is done.
 */
export type LastingUntil =
  | 'text'
  | 'trace'
  | 'encounter'
  | 'nextEncounter'
  | 'run'
  | 'special'
  | 'turn'
  | 'ownTurn'
  | 'game';

/** One or several kinds of lasting effects. Fields that a kind lacks read as undefined. */
export type LastingOf<K extends LastingKind> = {
  [One in K]: Flatten<
    { what: One; amount: number; until: LastingUntil } & Kinds[One] & {
        [None in Exclude<Field, keyof Kinds[One]>]?: never;
      }
  >;
}[K];

type Flatten<T> = { [F in keyof T]: T[F] };

export type Lasting = LastingOf<LastingKind>;

/** `LastingOf` without one field. */
export type OmitLasting<L, F extends keyof Lasting> = L extends Lasting ? Omit<L, F> : never;
