/**
 * Caches the game's verdict on a move: a tap is judged once for the entries it becomes and once for the log that
 * accepts them, with the same table and knowledge. Neither ever changes, so the last verdict stays valid.
 */
import { canonicalText } from '../../../base/canonical.ts';
import type { Result } from '../../../base/result.ts';
import type { AnyGame, AnyMove, Refusal, Seat, Step } from '../../../rules/game.ts';

/** `Game.refusal`, given what that player knows. */
export const refusalOnce = (game: AnyGame, table: unknown, seat: Seat, move: AnyMove, known: unknown): Refusal | null =>
  once(refusals, { game, table, seat, move, known }, () => game.refusal(table, seat, move, known ?? undefined));

/** `Game.answer` to a move as the other player receives it. */
export const stepOnce = (game: AnyGame, table: unknown, seat: Seat, move: AnyMove): Result<Step<unknown>, Refusal> =>
  once(steps, { game, table, seat, move, known: null }, () => game.answer(table, { kind: 'move', seat, move }));

interface Asked {
  readonly game: AnyGame;
  readonly table: unknown;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly known: unknown;
}

interface Said<R> extends Omit<Asked, 'table' | 'move'> {
  readonly text: string;
  readonly result: R;
}

/** For each table, the latest request. */
const refusals = new WeakMap<object, Said<Refusal | null>>();
const steps = new WeakMap<object, Said<Result<Step<unknown>, Refusal>>>();

function once<R>(all: WeakMap<object, Said<R>>, { game, table, seat, move, known }: Asked, make: () => R): R {
  const text = textOf(move);
  if (typeof table !== 'object' || table === null || text === null) return make();
  const last = all.get(table);
  if (last?.game === game && last.seat === seat && last.known === known && last.text === text) return last.result;
  const result = make();
  all.set(table, { game, seat, known, text, result });
  return result;
}

/** Null if a screen passes something no log can hold; the game reports it. */
function textOf(move: AnyMove): string | null {
  try {
    return canonicalText(move);
  } catch {
    return null;
  }
}
