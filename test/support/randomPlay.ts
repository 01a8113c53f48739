/**
 * Random play: whole games by chance, the same for the same seed. Used wherever many games are played: the properties
 * of the rules, the long run, the measurements and the games of two phones.
 */
import type { AnyMove, CardId, Question, Seat } from '../../src/rules/game.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { decide, decideSealed, type LocalGame, movesOf, startLocal } from '../../src/solo/local.ts';
import { type Random, seeded } from '../../src/solo/random.ts';

export type NetrunnerGame = LocalGame<Table, Move>;

/** How the answer is found: from the moves a seat has, at that question. */
export type Chooser = <M extends AnyMove>(moves: readonly M[], question: Question, random: Random) => M;

/** Any of them, all equally likely. */
export const anyMove: Chooser = (moves, _, random) => {
  const move = moves[random(moves.length)];
  if (move === undefined) throw new Error('there is no move to choose from');
  return move;
};

/** How much likelier than one chance a kind of move is: what brings a game on is done more often than not. */
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
  // Many places make many moves of a single card.
  install: 1,
  jackOut: 0.5,
  pass: 2,
};
const HUNDREDTH = 100;
export const weightOf = (move: AnyMove): number => Math.round((weights[move.do] ?? 1) * HUNDREDTH);

/** Any of them, with a mild preference for what brings the game on. */
export const choose: Chooser = (moves, _, random) => {
  let sum = 0;
  for (const move of moves) sum += weightOf(move);
  if (sum === 0) throw new Error('there is no move to choose from');
  let left = random(sum);
  for (const move of moves) {
    left -= weightOf(move);
    if (left < 0) return move;
  }
  throw new Error('the weights do not add up');
};

/** A game of the two built-in decks, up to its first decision. */
export function deal(
  seed: number,
  decks: readonly [readonly CardId[], readonly CardId[]] = starterDecks,
  options: Record<string, string> = {},
): NetrunnerGame {
  const started = startLocal(netrunner, decks, options, seeded(seed));
  if (!started.ok) throw new Error(started.error.text);
  return started.value;
}

/** The same game a second time, to try something in; `random` is its own from here. */
export const branch = (local: NetrunnerGame, random: Random): NetrunnerGame => ({
  ...local,
  known: [...local.known],
  piles: [...local.piles],
  random,
});

/** A move for that seat at the open question. */
export const moveFor = (local: NetrunnerGame, question: Question, seat: Seat, chooser: Chooser): Move =>
  chooser(movesOf(local, seat), question, local.random);

/** Answers the open question; gives the number of decisions it took, 0 when the game is over. */
export function playOne(local: NetrunnerGame, chooser: Chooser = choose): number {
  const question = netrunner.ask(local.table);
  if (question.kind === 'over') return 0;
  if (question.kind === 'sealed') {
    const bids: [Move, Move] = [moveFor(local, question, 0, chooser), moveFor(local, question, 1, chooser)];
    const done = decideSealed(local, bids);
    if (!done.ok) throw new Error(`${JSON.stringify(bids)}: ${done.error.text}`);
    return 2;
  }
  if (question.kind !== 'move' && question.kind !== 'choose') throw new Error(`nobody answered ${question.kind}`);
  const move = moveFor(local, question, question.of, chooser);
  const done = decide(local, question.of, move);
  if (!done.ok) throw new Error(`${JSON.stringify(move)}: ${done.error.text}`);
  return 1;
}

/** To the end, or to that many decisions. */
export function playOut(local: NetrunnerGame, chooser: Chooser = choose, most = 20_000): number {
  let answers = 0;
  while (answers < most) {
    const more = playOne(local, chooser);
    if (more === 0) break;
    answers += more;
  }
  return answers;
}
