/** Keeps the home screen's line about an open game true, whether the game is looked at or not. */
import type { Status } from '../../peer/match/status.ts';
import { type Ending, putOnShelf } from '../../peer/store/shelf.ts';
import type { Opened } from './open.ts';

/** Who has won and how; undefined while nobody has (B1). */
function resultOf(status: Status): Ending | undefined {
  if (status.kind === 'stopped')
    return status.seat === null ? undefined : { winner: status.winner, by: 'fault', text: status.text };
  if (status.kind !== 'over' || (status.verdict === null && status.by !== 'absence')) return undefined;
  const { winner, by, text, verdict } = status;
  return { winner, by: verdict?.clean === false ? 'fault' : by, text };
}

/** From now on; only what has changed is written. */
export function keepShelved({ sitting: { match }, shelved }: Pick<Opened, 'sitting' | 'shelved'>): void {
  const { result: before, ...kept } = shelved;
  let { turn, points, over } = shelved;
  let result = before;
  const look = (): void => {
    const { table, status } = match.view();
    if (!table) return;
    // The other phone's last entry may come long after the game was decided.
    const closed =
      status.kind === 'over' ? status.waitsFor === null : status.kind === 'stopped' && status.winner !== null;
    const ended = resultOf(status);
    const same = table.turn === turn && table.corp.points === points[0] && table.runner.points === points[1];
    if (same && closed === over && ended?.winner === result?.winner && ended?.text === result?.text) return;
    [turn, points, over, result] = [table.turn, [table.corp.points, table.runner.points], closed, ended];
    void putOnShelf({ ...kept, turn, points, over, ...(result && { result }), touched: Date.now() });
  };
  match.onChange(look);
  look();
}
