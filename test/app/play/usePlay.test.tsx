// @vitest-environment happy-dom
/** What becomes of a tap in a running game. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { TableUi } from '../../../src/app/games/gameUi.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import type { GameRecord } from '../../../src/app/play/record.ts';
import type { RunningGame } from '../../../src/app/play/running.ts';
import { soloRunning } from '../../../src/app/play/soloRunning.ts';
import { newTableUiState } from '../../../src/app/play/tableUiState.ts';
import { usePlay } from '../../../src/app/play/usePlay.ts';
import { fail, ok } from '../../../src/base/result.ts';
import { refuse } from '../../../src/peer/match/refusal.ts';
import type { Question, Seat } from '../../../src/rules/game.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { openSolo, type Solo } from '../../../src/solo/solo.ts';
import { machineGame } from '../../support/netrunner/machineGame.ts';

afterEach(cleanup);

type Running = RunningGame<Table, Move>;

/** The Runner's side of a game, with what the test changes in it. */
function runningWith(changes: (running: Running) => Partial<Running>): Running {
  const { played } = machineGame(1, 1, 0);
  const solo = openSolo(soloRules, played as Solo<Table, Move>['game']);
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  const running = soloRunning(solo.value, 1);
  const whole = { ...running, view: (seat: Seat) => running.view(seat) };
  return { ...whole, ...changes(whole) };
}

let play: ReturnType<typeof usePlay<Table, Move, GameRecord>>;

function Probe({ running }: { running: Running }) {
  const setting = { names: ['Ann', 'Bob'], seals: ['a', 'b'], link: 'open', storageKey: 'k' } as const;
  play = usePlay(running, tableUi as TableUi<Table, Move>, setting, newTableUiState(), 1);
  return null;
}

test.each<[string, Question, Move[]]>([
  ['reaches the game at the player’s question', { kind: 'move', of: 1, window: 'action' }, [{ do: 'bit' }]],
  ['is ignored while the phones roll or draw by themselves', { kind: 'chance', below: 6 }, []],
])('a tap %s', (_, question, arrives) => {
  const arrived: Move[] = [];
  const running = runningWith(({ view }) => ({
    view(seat) {
      const shown = view(seat);
      return shown && { ...shown, question };
    },
    answer(_, moves) {
      arrived.push(...moves);
      return ok(null);
    },
  }));
  render(<Probe running={running} />);
  play.seated(1)?.play({ do: 'bit' });
  play.seated(1)?.play({ do: 'concede' });
  expect(arrived).toEqual([...arrives, { do: 'concede' }]);
});

test('a refusal disappears as soon as the game moves on', async () => {
  let length = 5;
  const running = runningWith(({ view }) => ({
    view(seat) {
      const shown = view(seat);
      return shown && { ...shown, length };
    },
    answer: () => fail(refuse('notYourDecision')),
  }));
  const { rerender } = render(<Probe running={running} />);
  await act(() => play.seated(1)?.play({ do: 'bit' }));
  expect(play.refused).toBe('It isn’t your decision. Wait for your opponent.');
  length++;
  rerender(<Probe running={running} />);
  expect(play.refused).toBeNull();
});
