/** How a match goes, for the screens: values, never an exception. */
import { other, type Refusal, type Seat } from '../../rules/game.ts';
import type { StoreFault } from '../store/store.ts';
import type { Foul, Verdict } from './audit/audit.ts';
import type { Offence, OffenceDetail } from './fold/offence.ts';
import type { Debt } from './fold/owed.ts';
import { type Both, type Ended, endedBy, type State } from './fold/state.ts';

export type Status =
  /** The phones have not agreed on the game yet. */
  { readonly kind: 'meeting' } | { readonly kind: 'playing' } | Over | Stopped;

/** The game is decided. Nobody has won before the audit is clean (PROTOCOL 14.1). */
export type Over = {
  readonly kind: 'over';
  /** Who has won as things stand: an offence that the audit found has turned it. */
  readonly winner: Seat | null;
  /** Null until both seeds are shown. */
  readonly verdict: Verdict | null;
  /** What is missing: an entry, or the head without which this phone may not write it (PROTOCOL 14.4); null when the log is closed. */
  readonly owed: Debt | null;
  /** Whose entry is awaited; null when the log is closed, and while the seeds are kept. */
  readonly waitsFor: Seat | null;
  /** Both seeds are kept until the end of the row of games (PROTOCOL 9.17). */
  readonly kept?: true;
} & (
  | Ended
  /** The other one owes an entry, and was waited for in vain; until it comes (PROTOCOL 14.2). */
  | { readonly by: 'absence' }
);

/** Nothing more can be played on this log. Every stop has an owner, or says why none (PROTOCOL 14.3). */
export type Stopped = {
  readonly kind: 'stopped';
  /** Whose phone is at fault; null: nobody can tell, or not yet. */
  readonly seat: Seat | null;
  /** Who has won by it; null: nobody. */
  readonly winner: Seat | null;
  /** What the seeds say; null until both are shown. */
  readonly verdict: Verdict | null;
  /** Whose seed has not been shown. */
  readonly owes: readonly Seat[];
} & WithoutSeat<Stop>;

/** Whose fault it is the audit may have found out anew. */
type WithoutSeat<S> = S extends Stop ? Omit<S, 'seat'> : never;

export type Stop =
  /** Two entries of one number, both signed by `seat`: the proof. */
  | { readonly why: 'fork'; readonly seat: Seat; readonly seq: number; readonly entries: readonly Uint8Array[] }
  /** `seat` has signed another table than the rules lead to. Both tables; the other one is null until it has arrived. */
  | {
      readonly why: 'table';
      readonly seat: Seat;
      readonly seq: number;
      readonly mine: unknown;
      readonly theirs: unknown;
      readonly entry: Uint8Array;
    }
  /** An entry that its author could not honestly sign. It stands outside of the log, as evidence. */
  | {
      readonly why: 'cheat';
      readonly seat: Seat;
      readonly seq: number;
      readonly fault: Offence['kind'];
      readonly entry: Uint8Array;
    }
  /** `by` accuses an entry of the other one and has shown his seed: who is right, the seeds say. */
  | { readonly why: 'charge'; readonly by: Seat; readonly seat: null; readonly seq: number }
  /** The two cannot play with each other: versions, cards, options, sides. */
  | { readonly why: 'terms'; readonly seat: null; readonly refusal: Refusal }
  | { readonly why: 'store'; readonly seat: null; readonly fault: StoreFault }
  /** A fault of this program. */
  | { readonly why: 'bug'; readonly seat: null; readonly detail: OffenceDetail };

/** What is known beside the state of the log. */
export interface Circumstances {
  readonly stop: Stop | null;
  readonly verdict: Verdict | null;
  readonly owed: Debt | null;
  /** Nothing is owed before the row of games has ended. */
  readonly kept: boolean;
  /** This player has said of what is owed that it does not come, and who has won by it: nobody, where the other one says so, too. */
  readonly absence: { readonly winner: Seat | null } | null;
  /** Who has given up, where the log does not say so yet. */
  readonly resigned: Seat | null;
  readonly seeds: Both<Uint8Array | null>;
  /** Whether this game ever shows them. */
  readonly showsSeeds: boolean;
  readonly nobodyWins: boolean;
}

/** How the match with this state goes. */
export function statusOf(state: State | null, about: Circumstances): Status {
  const { stop, verdict, kept, absence, resigned } = about;
  const owed = kept ? null : about.owed;
  if (stop !== null) return stopped(stop, about);
  if (!state?.world) return { kind: 'meeting' };
  const waitsFor = owed?.by ?? null;
  const over = { kind: 'over', verdict, owed, waitsFor, ...(kept && { kept }) } as const;
  if (absence !== null && verdict === null) return { ...over, by: 'absence', winner: absence.winner };
  if (state.end !== null) {
    const { winner } = state.end;
    const won = verdict === null || about.nobodyWins ? winner : winnerBy(verdict, winner);
    return { ...over, ...endedBy(state.end), winner: won };
  }
  if (resigned !== null) return { ...over, by: 'resignation', winner: about.nobodyWins ? null : other(resigned) };
  return { kind: 'playing' };
}

/** Who loses by what the audit found: the offender, or nobody when the file was damaged. */
export function winnerBy(verdict: Verdict, otherwise: Seat | null): Seat | null {
  if (verdict.clean) return verdict.winner;
  const { seat }: Foul = verdict.foul;
  return seat === null ? otherwise : other(seat);
}

function stopped(stop: Stop, { verdict, seeds, showsSeeds, nobodyWins, resigned }: Circumstances): Stopped {
  const found = verdict !== null && !verdict.clean ? verdict.foul.seat : null;
  const seat = found ?? stop.seat;
  const loser = seat ?? resigned;
  const owes = ([0, 1] as const).filter((one) => showsSeeds && provable(stop) && seeds[one] === null);
  const winner = loser === null || nobodyWins ? null : other(loser);
  return { kind: 'stopped', ...stop, seat, winner, verdict, owes };
}

/** Whether the seeds can say more of it. */
const provable = ({ why }: Stop): boolean => ['fork', 'table', 'cheat', 'charge'].includes(why);
