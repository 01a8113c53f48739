/** The arena's players, and one game between two of them. */
import { lookaheadMove } from '../../../src/app/games/netrunner/solo/ahead.ts';
import { other, type Seat } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { decideMove, type Level, levels } from '../../../src/rules/netrunner/machine/decide.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { CORP } from '../../../src/rules/netrunner/table.ts';
import { movesOf } from '../../../src/solo/local.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { choose, moveFor, type NetrunnerGame, playOne } from '../randomPlay.ts';
import { unseenBehindIce } from './habits.ts';

/**
 * The machine's levels; `chance`, which plays at random; and `chaser`, which as the Runner runs on every unseen card
 * behind ice in a subsidiary fort, and plays like `regular` otherwise.
 */
export type Mind = Level | 'sharp' | 'chance' | 'chaser';
export const minds: readonly Mind[] = [...levels, 'sharp', 'chance', 'chaser'];

/**
 * With more answers than this, the game has stalled. Some random decks need 4,000: a Corp without bits draws what it
 * shuffles back.
 */
const MAX_ANSWERS = 10_000;

interface Watch {
  /** How many answers a lookahead player may try; absent: the app's default. */
  readonly budget?: number | undefined;
  /** Reports how long each of the machine's decisions took. */
  took?(mind: Mind, ms: number): void;
  /** Sees the game before each answer, and at its end. */
  sees?(local: NetrunnerGame): void;
  /** Sees each decision, with the game before it. */
  decides?(local: NetrunnerGame, seat: Seat, move: Move): void;
}

/**
 * Plays a game; the two minds are by seat. Null if there is no winner. Throws if a move is refused or the game does not
 * end.
 */
export function winnerOf(
  local: NetrunnerGame,
  by: readonly [Mind, Mind],
  random: Random,
  watch: Watch = {},
): Seat | null {
  for (let answers = 0; answers < MAX_ANSWERS; answers++) {
    const question = netrunner.ask(local.table);
    watch.sees?.(local);
    if (question.kind === 'over') return question.winner;
    let seat: Seat = question.kind === 'move' || question.kind === 'choose' ? question.of : CORP;
    playOne(local, () => {
      const move = moveOf(local, seat, by[seat], random, watch);
      watch.decides?.(local, seat, move);
      seat = other(seat);
      return move;
    });
  }
  throw new Error('the game does not end');
}

/** The given player's move. */
export function moveOf(
  local: NetrunnerGame,
  seat: Seat,
  mind: Mind,
  random: Random,
  { budget, took }: Watch = {},
): Move {
  if (mind === 'chance') return moveFor({ ...local, random }, netrunner.ask(local.table), seat, choose);
  const begun = performance.now();
  const view = { table: local.table, known: local.known[seat], seat };
  const seed = random(2 ** 32);
  const move =
    mind === 'sharp'
      ? lookaheadMove({ ...view, seed, ...(budget !== undefined && { budget }) })
      : ((mind === 'chaser' ? chase(local, seat) : undefined) ??
        decideMove(view, mind === 'chaser' ? 'regular' : mind, seeded(seed)));
  took?.(mind, performance.now() - begun);
  if (!move) throw new Error('the machine has no answer');
  return move;
}

/** A run on an unseen card behind ice where the Runner has not run this turn. */
const chase = (local: NetrunnerGame, seat: Seat): Move | undefined =>
  movesOf(local, seat).find(
    (move) =>
      move.do === 'run' &&
      unseenBehindIce(local, move.fort).length > 0 &&
      !local.table.past.turn.some((event) => event.kind === 'run' && event.fort === move.fort),
  );
