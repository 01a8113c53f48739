/** How often the rules check a single tap, from the screen to both logs. */
import { expect, test } from 'vitest';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import { matchRunning } from '../../../src/app/play/matchRunning.ts';
import type { AnyMove, Seat } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { seeded } from '../../../src/solo/random.ts';
import { netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';

/**
 * Netrunner with counters for how often a move was checked, including checks while carrying it out, and how often it
 * was carried out.
 */
function counting() {
  const count = { judged: 0, carriedOut: 0 };
  const game: typeof netrunner = {
    ...netrunner,
    refusal(...given) {
      count.judged++;
      return netrunner.refusal(...given);
    },
    answer(table, given) {
      if (given.kind === 'move') {
        count.judged++;
        count.carriedOut++;
      }
      return netrunner.answer(table, given);
    },
  };
  return { count, game };
}

type Counting = ReturnType<typeof counting>;

test('the moves of a tap are checked at most 3 times and carried out once on each phone, alone or in a chain', async () => {
  const phones: readonly [Counting, Counting] = [counting(), counting()];
  const duel = await netrunnerDuel(7, { game: phones[0].game, dishonest: { seat: 1, game: phones[1].game } });
  await duel.quiet();
  const running = ([0, 1] as const).map((seat) =>
    matchRunning({
      ui: { ...tableUi, game: phones[seat].game } as never,
      match: duel.players[seat].match as never,
      link: seat === 0 ? duel.pair.a : duel.pair.b,
    }),
  );
  const random = seeded(7);
  const seen = { taps: 0, chains: 0, hidden: 0 };
  for (let turns = 0; turns < 150; turns++) {
    await duel.quiet();
    const seat = ([0, 1] as const).find((one) => running[one]?.view(one)?.asked);
    const view = seat === undefined ? null : duel.players[seat].match.view();
    const kind = view?.question?.kind;
    if (seat === undefined || !view?.table || !view.known || view.arrange !== null) break;
    const moves = tapAt(view.table as never, view.known as never, seat, random);
    const before = phones.map(({ count }) => ({ ...count }));
    expect(await running[seat]?.answer(seat, moves)).toMatchObject({ ok: true });
    await duel.quiet();
    // The audit at the end replays everything.
    if (duel.players[seat].match.view().status.kind !== 'playing') break;
    if (kind === 'sealed') continue;
    seen.taps++;
    const made = duel.players[seat].match.view().length > view.length ? moves.length : 0;
    if (moves.length > 1) seen.chains++;
    if (moves.some(({ hidden }) => hidden !== undefined)) seen.hidden++;
    for (const phone of [0, 1] as const) {
      const judged = phones[phone].count.judged - (before[phone]?.judged ?? 0);
      const carriedOut = phones[phone].count.carriedOut - (before[phone]?.carriedOut ?? 0);
      expect({ moves, phone, judged: judged <= 3 * made, carriedOut }).toEqual({
        moves,
        phone,
        judged: true,
        carriedOut: made,
      });
    }
  }
  expect(seen.taps).toBeGreaterThan(60);
  expect(seen.chains).toBeGreaterThan(5);
  expect(seen.hidden).toBeGreaterThan(5);
});

/** A move, or two in a row with no question in between. */
function tapAt(table: never, known: never, seat: Seat, random: (below: number) => number): AnyMove[] {
  const open = (at: typeof table, knows: typeof known) =>
    netrunner.moves(at, seat, knows).filter(({ do: verb }) => verb !== 'concede');
  const pick = (moves: readonly AnyMove[]): AnyMove => {
    const weighed = moves.flatMap((move) => Array.from({ length: 1 + Math.min(3, weightOf(move)) }, () => move));
    return weighed[random(weighed.length)] as AnyMove;
  };
  const move = pick(open(table, known));
  const question = netrunner.ask(table);
  if (question.kind !== 'move' || question.window !== 'action') return [move];
  const bits = { do: 'bit' } as AnyMove;
  if (netrunner.refusal(table, seat, bits, known) !== null) return [move];
  const step = netrunner.answer(table, { kind: 'move', seat, move: bits as never });
  const after = step.ok ? netrunner.ask(step.value.table) : null;
  const again = after?.kind === 'move' && after.of === seat && after.window === 'action';
  return random(2) === 0 && again ? [bits, bits] : [move];
}
