/** The list with which long random play ends: what none of its games has shown. */
import { expect, it } from 'vitest';
import { Coverage } from '../../support/netrunner/coverage.ts';
import { anyMove, choose, deal, playOne } from '../../support/randomPlay.ts';

const unseenAfter = (games: number): string[] => {
  const coverage = new Coverage();
  for (let seed = 1; seed <= games; seed++) {
    const local = deal(seed);
    while (playOne(local, choose, (one) => coverage.note(one)) > 0);
  }
  return coverage.unseen();
};

it('names cards, texts, branches and decisions that no game has shown, and no others', () => {
  const [few, more] = [unseenAfter(1), unseenAfter(6)];
  expect(more.length).toBeLessThan(few.length);
  expect(more.filter((one) => one.endsWith('never asked') && !few.includes(one))).toEqual([]);
  // No starter deck holds the first; in both somebody runs.
  expect(more).toContain('playful-ai played');
  expect(more).toContain('setDice: never asked');
  expect(more.filter((one) => one === 'action: run' || one === 'action: never asked')).toEqual([]);
});

it('names the branch that was offered and never taken', () => {
  const coverage = new Coverage();
  const local = deal(1);
  const neverRuns: typeof choose = (moves, question, random) =>
    anyMove(
      moves.some(({ do: what }) => what !== 'run') ? moves.filter(({ do: what }) => what !== 'run') : moves,
      question,
      random,
    );
  for (let i = 0; i < 200 && playOne(local, neverRuns, (one) => coverage.note(one)) > 0; i++);
  expect(coverage.unseen()).toContain('action: run');
});
