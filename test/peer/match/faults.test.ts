/** A radio that loses, repeats and overtakes packets, and breaks off: the game goes on as if nothing had been. */
import { describe, expect, it } from 'vitest';
import { byChance, type FateOf } from '../../../src/peer/link/fate.ts';
import { Wiretap } from '../../support/packets.ts';
import { everyType, expectEnd, shortDuel, type ToyDuel, typesIn } from '../../support/shortToy.ts';

describe('a link that fails', () => {
  it.each(['drop', 'duplicate', 'reorder', 'delay'] as const)(
    'once, by %s, at each packet of a game',
    async (fate) => {
      const packets = await count();
      for (let strike = 0; strike < packets; strike++) await endsWell(({ index }) => (index === strike ? fate : 'deliver'));
    },
    180_000,
  );

  it('by breaking off and coming back at each packet of a game', async () => {
    const packets = await count();
    for (let strike = 0; strike < packets; strike++) {
      let made: ToyDuel | null = null;
      await endsWell(
        ({ index }) => {
          if (index !== strike || made === null) return 'deliver';
          made.pair.cut({ noticed: strike % 2 === 0 });
          return 'drop';
        },
        (game) => {
          made = game;
        },
      );
    }
  }, 180_000);

  it.each([11, 12, 13, 14, 15, 16])(
    'all the time, by chance %i',
    async (seed) => {
      await endsWell(byChance(seed, { drop: 0.1, duplicate: 0.1, reorder: 0.1, delay: 0.05 }));
    },
    60_000,
  );
});

/** Plays a short game to its end under these fates. Every number must have had one payload only, and both logs be equal. */
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

/** The packets of the game without faults, in which every type of entry occurs. */
async function count(): Promise<number> {
  const game = await shortDuel();
  await game.play();
  expect([...typesIn(game)]).toEqual(expect.arrayContaining([...everyType]));
  return game.pair.sent;
}
