/**
 * Frames hold what happens next. They are plain data on a stack in the table: the top frame is active, and a table can
 * be stored in the middle of a trace inside a run inside a prep.
 */
import type { CardId, Seat, Slot } from '../game.ts';
import type { ChooseName } from './decisions.ts';
import type { CardType } from './effect.ts';
import type { PileFrame } from './pileFrame.ts';
import type { FortId, Holder } from './table.ts';

export type Damage = 'net' | 'meat' | 'brain';

/** The subject of an event, for the card texts that respond to it. */
export interface About {
  slot?: Slot;
  fort?: FortId;
  seat?: Seat;
  card?: CardId;
  amount?: number;
  /** A trace's value, the link against it, and whether it succeeded. */
  trace?: number;
  link?: number;
  success?: boolean;
  /** A run drawn to that fort as it began: only cards of the fort answer. */
  drawn?: true;
  /** Bits gained that did not go into the pool. */
  kept?: Kept;
}

/** Where restricted bits are: on a card, or temporarily outside the pool. */
export type Kept = { slot: Slot } | { until: 'text' | 'trace' | 'run' | 'turn' | 'special'; pays?: readonly Purpose[] };

/** The card text being resolved: its kind, then the indexes of its nested parts. */
export interface TextRef {
  card: CardId;
  /** Its card's slot; null for a card played from hand or accessed outside play. */
  slot: Slot | null;
  seat: Seat;
  text: 'play' | 'sub' | 'use' | 'cost' | 'on' | 'instead' | 'counter' | 'removal' | 'lend';
  /** Its index among the subroutines, abilities, triggers, kinds of counters or lent subroutines. */
  index: number;
  path: readonly number[];
  /** The event that the text responds to. */
  about?: About;
}

/** Total bits; the Runner's base link card and other uses as [slot, ability, times]. */
export interface TraceBid {
  do: 'bid';
  bits: number;
  base?: Slot;
  links?: [Slot, number, number][];
}

/** An accessed card, as the current access sees it. */
export interface Accessed {
  from: 'hand' | 'pile' | 'archives' | 'inside';
  /** Its slot; null in a pile or in Archives. */
  slot: Slot | null;
  /** Position in R&D when it was accessed. */
  at: number;
  /** The public face; null while only the Runner has seen it. */
  card: CardId | null;
  /** The card is turned face down again when the access is over. */
  covered: boolean;
  /** `kept`: an agenda that a card withholds from the Runner for now. */
  state: 'open' | 'settled' | 'kept';
}

/** A frame that asked a question passes the answers to the frame below it, here. */
interface FrameBase {
  got?: readonly number[];
}

