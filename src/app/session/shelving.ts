/** Keeps the home screen's line about an open game true, whether the game is looked at or not. */
import { putOnShelf } from '../../peer/store/shelf.ts';
import type { Opened } from './open.ts';

/** From now on; only what has changed is written. */
export function keepShelved({ sitting: { match }, shelved }: Pick<Opened, 'sitting' | 'shelved'>): void {
  let { turn, points, over } = shelved;
  const look = (): void => {
    const { table, status } = match.view();
    if (!table) return;
    // The other phone's last entry may come long after the game was decided.
    const closed = status.kind === 'over' && status.waitsFor === null;
    if (table.turn === turn && table.corp.points === points[0] && table.runner.points === points[1] && closed === over)
      return;
    [turn, points, over] = [table.turn, [table.corp.points, table.runner.points], closed];
    void putOnShelf({ ...shelved, turn, points, over, touched: Date.now() });
  };
  match.onChange(look);
  look();
}
