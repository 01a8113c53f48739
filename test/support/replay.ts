/**
 * Replays games: folds a list of answers over a table, and counts every line of play (perft), for comparing a game's
 * rules with a manual count.
 */
import { fail, ok, type Result } from '../../src/base/result.ts';
import type { Answer, AnyMove, Game, GameEvent, Refusal } from '../../src/rules/game.ts';
import { decide, decideSealed, type LocalGame, movesOf, settle } from '../../src/solo/local.ts';

/** The table after these answers, or the first refused answer and the reason. */
export function replay<T, M extends AnyMove>(
  game: Game<T, M>,
  table: T,
  answers: readonly Answer<M>[],
): Result<T, { at: number; refusal: Refusal }> {
  let now = table;
  for (const [at, answer] of answers.entries()) {
    const step = game.answer(now, answer);
    if (!step.ok) return fail({ at, refusal: step.error });
    now = step.value.table;
  }
  return ok(now);
}

/**
 * The number of distinct lines of `depth` decisions from here; a game that ends earlier counts as one line. Two sealed
 * bids are one decision. Anything that is not a decision is answered in one fixed way and not counted: every number,
 * held or not, is 0, the card picked from a hand is the first, a shuffled pile keeps its order. The given game is not
 * modified.
 */
export function perft<T, M extends AnyMove, K>(from: LocalGame<T, M, K>, depth: number): number {
  const local = copyOf(from);
  settle(local);
  const question = local.game.ask(local.table);
  if (depth === 0 || question.kind === 'over') return 1;
  if (question.kind === 'sealed') {
    let lines = 0;
    for (const first of movesOf(local, 0))
      for (const second of movesOf(local, 1))
        lines += after(local, (next) => decideSealed(next, [first, second]), depth);
    return lines;
  }
  if (question.kind !== 'move' && question.kind !== 'choose') throw new Error(`${question.kind} is no decision`);
  const seat = question.of;
  return movesOf(local, seat).reduce(
    (lines, move) => lines + after(local, (next) => decide(next, seat, move), depth),
    0,
  );
}

function after<T, M extends AnyMove, K>(
  local: LocalGame<T, M, K>,
  answer: (next: LocalGame<T, M, K>) => Result<GameEvent[], Refusal>,
  depth: number,
): number {
  const next = copyOf(local);
  const done = answer(next);
  if (!done.ok) throw new Error(`a listed move was refused: ${JSON.stringify(done.error)}`);
  return perft(next, depth - 1);
}

const copyOf = <T, M extends AnyMove, K>({
  hidden: [first, second],
  ...local
}: LocalGame<T, M, K>): LocalGame<T, M, K> => ({
  ...local,
  known: [...local.known],
  piles: [...local.piles],
  hidden: [
    { facts: [...first.facts], held: [...first.held] },
    { facts: [...second.facts], held: [...second.held] },
  ],
  random: () => 0,
});
