/** A trace that the Corp started by mistake: one tap withdraws it, whatever happens to the link and the pages. */
import { expect, test } from 'vitest';
import { tableUi } from '../../../../src/app/games/kit/table.tsx';
import { matchRunning } from '../../../../src/app/play/matchRunning.ts';
import type { RunningGame } from '../../../../src/app/play/running.ts';
import { type AnyMove, other, type Seat } from '../../../../src/rules/game.ts';
import { kit, type Move, type Table } from '../../../../src/rules/kit/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/kit/table.ts';
import { type Duel, duel } from '../../../support/duel.ts';
import { memoCurve } from '../../../support/memoCurve.ts';

const ui = tableUi as unknown as Parameters<typeof matchRunning>[0]['ui'];
const curve = memoCurve();

/** Both phones at an empty table; the Corp has the pen. */
async function begin() {
  const game = await duel<Table, Move>({ game: kit, seed: 5, decks: [[], []], curve });
  await game.quiet();
  return { game, corp: runningOf(game, CORP), runner: runningOf(game, RUNNER) };
}

const runningOf = (game: Duel<Table, Move>, seat: Seat): RunningGame<unknown, AnyMove> =>
  matchRunning({ ui, match: game.players[seat].match, link: seat === CORP ? game.pair.a : game.pair.b } as never);

const tableOf = (running: RunningGame<unknown, AnyMove>, seat: Seat): Table => running.view(seat)?.table as Table;

/** The answer that the given phone's automatic pass makes. */
function byItself(running: RunningGame<unknown, AnyMove>, seat: Seat): Move | null {
  const view = running.view(seat);
  return view?.asked
    ? tableUi.autoPass.answer(view.table as Table, seat, 'none', view.wants?.[other(seat)] ?? null)
    : null;
}

/** Expects the Runner’s phone to act automatically, so that the trace is gone on both phones. */
async function expectDropped(
  game: Duel<Table, Move>,
  corp: RunningGame<unknown, AnyMove>,
  runner: RunningGame<unknown, AnyMove>,
): Promise<void> {
  expect(byItself(runner, RUNNER)).toEqual({ do: 'drop' });
  await runner.answer(RUNNER, [{ do: 'drop' }]);
  await game.quiet();
  for (const [running, seat] of [
    [corp, CORP],
    [runner, RUNNER],
  ] as const)
    expect(tableOf(running, seat)).toMatchObject({ step: 'free', trace: null });
}

const trace: Move = { do: 'trace', limit: 5 };

test('K-TRC-02 the Corp takes back a trace that waits for the base link', async () => {
  const { game, corp, runner } = await begin();
  await corp.answer(CORP, [trace]);
  await game.quiet();
  expect(byItself(runner, RUNNER)).toBeNull();
  corp.want?.(true);
  await game.quiet();
  await expectDropped(game, corp, runner);
});

test('K-TRC-02 a wish from before the trace, whose withdrawal was lost, does not take it back', async () => {
  const { game, corp, runner } = await begin();
  // Each phone has announced its wish over this link, so from here on only the hint counts.
  game.players[CORP].match.want(true);
  await game.quiet();
  game.players[CORP].match.want(true);
  await game.quiet();
  await corp.answer(CORP, [trace]);
  await game.quiet();
  expect(runner.view(RUNNER)?.wants?.[CORP]).toBe('before');
  expect(byItself(runner, RUNNER)).toBeNull();
  // When the link is back, the Corp’s phone announces again that it has no wish.
  game.pair.cut();
  game.pair.restore();
  await game.quiet();
  expect(runner.view(RUNNER)?.wants?.[CORP]).toBeNull();
  corp.want?.(true);
  await game.quiet();
  await expectDropped(game, corp, runner);
});

test('a trace taken back while disconnected is dropped once the phones reconnect', async () => {
  const { game, corp, runner } = await begin();
  await corp.answer(CORP, [trace]);
  await game.quiet();
  game.pair.cut();
  corp.want?.(true);
  await game.quiet();
  expect(byItself(runner, RUNNER)).toBeNull();
  game.pair.restore();
  await game.quiet();
  await expectDropped(game, corp, runner);
});

test.each([
  ['before the tap', false],
  ['after it', true],
])('a trace is taken back even if the Runner’s page is killed %s', async (_, tapped) => {
  const { game, corp } = await begin();
  await corp.answer(CORP, [trace]);
  if (tapped) corp.want?.(true);
  await game.quiet();
  await game.restart(RUNNER);
  const runner = runningOf(game, RUNNER);
  await game.quiet();
  if (!tapped) corp.want?.(true);
  await game.quiet();
  await expectDropped(game, corp, runner);
});

test('if the Corp’s page is killed before its wish arrives, the trace continues and can be taken back again', async () => {
  const { game, corp, runner } = await begin();
  await corp.answer(CORP, [trace]);
  await game.quiet();
  game.pair.cut();
  corp.want?.(true);
  await game.restart(CORP);
  game.pair.restore();
  const anew = runningOf(game, CORP);
  await game.quiet();
  expect(byItself(runner, RUNNER)).toBeNull();
  anew.want?.(true);
  await game.quiet();
  await expectDropped(game, anew, runner);
});

test('if the Runner shows the link just as the Corp takes the trace back, both bid', async () => {
  const { game, corp, runner } = await begin();
  await corp.answer(CORP, [trace]);
  await game.quiet();
  corp.want?.(true);
  await runner.answer(RUNNER, [{ do: 'link', link: 1 } as Move]);
  await game.quiet();
  expect([byItself(corp, CORP), byItself(runner, RUNNER)]).toEqual([null, null]);
  for (const [running, seat] of [
    [corp, CORP],
    [runner, RUNNER],
  ] as const)
    expect(tableOf(running, seat).step).toBe('bids');
});
