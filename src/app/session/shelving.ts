/** Keeps the home screen's line about an open game true, whether the game is looked at or not. */
import { putOnShelf } from '../../peer/store/shelf.ts';
import type { Opened } from './open.ts';

/** From now on; only what has changed is written. */
export function keepShelved({ sitting: { match }, shelved }: Pick<Opened, 'sitting' | 'shelved'>): void {
  let { turn, points, over, result } = shelved;
  const look = (): void => {
    const { table, status } = match.view();
    if (!table) return;
    // The other phone's last entry may come long after the game was decided.
    const closed = status.kind === 'over' && status.waitsFor === null;
    const ended = status.kind === 'over' ? { winner: status.winner, by: status.by, text: status.text } : undefined;
    const same = table.turn === turn && table.corp.points === points[0] && table.runner.points === points[1];
    if (same && closed === over && ended?.winner === result?.winner && ended?.text === result?.text) return;
    [turn, points, over, result] = [table.turn, [table.corp.points, table.runner.points], closed, ended];
    void putOnShelf({ ...shelved, turn, points, over, ...(result && { result }), touched: Date.now() });
  };
  match.onChange(look);
  look();
}
