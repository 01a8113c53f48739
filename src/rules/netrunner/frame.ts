/**
 * Frames say what happens next. They are plain data on a stack in the table: the last one is at work, and a table
 * can be stored in the middle of a trace inside a run inside a prep.
 */
import type { CardId, Seat, Slot } from '../game.ts';
import type { ChooseName } from './decisions.ts';
import type { CardType } from './effect.ts';
import type { PileFrame } from './pileFrame.ts';
import type { FortId, Holder } from './table.ts';

export type Damage = 'net' | 'meat' | 'brain';

/** What something that happened is about, for the texts that answer it. */
export interface About {
  slot?: Slot;
  fort?: FortId;
  seat?: Seat;
  card?: CardId;
  amount?: number;
  /** The value of a trace, the link against it, and whether it succeeded. */
  trace?: number;
  link?: number;
  success?: boolean;
  /** A run that was drawn to that fort as it began: only what belongs to the fort answers. */
  drawn?: true;
  /** Bits that were gained and did not go into the pool. */
  kept?: Kept;
}

/** Where bits are that may be spent on some things only: on a card, or beside the pool for a while. */
export type Kept = { slot: Slot } | { until: 'text' | 'trace' | 'run' | 'turn' | 'special'; pays?: readonly Purpose[] };

/** Which text of a card is carried out: its name there, then the numbers of the parts inside it. */
export interface TextRef {
  card: CardId;
  /** The slot it stands in, null for a card played from hand or accessed outside play. */
  slot: Slot | null;
  seat: Seat;
  text: 'play' | 'sub' | 'use' | 'cost' | 'on' | 'instead' | 'counter' | 'removal' | 'lend';
  /** Its number among the subroutines, abilities, triggers, kinds of counters or lent subroutines. */
  index: number;
  path: readonly number[];
  /** What happened that it answers. */
  about?: About;
}

/** Bits in all; the Runner's base link card and other uses as [slot, ability, times]. */
export interface TraceBid {
  do: 'bid';
  bits: number;
  base?: Slot;
  links?: [Slot, number, number][];
}

/** What an accessed card is to the access that goes on. */
export interface Accessed {
  from: 'hand' | 'pile' | 'archives' | 'inside';
  /** The slot it lies in; null in a pile or in Archives. */
  slot: Slot | null;
  /** Position in R&D when it was accessed. */
  at: number;
  /** The public face; null while only the Runner has seen it. */
  card: CardId | null;
  /** It lies face down again when the access is over. */
  covered: boolean;
  /** `kept`: an agenda that a card keeps from the Runner for now. */
  state: 'open' | 'settled' | 'kept';
}

/** Answers of a frame that was asked something arrive here in the frame below it. */
interface Base {
  got?: readonly number[];
}

