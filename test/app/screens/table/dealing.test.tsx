// @vitest-environment happy-dom
/** While the phones deal: what is being done, and the ways out if the other phone stays away. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dealing } from '../../../../src/app/screens/table/dealing.tsx';
import { offers, press, reads } from '../../../support/screens/topLayer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pressed: string[] = [];
type Props = Parameters<typeof Dealing>[0];
const screen = (props: Partial<Props>) => (
  <Dealing
    {...{ link: 'open', them: 'Bob', begun: false, packs: false, children: null }}
    onHome={() => pressed.push('home')}
    onRemove={() => pressed.push('remove')}
    {...props}
  />
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a connected phone needs no way out but home', () => {
  render(screen({}));
  expect(reads()).toContain('Both phones shuffle both decks together');
  expect(reads('.how')).toBe('');
  pass(60_000);
  expect(offers()).toEqual(['Homethe game is saved']);
  press('Home');
  expect(pressed.splice(0)).toEqual(['home']);
});

test('packs are dealt, not shuffled', () => {
  render(screen({ packs: true, homeTitle: 'The group' }));
  expect(reads()).toContain('Both phones deal the packs together');
  expect(offers()).toEqual(['The groupthe game is saved']);
});

test('a phone that stays away can be given up after six seconds, but not once it is back', () => {
  const { rerender } = render(screen({ link: 'away' }));
  expect(reads('.how')).toBe('Bob’s phone is away. Dealing continues as soon as it is back.');
  pass(5999);
  expect(offers()).toHaveLength(1);
  pass(1);
  expect(offers()[1]).toBe('Remove the gameno cards have been dealt, so nobody has lost');
  rerender(screen({ link: 'open' }));
  expect(offers()).toHaveLength(1);
  rerender(screen({ link: 'away' }));
  expect(offers()).toHaveLength(1);
});

test('a game in which cards were dealt is not removed', () => {
  const { rerender } = render(screen({ link: 'closed', begun: true }));
  expect([reads('.how'), offers().length]).toEqual(['Bob has left.', 1]);
  rerender(screen({ link: 'closed' }));
  expect([reads('.how'), offers().length]).toEqual(['Bob has left before any cards were dealt.', 2]);
});

test('removing the game is confirmed first', () => {
  render(screen({ link: 'closed' }));
  press('Remove the game');
  expect(reads('h2')).toBe('Remove the game?');
  press('Keep it');
  expect([pressed.length, reads('h1')]).toEqual([0, 'Dealing']);
  press('Remove the game');
  press('Remove it');
  expect([pressed.splice(0), reads('h1')]).toEqual([['remove'], 'Dealing']);
});
