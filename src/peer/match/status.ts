/** How a match goes, for the screens: values with a sentence, never an exception. */
import type { Refusal, Seat } from '../../rules/game.ts';
import { explainStore } from '../store/keeping.ts';
import type { StoreFault } from '../store/store.ts';
import type { Foul, Verdict } from './audit.ts';
import type { Offence } from './offence.ts';
import type { State } from './state.ts';

export type Status =
  /** The phones have not agreed on the game yet. */
  | { readonly kind: 'meeting' }
  | { readonly kind: 'playing' }
  /** The game is decided. It counts when the audit is clean (10.4). */
  | {
      readonly kind: 'over';
      /** Who has won as things stand: an offence the audit found has turned it. */
      readonly winner: Seat | null;
      readonly text: string;
      readonly by: 'rules' | 'resignation' | 'claim';
      /** Null until both seeds are shown. Who refuses his has lost. */
      readonly verdict: Verdict | null;
      /** Whose entry is awaited; null when the log is closed. */
      readonly waitsFor: Seat | null;
    }
  | Stopped;

/** Nothing more can be played on this log. */
export type Stopped = { readonly kind: 'stopped'; readonly text: string } & Stop;

export type Stop =
  /** Two entries of one number, both signed by `seat`: the proof. */
  | { readonly why: 'fork'; readonly seat: Seat; readonly seq: number; readonly entries: readonly Uint8Array[] }
  /** Both tables after that entry; the other one is null until it has arrived. */
  | { readonly why: 'table'; readonly seq: number; readonly mine: unknown; readonly theirs: unknown }
  /** An entry that its author could not honestly sign. It stands outside of the log, as evidence. */
  | {
      readonly why: 'cheat';
      readonly seat: Seat;
      readonly seq: number;
      readonly fault: Offence['kind'];
      readonly entry: Uint8Array;
    }
  /** The other phone does not take what this one has signed. */
  | { readonly why: 'refused'; readonly seq: number }
  /** The two cannot play with each other: versions, cards, options, sides. */
  | { readonly why: 'terms'; readonly refusal: Refusal }
  /** The other phone has lost its seed or its key: this game cannot go on (10.5). */
  | { readonly why: 'lost' }
  | { readonly why: 'store'; readonly fault: StoreFault }
  /** A fault of this program. */
  | { readonly why: 'bug'; readonly error: string };

/** How the match with this state goes, as long as nothing has stopped it. */
export function statusOf(state: State | null, verdict: Verdict | null): Status {
  if (!state?.world) return { kind: 'meeting' };
  const { end, turns } = state;
  if (end === null) return { kind: 'playing' };
  const winner = verdict === null ? end.winner : winnerBy(verdict, end.winner);
  return { kind: 'over', by: end.by, text: end.text, winner, verdict, waitsFor: turns[0]?.by ?? null };
}

/** What happened to the game, in words for the player; the seat is said by whoever shows it. */
export function stopped(stop: Stop): Stopped {
  return { kind: 'stopped', text: sentence(stop), ...stop };
}

/** Who loses by what the audit found: the offender, or nobody when the file was damaged. */
export function winnerBy(verdict: Verdict, otherwise: Seat | null): Seat | null {
  if (verdict.clean) return verdict.winner;
  const { seat }: Foul = verdict.foul;
  return seat === null ? otherwise : seat === 0 ? 1 : 0;
}

function sentence(stop: Stop): string {
  switch (stop.why) {
    case 'fork':
      return `One player has signed two different entries with the number ${stop.seq}.`;
    case 'table':
      return `After entry ${stop.seq} the two phones show different tables.`;
    case 'cheat':
      return `Entry ${stop.seq} cannot be honest (${stop.fault}). It was not taken.`;
    case 'refused':
      return `The other phone refuses entry ${stop.seq}.`;
    case 'terms':
      return stop.refusal.text;
    case 'lost':
      return 'The other phone does not have this game any more.';
    case 'store':
      return explainStore(stop.fault).what;
    case 'bug':
      return `The program has made a mistake: ${stop.error}`;
  }
}
