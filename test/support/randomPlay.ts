/**
 * Random play: complete games played at random, the same for the same seed. Used wherever many games are played: rule
 * properties, the soak test, benchmarks and games between two phones.
 */
import type { AnyMove, CardId, Question, Seat } from '../../src/rules/game.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import type { NetrunnerEvent } from '../../src/rules/netrunner/event.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../src/rules/netrunner/table.ts';
import { decide, decideSealed, type LocalGame, movesOf, startLocal } from '../../src/solo/local.ts';
import { type Random, seeded } from '../../src/solo/random.ts';

export type NetrunnerGame = LocalGame<Table, Move>;

/** Picks the answer from a seat's moves at the given question. */
export type Chooser = (moves: readonly Move[], question: Question, random: Random) => Move;

/** Any move, all equally likely. */
export const anyMove: Chooser = (moves, _, random) => {
  const move = moves[random(moves.length)];
  if (move === undefined) throw new Error('there is no move to choose from');
  return move;
};

/** Relative weights of kinds of moves: moves that advance the game are likelier. */
const weights: Record<string, number> = {
  score: 12,
  steal: 12,
  rez: 4,
  advance: 4,
  run: 3,
  play: 3,
  use: 3,
  removeTag: 3,
  trashResource: 3,
  // A single card has many moves if there are many places for it.
  install: 1,
  jackOut: 0.5,
  pass: 2,
};
const HUNDREDTH = 100;
export const weightOf = (move: AnyMove): number => Math.round((weights[move.do] ?? 1) * HUNDREDTH);

/** One of the items, by integer weight. */
export function weighed<I>(items: readonly I[], weightOf: (item: I) => number, random: Random): I {
  const weights = items.map(weightOf);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) throw new Error('there is nothing to choose from');
  let left = random(sum);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return items[at] as I;
}

/** Any move, with a mild preference for those that advance the game. */
export const choose: Chooser = (moves, _, random) => weighed(moves, weightOf, random);

/** A game with the two built-in decks, up to its first decision. */
export function deal(
  seed: number,
  decks: readonly [readonly CardId[], readonly CardId[]] = starterDecks,
  options: Record<string, string> = {},
): NetrunnerGame {
  const started = startLocal(netrunner, decks, options, seeded(seed));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** A copy of the game for trying moves; `random` is independent from here on. */
export const branch = (local: NetrunnerGame, random: Random): NetrunnerGame => ({
  ...local,
  known: [...local.known],
  piles: [...local.piles],
  random,
});

/** A move for the given seat at the open question. */
export const moveFor = (local: NetrunnerGame, question: Question, seat: Seat, chooser: Chooser): Move =>
  chooser(movesOf(local, seat), question, local.random);

/** One answer in a game: the question, what each player who was asked could do and did, and the result. */
export interface Answered {
  before: Table;
  after: Table;
  known: LocalGame<Table, Move>['known'];
  question: Question;
  answers: readonly { seat: Seat; moves: readonly Move[]; move: Move }[];
  events: readonly NetrunnerEvent[];
}

/** Answers the open question; returns the number of decisions, 0 if the game is over. Reports to `watch`. */
export function playOne(local: NetrunnerGame, chooser: Chooser = choose, watch?: (answered: Answered) => void): number {
  const before = local.table;
  const question = netrunner.ask(before);
  if (question.kind === 'over') return 0;
  if (question.kind !== 'sealed' && question.kind !== 'move' && question.kind !== 'choose')
    throw new Error(`nobody answered ${question.kind}`);
  const answers = (question.kind === 'sealed' ? [CORP, RUNNER] : [question.of]).map((seat) => {
    const moves = movesOf(local, seat);
    return { seat, moves, move: chooser(moves, question, local.random) };
  });
  const [first, second] = answers.map(({ move }) => move);
  if (!first) throw new Error('nobody answers');
  const done = second ? decideSealed(local, [first, second]) : decide(local, answers[0]?.seat ?? CORP, first);
  if (!done.ok) throw new Error(`${JSON.stringify(answers.map(({ move }) => move))}: ${JSON.stringify(done.error)}`);
  watch?.({
    before,
    after: local.table,
    known: local.known,
    question,
    answers,
    events: done.value as NetrunnerEvent[],
  });
  return answers.length;
}

/** Plays to the end, or for at most that many decisions. */
export function playOut(local: NetrunnerGame, chooser: Chooser = choose, maxMoves = 20_000): number {
  let answers = 0;
  while (answers < maxMoves) {
    const more = playOne(local, chooser);
    if (more === 0) break;
    answers += more;
  }
  return answers;
}
