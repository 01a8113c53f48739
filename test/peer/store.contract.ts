/**
 * The contract for every store driver, as tests that a driver's own test file runs. `reopen` simulates a phone that was
 * killed and restarted: it opens the same storage again.
 */
import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/base/result.ts';
import type { Store } from '../../src/peer/store/store.ts';

export interface StoreRig {
  store: Store;
  /** The same storage, opened by a phone that has lost everything else. */
  reopen(): Promise<Store>;
  /** Cleans up after a test. */
  done?(): Promise<void>;
}

export function storeContract(name: string, makeStore: () => Promise<StoreRig> | StoreRig): void {
  const on = (title: string, play: (store: Store, rig: StoreRig) => Promise<void>) =>
    test(title, async () => {
      const rig = await makeStore();
      try {
        await play(rig.store, rig);
      } finally {
        await rig.done?.();
      }
    });

  describe(`${name} fulfils the contract of a store`, () => {
    on('a new store contains no games', async (store) => {
      expect(await store.list()).toEqual(done([]));
      expect(await store.read('g1')).toEqual(gone);
    });

    on('a game is created by its first record and survives a restart', async (store, { reopen }) => {
      expect(await store.put('g1', { seed: bytes(1) })).toEqual(done(null));
      const later = await reopen();
      expect(await later.read('g1')).toEqual(done({ gameId: 'g1', entries: [], records: { seed: bytes(1) } }));
    });

    on(
      'a game is made with its log in one write, and one that is there takes what is new of it',
      async (store, { reopen }) => {
        expect(await store.put('g1', { seed: bytes(1) }, [entry(0), entry(1)])).toEqual(done(null));
        expect(await store.put('g1', { header: bytes(2) }, [entry(1), entry(2)])).toEqual(done(null));
        expect(await store.put('g1', { note: bytes(3) }, [entry(4)])).toEqual(refused);
        expect(await store.put('g2', { seed: bytes(2) }, [entry(1)])).toEqual(refused);
        const later = await reopen();
        const records = { seed: bytes(1), header: bytes(2) };
        expect(await later.read('g1')).toEqual(
          done({ gameId: 'g1', entries: [0, 1, 2].map((seq) => entry(seq).bytes), records }),
        );
        expect(await later.read('g2')).toEqual(gone);
      },
    );

    on('records are overwritten one by one, and others do not change', async (store) => {
      await store.put('g1', { seed: bytes(1), header: bytes(2) });
      await store.put('g1', { evidence: bytes(3), note: bytes(4) });
      await store.put('g1', { evidence: bytes(5) });
      expect(kept(await store.read('g1')).records).toEqual({
        seed: bytes(1),
        header: bytes(2),
        evidence: bytes(5),
        note: bytes(4),
      });
    });

    on('a seed is write-once: the same is accepted again, another is refused', async (store) => {
      await store.put('g1', { seed: bytes(1) });
      expect(await store.put('g1', { seed: bytes(1) })).toEqual(done(null));
      expect(await store.put('g1', { seed: bytes(2), note: bytes(3) })).toEqual(refused);
      expect(await store.append('g1', [{ seq: 0, bytes: bytes(4) }], { seed: bytes(2) })).toEqual(refused);
      expect(kept(await store.read('g1'))).toEqual({ gameId: 'g1', entries: [], records: { seed: bytes(1) } });
    });

    on('the log survives a restart, with each entry at its number', async (store, { reopen }) => {
      await store.put('g1', { seed: bytes(1) });
      expect(await store.append('g1', [entry(0)])).toEqual(done(null));
      expect(await store.append('g1', [entry(1), entry(2)], { evidence: bytes(9) })).toEqual(done(null));
      const later = await reopen();
      expect(await later.append('g1', [entry(3)])).toEqual(done(null));
      const game = kept(await later.read('g1'));
      expect(game.entries).toEqual([0, 1, 2, 3].map((seq) => entry(seq).bytes));
      expect(game.records.evidence).toEqual(bytes(9));
    });

    on('a repeated entry is skipped', async (store) => {
      await store.put('g1', { seed: bytes(1) });
      await store.append('g1', [entry(0), entry(1)]);
      expect(await store.append('g1', [entry(1), entry(2)])).toEqual(done(null));
      expect(kept(await store.read('g1')).entries).toHaveLength(3);
    });

    on('other bytes at a taken number are refused, and nothing from that call is written', async (store) => {
      await store.put('g1', { seed: bytes(1) });
      await store.append('g1', [entry(0), entry(1)]);
      const forked = { seq: 1, bytes: bytes(99) };
      expect(await store.append('g1', [forked, entry(2)], { evidence: bytes(9) })).toEqual(refused);
      expect(await store.append('g1', [entry(2), { seq: 2, bytes: bytes(99) }])).toEqual(refused);
      expect(kept(await store.read('g1'))).toEqual({
        gameId: 'g1',
        entries: [entry(0).bytes, entry(1).bytes],
        records: { seed: bytes(1) },
      });
    });

    on('a gap in the log is refused', async (store) => {
      await store.put('g1', { seed: bytes(1) });
      expect(await store.append('g1', [entry(1)])).toEqual(refused);
      expect(await store.append('g1', [entry(0), entry(2)])).toEqual(refused);
      expect(await store.append('g1', [{ seq: -1, bytes: bytes(1) }])).toEqual(refused);
      expect(kept(await store.read('g1')).entries).toEqual([]);
    });

    on('a truncated log accepts other entries, and is the same after a restart', async (store, { reopen }) => {
      await store.put('g1', { seed: bytes(1) });
      await store.put('g2', { seed: bytes(2) });
      await store.append('g1', [entry(0), entry(1), entry(2)], { evidence: bytes(9) });
      await store.append('g2', [entry(0), entry(1)]);
      expect(await store.cut('g1', 1, { spare: bytes(8) })).toEqual(done(null));
      expect(await store.append('g1', [{ seq: 1, bytes: bytes(50) }])).toEqual(done(null));
      const later = await reopen();
      expect(kept(await later.read('g1'))).toEqual({
        gameId: 'g1',
        entries: [entry(0).bytes, bytes(50)],
        records: { seed: bytes(1), evidence: bytes(9), spare: bytes(8) },
      });
      expect(kept(await later.read('g2')).entries).toHaveLength(2);
    });

    on('truncating changes neither a shorter log nor a seed', async (store) => {
      expect(await store.cut('g1', 0)).toEqual(gone);
      await store.put('g1', { seed: bytes(1) });
      await store.append('g1', [entry(0), entry(1)]);
      expect(await store.cut('g1', 5)).toEqual(done(null));
      expect(await store.cut('g1', 0, { seed: bytes(2) })).toEqual(refused);
      expect(await store.append('g1', [entry(2)])).toEqual(done(null));
      expect(kept(await store.read('g1')).entries).toHaveLength(3);
    });

    on('a game that was never created accepts no entries', async (store) => {
      expect(await store.append('g1', [entry(0)])).toEqual(gone);
      expect(await store.list()).toEqual(done([]));
    });

    on('several games are stored separately and listed with the length of their logs', async (store) => {
      await store.put('g1', { seed: bytes(1) });
      await store.put('g2', { seed: bytes(2) });
      await store.append('g2', [entry(0), entry(1)]);
      const listed = await store.list();
      expect(listed.ok && [...listed.value].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))).toEqual([
        { gameId: 'g1', length: 0 },
        { gameId: 'g2', length: 2 },
      ]);
      expect(kept(await store.read('g1')).records.seed).toEqual(bytes(1));
    });

    on('a removed game is gone, the others stay, and its name is free again', async (store, { reopen }) => {
      await store.put('g1', { seed: bytes(1) });
      await store.put('g2', { seed: bytes(2) });
      await store.append('g1', [entry(0)]);
      expect(await store.remove('g1')).toEqual(done(null));
      expect(await store.remove('g1')).toEqual(done(null));
      expect(await store.append('g1', [entry(1)])).toEqual(gone);
      const later = await reopen();
      expect(await later.read('g1')).toEqual(gone);
      expect(await later.list()).toEqual(done([{ gameId: 'g2', length: 0 }]));
      expect(await later.put('g1', { seed: bytes(7) })).toEqual(done(null));
      expect(kept(await later.read('g1')).entries).toEqual([]);
    });

    on('calls that are not awaited take effect in order', async (store) => {
      const calls = [
        store.put('g1', { seed: bytes(1) }),
        store.append('g1', [entry(0)]),
        store.append('g1', [entry(1)]),
        store.append('g1', [entry(3)]),
      ];
      expect(await Promise.all(calls)).toEqual([done(null), done(null), done(null), refused]);
      expect(kept(await store.read('g1')).entries).toHaveLength(2);
    });

    on('bytes are copied in both directions', async (store) => {
      const [seed, first] = [bytes(1), entry(0)];
      const put = store.put('g1', { seed });
      const append = store.append('g1', [first]);
      seed.fill(0);
      first.bytes.fill(0);
      await Promise.all([put, append]);
      const game = kept(await store.read('g1'));
      expect([game.records.seed, game.entries[0]]).toEqual([bytes(1), entry(0).bytes]);
      game.entries[0]!.fill(0);
      game.records.seed!.fill(0);
      expect(kept(await store.read('g1'))).toEqual({
        gameId: 'g1',
        entries: [entry(0).bytes],
        records: { seed: bytes(1) },
      });
    });

    on('a long log with entries of 16 kB is stored completely', async (store, { reopen }) => {
      await store.put('g1', { seed: bytes(1) });
      const large = Array.from({ length: 40 }, (_, seq) => ({ seq, bytes: new Uint8Array(16 * 1024).fill(seq) }));
      for (let at = 0; at < large.length; at += 8) {
        expect(await store.append('g1', large.slice(at, at + 8))).toEqual(done(null));
      }
      const game = kept(await (await reopen()).read('g1'));
      expect(game.entries.map(({ length, 0: first }) => [length, first])).toEqual(
        large.map(({ seq }) => [16 * 1024, seq]),
      );
    });
  });
}

const done = <T>(value: T) => ({ ok: true, value });
const refused = { ok: false, error: 'refused' };
const gone = { ok: false, error: 'gone' };
const bytes = (n: number): Uint8Array => Uint8Array.of(n, n + 1, n + 2);
const entry = (seq: number) => ({ seq, bytes: Uint8Array.of(100 + seq, seq) });

function kept<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`the store says ${result.error}`);
  return result.value;
}
