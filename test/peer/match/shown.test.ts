/**
 * A player's own decision on their screen while it is being stored: afterwards, the log either agrees or contains
 * nothing of it.
 */
import { describe, expect, test } from 'vitest';
import type { Match, View } from '../../../src/peer/match/match.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';
import { Wiretap } from '../../support/packets.ts';
import type { StoreFate } from '../../support/peer/faultyDisk.ts';
import { expectEnd, shortDuel } from '../../support/shortToy.ts';

/** Without what is known about the other phone. */
const own = ({ peer: _, ...rest }: View<unknown>) => rest;

/** Each view that was shown ahead of the store, and the view of the log once it was stored. */
function watch<T>(match: Match<T, never>, sent: () => number) {
  const seen: { before: number; sent: number; shown: View<unknown>; stored?: View<unknown> }[] = [];
  match.onShown(() => seen.push({ before: match.view().length, sent: sent(), shown: match.shown() }));
  match.onChange(() => {
    const last = seen.at(-1);
    if (last && match.view().length > last.before) last.stored ??= match.view();
  });
  return seen;
}

test('a decision is shown before it is stored or sent, and the log then agrees', async () => {
  const tap = new Wiretap();
  const game = await netrunnerDuel(1, { fate: tap.pass });
  const sent = () => Math.max(-1, ...tap.payloads.keys());
  const both = game.players.map(({ match }) => watch(match as never, sent));
  await game.play(() => both.every((one) => one.length > 25));
  await game.quiet();
  for (const { before, sent, shown, stored } of both.flat()) {
    expect(shown.length).toBeGreaterThan(before);
    expect(sent).toBeLessThan(before);
    expect(stored && own(stored)).toEqual(own(shown));
  }
  for (const { match } of game.players) expect(match.shown()).toEqual(match.view());
});

test('the end of a game is not shown before it is stored', async () => {
  const game = await shortDuel();
  const shown: unknown[] = [];
  for (const { match } of game.players) match.onShown(() => shown.push(match.shown().question?.kind));
  await game.play();
  expectEnd(game);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).not.toContain('over');
});

/** Plays until the given seat's store fails while a decision on screen is being stored. */
async function failing(seat: Seat, nth: number, fate: StoreFate) {
  const tap = new Wiretap();
  let left = nth;
  let fails = false;
  const game = await shortDuel({
    fate: tap.pass,
    mostMoves: 1,
    open: (whose) => ({
      fate: () => {
        if (whose !== seat || !fails) return 'done';
        fails = false;
        return fate;
      },
    }),
  });
  const { match } = game.players[seat];
  const shown: number[] = [];
  const cut: number[] = [];
  match.onShown(() => {
    fails = --left === 0;
    if (fails) shown.push(match.view().length, match.shown().length);
  });
  match.onCut((length) => cut.push(length));
  const refused = await game.play(() => shown.length > 0).catch(String);
  return { game, tap, match, shown, cut, refused };
}

const cases = ([0, 1] as const).flatMap((seat) => [1, 2, 4].map((nth) => [seat, nth] as const));

describe('a decision on screen', () => {
  test.each(cases)(
    'disappears if the store refuses it (seat %i, decision %i), and is never sent',
    async (seat, nth) => {
      const { game, tap, match, shown, cut, refused } = await failing(seat, nth, 'shut');
      const [before = 0, after = 0] = shown;
      expect(after).toBeGreaterThan(before);
      expect(refused).toContain('storeShut');
      expect(cut).toEqual([before]);
      expect(match.shown()).toEqual(match.view());
      expect(match.view().length).toBe(before);
      expect(tap.payloads.has(before)).toBe(false);
      await game.play();
      expectEnd(game);
      expect(tap.forked).toEqual([]);
    },
  );

  test.each(cases)('is not in the log if the phone crashes first (seat %i, decision %i)', async (seat, nth) => {
    const { game, tap, shown } = await failing(seat, nth, 'die-before');
    const [before = 0] = shown;
    expect(tap.payloads.has(before)).toBe(false);
    await game.restart(seat);
    await game.quiet();
    for (const { match } of game.players) expect(match.view().length).toBe(before);
    await game.play();
    expectEnd(game);
    expect(tap.forked).toEqual([]);
  });
});
