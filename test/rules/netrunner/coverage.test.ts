/** The list at the end of long random play: what no game has covered. */
import { expect, it } from 'vitest';
import { anyGame } from '../../support/netrunner/anyGame.ts';
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

it('names only cards, texts, branches and decisions that no game has covered', () => {
  const [few, more] = [unseenAfter(1), unseenAfter(6)];
  expect(more.length).toBeLessThan(few.length);
  expect(more.filter((one) => one.endsWith('never asked') && !few.includes(one))).toEqual([]);
  // No starter deck contains the first; with both decks some player runs.
  expect(more).toContain('playful-ai played');
  expect(more).toContain('choose setDice: never asked');
  expect(more.filter((one) => one === 'action: run' || one === 'move action: never asked')).toEqual([]);
});

it('names a branch that was offered but never taken', () => {
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

it('omits explained items, and reports an explanation that no longer applies', () => {
  const none = new Coverage({});
  expect(none.unseen()).toContain('choose ownOrder: never asked');
  expect(new Coverage().unseen()).not.toContain('choose ownOrder: never asked');
  const coverage = new Coverage({ 'sealed trace: never asked': 'invented', 'move action: never asked': 'invented' });
  const asked = 'no longer true: move action: never asked';
  expect(coverage.unseen()).not.toContain(asked);
  const local = deal(1);
  while (!coverage.unseen().includes(asked) && playOne(local, choose, (one) => coverage.note(one)) > 0);
  expect(coverage.unseen()).toContain(asked);
  expect(coverage.unseen()).not.toContain('sealed trace: never asked');
});

it('is based on games that are the same for the same seed, with any cards', () => {
  const played = (seed: number): string => {
    const { local, chooser, watch } = anyGame(seed);
    for (let i = 0; i < 60 && playOne(local, chooser, watch) > 0; i++);
    return JSON.stringify([local.table, local.known]);
  };
  for (let seed = 1; seed <= 8; seed++) expect(played(seed)).toBe(played(seed));
});
