/** Keeps an open game's entry on the home screen up to date, whether the game is on screen or not. */
import type { Status } from '../../peer/match/status.ts';
import type { View } from '../../peer/match/view.ts';
import { type Ending, putOnShelf, type Shelved } from '../../peer/store/shelf.ts';
import type { Opened } from '../play/open.ts';

/** Who won and how; undefined while the game is open, or if it can't be decided. */
export function resultOf(status: Status): Ending | undefined {
  if (status.kind === 'stopped') return status.seat === null ? undefined : { winner: status.winner, by: 'fault' };
  if (status.kind !== 'over') return undefined;
  const { winner, by, verdict, kept } = status;
  const why = status.by === 'rules' && { text: status.why };
  // There is no winner before the audit is clean (PROTOCOL 14.1).
  if (verdict === null && by !== 'absence') return { winner, by, ...why, unproven: true, ...(kept && { kept }) };
  return { winner, by: verdict?.clean === false ? 'fault' : by, ...why };
}

/** Whether nothing more is played or expected. A game stopped by a storage fault resumes when reopened. */
export function isClosed(status: Status): boolean {
  // The other phone's last entry may arrive long after the game was decided.
  if (status.kind === 'over') return status.waitsFor === null;
  return status.kind === 'stopped' && status.why !== 'store';
}

/** Subscribes to a game and writes only changes. `matchFields`: the standings of the match, and this game's row. */
export function keepOnShelf(
  { sitting: { match, ui }, shelved }: Pick<Opened, 'sitting' | 'shelved'>,
  matchFields: () => Pick<Shelved, 'standing' | 'played'>,
): void {
  const { result: _, now: __, paused: ___, ...kept } = shelved;
  // A game that only deals packs stays open until the match continues.
  const waits = ui.info.leadsTo !== undefined && !shelved.followed;
  let last = statusKey(shelved);
  const look = (): void => {
    const { table, status, paused } = match.view();
    if (table === null) return;
    const { turn, points, now } = ui.summary(table);
    const [result, pausedBy] = [resultOf(status), whoPaused(paused)];
    const stands = {
      turn,
      points: [...points] satisfies Shelved['points'],
      over: isClosed(status) && !(waits && result?.kept),
      ...(result && { result }),
      ...(now && { now }),
      ...(pausedBy && { paused: pausedBy }),
    };
    if (statusKey(stands) === last) return;
    last = statusKey(stands);
    void putOnShelf({ ...kept, ...stands, ...matchFields(), touched: Date.now() });
  };
  match.onChange(look);
  look();
}

/** A key for the game's state, to detect changes. */
const statusKey = ({ turn, points, over, result, now, paused }: OpenGameStatus): string =>
  JSON.stringify([turn, points, over, result?.winner, result?.by, result?.unproven, now?.active, now?.words, paused]);

type OpenGameStatus = Pick<Shelved, 'turn' | 'points' | 'over' | 'result' | 'now' | 'paused'>;

function whoPaused({ mine, theirs }: View<unknown>['paused']): Shelved['paused'] {
  if (mine) return theirs ? 'both' : 'mine';
  return theirs ? 'theirs' : undefined;
}
