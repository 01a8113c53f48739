/** Where a match stands between its players: how it is going, and who waits for whom (PROTOCOL 14.1, 14.2, 14.4). */
import { other } from '../../rules/game.ts';
import type { Debt, OwedHead } from './fold/owed.ts';
import { type Status, type Stop, statusOf } from './status.ts';
import type { Writer } from './writer.ts';

export interface Standing {
  /** Null until both phones have agreed. */
  readonly writer: Writer | null;
  /** Why play has stopped; null if it hasn't. */
  readonly stop: Stop | null;
  /** Whether this phone may sign entries: it knows that it has lost nothing. */
  readonly synced: boolean;
}

export function statusBy(standing: Standing): Status {
  const { writer, stop } = standing;
  const statements = writer?.statements;
  const denied = isDenied(standing);
  const said = statements?.absence ?? null;
  return statusOf(writer?.matchLog.state ?? null, {
    stop,
    verdict: writer?.verdict ?? null,
    owed: denied ? headOwed(standing) : (statements?.owed ?? null),
    kept: writer?.keepsSeed() ?? false,
    // Each claims it of the other, and nobody has won.
    absence: denied ? { winner: statements?.claimed ? null : (writer?.seat ?? null) } : said && { winner: said.by },
    resigned: statements?.resigned ?? null,
    seeds: statements?.seeds ?? [null, null],
    showsSeeds: writer?.showsSeeds ?? true,
    nobodyWins: writer?.matchLog.terms.game.nobodyWins ?? false,
  });
}

/** What this player waits for from the opponent; null if nothing. */
export function owingBy(standing: Standing): Debt | null {
  const { writer, stop } = standing;
  const owed = stop === null && !writer?.keepsSeed() ? (writer?.statements.owed ?? null) : null;
  return owed?.by === writer?.seat ? owed && headOwed(standing) : owed;
}

/** The head without which this player may not write the entry they owe; null if they may (PROTOCOL 14.4). */
function headOwed({ writer, synced }: Standing): OwedHead | null {
  const owed = synced ? null : (writer?.statements.owed ?? null);
  if (writer === null || owed?.by !== writer.seat) return null;
  return { by: other(writer.seat), seq: owed.seq, since: owed.since, type: 'HEAD', byItself: true };
}

/** Whether this player has claimed that it was withheld, and still does not have it. */
const isDenied = (standing: Standing): boolean =>
  headOwed(standing) !== null && standing.writer?.statements.withheld === true;
