// @vitest-environment happy-dom
/** What becomes of a tap in a running game. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { TableUi } from '../../../src/app/games/gameUi.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import type { RunningGame } from '../../../src/app/play/running.ts';
import { soloRunning } from '../../../src/app/play/soloRunning.ts';
import { newTableUiState } from '../../../src/app/play/tableUiState.ts';
import { usePlay } from '../../../src/app/play/usePlay.ts';
import { ok } from '../../../src/base/result.ts';
import type { Question } from '../../../src/rules/game.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { openSolo, type Solo } from '../../../src/solo/solo.ts';
import { machineGame } from '../../support/netrunner/machineGame.ts';

afterEach(cleanup);

/** The Runner's moves that reach the game while it asks this question. */
function sent(question: Question, moves: readonly Move[]): Move[] {
  const { played } = machineGame(1, 1, 0);
  const solo = openSolo(soloRules, played as Solo<Table, Move>['game']);
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  const arrived: Move[] = [];
  const running: RunningGame<Table, Move> = {
    ...soloRunning(solo.value, 1),
    view: (seat) => {
      const view = soloRunning(solo.value, 1).view(seat);
      return view && { ...view, question };
    },
    answer(_, made) {
      arrived.push(...made);
      return ok(null);
    },
  };
  function Probe() {
    const setting = { names: ['Ann', 'Bob'], seals: ['a', 'b'], link: 'open', storageKey: 'k' } as const;
    const play = usePlay(running, tableUi as TableUi<Table, Move>, setting, newTableUiState(), 1);
    for (const move of moves) play.seated(1)?.play(move);
    return null;
  }
  render(<Probe />);
  return arrived;
}

test('a tap while the phones roll or draw by themselves is ignored, except to concede', () => {
  const moves: Move[] = [{ do: 'bit' }, { do: 'concede' }];
  expect(sent({ kind: 'chance', below: 6 }, moves)).toEqual([{ do: 'concede' }]);
  expect(sent({ kind: 'move', of: 1, window: 'action' }, [{ do: 'bit' }])).toEqual([{ do: 'bit' }]);
});
