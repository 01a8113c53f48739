/** Plays a random game to a chosen moment. */
import type { Seat } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { decide, decideSealed, type LocalGame, movesOf, startLocal } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { randomDeck } from '../../support/decks.ts';

export type Played = LocalGame<Table, Move>;
/** `after`: the game after that step. */
export type Heard = (before: Table, events: readonly unknown[], after: Played) => void;

export interface Wanted {
  seed: number;
  seat: Seat;
  /** A window, a choice or a question kind for the given seat. */
  until: string;
  /** Minimum number of decisions before that. */
  least: number;
  /** Uses decks of any cards instead of the built-in ones. */
  any?: boolean;
}

export function start(seed: number, any = false): Played {
  const random = seeded(seed);
  const decks = any ? ([randomDeck(0, random), randomDeck(1, random)] as const) : starterDecks;
  const started = startLocal(netrunner, decks, {}, random);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** Makes one decision for the player who is asked; actions that advance the game are more likely. */
export function randomStep(game: Played, heard: Heard): void {
  const question = netrunner.ask(game.table);
  const before = game.table;
  const any = (of: Seat): Move => {
    const moves = movesOf(game, of);
    const lively = moves.filter((move) => ['rez', 'score', 'install', 'use'].includes(move.do));
    const list = lively.length > 0 && game.random(3) > 0 ? lively : moves;
    return list[game.random(list.length)] as Move;
  };
  const done =
    question.kind === 'sealed'
      ? decideSealed(game, [any(0), any(1)])
      : question.kind === 'move' || question.kind === 'choose'
        ? decide(game, question.of, any(question.of))
        : null;
  if (done?.ok) heard(before, done.value, game);
}

function isThere(game: Played, { seat, until, least }: Wanted, steps: number): boolean {
  const question = netrunner.ask(game.table);
  if (question.kind === 'over') return true;
  if (steps < least) return false;
  if (question.kind === 'sealed') return until === 'sealed';
  if (question.kind !== 'move' && question.kind !== 'choose') return false;
  return question.of === seat && (question.kind === 'move' ? question.window : question.what) === until;
}

/** The first game that reaches the moment, trying seeds from the given one. `heard` restarts with each game. */
export function reach(wanted: Wanted, listen: () => Heard): Played {
  for (let seed = wanted.seed; seed < wanted.seed + 400; seed++) {
    const heard = listen();
    const game = start(seed, wanted.any);
    for (let steps = 0; !isThere(game, wanted, steps); steps++) randomStep(game, heard);
    if (netrunner.ask(game.table).kind !== 'over' || wanted.until === 'over') return game;
  }
  throw new Error(`no game comes to "${wanted.until}"`);
}
