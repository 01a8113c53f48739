/** The status of a match, for the screens: values, never an exception. */
import { other, type Refusal, type Seat } from '../../rules/game.ts';
import type { StoreFault } from '../store/store.ts';
import type { Foul, Verdict } from './audit/audit.ts';
import type { Offence, OffenceDetail } from './fold/offence.ts';
import { type Both, type Ended, endedBy, type State } from './fold/state.ts';
import type { Debt, OwedHead } from './fold/turn.ts';
import type { LogWriter } from './writer.ts';

export type Status =
  /** The phones have not agreed on the game yet. */
  { readonly kind: 'meeting' } | { readonly kind: 'playing' } | DecidedStatus | StoppedStatus;

/** The game is decided, but only provisionally until the audit is clean (PROTOCOL 14.1). */
export type DecidedStatus = {
  readonly kind: 'over';
  /** The current winner, reversed if the audit finds an offence. */
  readonly winner: Seat | null;
  /** Null until both seeds are shown. */
  readonly verdict: Verdict | null;
  /**
   * What is missing: an entry, or the head without which this phone may not write that entry (PROTOCOL 14.4); null if
   * the log is closed.
   */
  readonly owed: Debt | null;
  /** Whose entry is missing; null if the log is closed, or while the seeds are kept. */
  readonly waitsFor: Seat | null;
  /** Both seeds are kept until the end of the match (PROTOCOL 9.17). */
  readonly kept?: true;
} & (
  | Ended
  /** The opponent owes an entry and has timed out; applies until it arrives (PROTOCOL 14.2). */
  | { readonly by: 'absence' }
);

/** This log cannot continue. Every stop names an offender, or gives the reason why there is none (PROTOCOL 14.3). */
export type StoppedStatus = {
  readonly kind: 'stopped';
  /** Whose phone is at fault; null: unknown, or not known yet. */
  readonly seat: Seat | null;
  /** Who wins as a result; null if no one does. */
  readonly winner: Seat | null;
  /** The audit's verdict; null until both seeds are shown. */
  readonly verdict: Verdict | null;
  /** Whose seed has not been shown. */
  readonly owes: readonly Seat[];
} & WithoutSeat<Stop>;

/** The audit may have assigned the fault to the other player. */
type WithoutSeat<S> = S extends Stop ? Omit<S, 'seat'> : never;

export type Stop =
  /** Two entries with one number, both signed by `seat`: the proof. */
  | { readonly why: 'fork'; readonly seat: Seat; readonly seq: number; readonly entries: readonly Uint8Array[] }
  /** `seat` signed a different table than the rules give. Both tables; the other phone's is null until it arrives. */
  | {
      readonly why: 'table';
      readonly seat: Seat;
      readonly seq: number;
      readonly mine: unknown;
      readonly theirs: unknown;
      readonly entry: Uint8Array;
    }
  /** An entry its author could not honestly sign. Kept outside the log, as evidence. */
  | {
      readonly why: 'cheat';
      readonly seat: Seat;
      readonly seq: number;
      readonly fault: Offence['kind'];
      readonly entry: Uint8Array;
    }
  /** `by` challenged one of the opponent's entries and revealed their own seed. The seeds decide who is right. */
  | { readonly why: 'charge'; readonly by: Seat; readonly seat: null; readonly seq: number }
  /** The two cannot play each other because of versions, cards, options or sides. */
  | { readonly why: 'terms'; readonly seat: null; readonly refusal: Refusal }
  | { readonly why: 'store'; readonly seat: null; readonly fault: StoreFault }
  /** A bug in this program. */
  | { readonly why: 'bug'; readonly seat: null; readonly detail: OffenceDetail };

/** Facts beyond the log's state. */
export interface StatusContext {
  readonly stop: Stop | null;
  readonly verdict: Verdict | null;
  readonly owed: Debt | null;
  /** No seed is owed before the end of the match. */
  readonly kept: boolean;
  /**
   * This player claims that what is owed never arrived; includes who wins by the claim, which is no one if the opponent
   * claims the same.
   */
  readonly absence: { readonly winner: Seat | null } | null;
  /** Who has conceded, if the log does not record it yet. */
  readonly resigned: Seat | null;
  readonly seeds: Both<Uint8Array | null>;
  /** Whether this game ever shows the seeds. */
  readonly showsSeeds: boolean;
  readonly nobodyWins: boolean;
}

/** The status of the match in this state. */
export function statusOf(state: State | null, about: StatusContext): Status {
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

/** The winner after the audit: never the offender; unchanged if the file was damaged. */
function winnerBy(verdict: Verdict, otherwise: Seat | null): Seat | null {
  if (verdict.clean) return verdict.winner;
  const { seat }: Foul = verdict.foul;
  return seat === null ? otherwise : other(seat);
}

function stopped(stop: Stop, { verdict, seeds, showsSeeds, nobodyWins, resigned }: StatusContext): StoppedStatus {
  const found = verdict !== null && !verdict.clean ? verdict.foul.seat : null;
  const seat = found ?? stop.seat;
  const loser = seat ?? resigned;
  const owes = ([0, 1] as const).filter((one) => showsSeeds && provable(stop) && seeds[one] === null);
  const winner = loser === null || nobodyWins ? null : other(loser);
  return { kind: 'stopped', ...stop, seat, winner, verdict, owes };
}

/** Whether the seeds can prove more. */
const provable = ({ why }: Stop): boolean => ['fork', 'table', 'cheat', 'charge'].includes(why);

export interface PhoneState {
  /** Null until both phones have agreed. */
  readonly writer: LogWriter | null;
  /** Why play has stopped; null if it hasn't. */
  readonly stop: Stop | null;
  /** Whether this phone may sign entries: it has verified that it has lost nothing. */
  readonly synced: boolean;
}

export function phoneStatus(phone: PhoneState): Status {
  const { writer, stop } = phone;
  const statements = writer?.statements;
  const denied = isDenied(phone);
  const said = statements?.absence ?? null;
  return statusOf(writer?.matchLog.state ?? null, {
    stop,
    verdict: writer?.verdict ?? null,
    owed: denied ? headOwed(phone) : (statements?.owed ?? null),
    kept: writer?.keepsSeed() ?? false,
    // Both claim it, so nobody has won.
    absence: denied ? { winner: statements?.claimed ? null : (writer?.seat ?? null) } : said && { winner: said.by },
    resigned: statements?.resigned ?? null,
    seeds: statements?.seeds ?? [null, null],
    showsSeeds: writer?.showsSeeds ?? true,
    nobodyWins: writer?.matchLog.terms.game.nobodyWins ?? false,
  });
}

/** What this player is waiting for from the opponent; null if nothing. */
export function debtOf(standing: PhoneState): Debt | null {
  const { writer, stop } = standing;
  const owed = stop === null && !writer?.keepsSeed() ? (writer?.statements.owed ?? null) : null;
  return owed?.by === writer?.seat ? owed && headOwed(standing) : owed;
}

/** The head without which this player may not write the entry they owe; null if they may (PROTOCOL 14.4). */
function headOwed({ writer, synced }: PhoneState): OwedHead | null {
  const owed = synced ? null : (writer?.statements.owed ?? null);
  if (writer === null || owed?.by !== writer.seat) return null;
  return { by: other(writer.seat), seq: owed.seq, since: owed.since, type: 'HEAD', byItself: true };
}

/** Whether this player has claimed that the head was withheld, and still does not have it. */
const isDenied = (standing: PhoneState): boolean =>
  headOwed(standing) !== null && standing.writer?.statements.withheld === true;
