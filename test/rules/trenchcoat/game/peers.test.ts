/** Sessions between two peers: the golden script with random dice, random sessions, and phones that crash. */
import { describe, expect, test } from 'vitest';
import { canonical } from '../../../../src/base/canonical.ts';
import { type MatchFile, writeFile } from '../../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../../src/peer/secret/curve.ts';
import type { AnyGame, Seat } from '../../../../src/rules/game.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import { findingWords } from '../../../../src/words/en/trenchcoat/report.ts';
import { mustParse } from '../../../support/cheat.ts';
import { Wiretap } from '../../../support/packets.ts';
import { eventsOf, peerEvening, type TrenchDuel } from '../../../support/trenchcoat/evening.ts';
import { playGolden, readRegistry } from '../../../support/trenchcoat/golden.ts';
import { leadEvening, leadTornEvening } from '../../../support/trenchcoat/randomEvening.ts';
import { prove } from '../../../support/words/proofTold.ts';

function expectEnd({ players }: TrenchDuel, shut?: { facts: number; held: number }): void {
  const [a, b] = players.map(({ match }) => match.view());
  expect(a?.status).toMatchObject({ kind: 'over', winner: null, verdict: { clean: true, ...(shut && { shut }) } });
  expect(b?.status).toEqual(a?.status);
  expect(b?.head).toEqual(a?.head);
}

test('T-FAIR-07 two peers play the golden script, and 11 of 11 tests match on the player’s phone', async () => {
  const evening = await peerEvening();
  const { seen } = await playGolden(evening, { scripted: true });
  expectEnd(evening.duel, { facts: 0, held: 0 });
  expect(evening.duel.players.map(({ match }) => match.view().peer.dropped)).toEqual([0, 0]);
  const made = report(await eventsOf(evening.duel, 1), readRegistry);
  expect(findingWords(made.finding)).toBe('11 of 11 match.');
  const told = seen.filter(({ total }) => total !== null);
  expect(made.tests.map(({ total, result, quality }) => ({ total, result, quality }))).toEqual(
    told.map(({ total, result, quality }) => ({ total, result, quality })),
  );
  expect(made.nodes?.[0]?.tally).toBe(seen.at(-1)?.tally);
  expect(report(await eventsOf(evening.duel, 0), readRegistry)).toEqual(made);
  const file = writeFile(evening.duel.players[1].match.file() as MatchFile);
  const { kind, text } = await prove(trenchcoat as AnyGame, file, { curve: inlineCurve });
  expect(kind).toBe('fair');
  expect(text).toContain('Nobody has won (the evening is over)');
});

test.each([1, 2, 3])('a random session ends, and everything revealed fits (seed %i)', async (seed) => {
  const evening = await peerEvening({ seed });
  await leadEvening(evening, seed, 12);
  expectEnd(evening.duel);
  const { tests, missing, faults } = report(await eventsOf(evening.duel, 1), readRegistry);
  expect([missing, faults]).toEqual([[], []]);
  expect(tests.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
});

describe('a phone that crashes', () => {
  test.each([1, 2])('before each step loses nothing, and all tests match (seed %i)', async (seed) => {
    const evening = await peerEvening({ seed });
    await leadTornEvening(evening, seed, 5);
    expectEnd(evening.duel);
    expect(evening.duel.players.every(({ starts }) => starts > 15)).toBe(true);
    const { tests, missing, faults } = report(await eventsOf(evening.duel, 1), readRegistry);
    expect([missing, faults, tests.filter(({ verdict }) => verdict === 'differs')]).toEqual([[], [], []]);
  });

  test.each([0, 1] as const)(
    'with seat %i resumes at the open test with the same commitments, whatever was being written',
    async (seat) => {
      const kinds = new Set<string>();
      for (let index = 1; ; index++) {
        const kind = await killedAt(seat, index);
        if (kind === null) break;
        kinds.add(kind);
      }
      expect(kinds.size).toBeGreaterThanOrEqual(10);
    },
  );
});

/** How likely a move is. */
const likely: { readonly [verb: string]: number } = {
  dice: 0,
  announce: 0,
  stop: 0,
  without: 0,
  end: 0.25,
  close: 0.25,
  tell: 2,
  call: 2,
  request: 2,
};

/**
 * A short session in which a phone crashes at its write number `index`. Returns the next entry; null if it did not
 * crash.
 */
async function killedAt(seat: Seat, index: number): Promise<string | null> {
  const tap = new Wiretap();
  const evening = await peerEvening({
    // Short, with many kinds of entries.
    seed: 1,
    fate: tap.pass,
    open: (of, start) =>
      of === seat && start === 0
        ? { fate: ({ index: at }) => (at !== index ? 'done' : index % 2 === 0 ? 'die-before' : 'die-after') }
        : {},
    weigh: ({ do: verb }) => likely[verb] ?? 1,
    mostMoves: 1,
  });
  const { duel } = evening;
  const view = (of: Seat) => duel.players[of].match.view();
  await duel.play(({ dead }) => dead[seat]);
  if (!duel.dead[seat]) return null;
  const other = seat === 0 ? 1 : 0;
  const [length, table] = [view(other).length, canonical(view(other).table)];
  await duel.restart(seat);
  await duel.quiet();
  // Everything both phones had is restored, and nothing is rolled or committed twice.
  if (view(other).length === length) expect(canonical(view(other).table)).toEqual(table);
  expect(view(seat).head).toEqual(view(other).head);
  await duel.play();
  expectEnd(duel);
  expect(tap.forked).toEqual([]);
  const written = duel.players[seat].match.file()?.entries.map(mustParse) ?? [];
  const { body } = written[length] ?? {};
  if (body?.type !== 'ACT') return body?.type ?? 'nothing';
  return `ACT ${(JSON.parse(new TextDecoder().decode(body.moves[0])) as { do: string }).do}`;
}
