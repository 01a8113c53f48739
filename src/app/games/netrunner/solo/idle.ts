/**
 * The passive opponent. A turn ends only when all its actions are taken, so it takes bits; it passes, bids 0, and does
 * the minimum when forced. Discards are random.
 */
import type { Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { type LocalGame, movesOf } from '../../../../solo/local.ts';

export const idleBid: Move = { do: 'bid', bits: 0 };

/** The passive opponent's answer to the open question, which must be asked of that seat. */
export function idleMove(local: LocalGame<Table, Move>, seat: Seat): Move {
  const { game, table, known, random } = local;
  const may = (move: Move): boolean => game.refusal(table, seat, move, known[seat]) === null;
  for (const move of [{ do: 'pass' }, { do: 'bit' }, idleBid] as const) if (may(move)) return move;
  const moves = movesOf(local, seat);
  const fewest = Math.min(...moves.map(picked));
  const smallest = moves.filter((move) => picked(move) === fewest);
  const move = smallest[random(Math.max(1, smallest.length))];
  if (!move) throw new Error('there is nothing he could do');
  return move;
}

const picked = (move: Move): number => (move.do === 'choose' ? move.picks.length : 0);
