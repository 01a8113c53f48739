/** A phone killed at any instruction returns to the same question, asks nothing twice and signs nothing else. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/rules/game.ts';
import { Wiretap } from '../../support/packets.ts';
import type { StoreFate } from '../../support/peer/faultyDisk.ts';
import { everyType, expectEnd, shortDuel, type ToyDuel, typesIn } from '../../support/shortToy.ts';

describe('a phone killed while it stores', () => {
  it.each([0, 1] as const)('continues (seat %i, before or after each of its store operations)', async (seat) => {
    const types = new Set<string>();
    // Operation 0 creates the game, so there is nothing to return to before it.
    for (let index = 1; ; index++) {
      const game = await killed(seat, index, index % 2 === seat ? 'die-before' : 'die-after');
      if (game === null) break;
      for (const type of typesIn(game)) types.add(type);
    }
    expect([...types]).toEqual(expect.arrayContaining([...everyType]));
  });
});

describe('a phone that is switched off between two packets', () => {
  it.each([21, 22, 23])('continues (seed %i, both phones, again and again)', async (seed) => {
    const { game, tap } = await tapped({ seed });
    for (let turns = 1; !closed(game); turns++) {
      const seat = (turns % 2) as Seat;
      const view = () => game.players[seat].match.view();
      const before = view();
      await game.restart(seat);
      await game.quiet();
      const after = view();
      if (after.length === before.length) expect(stripped(after)).toEqual(stripped(before));
      await game.play(() => view().length >= before.length + 3);
    }
    expectEnd(game);
    expect(tap.forked).toEqual([]);
  });
});

/** One game in which a phone crashes once; null if the game was over before it could. */
async function killed(seat: Seat, index: number, fate: StoreFate): Promise<ToyDuel | null> {
  const { game, tap } = await tapped({ kill: { seat, index, fate } });
  await game.play(({ dead }) => dead[seat]);
  if (!game.dead[seat]) return null;
  await game.restart(seat);
  await game.quiet();
  // A restarted phone is at the same question as the other.
  const [a, b] = game.players.map(({ match }) => match.view());
  expect(a?.head).toEqual(b?.head);
  expect(a?.question).toEqual(b?.question);
  await game.play();
  expectEnd(game);
  expect(tap.forked).toEqual([]);
  return game;
}

async function tapped(more: { seed?: number; kill?: { seat: Seat; index: number; fate: StoreFate } }) {
  const tap = new Wiretap();
  const { kill, seed = 45 } = more;
  const game = await shortDuel({
    seed,
    fate: tap.pass,
    open: (seat, start) =>
      kill?.seat === seat && start === 0 ? { fate: ({ index }) => (index === kill.index ? kill.fate : 'done') } : {},
  });
  return { game, tap };
}

/** What must be the same after a restart: everything except information about the other phone. */
function stripped({ peer: _, ...rest }: ReturnType<ToyDuel['players'][0]['match']['view']>) {
  return rest;
}

const closed = (game: ToyDuel): boolean =>
  game.players.every(({ match }) => {
    const { status } = match.view();
    return status.kind === 'over' && status.waitsFor === null;
  });
