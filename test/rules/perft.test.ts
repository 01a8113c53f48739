/**
 * Lines of play of a game whose secrets are not cards: facts that are committed and opened, a die held by one player.
 */
import { expect, it } from 'vitest';
import { startLocal } from '../../src/solo/local.ts';
import { seeded } from '../../src/solo/random.ts';
import { perft } from '../support/replay.ts';
import { secretToy, words } from '../support/secretToy.ts';

/**
 * Two rounds. The writer writes one number or two of 0, 4 and 9                              = 3 × 2 = 6
 * the die that they hold is rolled automatically; both bid one of four words, one decision   = 4 × 4 = 16
 * the other player guesses 0, 4 or 9                                                         = 3
 * the writer shows nothing or their last fact, with or without the die                       = 2 × 2 = 4
 * it is opened automatically; then the other player writes                                   = 6
 */
const perRound = [6, words.length ** 2, 3, 4];

it.each([0, 1, 2, 3, 4, 5])(
  'to depth %i a game of facts, held numbers and openings has as many lines as counted by hand',
  (depth) => {
    const started = startLocal(secretToy('seeds'), [[], []], { rounds: '2' }, seeded(1));
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const { table } = started.value;
    const byHand = [...perRound, ...perRound].slice(0, depth).reduce((lines, more) => lines * more, 1);
    expect(perft(started.value, depth)).toBe(byHand);
    expect(started.value.table, 'the game that was counted stays where it was').toBe(table);
  },
);
