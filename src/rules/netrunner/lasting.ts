/** Effects that outlive the text they came from, as data in `table.lasting`: what there is, and how long it holds. */
import type { Seat, Slot } from '../game.ts';
import type { EffectMoment } from './effect.ts';
import type { Purpose, TextRef } from './frame.ts';
import type { FortId } from './table.ts';

/** What each kind says beside its amount, which is 1 where nothing is counted. */
interface Kinds {
  /** Strength of the icebreaker or ice in `slot`. */
  strength: { slot: Slot };
  /** Whatever ice the Runner encounters, while they do; or the ice on `fort`, always. */
  iceStrength: { fort?: FortId };
  /** Twice the strength, but no more than 10. */
  double: { slot: Slot };
  /** A subroutine (`ref`) more: on the ice in `slot`, or on all ice that is encountered. */
  lend: { ref: TextRef; slot?: Slot };
  /** The subroutine `ref` of the ice in `slot` is there again. */
  repeat: { ref: TextRef; slot: Slot };
  /** The breaker in `slot` has tried subroutine `amount`. */
  tried: { slot: Slot };
  noBreaking: By;
  /** Bits more for each subroutine that is broken. */
  breakTax: By;
  /** The next ice is passed at once, or that in `slot`. */
  autoPass: { slot?: Slot };
  noJackOut: By;
  /** Bits to jack out. */
  jackOutTax: By;
  /** No run before an action and so many bits are spent. */
  runBan: By;
  /** No run before so many more actions are taken; `fresh`: the action that brought it still goes on, and runs in it are free. */
  rest: By & { fresh?: true };
  /** A run that succeeds on `of` counts as one on `fort`. */
  redirect: { of: FortId; fort: FortId };
  /** When the run succeeds on `fort`, or anywhere, the text of `ref` is carried out and nothing is accessed. */
  instead: { ref: TextRef; fort?: FortId };
  /** The text of `ref` is carried out at the moment `on`, where it is about the card in `slot`: `amount` times, or each time. */
  later: Waiting;
  whenever: Waiting;
  /** So many more cards are accessed from `fort`. */
  access: { fort: FortId };
  /** Cards that were stored in `fort` may be trashed for nothing when they are accessed. */
  freeTrash: { fort: FortId };
  /** More bits to steal or trash what is accessed of `fort`. */
  stealCost: { fort: FortId };
  trashCost: { fort: FortId };
  /** Ice costs its printed rez cost again to rez. */
  dearRez: Plain;
  /** Noisy icebreakers cannot be used. */
  noNoisy: Plain;
  link: Plain;
  /** The Runner's; the seat tells whose turn ends it. */
  handSize: { seat?: Seat };
  /** Memory units more or less. */
  mu: Plain;
  /** Bits of `seat` beside its pool, for `pays` or for anything; what is left goes with it. */
  bits: { seat: Seat; pays?: readonly Purpose[] };
  /** So many bits that player may still spend, by the card in `slot`: on these purposes, or on anything. */
  cap: { seat: Seat; slot?: Slot; pays?: readonly Purpose[] };
  /** More actions in each turn of `seat`. */
  actions: { seat: Seat };
  /** The Runner's base number of actions is three. */
  threeActions: Plain;
  /** All meat damage is prevented. */
  immune: Plain;
  /** So many points of damage may still be prevented, of whatever kind. */
  shield: Plain;
  /** The next tag is avoided by itself. */
  avoidTag: Plain;
  /** So many virus counters the Corp does not get. */
  avoidVirus: Plain;
  /** So many of the next agenda points that `seat` scores, or bits that it gains, are forfeited. */
  forfeit: { seat: Seat; of: 'points' | 'bits' };
}

/** Nothing beside its amount. */
interface Plain {
  slot?: never;
}

/** Told with the text it came from. */
interface By {
  ref?: TextRef;
}

interface Waiting {
  on: EffectMoment;
  ref: TextRef;
  slot?: Slot;
}

type Field = 'slot' | 'fort' | 'of' | 'ref' | 'on' | 'seat' | 'pays' | 'fresh';

export type LastingKind = keyof Kinds;

/**
 * `nextEncounter`: it begins with the next ice. `special`: while there are actions that are good for one thing only.
 * `ownTurn`: until the start of the next turn of `seat`. `text`: until the text that brought it is done.
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

/** One kind of lasting effect, or several. A field that a kind does not have can be asked for, and is not there. */
export type LastingOf<K extends LastingKind> = {
  [One in K]: Flat<
    { what: One; amount: number; until: LastingUntil } & Kinds[One] & {
        [None in Exclude<Field, keyof Kinds[One]>]?: never;
      }
  >;
}[K];

type Flat<T> = { [F in keyof T]: T[F] };

export type Lasting = LastingOf<LastingKind>;

/** The same while one field is still to be said. */
export type Without<L, F extends keyof Lasting> = L extends Lasting ? Omit<L, F> : never;
