/** Figures for the rules only: how fast they answer, and how large their tables are. */
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { anyMove, branch, deal, type NetrunnerGame, playOne, playOut } from '../support/randomPlay.ts';
import type { Figure } from './figure.ts';

const GAMES = 150;

/**
 * Complete games with the two built-in decks, on one core. At each question, the moves are listed and one is answered,
 * all equally likely; the shuffles, looks, random cards and faces in between are answered by the local dealer and take
 * time, but only decisions count.
 */
function answersPerSecond(): number {
  const started = performance.now();
  let answers = 0;
  for (let seed = 1; seed <= GAMES; seed++) answers += playOut(deal(seed), anyMove);
  return (answers / (performance.now() - started)) * 1000;
}

function gamesPerSecond(): number {
  const started = performance.now();
  for (let seed = 1; seed <= GAMES; seed++) playOut(deal(seed), anyMove);
  return (GAMES / (performance.now() - started)) * 1000;
}

const LATE = 1_000; // The question number from which a game counts as late.
const LATE_GAMES = 10;
const AROUND = 50; // Number of decisions measured after that.

const TRIES = 100;

/**
 * Random games seldom last a thousand questions. So both decks contain each of their cards twice here (90 cards,
 * legal), and when the game ends, it is taken back to the last action and continues with other random numbers.
 */
function lateGames(): NetrunnerGame[] {
  const found: NetrunnerGame[] = [];
  for (let seed = 1; found.length < LATE_GAMES; seed++) {
    const game = lateGame(seed);
    if (game) found.push(game);
    if (seed > 10 * LATE_GAMES) throw new Error(`only ${found.length} games came to question ${LATE}`);
  }
  return found;
}

const doubled = starterDecks.map((deck) => [...deck, ...deck]) as [string[], string[]];

/** Null if the game cannot avoid ending. */
function lateGame(seed: number): NetrunnerGame | null {
  const random = seeded(seed);
  let local = deal(seed, doubled);
  let answers = 0;
  let back = { local: branch(local, random), answers, tries: 0 };
  while (answers < LATE) {
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') {
      if (++back.tries > TRIES) return null;
      local = branch(back.local, random);
      answers = back.answers;
    } else if (question.kind === 'move' && question.window === 'action' && answers > back.answers)
      back = { local: branch(local, random), answers, tries: 0 };
    answers += playOne(local, anyMove);
  }
  return local;
}

/**
 * Time from one question to the next: listing the moves, answering one, running the dealer. The second slowest of a
 * hundred.
 */
function answerP99(): number {
  const times: number[] = [];
  for (const late of lateGames()) {
    const local = branch(late, seeded(1));
    for (let i = 0; i < AROUND && !local.table.over; i++) {
      const started = performance.now();
      playOne(local, anyMove);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The size of the largest late table, as JSON. */
const tableSize = (): number => Math.max(...lateGames().map(({ table }) => JSON.stringify(table).length)) / 1024;

export const rules: readonly Figure[] = [
  { name: 'rules.answers_per_s', unit: '1/s', measure: answersPerSecond },
  { name: 'rules.games_per_s', unit: '1/s', measure: gamesPerSecond },
  { name: 'rules.answer_p99_ms', unit: 'ms', measure: answerP99 },
  { name: 'rules.table_json_kb', unit: 'kB', measure: tableSize },
];
