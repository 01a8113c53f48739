// @vitest-environment happy-dom
/** Navigation between screens. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { hashOf, useRoute } from '../../src/app/route.ts';

afterEach(cleanup);

const At = () => <p>{hashOf(useRoute())}</p>;

/** The browser's part in a navigation. `state`: what it has kept for the entry; null for a new one. */
function navigate(to: string, state: object | null): void {
  const oldURL = location.href;
  history.pushState(state, '', to);
  act(() => void dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href })));
}

test('a new screen begins at its top; a card over a list and Back keep the place', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { container } = render(<At />);
  navigate('#/decks', null);
  expect([container.textContent, scrolled.mock.calls.length]).toEqual(['#/decks', 1]);
  navigate('#/deck/front-page', null);
  expect([container.textContent, scrolled.mock.calls]).toEqual([
    '#/deck/front-page',
    [
      [0, 0],
      [0, 0],
    ],
  ]);
  navigate('#/decks', { from: '#/' });
  navigate('#/library', { from: '#/decks' });
  navigate('#/library/keeper', null);
  expect([container.textContent, scrolled.mock.calls.length]).toEqual(['#/library/keeper', 2]);
});
