// @vitest-environment happy-dom
/** A list of moves in a new game, whose first fort is HQ. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { MoveList } from '../../../../../src/app/games/netrunner/board/decide/moveList.tsx';
import type { Move } from '../../../../../src/rules/netrunner/move.ts';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { deal } from '../../../../support/randomPlay.ts';
import { GameOnScreen } from '../../../../support/screens/gameOnScreen.ts';

afterEach(cleanup);

it('names the forts in the order of the table, card by card', () => {
  const screen = new GameOnScreen(RUNNER);
  screen.begin(deal(1));
  const moves = (['hq', 'rd', 'archives', 'new'] as const).flatMap((fort): Move[] => [
    { do: 'install', hidden: 'keeper', ice: true, fort },
    { do: 'install', hidden: 'filter', ice: true, fort },
  ]);
  const { container } = render(<MoveList v={screen.view()} moves={moves} onMove={() => {}} />);
  const titles = [...container.querySelectorAll('button b')].map((title) => title.textContent);
  const places = ['Archives', 'R&D', 'HQ', 'a new fort'];
  expect(titles).toEqual(['Keeper', 'Filter'].flatMap((card) => places.map((place) => `Install ${card} on ${place}`)));
});
