// @vitest-environment happy-dom
/** When the machine moves, in a game on screen. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { saveMachinePause } from '../../../src/app/device/pace.ts';
import type { AnyTableUi } from '../../../src/app/games/gameUi.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import { useSolo } from '../../../src/app/play/useSolo.ts';
import type { AnyMove } from '../../../src/rules/game.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { machineSight } from '../../../src/solo/machine.ts';
import { answerSolo, openSolo, type Solo } from '../../../src/solo/solo.ts';
import { machineGame } from '../../support/netrunner/machineGame.ts';

afterEach(cleanup);

const game = machineGame(RUNNER, 4).played as Solo<Table, Move>['game'];

function opened(answers: number): Solo<Table, Move> {
  const solo = openSolo(soloRules, structuredClone({ ...game, answers: game.answers.slice(0, answers) }));
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  return solo.value;
}

/** The game just before the Runner's answer that accesses a card with the last action of a turn. */
function beforeLastAccess(): { solo: Solo<Table, Move>; move: Move } {
  const solo = opened(0);
  for (const [at, answer] of game.answers.entries()) {
    const { length } = solo.steps;
    answerSolo(solo, answer);
    const accessed = solo.steps.slice(length).some(({ events }) => events.some(({ kind }) => kind === 'accessed'));
    if (accessed && solo.local.table.run === null && machineSight(solo)?.table.active === CORP)
      return { solo: opened(at), move: answer.move as Move };
  }
  throw new Error('no turn ends with an access');
}

let play: ReturnType<typeof useSolo>;

function Probe({ of, ui }: { of: Solo<Table, Move>; ui: typeof tableUi }) {
  play = useSolo(of as unknown as Solo<unknown, AnyMove>, ui as unknown as AnyTableUi);
  return null;
}

test('the machine waits until the Runner has read the last accessed card', async () => {
  saveMachinePause(0);
  const { solo, move } = beforeLastAccess();
  const player = await soloRules.machine!();
  let asked = 0;
  const think: typeof player.think = (sight) => {
    asked++;
    return player.think(sight);
  };
  const rules = { ...soloRules, machine: async () => ({ ...player, think }) };
  render(<Probe of={solo} ui={{ ...tableUi, solo: { ...tableUi.solo!, rules } } as typeof tableUi} />);
  await act(() => play.seated?.play(move));
  await expect.poll(() => machineSight(play.solo)).not.toBeNull();
  expect([play.seated?.reveal === null, asked]).toEqual([false, 0]);
  await act(() => play.seated?.reveal?.close());
  expect(asked).toBe(1);
});
