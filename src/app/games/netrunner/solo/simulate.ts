/**
 * Plays a deck many times against a passive opponent, by a simple policy: the result reflects the deck, not a player.
 * The rules are the usual ones; only the decisions are made here.
 */

import { fail, ok, type Result } from '../../../../base/result.ts';
import type { CardId, Refusal, Seat } from '../../../../rules/game.ts';
import { definition, findCard, netBitGain } from '../../../../rules/netrunner/card.ts';
import { starterDecks } from '../../../../rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../../../rules/netrunner/index.ts';
import { bitsOf, CORP } from '../../../../rules/netrunner/table.ts';
import { decide, decideSealed, type LocalGame, startLocal } from '../../../../solo/local.ts';
import { seeded } from '../../../../solo/random.ts';
import { idleBid, idleMove } from './idle.ts';
import { isBreaker } from './odds.ts';

/** How many of the player's turns are simulated. */
export const TURNS = 10;

/** How often each value came up: `[turn − 1][value]`. */
export interface Tally {
  games: number;
  /** The Corp's agendas, or the Runner's icebreakers, drawn by the end of each turn. */
  seen: number[][];
  /** Bits at the end of each turn. */
  bits: number[][];
}

export const emptyTally = (): Tally => ({ games: 0, seen: rows(), bits: rows() });
const rows = (): number[][] => Array.from({ length: TURNS }, () => []);

export interface Simulation {
  side: Seat;
  cards: CardId[];
  options: Record<string, string>;
}

/** Plays one game per seed, starting at `from`, and adds the results. The same seeds give the same numbers. */
export function simulate(
  { side, cards, options }: Simulation,
  from: number,
  games: number,
  tally: Tally,
): Result<null, Refusal> {
  const decks: [CardId[], CardId[]] = side === CORP ? [cards, starterDecks[1]] : [starterDecks[0], cards];
  for (let seed = from; seed < from + games; seed++) {
    const started = startLocal(netrunner, decks, options, seeded(seed));
    if (!started.ok) return fail(started.error);
    playOne(started.value, side, cards, tally);
    tally.games++;
  }
  return ok(null);
}

function playOne(local: LocalGame<Table, Move>, side: Seat, cards: readonly CardId[], tally: Tally): void {
  const wanted = (id: CardId): boolean => {
    const card = findCard(id);
    return card !== undefined && (side === CORP ? card.type === 'agenda' : isBreaker(card));
  };
  const all = cards.filter(wanted).length;
  for (let turn = 0; turn < TURNS; turn++) {
    // The Corp takes the table's odd turns, the Runner the even ones.
    if (!playTurn(local, side, 2 * turn + 1 + side)) return;
    tallyValue(tally.seen[turn], all - local.known[side].pile.filter(wanted).length);
    tallyValue(tally.bits[turn], bitsOf(local.table, side));
  }
}

function tallyValue(row: number[] | undefined, value: number): void {
  if (row) row[value] = (row[value] ?? 0) + 1;
}

/** Plays to the end of the given turn; false if the game ended before that. */
function playTurn(local: LocalGame<Table, Move>, side: Seat, turn: number): boolean {
  const state = { drawn: false };
  while (local.table.turn <= turn) {
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') return false;
    if (question.kind === 'sealed') {
      decideSealed(local, [idleBid, idleBid]);
      continue;
    }
    if (question.kind !== 'move' && question.kind !== 'choose') throw new Error(`nobody answered ${question.kind}`);
    const own = question.of === side && question.kind === 'move' && question.window === 'action';
    const move = (own ? plainMove(local, side, state) : null) ?? idleMove(local, question.of);
    const done = decide(local, question.of, move);
    if (!done.ok) throw new Error(`the policy was refused: ${JSON.stringify(done.error)}`);
  }
  return true;
}

function plainMove({ table, known }: LocalGame<Table, Move>, side: Seat, state: { drawn: boolean }): Move | null {
  const may = (move: Move): boolean => netrunner.refusal(table, side, move, known[side]) === null;
  for (const card of new Set(known[side].hand)) {
    const move: Move = { do: 'play', card };
    if (netBitGain(definition(card)) > 0 && may(move)) return move;
  }
  if (state.drawn || !may({ do: 'draw' })) return may({ do: 'bit' }) ? { do: 'bit' } : null;
  state.drawn = true;
  return { do: 'draw' };
}

export interface Summary {
  mean: number;
  /** Nine of ten games have at least `low`, and nine of ten have at most `high`. */
  low: number;
  high: number;
}

/** The summary of a row; null if no game got that far. */
export function summaryOf(row: readonly number[]): Summary | null {
  let games = 0;
  let sum = 0;
  for (let value = 0; value < row.length; value++) {
    games += row[value] ?? 0;
    sum += value * (row[value] ?? 0);
  }
  if (games === 0) return null;
  return { mean: sum / games, low: valueAt(row, 0.1 * games), high: valueAt(row, 0.9 * games) };
}

/** The smallest value that is not exceeded in this many games. */
function valueAt(row: readonly number[], games: number): number {
  let left = games;
  for (let value = 0; value < row.length; value++) {
    left -= row[value] ?? 0;
    if (left <= 0) return value;
  }
  return row.length - 1;
}
