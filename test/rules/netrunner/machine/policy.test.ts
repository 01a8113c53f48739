/** The machine's policy: whole games without a refused move, and stronger than chance. */
import { expect, test } from 'vitest';
import { other, type Seat } from '../../../../src/rules/game.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { decideMove, type Level } from '../../../../src/rules/netrunner/machine/decide.ts';
import type { Move } from '../../../../src/rules/netrunner/move.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { type Random, seeded } from '../../../../src/solo/random.ts';
import { randomDeck } from '../../../support/decks.ts';
import { choose, deal, moveFor, type NetrunnerGame, playOne } from '../../../support/randomPlay.ts';

type Mind = Level | 'chance';

const MOST_ANSWERS = 4000;

/** What that mind does there; `random` is its own. */
function minded(local: NetrunnerGame, seat: Seat, mind: Mind, random: Random): Move {
  if (mind === 'chance') return moveFor({ ...local, random }, netrunner.ask(local.table), seat, choose);
  const move = decideMove({ table: local.table, known: local.known[seat], seat }, mind, random);
  if (!move) throw new Error('the machine has no answer');
  return move;
}

/** Plays it out; null where nobody has won, and throws where a move was refused. */
function winnerOf(
  local: NetrunnerGame,
  minds: readonly [Mind, Mind],
  seed: number,
  _watch?: (seat: Seat) => void,
): Seat | null {
  const random = seeded(seed);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    let seat: Seat = CORP;
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') return question.winner;
    if ('of' in question && (question.kind === 'move' || question.kind === 'choose')) seat = question.of;
    playOne(local, () => {
      const move = minded(local, seat, minds[seat], random);
      seat = other(seat);
      return move;
    });
  }
  throw new Error(`seed ${seed}: the game does not end`);
}

const wins = (minds: readonly [Mind, Mind], side: Seat, games: number): number =>
  Array.from({ length: games }, (_, at) => winnerOf(deal(at + 1), minds, at + 1)).filter((winner) => winner === side)
    .length;

test.each([
  { side: CORP, minds: ['novice', 'chance'], least: 27 },
  { side: RUNNER, minds: ['chance', 'novice'], least: 27 },
  { side: CORP, minds: ['regular', 'novice'], least: 22 },
  { side: RUNNER, minds: ['novice', 'regular'], least: 9 },
] as const)(
  'of 30 games $minds.0 against $minds.1, seat $side wins $least or more',
  { timeout: 120_000 },
  ({ side, minds, least }) => {
    expect(wins(minds, side, 30)).toBeGreaterThanOrEqual(least);
  },
);

test('any legal decks are played to a regular end, with no move refused', { timeout: 120_000 }, () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = seeded(seed);
    const local = deal(seed, [randomDeck(CORP, random), randomDeck(RUNNER, random)], {
      rules: seed % 2 ? '1996' : 'rulings',
    });
    expect(winnerOf(local, ['regular', 'regular'], seed), `seed ${seed}`).not.toBeNull();
  }
});
