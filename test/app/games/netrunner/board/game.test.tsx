// @vitest-environment happy-dom
/** The beginning of a game of Netrunner: what each decision adds to the boards of both phones. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Board } from '../../../../../src/app/games/netrunner/board/index.tsx';
import { newTableUiState } from '../../../../../src/app/play/tableUiState.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { choose, deal, playOne } from '../../../../support/randomPlay.ts';
import { asRead, newLines } from '../../../../support/screens/asRead.ts';
import { GameOnScreen } from '../../../../support/screens/gameOnScreen.ts';
import { loadGlossary } from '../../../../support/screens/loadGlossary.tsx';
import { golden, renew } from '../../../../support/words/heard.ts';

beforeAll(loadGlossary);
afterEach(cleanup);

const DECISIONS = 100;

test('both phones show a game’s decisions as they did before', () => {
  const game = deal(5);
  const phones = [CORP, RUNNER].map((seat) => ({
    name: seat === CORP ? 'Mina' : 'Rae',
    screen: new GameOnScreen(seat),
    place: newTableUiState() as never,
    before: [] as string[],
  }));
  for (const { screen } of phones) screen.begin(game);
  const told: string[] = [];
  for (let nth = 1; nth <= DECISIONS; nth++) {
    for (const phone of phones) {
      const { name, screen, place, before } = phone;
      cleanup();
      const { container } = render(<Board v={screen.view()} place={place} onLeave={() => undefined} />);
      act(() => {});
      const lines = asRead(container);
      const fresh = newLines(before, lines);
      phone.before = lines;
      if (fresh.length > 0) told.push(`\n== ${nth} ${name}`, ...fresh);
    }
    const played = playOne(game, choose, ({ before, events }) => {
      for (const { screen } of phones) screen.hear(before, events, game);
    });
    if (played === 0) break;
  }
  const now = `${told.join('\n').trim()}\n`;
  expect(now, renew).toBe(golden('game.golden.txt', import.meta.url, now));
});
