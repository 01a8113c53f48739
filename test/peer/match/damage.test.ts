/** Logs damaged by the disk: nothing is lost that either phone still has, and no one is blamed. */
import { describe, expect, it } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import { seeded } from '../../../src/solo/random.ts';
import { mustParse } from '../../support/cheat.ts';
import { damagedAt, diskWith, playDamaged, storedBy } from '../../support/damage.ts';
import { Wiretap } from '../../support/packets.ts';
import { expectEnd, shortDuel } from '../../support/shortToy.ts';

describe('a log with one byte changed', () => {
  it.each([1, 2])('is restored by the other phone without accusations, with seed %i', async (seed) => {
    const random = seeded(seed);
    // The soak test tries every tenth byte; this test tries a few, always including the last entry.
    await playDamaged(seed, (bytes) => [...Array.from({ length: 4 }, () => random(bytes)), bytes - 1 - random(150)], 4);
  });
});

describe('a damaged log', () => {
  it.each([
    ['a number is missing', (log: Uint8Array[]) => log.toSpliced(20, 1)],
    ['the last entry is truncated', (log: Uint8Array[]) => log.with(-1, (log.at(-1) as Uint8Array).slice(0, -9))],
    [
      'entries are empty',
      (log: Uint8Array[]) => log.map((bytes, seq) => (seq === 7 || seq === 30 ? bytes.slice(0, 0) : bytes)),
    ],
    [
      'two entries have swapped places',
      (log: Uint8Array[]) => log.with(10, log[11] as Uint8Array).with(11, log[10] as Uint8Array),
    ],
    ['nothing is left', () => []],
  ])('continues where it was: %s', async (_, change) => {
    const game = await shortDuel();
    await game.play(({ players }) => players.every(({ match }) => match.view().length >= 36));
    const stored = await storedBy(game, 0);
    const { length, head } = game.players[0].match.view();
    await game.restart(0, await diskWith({ ...stored, entries: change(stored.entries) }));
    await game.quiet();
    expect(game.players[0].match.view()).toMatchObject({ length, head, status: { kind: 'playing' } });
    await game.play();
    expectEnd(game);
  });

  it('is truncated on disk immediately, at the start of the incomplete group', async () => {
    const game = await shortDuel();
    await game.play();
    const stored = await storedBy(game, 0);
    const types = stored.entries.map((bytes) => mustParse(bytes).body.type);
    const act = types.findIndex(
      (type, seq) => type === 'ACT' && types[seq - 1] === 'COMMIT' && types[seq - 2] === 'ACT',
    );
    expect(act).toBeGreaterThan(0);
    const disk = await diskWith({
      ...stored,
      entries: stored.entries.map((one, seq) => (seq === act ? damagedAt(one, 90) : one)),
    });
    game.pair.kill('b');
    await game.restart(0, disk);
    expect(game.players[0].match.view().length).toBe(act - 1);
    expect((await storedBy(game, 0)).entries.map(hex)).toEqual(stored.entries.slice(0, act - 1).map(hex));
  });

  it('keeps a move after the damage that the other phone never received', async () => {
    let away = false;
    const tap = new Wiretap();
    const game = await shortDuel({
      fate: ({ packet }) => {
        tap.hear(packet);
        return away ? 'drop' : 'deliver';
      },
    });
    await game.play(({ players }) => players[0].match.view().asked && players[0].match.view().length >= 20);
    away = true;
    await game.turn();
    await game.quiet();
    const { length, head } = game.players[0].match.view();
    expect(game.players[1].match.view().length).toBeLessThan(length);
    const stored = await storedBy(game, 0);
    await game.restart(0, await diskWith({ ...stored, entries: stored.entries.with(12, new Uint8Array(3)) }));
    await game.quiet();
    expect(game.players[0].match.view().length).toBeLessThanOrEqual(12);
    // Even after a restart before anything is received.
    await game.restart(0);
    away = false;
    for (const { match } of game.players) match.nudge();
    await game.quiet();
    for (const { match } of game.players) expect(match.view()).toMatchObject({ length, head });
    expect((await storedBy(game, 0)).records.spare).toEqual(new Uint8Array([0x80]));
    await game.play();
    expectEnd(game);
    expect(tap.forked).toEqual([]);
  });

  it('is restored from the other phone’s log, which is damaged elsewhere', async () => {
    const game = await shortDuel();
    await game.play(({ players }) => players.every(({ match }) => match.view().length >= 36));
    const { length, head } = game.players[0].match.view();
    for (const [seat, seq] of [
      [0, 12],
      [1, 25],
    ] as const) {
      const stored = await storedBy(game, seat);
      game.pair.kill(seat === 0 ? 'b' : 'a');
      const entries = stored.entries.with(seq, damagedAt(stored.entries[seq] as Uint8Array, 70));
      await game.restart(seat, await diskWith({ ...stored, entries }));
      expect(game.players[seat].match.view().length).toBeLessThanOrEqual(seq);
    }
    await game.restart(0);
    await game.quiet();
    for (const { match } of game.players)
      expect(match.view()).toMatchObject({ length, head, status: { kind: 'playing' } });
    await game.play();
    expectEnd(game);
  });
});
