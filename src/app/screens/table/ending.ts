/** Which ending a player has seen; a different one is shown again. */
import type { Status } from '../../../peer/match/status.ts';

/** The same text as long as there is no news in it: how the game ended, what is owed, whether it is proven. */
export function endingOf(status: Status): string {
  if (status.kind === 'stopped') return `stopped ${status.why} ${status.verdict !== null}`;
  if (status.kind !== 'over') return status.kind;
  // Once it is proven nobody waits for anything: what the log still lacks is no news.
  return `over ${status.by} ${status.verdict !== null ? 'proven' : `owed ${status.owed?.seq}`}`;
}
