// @vitest-environment happy-dom
/** Every table set up by hand, on both phones, and what each button opens or does where it first appears. */
import { act, cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Seat } from '../../../../../src/rules/game.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { sceneNames } from '../../../../e2e/pages/scenes.ts';
import { asRead, newLines, topLayer } from '../../../../support/screens/asRead.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import type { GameOnScreen } from '../../../../support/screens/gameOnScreen.ts';
import { loadGlossary } from '../../../../support/screens/loadGlossary.tsx';
import { closeLikeBrowsers } from '../../../../support/screens/topLayer.ts';
import { golden, pattern, renew } from '../../../../support/words/heard.ts';

beforeEach(closeLikeBrowsers);
beforeAll(loadGlossary);
afterEach(cleanup);

/** The scene on the given seat's phone. */
function open(name: string, seat: Seat): GameOnScreen {
  cleanup();
  const { screen } = boardOnScreen(name, seat);
  act(() => {});
  return screen;
}

const buttons = (): HTMLElement[] => [...topLayer().querySelectorAll<HTMLElement>('button')];
const nameOf = (button: HTMLElement): string => asRead(button).join(' ');

test('every scene shows and does what it did before', () => {
  const told: string[] = [];
  const shown = [new Set<string>(), new Set<string>()] as const;
  const pressed = [new Set<string>(), new Set<string>()] as const;
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
        if (pressed[seat].has(pattern(words))) continue;
        pressed[seat].add(pattern(words));
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