export type Frame = FrameBase &
  (
    | { do: 'setup'; step: number }
    /** `forgone`: actions of this turn that went toward a debt at the start of the turn, before the first action. */
    | {
        do: 'turn';
        seat: Seat;
        step: 'start' | 'forgo' | 'forgone' | 'actions' | 'after' | 'offer' | 'end' | 'discard' | 'check' | 'over';
        after: boolean;
        forgone?: number;
      }
    | { do: 'window'; name: WindowName; blocks: readonly Seat[] }
    /** Texts due at the same time; `others`: the player whose turn it is let the other player go next. */
    | { do: 'triggers'; left: readonly TextRef[]; others?: true }
    /**
     * The start of a turn. `waiting`: texts that waited for it; `done`: texts already resolved, by key; `opened`: the
     * first window is over; `others`: as above.
     */
    | {
        do: 'turnStarts';
        seat: Seat;
        step: 'window' | 'effect';
        opened?: true;
        waiting: readonly TextRef[];
        done: readonly string[];
        others?: true;
      }
    /** `apart`: not part of any action, even if it comes during one. */
    | { do: 'effect'; ref: TextRef; at: number; apart?: true }
    | {
        do: 'choose';
        of: Seat;
        what: ChooseName;
        from: readonly number[];
        min: number;
        max: number;
        total?: number;
        ref?: TextRef;
        /** The options depend on the bits available: the asking step is repeated if bits are gained. */
        again?: true;
        /** What the face-down cards among the options must be: only their owner and the audit can check. */
        only?: { type?: CardType; keyword?: string };
        /** The face-down cards that the answer concerns, if they are not the options themselves. */
        among?: readonly Slot[];
      }
    | { do: 'pay'; seat: Seat; amount: number; what: Payment }
    /**
     * `done`: how many have been drawn; `choice`: the last card drawn is on the pile until its owner decides about it;
     * `offered`: the Corp was offered to rez before the next card; `told`: effects that respond to the draw of the
     * cards on top have resolved, before their owner puts one away.
     */
    | { do: 'draw'; seat: Seat; count: number; done?: number; choice?: true; offered?: true; told?: true }
    | { do: 'installIce'; slot: Slot; fort: FortId }
    | { do: 'installProgram'; slot: Slot; over: boolean; into?: Slot }
    /** `back`: the card returns to the hand once its text has resolved. */
    | { do: 'play'; card: CardId; seat: Seat; step: number; back?: true }
    | { do: 'run'; step: RunStep; sub: number }
    | {
        do: 'access';
        fort: FortId;
        step: 'turnUp' | 'next' | 'look' | 'shown' | 'settle' | 'back';
        /** Cards inside still to be accessed. */
        inside: readonly Slot[];
        /** Cards of HQ, R&D or Archives still to be accessed. */
        deep: number;
        /** How many of R&D or Archives have been accessed, from the top. */
        top: number;
        /** What is being accessed: a slot, or 0 for the next card from HQ, R&D or Archives. */
        now: number;
        seen: readonly Accessed[];
        /** A text lets the Runner trash anything they access now for free. */
        free?: true;
      }
    /** The Corp removes virus counters: first the Runner keeps some of them. */
    | { do: 'purging' }
    /** Counters given one at a time. */
    | { do: 'counter'; on: Holder; name: string; left: number; step: 'avoid' | 'give' }
    | {
        do: 'damage';
        type: Damage;
        amount: number;
        preventable: boolean;
        /** The text that does the damage. */
        source: TextRef;
        step: 'raise' | 'hold' | 'prevent' | 'shield' | 'answer' | 'suffer' | 'lose' | 'done';
        /** Points prevented so far. */
        prevented: number;
        /** Points a card holds back unless the Corp pays. */
        held: number;
        lost: number;
      }
    /** The Runner is about to be flatlined. */
    | { do: 'flatline'; why: 'damage' | 'handSize'; survived?: true }
    /** Installed Runner cards trashed together by an effect or a cost. */
    | { do: 'trashing'; slots: readonly Slot[]; sent: number; cost?: true; step: 'prevent' | 'go' }
    /** Programs trashed together that a card may keep from the discard pile; set aside until that is settled. */
    | { do: 'keepTrashed'; slots: readonly Slot[]; asked: boolean }
    | { do: 'tag'; left: number; step: 'avoid' | 'give' }
    | {
        do: 'trace';
        /** The limit in 1996; the base strength by the comprehensive rules. */
        limit: number;
        /** Extra bits for each point the Corp adds. */
        dearer?: number;
        /** The text that traces; its parts are the effects of the trace (`verbs/trace.ts`). */
        ref: TextRef;
        /** By seat, the open bids so far. */
        bids?: readonly [TraceBid | null, TraceBid | null];
        /** Sealed bids, opened, while the Runner still finds the bits for theirs (R-GEN-19). */
        owed?: readonly [TraceBid, TraceBid];
        /** Both amounts, known to both; the base link card, and the cards that raised the link after that. */
        opened?: { trace: number; link: number; base: Slot | null; used: readonly Slot[]; done: boolean };
        /**
         * The trace has succeeded: the Runner may answer, and then it is `over`; `cancelled`: its effect does not
         * happen.
         */
        answered?: 'open' | 'over' | 'cancelled';
      }
    /**
     * `type` is a card type, or `card` for any. `install`: into the rig, not the hand; `found`: its slot. `secret`: not
     * shown. `left`: how many cards; one if absent.
     */
    | {
        do: 'search';
        seat: Seat;
        type: string;
        step: number;
        install?: 'paid' | 'free';
        found?: Slot;
        secret?: true;
        left?: number;
      }
    /** The Runner may install a card of these types from their hand. */
    | { do: 'installOne'; types: readonly CardType[] }
    /**
     * Face-up cards found on top of a pile: the Corp installs and rezzes all ice among them, one at a time (`now`), and
     * trashes the rest; the Runner installs one program and shuffles the rest back in. None of it costs bits.
     */
    | { do: 'found'; seat: Seat; slots: readonly Slot[]; now?: Slot }
    | { do: 'show'; slots: readonly Slot[]; result: 'rez' | 'expose' | 'archives' | 'score' | 'trash' | 'reveal' }
    /** Ice the Corp has to rez if it can, in this order; `orTrash`: or may trash instead. */
    | { do: 'forcedRez'; left: readonly Slot[]; orTrash?: true }
    /** The Corp may rez one of these, at half its cost or in full; the choice is stored in the frame below. */
    | { do: 'rezOne'; from: readonly Slot[]; price: 'half' | 'full' }
    /** A die roll, or a random number from 1 to `below`. */
    | { do: 'roll'; below?: number }
    /** Cards that may step in; `done` once one has. */
    | { do: 'replace'; left: readonly TextRef[]; done: boolean }
    /** The Runner hides at least that many of their bits, and the Corp guesses how many. */
    /** With `most`, both spend what they bid; without it, one hides bits and the other guesses. */
    | { do: 'guess'; least: number; most?: number }
    /** Runs on these forts, one after the other; `all`: every run so far has succeeded. */
    | { do: 'runs'; left: readonly FortId[]; running: boolean; all: boolean }
    /** The Corp may replace the given ice with ice from HQ. */
    | { do: 'swapIce'; slot: Slot }
    /**
     * The Corp installs as many cards in the fort as were taken from it. `free`: up to that many, including ice; if the
     * fort does not exist yet the first card creates it, and each may be rezzed as it is installed (`rez`).
     */
    | { do: 'refill'; fort: FortId; left: number; free?: true; rez?: Slot }
    /** The Corp may bring ice from HQ into the run. */
    | { do: 'guest' }
    /** The Corp may install ice from HQ on the fort, behind all other ice. */
    | { do: 'innermost'; fort: FortId }
    /** The Corp may rez, one at a time, cards among these that answer the event. */
    | { do: 'rezAnswer'; to: Answerable; from: readonly Slot[] }
    | { do: 'fit' }
    /** An agenda's points are added after its text. */
    | { do: 'reckon'; points: number }
    | PileFrame
  );

