// @vitest-environment happy-dom
/** A game that cannot be won, while the other phone is away: wait, pause or close it. No text mentions winning. */
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Overdue } from '../../src/app/screens/table/overdue.tsx';
import { openGameWords } from '../../src/words/en/screens/home/openGames.ts';
import { gameInfo } from '../../src/words/en/trenchcoat/sign.ts';

afterEach(cleanup);

type Ways = Parameters<typeof Overdue>[0];

const props = (mayClaim: boolean, closed: string[]) => ({
  view: {
    ...{ seat: 0, length: 9, paused: { mine: false, theirs: false }, offers: { mine: null, theirs: null } },
    waiting: {
      ...{ mayClaim, overdue: true, waitedMs: 120_000, limitMs: 120_000, asking: false },
      owed: { by: 1, type: 'ACT', seq: 9, byItself: false },
    },
  },
  sitting: { names: ['Mina', 'Rae'], link: { state: 'away', onState: () => () => undefined } },
  stakes: null,
  onClaim: () => closed.push('claim'),
  onResign: () => closed.push('close'),
  onDraw: () => undefined,
  onPause: () => undefined,
});

it('if the game has no winner, offers to wait, pause, or close it alone', () => {
  const closed: string[] = [];
  const { container, getByText } = render(<Overdue {...(props(false, closed) as unknown as Ways)} />);
  expect(container.textContent).toContain('Wait');
  expect(container.textContent).toContain('Pause until another day');
  expect(container.textContent).not.toMatch(/Concede|Claim|\bwins?\b|turn \d/);
  act(() => void fireEvent.click(getByText('Close alone')));
  expect(container.textContent).toContain('Nobody is blamed.');
  act(() => void fireEvent.click(getByText('Close alone')));
  expect(closed).toEqual(['close']);
});

it('if the game can be won, still offers a claim', () => {
  const { container } = render(<Overdue {...(props(true, []) as unknown as Ways)} />);
  expect(container.textContent).toMatch(/Claim the game/);
  expect(container.textContent).toContain('Concede');
});

it('the length of a session is measured in tests, not turns', () => {
  const stands = { seat: 0, names: ['Mina', 'Rae'], turn: 12 } as const;
  expect(openGameWords({ ...stands, names: ['Mina', 'Rae'] }, gameInfo.progressWords)).toBe('12 tests');
});
