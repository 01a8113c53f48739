/** Ways in which a log on a disk can be damaged, and a phone that starts from what is left of it. */
import { expect } from 'vitest';
import { hex } from '../../src/base/bytes.ts';
import type { StoredGame } from '../../src/peer/store/store.ts';
import { other, type Seat } from '../../src/rules/game.ts';
import { seeded } from '../../src/solo/random.ts';
import { Wiretap } from './packets.ts';
import { FaultyDisk } from './peer/faultyDisk.ts';
import { expectEnd, shortDuel, type ToyDuel } from './shortToy.ts';

/** What a phone in the game has stored. */
export async function storedBy(game: ToyDuel, seat: Seat): Promise<StoredGame> {
  const read = await game.players[seat].disk.open().read('duel');
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** A disk with only the given game, whatever its entries are. */
export async function diskWith({ gameId, entries, records }: StoredGame): Promise<FaultyDisk> {
  const disk = new FaultyDisk();
  const store = disk.open();
  await store.put(gameId, records);
  await store.append(
    gameId,
    entries.map((bytes, seq) => ({ seq, bytes })),
  );
  return disk;
}

/** The bytes with one of them changed. */
export function damagedAt(bytes: Uint8Array, at: number, by = 0x10): Uint8Array {
  return bytes.map((byte, i) => (i === at ? byte ^ by : byte));
}

/** The log with one byte changed: number `at` of all its bytes. */
export function logDamagedAt(entries: readonly Uint8Array[], at: number, by: number): Uint8Array[] {
  let before = 0;
  return entries.map((bytes) => {
    const damaged = damagedAt(bytes, at - before, by);
    before += bytes.length;
    return damaged;
  });
}

/** The total size of a log in bytes. */
export const bytesIn = (entries: readonly Uint8Array[]): number => entries.reduce((sum, { length }) => sum + length, 0);

/**
 * One toy game in which both phones repeatedly restart from logs with one byte changed; `picks` chooses the bytes,
 * given the log's size. Throws if anything is lost, a player is blamed, or the end is not clean.
 */
export async function playDamaged(
  seed: number,
  picks: (bytes: number) => readonly number[],
  turns: number,
): Promise<void> {
  const tap = new Wiretap();
  const random = seeded(seed);
  const game = await shortDuel({ seed: 32, fate: tap.pass });
  for (let round = 0; round < turns; round++) {
    const { length } = game.players[0].match.view();
    await game.play(({ players }) => players[0].match.view().length >= length + 12);
    const seat = random(2) as Seat;
    const stored = await storedBy(game, seat);
    for (const at of picks(bytesIn(stored.entries))) {
      const by = 1 << random(8);
      const said = `seed ${seed}, seat ${seat}, ${stored.entries.length} entries, byte ${at} changed by ${by}`;
      const before = views(game);
      await game.restart(seat, await diskWith({ ...stored, entries: logDamagedAt(stored.entries, at, by) }));
      await game.quiet();
      expect(views(game), said).toEqual(before);
      expect((await storedBy(game, seat)).entries.map(hex), said).toEqual(stored.entries.map(hex));
    }
    await game.restart(other(seat));
  }
  await game.play();
  expectEnd(game);
  expect(tap.forked).toEqual([]);
}

/** What must be the same after starting from a damaged log. */
const views = ({ players }: ToyDuel) =>
  players.map(({ match }) => {
    const { status, question, known, length, head, asked } = match.view();
    return { status, question, known, length, head: hex(head), asked };
  });
