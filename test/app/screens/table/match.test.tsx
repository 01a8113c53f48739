// @vitest-environment happy-dom
/** The match sheet: who leads, what each game scored for whom, and what is still open. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { MatchSheet } from '../../../../src/app/screens/table/match.tsx';
import { gameInfoNamed } from '../../../../src/words/en/signs.ts';
import { lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

afterEach(cleanup);

const info = gameInfoNamed('netrunner')!;
const won = { seat: 0, points: [7, 2], gives: [10, 2], played: { seat: 0, winner: 0, by: 'resignation', text: '' } };
const lost = { seat: 1, points: [7, 4], gives: [4, 10], played: { seat: 1, winner: 0, by: 'absence', text: '' } };
const going = { seat: 1, points: [1, 3], gives: null, played: null };

function sheet(rows: readonly object[], [mine, theirs]: readonly [number, number], seat: 0 | 1, note: string | null) {
  const pressed: string[] = [];
  const names = seat === 0 ? (['Ann', 'Bob'] as const) : (['Bob', 'Ann'] as const);
  render(
    <MatchSheet
      {...{ info, seat, names, note, turn: 5 }}
      match={{ words: 'The winner gets 10.', scores: () => [0, 0] } as never}
      standings={{ rows, mine, theirs } as never}
      seals={['a', 'b']}
      onSave={() => pressed.push('save')}
      onClose={() => pressed.push('close')}
    />,
  );
  return pressed;
}

test('a match in progress: the totals, each game from both sides, and the way back to the table', () => {
  const pressed = sheet([won, going], [10, 2], 1, null);
  expect(reads('h2')).toBe('Match with Bob');
  expect(lists('.total')).toEqual(['You10 match points, in the lead', 'Bob2 match points']);
  expect(reads()).toContain('The winner gets 10. Sides swap after each game, so play two.');
  const [first, second] = lists('.match-rows li');
  expect(first).toBe(
    '1You, the Corp: 7 pointsgives 10Bob, the Runner: 2 pointsgives 2verified: You won as the Corp: Bob conceded',
  );
  expect(second).toBe('2You, the Runner: 3 pointsBob, the Corp: 1 pointIn progress, turn 5: you are the Runner');
  expect(reads()).not.toContain('Decks stay secret');
  expect(offers()).toEqual(['Continue with game 2 (main)', 'Save the matchone file, signed: anyone can check it']);
  press('Save the match');
  press('Continue');
  expect(pressed).toEqual(['save', 'close']);
});

test('a win by absence is not marked as verified; the opponent leads', () => {
  sheet([won, lost], [14, 12].toReversed() as [number, number], 1, 'Saved from game 2 on.');
  expect(lists('.total')).toEqual(['You12 match points', 'Bob14 match points, in the lead']);
  expect(lists('.match-rows small')[1]).toBe('Bob won as the Corp: you did not answer, not verified');
  expect(lists('[role=status]')).toEqual(['Saved from game 2 on.']);
  expect(offers()[0]).toBe('Continue (main)');
});

test('nobody leads with equal points, and secret decks say so', () => {
  const kept = { ...won, played: { ...won.played, kept: true } };
  sheet([kept, going], [5, 5], 1, null);
  expect(lists('.total').join()).not.toContain('lead');
  expect(reads()).toContain('Decks stay secret until the match ends. Results are provisional until then.');
  expect(lists('.match-rows small')[0]).not.toContain('verified');
});

test('rows from older versions know only who won', () => {
  const old = (winner: 0 | 1 | null) => ({ ...won, played: { seat: 0, winner } });
  sheet([old(0), old(1), old(null)], [0, 0], 1, null);
  expect(lists('.match-rows small')).toEqual(['verified: You won', 'verified: Bob won', 'verified: Nobody won']);
});
