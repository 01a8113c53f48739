/**
 * The machine at a table on one phone. It is given the table and what its seat knows, never the dealer who knows every card; and its
 * chance comes from the game's seed and the number of the answer, so a page that was killed finds the same move again.
 */
import type { AnyMove, Known, Seat } from '../rules/game.ts';
import { toArrange } from './local.ts';
import { deciderOf, machineSeat, type Solo, type SoloAnswer, seedOf } from './solo.ts';

/** What the machine is shown of a game, and where its chance begins. Plain data: it may be handed to a worker. */
export interface Sight<T = unknown> {
  readonly table: T;
  readonly known: Known;
  readonly seat: Seat;
  /** One of the levels that its game has; another one counts as the first. */
  readonly level: string;
  readonly seed: number; // whole, below 2^32
  /** Answers of the game that it may try out for one move. */
  readonly budget?: number;
}

/** A move that is looked for beside the screen. */
export interface Thinking<M extends AnyMove> {
  readonly done: Promise<M>;
  /** Ends it at once; it is done with what takes no thought. */
  stop(): void;
}

/** A game's player that is a program. */
export interface MachinePlayer<T, M extends AnyMove> {
  /** An answer to the open question, which must be that seat's; at once. */
  decide(sight: Sight<T>): M;
  /** The same where that level thinks ahead; null where nothing hangs on it. */
  think(sight: Sight<T>): Thinking<M> | null;
  /** How many answers it may try out for one move on this device: measured once for a game, and kept with it. Null where it tries none out. */
  budget?(level: string): Promise<number | null>;
  /** So many cards that it looked at go back as they lay. */
  asTheyLay(count: number): M;
}

/** What the machine is shown when it is asked; null while it is not. */
export function machineSight<T, M extends AnyMove>({ game, local, bids }: Solo<T, M>): Sight<T> | null {
  const seat = machineSeat(game);
  if (seat === null || deciderOf({ game, local, bids }, game.seat) !== seat) return null;
  const { table, known } = local;
  const { level = '', budget } = game;
  const seed = seedOf(game.seed, game.answers.length);
  return { table, known: known[seat], seat, level, seed, ...(budget !== undefined && { budget }) };
}

/** What the machine answers without thinking ahead; null while it is not asked. */
export function machineAnswer<T, M extends AnyMove>(
  solo: Solo<T, M>,
  player: MachinePlayer<T, M>,
): SoloAnswer<M> | null {
  const sight = machineSight(solo);
  if (!sight) return null;
  const wanted = toArrange(solo.local);
  return { seat: sight.seat, move: wanted ? player.asTheyLay(wanted.cards.length) : player.decide(sight) };
}
