// @vitest-environment happy-dom
/** Every table set up by hand, on both phones, and what each button opens or does where it first appears. */
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Board } from '../../../../../src/app/games/netrunner/board/index.tsx';
import { newTableUiState } from '../../../../../src/app/play/tableUiState.ts';
import type { Seat } from '../../../../../src/rules/game.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { scene, sceneNames } from '../../../../e2e/pages/scenes.ts';
import { asRead, newLines, topLayer } from '../../../../support/screens/asRead.ts';
import { GameOnScreen } from '../../../../support/screens/gameOnScreen.ts';
import { closeLikeBrowsers } from '../../../../support/screens/topLayer.ts';
import { golden, pattern, renew } from '../../../../support/words/heard.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

/** The scene on the given seat's phone. */
function open(name: string, seat: Seat): GameOnScreen {
  cleanup();
  const screen = new GameOnScreen(seat);
  screen.byWish = true;
  screen.begin(scene(name, screen.listen()));
  const place = newTableUiState() as never;
  function Phone() {
    const [, redraw] = useState(0);
    screen.changed = () => redraw((n) => n + 1);
    return <Board v={screen.view()} place={place} onLeave={() => undefined} />;
  }
  render(<Phone />);
  act(() => {});
  return screen;
}

const buttons = (): HTMLElement[] => [...topLayer().querySelectorAll<HTMLElement>('button')];
const nameOf = (button: HTMLElement): string => asRead(button.parentElement as Element).join(' ');

test('every scene shows and does what it did before', () => {
  const told: string[] = [];
  const shown = [new Set<string>(), new Set<string>()] as const;
  const pressed = new Set<string>();
  /** Lines that no earlier scene has shown on this phone. */
  const tell = (seat: Seat, lines: readonly string[]): void => {
    for (const line of lines) if (!shown[seat].has(line)) told.push(line);
    for (const line of lines) shown[seat].add(line);
  };
  for (const name of sceneNames)
    for (const seat of [CORP, RUNNER] as const) {
      open(name, seat);
      const before = asRead(topLayer());
      told.push(`\n== ${name}, ${seat === CORP ? 'Mina' : 'Rae'}`);
      tell(seat, before);
      for (const [nth, words] of buttons().map(nameOf).entries()) {
        if (pressed.has(pattern(words))) continue;
        pressed.add(pattern(words));
        const screen = open(name, seat);
        act(() => void fireEvent.click(buttons()[nth] as HTMLElement));
        act(() => {});
        const sent = screen.sent.flat().map((move) => JSON.stringify(move));
        told.push(`-- ${words}`, ...sent);
        tell(seat, newLines(before, asRead(topLayer())));
      }
    }
  const now = `${told.join('\n').trim()}\n`;
  expect(now, renew).toBe(golden('scenes.golden.txt', import.meta.url, now));
});
