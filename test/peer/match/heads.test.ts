/** The words that two phones sign about the length of their logs when one has started: whose they are, and that they are kept. */
import { describe, expect, it } from 'vitest';
import { signHead, verifyHead } from '../../../src/peer/log/head.ts';
import { excuses, Heads, readHead, readHeads, type SignedHead, writeHead } from '../../../src/peer/match/sync/heads.ts';
import { MemoryDisk } from '../../../src/peer/store/memory.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { seeded } from '../../../src/solo/random.ts';
import { testSigner } from '../../support/duel.ts';

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill);
const id = bytes(32, 1);
const head = (length: number) => ({ length, head: bytes(32, 2), boot: bytes(16, 3) });

async function heads(seat: Seat, room?: number) {
  const store = new MemoryDisk(room).open();
  const signer = await testSigner(1, seat);
  await store.put('game', { seed: bytes(32, 4) });
  const parts = { signer, store, name: 'game' };
  const record = async () => {
    const read = await store.read('game');
    return read.ok ? read.value.records.heads : undefined;
  };
  return { heads: new Heads(parts, seat), record, again: () => new Heads(parts, seat) };
}

describe('a signed head', () => {
  it('holds for that game, length, head, start and key, and for no other', async () => {
    const [mine, other] = [await testSigner(1, 0), await testSigner(1, 1)];
    const signature = await signHead(mine, id, head(5));
    const holds = (key = mine.publicKey, game = id, one = head(5)) => verifyHead(key, game, one, signature);
    expect(await holds()).toBe(true);
    expect(await holds(other.publicKey)).toBe(false);
    expect(await holds(mine.publicKey, bytes(32, 9))).toBe(false);
    for (const change of [{ length: 6 }, { head: bytes(32, 9) }, { boot: bytes(16, 9) }])
      expect(await holds(mine.publicKey, id, { ...head(5), ...change })).toBe(false);
  });

  it('excuses the other player from that length on', () => {
    const signed: SignedHead = { ...head(5), by: 1, signature: bytes(64, 0) };
    const excused = (seq: number, author: Seat) => excuses([signed], { seq, author });
    expect([excused(4, 0), excused(5, 0), excused(99, 0), excused(5, 1)]).toEqual([false, true, true, false]);
  });

  it('is read as it was written, and any other bytes are none', () => {
    const signed: SignedHead = { ...head(5), by: 1, signature: bytes(64, 0) };
    const written = writeHead(signed);
    expect(readHead(written)).toEqual(signed);
    const random = seeded(7);
    for (let i = 0; i < 300; i++) {
      const cut = written.slice(0, random(written.length));
      expect([readHead(cut), readHeads(cut)]).toEqual([null, []]);
    }
  });
});

describe('what a phone keeps of them', () => {
  it('is the shortest of each player and the last one, before anybody builds on it, also after a restart', async () => {
    const { heads: mine, record, again } = await heads(0);
    const their = await testSigner(1, 1);
    const word = async (length: number): Promise<SignedHead> => ({
      ...head(length),
      by: 1,
      signature: await signHead(their, id, head(length)),
    });
    for (const length of [7, 5, 6]) expect(await mine.sign(id, head(length))).toMatchObject({ by: 0, length });
    for (const length of [9, 8, 12]) expect(await mine.take(id, their.publicKey, await word(length))).toBe(true);
    const lengths = (list: readonly SignedHead[]) => list.map(({ by, length }) => [by, length]).sort();
    expect(lengths(mine.kept)).toEqual([
      [0, 5],
      [0, 6],
      [1, 12],
      [1, 8],
    ]);
    const later = again();
    later.restore(await record());
    expect(later.kept).toEqual(mine.kept);
    expect(await mine.take(id, their.publicKey, { ...(await word(3)), length: 2 })).toBe(false);
    expect(lengths(mine.kept).slice(2)).toEqual([
      [1, 12],
      [1, 8],
    ]);
  });

  it('is nothing where there is no room: then no word is given and none is believed', async () => {
    const { heads: mine } = await heads(0, 40);
    const their = await testSigner(1, 1);
    expect(await mine.sign(id, head(5))).toBeNull();
    const signature = await signHead(their, id, head(5));
    expect(await mine.take(id, their.publicKey, { ...head(5), by: 1, signature })).toBe(false);
    expect(mine.kept).toEqual([]);
  });
});