export type Frame = Base &
  (
    | { do: 'setup'; step: number }
    /** `forgone`: actions of this turn that went on a debt as it began, before the first one is taken. */
    | {
        do: 'turn';
        seat: Seat;
        step: 'start' | 'forgo' | 'forgone' | 'actions' | 'after' | 'offer' | 'end' | 'discard' | 'check' | 'over';
        after: boolean;
        forgone?: number;
      }
    | { do: 'window'; name: WindowName; blocks: readonly Seat[] }
    /** Texts that are due together; `others`: the player whose turn it is has let the other one go next. */
    | { do: 'triggers'; left: readonly TextRef[]; others?: true }
    /**
     * The start of a turn. `waiting`: texts that waited for it; `done`: what else was carried out already, by its key; `opened`:
     * the first window is over; `others`: as above.
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
    /** `apart`: it belongs to no action, though it comes in the middle of one. */
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
        /** What is offered depends on the bits there are: the step that asks comes again when some have come. */
        again?: true;
        /** What the face-down cards among them have to be: their owner and the audit know. */
        only?: { type?: CardType; keyword?: string };
        /** Not what is chosen among: face-down cards that the answer is about. */
        among?: readonly Slot[];
      }
    | { do: 'pay'; seat: Seat; amount: number; what: Payment }
    /**
     * `done`: how many have come; `choice`: the last of them lies on the pile until its owner says what becomes of it;
     * `offered`: the Corp could rez something just before the next one; `told`: what answers the draw of those that lie
     * on top has, before their owner puts one of them away.
     */
    | { do: 'draw'; seat: Seat; count: number; done?: number; choice?: true; offered?: true; told?: true }
    | { do: 'installIce'; slot: Slot; fort: FortId }
    | { do: 'installProgram'; slot: Slot; over: boolean; into?: Slot }
    /** `back`: it goes back into the hand when its text is done. */
    | { do: 'play'; card: CardId; seat: Seat; step: number; back?: true }
    | { do: 'run'; step: RunStep; sub: number }
    | {
        do: 'access';
        fort: FortId;
        step: 'turnUp' | 'next' | 'look' | 'shown' | 'settle' | 'back';
        /** Cards inside that are still to be accessed. */
        inside: readonly Slot[];
        /** Cards of HQ, R&D or Archives that are still to be accessed. */
        deep: number;
        /** How many of R&D or Archives have been, from the top. */
        top: number;
        /** What is accessed now: a slot, or 0 for the next card of HQ, R&D or Archives. */
        now: number;
        seen: readonly Accessed[];
        /** A text lets the Runner trash for nothing whatever they access now. */
        free?: true;
      }
    /** The Corp is rid of virus counters: the Runner keeps some of them first. */
    | { do: 'purging' }
    /** Counters given one by one. */
    | { do: 'counter'; on: Holder; name: string; left: number; step: 'avoid' | 'give' }
    | {
        do: 'damage';
        type: Damage;
        amount: number;
        preventable: boolean;
        /** The text that does it. */
        source: TextRef;
        step: 'raise' | 'hold' | 'prevent' | 'shield' | 'answer' | 'suffer' | 'lose' | 'done';
        /** Points that have been prevented so far. */
        prevented: number;
        /** Points a card holds back unless the Corp pays. */
        held: number;
        lost: number;
      }
    /** The Runner is about to be flatlined. */
    | { do: 'flatline'; why: 'damage' | 'handSize'; survived?: true }
    /** Installed cards of the Runner's that an effect or a cost sends to the trash together. */
    | { do: 'trashing'; slots: readonly Slot[]; sent: number; cost?: true; step: 'prevent' | 'go' }
    /** Programs trashed together that a card may keep from the discard pile; until that is settled they are set aside. */
    | { do: 'keepTrashed'; slots: readonly Slot[]; asked: boolean }
    | { do: 'tag'; left: number; step: 'avoid' | 'give' }
    | {
        do: 'trace';
        /** The limit of 1996; the base strength by the comprehensive rules. */
        limit: number;
        /** Bits that each point of the Corp's costs besides. */
        dearer?: number;
        /** The text that traces; its parts are what follows (`verbs/trace.ts`). */
        ref: TextRef;
        /** By seat, what was said openly so far. */
        bids?: readonly [TraceBid | null, TraceBid | null];
        /** Sealed bids that lie open while the Runner still finds the bits for their (R-GEN-19). */
        owed?: readonly [TraceBid, TraceBid];
        /** Both amounts, known to both; the base link card, and the cards that raised the link after that. */
        opened?: { trace: number; link: number; base: Slot | null; used: readonly Slot[]; done: boolean };
        /** It has succeeded: the Runner may answer that, which is `over` then; `cancelled`: its effect does not come. */
        answered?: 'open' | 'over' | 'cancelled';
      }
    /**
     * `type` is a card type, or `card` for any. `install`: into the rig, not into the hand; `found`: there it is. `secret`: not
     * shown. `left`: so many cards, without it one.
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
    /** The Runner may install a card of these types out of their hand. */
    | { do: 'installOne'; types: readonly CardType[] }
    /**
     * Cards that lie open, found on top of a pile: the Corp installs and rezzes all ice among them, one after the other (`now`),
     * and trashes the rest; the Runner installs one program and shuffles the rest in. Nothing of it costs bits.
     */
    | { do: 'found'; seat: Seat; slots: readonly Slot[]; now?: Slot }
    | { do: 'show'; slots: readonly Slot[]; result: 'rez' | 'expose' | 'archives' | 'score' | 'trash' | 'reveal' }
    /** Ice the Corp has to rez if it can, in this order; `orTrash`: or trash, as it likes. */
    | { do: 'forcedRez'; left: readonly Slot[]; orTrash?: true }
    /** One of these the Corp may rez, at half its cost or in full; the frame below learns which. */
    | { do: 'rezOne'; from: readonly Slot[]; price: 'half' | 'full' }
    /** A die, or another number from 1. */
    | { do: 'roll'; below?: number }
    /** Cards that may step in; `done` when one has. */
    | { do: 'replace'; left: readonly TextRef[]; done: boolean }
    /** The Runner hides at least so many of their bits, the Corp guesses how many. */
    /** With `most` both spend what they bid; without it one hides bits and the other guesses. */
    | { do: 'guess'; least: number; most?: number }
    /** Runs on these forts, one after the other; `all`: those before were successful. */
    | { do: 'runs'; left: readonly FortId[]; running: boolean; all: boolean }
    /** The Corp may put ice from HQ in the place of that ice. */
    | { do: 'swapIce'; slot: Slot }
    /**
     * The Corp installs as many cards in that fort as were taken out of it. `free`: up to so many, ice too; where the fort is not
     * there yet the first card makes it, and each may be rezzed as it comes (`rez`).
     */
    | { do: 'refill'; fort: FortId; left: number; free?: true; rez?: Slot }
    /** The Corp may bring ice from HQ into the run. */
    | { do: 'guest' }
    /** The Corp may install ice from HQ on that fort, behind all that stands there. */
    | { do: 'innermost'; fort: FortId }
    /** The Corp may rez, one after the other, cards among these that answer what has happened. */
    | { do: 'rezAnswer'; to: Answerable; from: readonly Slot[] }
    | { do: 'fit' }
    /** The points of an agenda count after its text. */
    | { do: 'reckon'; points: number }
    | PileFrame
  );

/** What some cards may be rezzed in answer to, or just before, outside all windows. */
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
/** What is paid for; `card`: the one that is used, installed, trashed or played. */
export interface Payment {
  for: Purpose;
  card?: CardId;
  /** Where that card lies, if it is used. */
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
