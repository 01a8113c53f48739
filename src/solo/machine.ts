/**
 * The machine in a game on one phone. It gets the table and what its seat knows, never the dealer's knowledge of every
 * card. Its randomness comes from the game's seed and the answer's number, so a page that was killed finds the same
 * move again.
 */
import type { AnyMove, Known, Seat } from '../rules/game.ts';
import { cardsToArrange } from './local.ts';
import { deciderOf, machineSeat, type Solo, type SoloAnswer, seedOf } from './solo.ts';

/** What the machine sees of a game, and its random seed. Plain data: it may be sent to a worker. */
export interface MachineSight<T = unknown> {
  readonly table: T;
  readonly known: Known;
  readonly seat: Seat;
  /** One of its game's levels; an unknown level counts as the first. */
  readonly level: string;
  readonly seed: number; // integer, below 2^32
  /** How many answers of the game it may try per move. */
  readonly budget?: number;
}

/** A move being computed in a worker. */
export interface PendingMove<M extends AnyMove> {
  readonly done: Promise<M>;
  /** Stops the search immediately; the promise resolves to a move found without search. */
  stop(): void;
}

/** A game's computer player. */
export interface MachinePlayer<T, M extends AnyMove> {
  /** An immediate answer to the open question, which must be for the machine's seat. */
  decide(sight: MachineSight<T>): M;
  /** The same, but thinking ahead if the level does; null if nothing depends on it. */
  think(sight: MachineSight<T>): PendingMove<M> | null;
  /**
   * How many answers it may try per move on this device, measured once for a game and stored with it. Null if it tries
   * none.
   */
  budget?(level: string): Promise<number | null>;
  /** Its move to concede, offered while its opponent is about to decide; null while its game is not lost. */
  concession?(sight: MachineSight<T>): Promise<M | null>;
  /** Puts the given number of viewed cards back in their original order. */
  asTheyLay(count: number): M;
}

/** What the machine sees when it is asked; null if it is not. */
export function machineSight<T, M extends AnyMove>({ game, local, bids }: Solo<T, M>): MachineSight<T> | null {
  const seat = machineSeat(game);
  if (seat === null || deciderOf({ game, local, bids }, game.seat) !== seat) return null;
  const { table, known } = local;
  const { level = '', budget } = game;
  const seed = seedOf(game.seed, game.answers.length);
  return { table, known: known[seat], seat, level, seed, ...(budget !== undefined && { budget }) };
}

/**
 * What the machine sees when its opponent is asked and it may offer to concede. Null after it was told to play on,
 * since it does not offer twice.
 */
export function concessionSight<T, M extends AnyMove>({ game, local, bids }: Solo<T, M>): MachineSight<T> | null {
  const seat = machineSeat(game);
  if (seat === null || game.playOn || deciderOf({ game, local, bids }, game.seat) !== game.seat) return null;
  const { table, known } = local;
  return { table, known: known[seat], seat, level: game.level ?? '', seed: seedOf(game.seed, game.answers.length) };
}

/** The machine's answer without thinking ahead; null if it is not asked. */
export function machineAnswer<T, M extends AnyMove>(
  solo: Solo<T, M>,
  player: MachinePlayer<T, M>,
): SoloAnswer<M> | null {
  const sight = machineSight(solo);
  if (!sight) return null;
  const wanted = cardsToArrange(solo.local);
  return { seat: sight.seat, move: wanted ? player.asTheyLay(wanted.cards.length) : player.decide(sight) };
}
