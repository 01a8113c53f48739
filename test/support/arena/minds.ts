/** Who plays in the arena, and one game between two of them. */
import { thoughtAhead } from '../../../src/app/games/netrunner/solo/ahead.ts';
import { other, type Seat } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { decideMove, type Level, levels } from '../../../src/rules/netrunner/machine/decide.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { CORP } from '../../../src/rules/netrunner/table.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { choose, moveFor, type NetrunnerGame, playOne } from '../randomPlay.ts';

/** The machine's levels, and `chance`, which does anything. */
export type Mind = Level | 'sharp' | 'chance';
export const minds: readonly Mind[] = [...levels, 'sharp', 'chance'];

/** More answers than that and the game stalls. Of random decks some need 4,000: a Corp without bits that draws what it shuffles back. */
const MOST_ANSWERS = 10_000;

interface Watch {
  /** Answers that a mind that thinks ahead may try out; absent: as many as the app lets it. */
  readonly budget?: number | undefined;
  /** Hears how long each of the machine's decisions took. */
  took?(mind: Mind, ms: number): void;
}

/** Plays it out; by seat who decides. Null where nobody has won. Throws where a move is refused or the game does not end. */
export function winnerOf(
  local: NetrunnerGame,
  by: readonly [Mind, Mind],
  random: Random,
  watch: Watch = {},
): Seat | null {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') return question.winner;
    let seat: Seat = question.kind === 'move' || question.kind === 'choose' ? question.of : CORP;
    playOne(local, () => {
      const move = moveOf(local, seat, by[seat], random, watch);
      seat = other(seat);
      return move;
    });
  }
  throw new Error('the game does not end');
}

/** What that mind does there. */
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
      ? thoughtAhead({ ...view, seed, ...(budget !== undefined && { budget }) })
      : decideMove(view, mind, seeded(seed));
  took?.(mind, performance.now() - begun);
  if (!move) throw new Error('the machine has no answer');
  return move;
}
