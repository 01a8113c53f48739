/** Which ending a player has seen; a different one is shown again. */
import type { Status } from '../../../peer/match/status.ts';

/** A key that changes only with news: how the game ended, what is owed, whether it is verified. */
export function endingOf(status: Status): string {
  if (status.kind === 'stopped') return `stopped ${status.why} ${status.verdict !== null}`;
  if (status.kind !== 'over') return status.kind;
  // Once verified, nobody waits for anything: what the log still lacks is not news.
  return `over ${status.by} ${status.verdict !== null ? 'proven' : `owed ${status.owed?.seq}`}`;
}
