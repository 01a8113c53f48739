/** Netrunner as published in 1996, as a `Game`. */

import { fail, ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
import { type Game, MAX_DECK_SIZE, type Refusal, type Seat, type Setup } from '../game.ts';
import { cardKnowledge } from '../known.ts';
import { readChoices } from '../options.ts';
import { refuse } from './refusal.ts';
import './cards/index.ts';
import { correct } from './correct.ts';
import type { Decisions } from './decisions.ts';
import { deckRefusal } from './deck.ts';
import { answer, ask, moves, refusal } from './flow.ts';
import type { Move } from './move.ts';
import { cardNumbers } from './numbers.ts';
import { type Options, tableOptions } from './options.ts';
import { ARCHIVES, CORP, HQ, RD, type Table } from './table.ts';

export const netrunner: Game<Table, Move, Decisions> & { readonly options: typeof tableOptions } = {
  id: 'netrunner',
  version: 5,
  build: import.meta.url,
  seats: ['Corp', 'Runner'],
  cards: cardNumbers(),
  options: tableOptions,
  setup,
  deckRefusal: (seat, deck, chosen) => deckRefusal(seat, deck, chosen?.['rules'] === 'rulings' ? 'rulings' : '1996'),
  ask,
  moves,
  refusal,
  answer,
  correct,
  knowledge: cardKnowledge,
  scores: ({ corp, runner }, end) => seatScores({ ...end, points: [corp.points, runner.points] }),
};

/** Five bits each, three central forts, and nothing else (N-SET); the first question is the shuffle. */
function setup(given: Setup): Result<Table, Refusal> {
  const { sizes, options: chosen }: Partial<Setup> = given ?? {};
  if (!Array.isArray(sizes) || sizes.length !== 2 || !isDeckSize(sizes[0]) || !isDeckSize(sizes[1]))
    return fail(refuse('deckSize', { least: MIN_DECK_SIZE, most: MAX_DECK_SIZE }));
  const read = readOptions(chosen);
  if (!read.ok) return read;
  return ok({
    options: read.value,
    turn: 0,
    active: CORP,
    actions: 0,
    special: [],
    debt: [0, 0],
    corp: {
      bits: 5,
      hand: 0,
      pile: sizes[0],
      seen: [],
      up: [],
      down: [],
      scored: [],
      points: 0,
      badPublicity: 0,
      counters: {},
    },
    runner: {
      bits: 5,
      hand: 0,
      pile: sizes[1],
      trash: [],
      rig: [],
      aside: [],
      stolen: [],
      points: 0,
      tags: 0,
      brain: 0,
      counters: {},
    },
    forts: [HQ, RD, ARCHIVES].map((id) => ({ id, ice: [], inside: [], counters: {} })),
    cards: {},
    lastSlot: 0,
    lastFort: 0,
    run: null,
    lasting: [],
    past: { turn: [], last: [[], []], actions: [], ever: [] },
    frames: [{ do: 'setup', step: 0 }],
    over: null,
  });
}

/** Smallest deck from which a starting hand can be dealt (N-SET-04). */
const MIN_DECK_SIZE = 5;

const isDeckSize = is.whole(MIN_DECK_SIZE, MAX_DECK_SIZE);

function readOptions(chosen: unknown): Result<Options, Refusal> {
  const read = readChoices(tableOptions, chosen);
  if (read.ok) return read;
  return fail(read.error === null ? refuse('noOptions') : refuse('noSuchOption', { option: read.error }));
}

export type { Move, Table };

interface EndedGame {
  /** Null: an agreed draw. */
  winner: Seat | null;
  /** Final agenda points. */
  points: readonly [corp: number, runner: number];
  /** The seat that lost because its phone was at fault. */
  fault?: Seat | null | undefined;
}

const FOR_WINNING = 10;

/**
 * By seat: ten points for the winner, their own agenda points for the loser (N-WIN-09); in a draw both get their own,
 * and a player whose phone was at fault gets none.
 */
export function seatScores({ winner, points, fault }: EndedGame): readonly [corp: number, runner: number] {
  const score = (seat: Seat): number => (seat === winner ? FOR_WINNING : seat === fault ? 0 : points[seat]);
  return [score(0), score(1)];
}