/** Events in response to which (or just before which) certain cards may be rezzed outside any window. */
export type Answerable = 'worm' | 'draw' | 'run' | 'trace' | 'expose';

export type WindowName = 'start' | 'after' | 'begin' | 'approach' | 'pass' | 'allPassed' | 'final' | 'success';
export type RunStep =
  | 'begin'
  | 'approach'
  | 'rezzing'
  | 'meet'
  | 'encounter'
  | 'answer'
  | 'answered'
  | 'subroutines'
  | 'leave'
  | 'pass'
  | 'afterPass'
  | 'passed'
  | 'allPassed'
  | 'jack'
  | 'last'
  | 'final'
  | 'success'
  | 'access'
  | 'end'
  | 'over';
/** What is paid for; `card`: the card used, installed, trashed or played. */
export interface Payment {
  for: Purpose;
  card?: CardId;
  /** The card's slot, if it is used. */
  slot?: Slot;
}

/** What bits are spent on: earmarked bits pay only for their own purposes. */
export type Purpose =
  | 'rez'
  | 'install'
  | 'play'
  | 'icebreaker'
  | 'ability'
  | 'trace'
  | 'link'
  | 'untag'
  | 'trash'
  | 'steal'
  | 'advance'
  | 'counter';
export type FrameOf<K extends Frame['do']> = Extract<Frame, { do: K }>;
