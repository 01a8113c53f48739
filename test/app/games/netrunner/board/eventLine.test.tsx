// @vitest-environment happy-dom
/** The line with the last event and its buttons, on a narrow phone. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { EventLine } from '../../../../../src/app/games/netrunner/board/news/eventLine.tsx';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { deal } from '../../../../support/randomPlay.ts';
import { GameOnScreen } from '../../../../support/screens/gameOnScreen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The words beside the eye on a phone of this width. */
function wordBesideEye(width: number, more: object): string {
  const matches = (query: string) => width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: matches(query) }));
  const screen = new GameOnScreen(RUNNER);
  screen.begin(deal(1));
  const nothing = () => {};
  const v = { ...screen.view(), ...more };
  const { container } = render(
    <EventLine {...{ v, open: true, eye: true, brief: false, setOpen: nothing, onShow: nothing, children: null }} />,
  );
  return container.querySelector('.eye > span:not(.hidden)')?.textContent ?? '';
}

it('has no word beside the eye where four buttons would leave the event no room', () => {
  const act = () => {};
  expect(wordBesideEye(360, { takeBack: act, hint: act })).toBe('');
  expect(wordBesideEye(360, { takeBack: act })).toBe('Cover your hand');
  expect(wordBesideEye(412, { takeBack: act, hint: act })).toBe('Cover your hand');
});
