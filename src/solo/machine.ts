/**
 * The machine at a table on one phone. It is given the table and what its seat knows, never the dealer who knows every card; and its
 * chance comes from the game's seed and the number of the answer, so a page that was killed finds the same move again.
 */
import type { AnyMove, Known, Seat } from '../rules/game.ts';
import { toArrange } from './local.ts';
import { type Random, seeded } from './random.ts';
import { deciderOf, machineSeat, type Solo, type SoloAnswer } from './solo.ts';

/** A game's player that is a program. */
export interface MachinePlayer<T, M extends AnyMove> {
  /** How well it can play, the weakest first. */
  readonly levels: readonly string[];
  /** An answer to the open question, which must be that seat's. `level`: one of them; another one counts as the first. */
  decide(table: T, known: Known, seat: Seat, level: string, random: Random): M;
  /** So many cards that it looked at go back as they lay. */
  asTheyLay(count: number): M;
}

/** The answer that the machine owes; null where it is not asked. */
export function machineAnswer<T, M extends AnyMove>(
  solo: Solo<T, M>,
  player: MachinePlayer<T, M>,
): SoloAnswer<M> | null {
  const { game, local } = solo;
  const seat = machineSeat(game);
  if (seat === null || deciderOf(solo, game.seat) !== seat) return null;
  const wanted = toArrange(local);
  if (wanted) return { seat, move: player.asTheyLay(wanted.cards.length) };
  const random = seeded(mixed(game.seed, game.answers.length));
  return { seat, move: player.decide(local.table, local.known[seat], seat, game.level ?? '', random) };
}

/** A seed of its own for each answer. */
const mixed = (seed: number, answer: number): number => (seed ^ Math.imul(answer + 1, 0x9e3779b1)) >>> 0;
