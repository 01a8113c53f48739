// @vitest-environment happy-dom
/** The machine's offer to concede: when it is made, what a player reads and can press, and what is stored of it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { AnyTableUi } from '../../../src/app/games/gameUi.ts';
import { isLost, mayBeLost } from '../../../src/app/games/netrunner/solo/concession.ts';
import { machinePlayer } from '../../../src/app/games/netrunner/solo/machine.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import { useSolo } from '../../../src/app/play/useSolo.ts';
import { ConcessionSheet } from '../../../src/app/screens/solo/table.tsx';
import type { AnyMove } from '../../../src/rules/game.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { concessionSight, type MachineSight } from '../../../src/solo/machine.ts';
import { answerSolo, openSolo, type Solo } from '../../../src/solo/solo.ts';
import { machineGame } from '../../support/netrunner/machineGame.ts';

afterEach(cleanup);

function opened(game: Solo<Table, Move>['game']): Solo<Table, Move> {
  const solo = openSolo(soloRules, JSON.parse(JSON.stringify(game)));
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  return solo.value;
}

const game = machineGame(1, 11).played as Solo<Table, Move>['game'];
/** The game after the given number of answers, with the person as the Runner. */
const after = (answers: number) => opened({ ...game, answers: game.answers.slice(0, answers) });

/** What the machine sees in every position in which it might offer. */
function sights(): MachineSight<Table>[] {
  const solo = after(0);
  return game.answers.flatMap((answer) => {
    const sight = concessionSight(solo);
    const seen = sight && mayBeLost(sight) ? [sight] : [];
    answerSolo(solo, answer);
    return seen;
  });
}

test('the machine considers its chances only when its opponent’s turn begins and it is far behind', () => {
  const some = sights();
  expect(some.length).toBeGreaterThan(0);
  for (const { table, seat } of some) {
    expect([seat, table.active, table.actions, table.run]).toEqual([0, 1, 4, null]);
    expect(table.turn).toBeGreaterThan(2);
  }
  expect(new Set(some.map(({ table }) => table.turn)).size).toBe(some.length);
});

test('whether its game is lost depends on what it sees, and stays the same when the page is reopened', () => {
  const some = sights().slice(0, 1);
  const copy = some.map((sight) => JSON.parse(JSON.stringify(sight)) as MachineSight<Table>);
  expect(copy.map(isLost)).toEqual(some.map(isLost));
  expect(isLost(concessionSight(begun()) as MachineSight<Table>)).toBe(false);
});

const offering = {
  ...tableUi,
  solo: {
    ...tableUi.solo,
    rules: {
      ...soloRules,
      machine: async () => ({ ...machinePlayer, concession: async () => ({ do: 'concede' }) as const }),
    },
  },
} as unknown as AnyTableUi;

let solo: Solo<unknown, AnyMove>;

function Probe({ of }: { of: Solo<Table, Move> }) {
  const play = useSolo(of as unknown as Solo<unknown, AnyMove>, offering);
  solo = play.solo;
  return (
    <>
      {play.concession && <ConcessionSheet who="the Corp" {...play.concession} />}
      <p>{play.record.lines.at(-1)?.text}</p>
    </>
  );
}

/** The Runner’s first decision. */
const begun = () => after(game.answers.findIndex(({ seat }) => seat === 1));

test('an accepted concession wins the game, and the record says so', async () => {
  render(<Probe of={begun()} />);
  await screen.findByText('The Corp offers to concede');
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  await screen.findByText('The Corp conceded');
  expect(soloRules.game.ask(solo.local.table as Table)).toMatchObject({ kind: 'over', winner: 1 });
  expect(opened(solo.game as typeof game).local.table.over).toMatchObject({ winner: 1 });
  expect(screen.queryByText('The Corp offers to concede')).toBeNull();
});

test('after Play on, the game continues and the machine never offers again, not even after a restart', async () => {
  const now = begun();
  render(<Probe of={now} />);
  await screen.findByText('The Corp offers to concede');
  fireEvent.click(screen.getByRole('button', { name: /^Play on/ }));
  await expect.poll(() => screen.queryByText('The Corp offers to concede')).toBeNull();
  expect(soloRules.game.ask(solo.local.table as Table).kind).toBe('move');
  const again = opened(solo.game as typeof game);
  expect(again.game.playOn).toBe(true);
  expect(concessionSight(again)).toBeNull();
  expect(concessionSight(begun())).not.toBeNull();
});

test('an offer that was not answered is repeated when the page is reopened', async () => {
  const { unmount } = render(<Probe of={begun()} />);
  await screen.findByText('The Corp offers to concede');
  unmount();
  render(<Probe of={opened(solo.game as typeof game)} />);
  expect(await screen.findByText('The Corp offers to concede')).toBeTruthy();
});
