/** How a match goes, for the screens: values with a sentence, never an exception. */
import type { Failure } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import { explainStore } from '../store/keeping.ts';
import type { StoreFault } from '../store/store.ts';
import type { Foul, Verdict } from './audit/audit.ts';
import type { Offence } from './fold/offence.ts';
import type { Debt } from './fold/owed.ts';
import type { Both, State } from './fold/state.ts';

export type Status =
  /** The phones have not agreed on the game yet. */
  { readonly kind: 'meeting' } | { readonly kind: 'playing' } | Over | Stopped;

/** The game is decided. Nobody has won before the audit is clean (PROTOCOL 14.1). */
export interface Over {
  readonly kind: 'over';
  /** Who has won as things stand: an offence that the audit found has turned it. */
  readonly winner: Seat | null;
  readonly text: string;
  /** `absence`: the other one owes an entry, and was waited for in vain; until it comes (PROTOCOL 14.2). */
  readonly by: 'rules' | 'resignation' | 'agreement' | 'absence';
  /** Null until both seeds are shown. */
  readonly verdict: Verdict | null;
  /** What is missing: an entry, or the head without which this phone may not write it (PROTOCOL 14.4); null when the log is closed. */
  readonly owed: Debt | null;
  /** Whose entry is awaited; null when the log is closed, and while the seeds are kept. */
  readonly waitsFor: Seat | null;
  /** Both seeds are kept until the end of the row of games (PROTOCOL 9.17). */
  readonly kept?: true;
}

/** Nothing more can be played on this log. Every stop has an owner, or says why none (PROTOCOL 14.3). */
export type Stopped = {
  readonly kind: 'stopped';
  readonly text: string;
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
  | { readonly why: 'terms'; readonly seat: null; readonly refusal: Failure }
  | { readonly why: 'store'; readonly seat: null; readonly fault: StoreFault }
  /** A fault of this program. */
  | { readonly why: 'bug'; readonly seat: null; readonly error: string };

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
  if (absence !== null && verdict === null)
    return { ...over, by: 'absence', winner: absence.winner, text: 'the other player was waited for in vain' };
  if (state.end !== null) {
    const { by, winner, text } = state.end;
    return { ...over, by, text, winner: verdict === null || about.nobodyWins ? winner : winnerBy(verdict, winner) };
  }
  if (resigned !== null)
    return { ...over, by: 'resignation', winner: about.nobodyWins ? null : other(resigned), text: 'resigned' };
  return { kind: 'playing' };
}

/** Who loses by what the audit found: the offender, or nobody when the file was damaged. */
export function winnerBy(verdict: Verdict, otherwise: Seat | null): Seat | null {
  if (verdict.clean) return verdict.winner;
  const { seat }: Foul = verdict.foul;
  return seat === null ? otherwise : other(seat);
}

/** What happened to the game, in words for the player; the seat is said by whoever shows it. */
function stopped(stop: Stop, { verdict, seeds, showsSeeds, nobodyWins, resigned }: Circumstances): Stopped {
  const found = verdict !== null && !verdict.clean ? verdict.foul.seat : null;
  const seat = found ?? stop.seat;
  const loser = seat ?? resigned;
  const owes = ([0, 1] as const).filter((one) => showsSeeds && provable(stop) && seeds[one] === null);
  const winner = loser === null || nobodyWins ? null : other(loser);
  return { kind: 'stopped', ...stop, text: sentence(stop, verdict), seat, winner, verdict, owes };
}

/** Whether the seeds can say more of it. */
const provable = ({ why }: Stop): boolean => ['fork', 'table', 'cheat', 'charge'].includes(why);

function sentence(stop: Stop, verdict: Verdict | null): string {
  if (verdict !== null && !verdict.clean && verdict.foul.kind === 'charge')
    return `Entry ${verdict.foul.seq} was accused, and it was honest: with both seeds anybody can work that out.`;
  switch (stop.why) {
    case 'fork':
      return `It signed two different entries with the number ${stop.seq}. A phone that plays fairly cannot do that.`;
    case 'table':
      return `With entry ${stop.seq} it signed another table than the rules lead to, and anybody can work that out.`;
    case 'cheat':
      return `It signed entry ${stop.seq}, which no phone that plays fairly signs. It was not taken.`;
    case 'charge':
      return `Entry ${stop.seq} is accused. Both seeds are shown, and they say who is right.`;
    case 'terms':
      return stop.refusal.text;
    case 'store':
      return `${explainStore(stop.fault).what}${stop.fault === 'shut' ? ' It is tried again and again.' : ''}`;
    case 'bug':
      return `The program has made a mistake (${stop.error}).`;
  }
}
