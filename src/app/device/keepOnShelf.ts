/** Keeps the home screen's line about an open game true, whether the game is looked at or not. */
import type { Status } from '../../peer/match/status.ts';
import { type Ending, putOnShelf, type Shelved } from '../../peer/store/shelf.ts';
import type { Opened } from '../play/open.ts';

/** Who has won and how; undefined while the game goes on, or nobody can tell. */
export function resultOf(status: Status): Ending | undefined {
  if (status.kind === 'stopped')
    return status.seat === null ? undefined : { winner: status.winner, by: 'fault', text: status.text };
  if (status.kind !== 'over') return undefined;
  const { winner, by, text, verdict, kept } = status;
  // Nobody has won before the audit is clean (PROTOCOL 14.1).
  if (verdict === null && by !== 'absence') return { winner, by, text, unproven: true, ...(kept && { kept }) };
  return { winner, by: verdict?.clean === false ? 'fault' : by, text };
}

/** Nothing is played any more, and no entry is awaited. What the disk has stopped goes on as soon as it is opened again. */
export function isClosed(status: Status): boolean {
  // The other phone's last entry may come long after the game was decided.
  if (status.kind === 'over') return status.waitsFor === null;
  return status.kind === 'stopped' && status.why !== 'store';
}

/** From now on; only what has changed is written. `beside`: how its match stands, and the game as a row of it. */
export function keepOnShelf(
  { sitting: { match, ui }, shelved }: Pick<Opened, 'sitting' | 'shelved'>,
  beside: () => Pick<Shelved, 'standing' | 'played'>,
): void {
  const { result: before, ...kept } = shelved;
  let { turn, points, over } = shelved;
  let result = before;
  const look = (): void => {
    const { table, status } = match.view();
    if (table === null) return;
    const now = ui.summary(table);
    const closed = isClosed(status);
    const ended = resultOf(status);
    const same = now.turn === turn && now.points[0] === points[0] && now.points[1] === points[1];
    if (same && closed === over && sameEnding(ended, result)) return;
    [turn, points, over, result] = [now.turn, [...now.points], closed, ended];
    void putOnShelf({
      ...kept,
      turn,
      points,
      over,
      ...(result && { result }),
      ...beside(),
      touched: Date.now(),
    });
  };
  match.onChange(look);
  look();
}

const sameEnding = (one?: Ending, other?: Ending): boolean =>
  one?.winner === other?.winner && one?.text === other?.text && one?.unproven === other?.unproven;
