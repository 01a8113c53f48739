/** A link that loses, repeats and reorders packets, and breaks: the game continues as if nothing had happened. */
import { describe, expect, it } from 'vitest';
import { byChance, type FateOf } from '../../support/link/fate.ts';
import { Wiretap } from '../../support/packets.ts';
import { everyType, expectEnd, shortDuel, type ToyDuel, typesIn } from '../../support/shortToy.ts';

describe('a game survives a link that fails', () => {
  it.each([
    ['drop', 1, 0],
    ['duplicate', 3, 0],
    ['reorder', 3, 1],
    ['delay', 3, 2],
  ] as const)('once, by %s, at any packet or at one in %i', async (fate, every, offset) => {
    const packets = await count();
    for (let strike = offset; strike < packets; strike += every) {
      await endsWell(({ index }) => (index === strike ? fate : 'deliver'));
    }
  });

  it.each([true, false])('by disconnecting (noticed: %s) and coming back', async (noticed) => {
    const packets = await count();
    for (let strike = noticed ? 0 : 2; strike < packets; strike += 4) {
      let made: ToyDuel | null = null;
      await endsWell(
        ({ index }) => {
          if (index !== strike || made === null) return 'deliver';
          made.pair.cut({ noticed });
          return 'drop';
        },
        (game) => {
          made = game;
        },
      );
    }
  });

  it.each([11, 12, 13, 14, 15, 16])('all the time, at random (seed %i)', async (seed) => {
    await endsWell(byChance(seed, { drop: 0.1, duplicate: 0.1, reorder: 0.1, delay: 0.05 }));
  });
});

/**
 * Plays a short game to its end with these packet fates. Every number must have had only one payload, and both logs
 * must be equal.
 */
async function endsWell(fate: FateOf, meet: (game: ToyDuel) => void = () => {}): Promise<void> {
  const tap = new Wiretap();
  const game = await shortDuel({
    fate: (sent) => {
      tap.hear(sent.packet);
      return fate(sent);
    },
  });
  meet(game);
  await game.play(({ pair }) => {
    pair.restore();
    return false;
  });
  expectEnd(game);
  expect([...game.players[1].tables]).toEqual([...game.players[0].tables]);
  expect(tap.forked).toEqual([]);
}

/** The number of packets in the game without faults, in which every type of entry occurs. */
async function count(): Promise<number> {
  const game = await shortDuel();
  await game.play();
  expect([...typesIn(game)]).toEqual(expect.arrayContaining([...everyType]));
  return game.pair.sent;
}
