/** A board as its player reads and presses it, without a browser. */
import { act, fireEvent, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { Board } from '../../../src/app/games/netrunner/board/index.tsx';
import { newTableUiState } from '../../../src/app/play/tableUiState.ts';
import type { CardId, Seat, Slot } from '../../../src/rules/game.ts';
import { scene } from '../../e2e/pages/scenes.ts';
import { GameOnScreen } from './gameOnScreen.ts';

/** The given scene on the given seat's screen. */
export function boardOnScreen(name: string, seat: Seat) {
  const screen = new GameOnScreen(seat);
  screen.byWish = true;
  screen.begin(scene(name, screen.listen()));
  const place = newTableUiState() as never;
  function Phone() {
    const [, redraw] = useState(0);
    screen.changed = () => redraw((n) => n + 1);
    return <Board v={screen.view()} place={place} onLeave={() => undefined} />;
  }
  const { container } = render(<Phone />);
  const layer = (): Element => [...container.querySelectorAll('dialog[open]')].at(-1) ?? container;
  const words = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element): string => element.getAttribute('aria-label') ?? words(element);
  const buttons = (): HTMLElement[] => [...layer().querySelectorAll<HTMLElement>('button')];
  const bigs = (place: string): string[] =>
    [...container.querySelectorAll(`${place} .big`)].map((big) => {
      const button = big.querySelector('button');
      const off = button?.getAttribute('aria-disabled') === 'true' ? ' (off)' : '';
      return `${words(button)}${big.classList.contains('main') ? ' (main)' : ''}${off}`;
    });
  return {
    screen,
    /** All text on the screen. */
    text: () => words(layer()),
    part: (selector: string) => words(container.querySelector(selector)),
    has: (selector: string) => container.querySelector(selector) !== null,
    /** The buttons below an accessed card and at the foot of a run; the filled one is marked. */
    foot: () => bigs('.access-foot'),
    choices: () => bigs('.run-choice'),
    /** The slot of a card that this seat knows. */
    slot: (card: CardId): Slot =>
      Number(Object.entries(screen.view().known.slots).find(([, face]) => face === card)?.[0]),
    press(name: string): void {
      const button = buttons().find((one) => named(one).startsWith(name));
      if (!button) throw new Error(`no button “${name}” among ${buttons().map(named).join(' | ')}`);
      act(() => void fireEvent.click(button));
      // Also renders what effects have triggered.
      act(() => {});
    },
    /** The other seat decides. */
    decides: (...move: Parameters<GameOnScreen['decide']>) => act(() => screen.decide(...move)),
  };
}
