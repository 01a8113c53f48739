/** Verbs that bear on the whole game: bad publicity, and losing by a card. */
import { gameOver } from '../draft.ts';
import type { Effect } from '../effect.ts';
import { publish } from '../rulebook/points.ts';
import { some } from '../sentence.ts';
import { CORP, RUNNER } from '../table.ts';
import { verb } from './sequence.ts';

/** Points against the Corp, whoever owns the card. */
export const badPublicity = (points: number): Effect =>
  verb(`The Corp gains ${some(points, 'Bad Publicity point')}.`, (draft) => publish(draft, points));

/** The same on a card of the Runner's. */
export const giveBadPublicity = (points: number): Effect => ({
  ...badPublicity(points),
  says: `Give the Corp ${some(points, 'Bad Publicity point')}.`,
});

export const loseGame = (why: string): Effect =>
  verb('You lose the game.', (draft, { ref }) => gameOver(draft, ref.seat === CORP ? RUNNER : CORP, why));
