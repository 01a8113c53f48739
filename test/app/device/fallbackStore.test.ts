/** A store backed by a disk that fails for a while: the game continues, and the disk catches up afterwards. */
import { describe, expect, test } from 'vitest';
import { FallbackStore } from '../../../src/app/device/fallbackStore.ts';
import type { StoreFault } from '../../../src/peer/store/store.ts';
import { storeContract } from '../../peer/store.contract.ts';
import { FaultyDisk, type Operation, type StoreFate } from '../../support/peer/faultyDisk.ts';

storeContract('a store that goes on in memory', () => {
  const disk = new FaultyDisk();
  const open = () => new FallbackStore(disk.open(), new FaultyDisk().open()).store;
  return { store: open(), reopen: async () => open() };
});

/** `fate`: the outcome of the disk's next operations. `wait`: advances the clock to the next retry. */
function rig(room = Number.POSITIVE_INFINITY, first: StoreFault | null = null) {
  const disk = new FaultyDisk(room);
  const told: (StoreFault | null)[] = [];
  const waiting: (() => void)[] = [];
  let fate: (operation: Operation) => StoreFate = () => 'done';
  const on = new FallbackStore(
    disk.open({ fate: (operation) => fate(operation) }),
    new FaultyDisk().open(),
    first,
    (act) => void waiting.push(act),
  );
  on.onTrouble(() => told.push(on.trouble));
  return {
    ...{ disk, on, told, waiting, store: on.store },
    fails: (next: (operation: Operation) => StoreFate) => {
      fate = next;
    },
    wait: async () => {
      for (const act of waiting.splice(0)) act();
      await on.store.list();
    },
  };
}

const bytes = (n: number, length = 3): Uint8Array => new Uint8Array(length).fill(n);
const entry = (seq: number) => ({ seq, bytes: bytes(100 + seq) });
const onDisk = async (disk: FaultyDisk, game = 'g1') => {
  const read = await disk.open().read(game);
  return read.ok ? read.value : null;
};
const done = { ok: true, value: null };

describe('a full disk', () => {
  test.each<StoreFault>(['full', 'shut', 'gone', 'newer'])(
    'is reported once (%s), the game continues, and everything is written once the disk works again',
    async (fault) => {
      const { disk, on, told, store, fails, wait } = rig();
      await store.put('g1', { seed: bytes(1), shelf: bytes(8) });
      await store.append('g1', [entry(0)]);
      fails(() => fault);
      expect(await store.append('g1', [entry(1)], { note: bytes(2) })).toEqual(done);
      expect(await store.append('g1', [entry(2)])).toEqual(done);
      expect(await store.put('g2', { seed: bytes(3) })).toEqual(done);
      expect([on.trouble, told]).toEqual([fault, [fault]]);
      expect((await onDisk(disk))?.entries).toHaveLength(1);
      await wait();
      expect(told).toEqual([fault]);

      fails(() => 'done');
      await wait();
      expect([on.trouble, told]).toEqual([null, [fault, null]]);
      expect(await onDisk(disk)).toEqual({
        gameId: 'g1',
        entries: [0, 1, 2].map((seq) => entry(seq).bytes),
        records: { seed: bytes(1), shelf: bytes(8), note: bytes(2) },
      });
      expect((await onDisk(disk, 'g2'))?.records).toEqual({ seed: bytes(3) });
      // From here on the disk works again.
      await store.append('g1', [entry(3)]);
      expect((await onDisk(disk))?.entries).toHaveLength(4);
    },
  );

  test('gets what it missed as soon as an old game is removed and frees space', async () => {
    const { disk, on, told, store } = rig(10);
    await store.put('old', { seed: bytes(1, 6) });
    await store.put('g1', { seed: bytes(2) });
    await store.append('g1', [entry(0), entry(1)]);
    expect(on.trouble).toBe('full');
    expect(await store.remove('old')).toEqual(done);
    expect([on.trouble, told]).toEqual([null, ['full', null]]);
    expect((await onDisk(disk))?.entries).toHaveLength(2);
  });

  test('is not reported if it fails only once', async () => {
    const { disk, told, store, fails } = rig();
    await store.put('g1', { seed: bytes(1) });
    let failed = false;
    fails(() => {
      const now = failed;
      failed = true;
      return now ? 'done' : 'shut';
    });
    expect(await store.append('g1', [entry(0)])).toEqual(done);
    expect(told).toEqual([]);
    expect((await onDisk(disk))?.entries).toHaveLength(1);
  });

  test('does not stop the game if the copy on it differs', async () => {
    const { disk, on, store, fails, wait } = rig();
    await store.put('g1', { seed: bytes(1) });
    await store.put('g2', { seed: bytes(1) });
    fails(() => 'full');
    await store.append('g1', [entry(0)]);
    await store.append('g2', [entry(0)]);
    // Another page has written to the disk in the meantime.
    await disk.open().append('g1', [{ seq: 0, bytes: bytes(99) }]);
    fails(() => 'done');
    await wait();
    expect(on.trouble).toBe('refused');
    expect((await onDisk(disk, 'g2'))?.entries).toEqual([entry(0).bytes]);
    expect((await onDisk(disk))?.entries).toEqual([bytes(99)]);
  });
});

test.each<StoreFault>(['full', 'shut'])(
  'a damaged log that a disk failed to truncate (%s) is truncated before anything is appended',
  async (fault) => {
    const { disk, on, store, fails, wait } = rig();
    await store.put('g1', { seed: bytes(1) });
    await store.append('g1', [entry(0), entry(1), entry(2), entry(3)]);
    fails(({ kind }) => (kind === 'cut' || kind === 'append' ? fault : 'done'));
    expect(await store.cut('g1', 2, { spare: bytes(7) })).toEqual(done);
    expect(await store.cut('g1', 1)).toEqual(done);
    const other = { seq: 1, bytes: bytes(50) };
    expect(await store.append('g1', [other])).toEqual(done);
    expect(on.trouble).toBe(fault);
    fails(() => 'done');
    await wait();
    expect(on.trouble).toBeNull();
    expect((await onDisk(disk))?.entries).toEqual([entry(0).bytes, other.bytes]);
    // The log is truncated only once, not when later entries are written.
    expect(await store.append('g1', [{ seq: 2, bytes: bytes(51) }])).toEqual(done);
    expect((await onDisk(disk))?.entries).toHaveLength(3);
  },
);

test('a game that the browser has deleted is rewritten with its next entry', async () => {
  const { disk, on, told, store } = rig();
  let cleared = 0;
  on.onCleared(() => cleared++);
  await store.put('g1', { seed: bytes(1), header: bytes(2) });
  await store.append('g1', [entry(0)]);
  expect(cleared).toBe(0);
  await disk.open().remove('g1');
  expect(await store.append('g1', [entry(1)])).toEqual(done);
  expect([on.trouble, told, cleared]).toEqual([null, [], 1]);
  expect(await onDisk(disk)).toMatchObject({
    entries: [entry(0).bytes, entry(1).bytes],
    records: { seed: bytes(1), header: bytes(2) },
  });
});

test('a disk that did not open at first is used, including its games, as soon as it opens', async () => {
  const { disk, on, told, store, fails, wait } = rig(Number.POSITIVE_INFINITY, 'shut');
  await disk.open().put('g1', { seed: bytes(1) });
  await disk.open().append('g1', [entry(0)]);
  fails(() => 'shut');
  expect(await store.read('g1')).toEqual({ ok: false, error: 'shut' });
  await store.put('g2', { seed: bytes(2) });
  await wait();
  expect(on.trouble).toBe('shut');
  fails(() => 'done');
  await wait();
  expect([on.trouble, told]).toEqual([null, [null]]);
  const read = await store.read('g1');
  expect(read.ok && read.value.entries).toEqual([entry(0).bytes]);
  expect((await onDisk(disk, 'g2'))?.records).toEqual({ seed: bytes(2) });
});

test('a disk that cannot be written to can still be read', async () => {
  const { disk, on, store, fails } = rig();
  await disk.open().put('old', { seed: bytes(1) });
  fails(({ kind }) => (kind === 'put' || kind === 'append' ? 'full' : 'done'));
  await store.put('g1', { seed: bytes(2) });
  expect(on.trouble).toBe('full');
  expect((await store.read('old')).ok).toBe(true);
  const listed = await store.list();
  expect(listed.ok && listed.value.map(({ gameId }) => gameId).sort()).toEqual(['g1', 'old']);
});

test('a game removed while the disk is failing does not come back when the disk catches up', async () => {
  const { disk, store, fails, wait } = rig();
  await store.put('g1', { seed: bytes(1) });
  fails(({ kind }) => (kind === 'remove' ? 'done' : 'full'));
  await store.append('g1', [entry(0)]);
  expect(await store.remove('g1')).toEqual(done);
  fails(() => 'done');
  await wait();
  expect(await onDisk(disk)).toBeNull();
});

describe('a strict write', () => {
  test('fails if the disk fails, and leaves nothing in memory', async () => {
    const { disk, on, told, store, fails } = rig();
    fails(({ kind }) => (kind === 'put' ? 'full' : 'done'));
    expect(await on.strict.put('g1', { seed: bytes(1) }, [entry(0)])).toEqual({ ok: false, error: 'full' });
    expect(await store.read('g1')).toEqual({ ok: false, error: 'gone' });
    expect(await onDisk(disk)).toBeNull();
    // No data is only in memory, so there is nothing to warn about.
    expect([on.trouble, told]).toEqual([null, []]);
    fails(() => 'done');
    expect(await on.strict.put('g1', { seed: bytes(1) }, [entry(0)])).toEqual(done);
    expect((await onDisk(disk))?.entries).toEqual([entry(0).bytes]);
  });

  test('is what the next reader sees, even if the game was here before', async () => {
    const { on, store } = rig();
    await store.put('g1', { seed: bytes(1) }, [entry(0)]);
    await on.strict.put('g1', { header: bytes(2) }, [entry(0), entry(1)]);
    const read = await store.read('g1');
    expect(read.ok && read.value.entries).toEqual([entry(0).bytes, entry(1).bytes]);
    expect(await store.append('g1', [entry(2)])).toEqual(done);
    const strict = await on.strict.read('g1');
    expect(strict.ok && strict.value.entries).toHaveLength(3);
  });

  test('does not affect a game that exists only in memory if it fails', async () => {
    const { on, store, fails } = rig();
    await store.put('g1', { seed: bytes(1) });
    fails(({ kind }) => (kind === 'read' || kind === 'list' ? 'done' : 'full'));
    await store.append('g1', [entry(0)]);
    expect(await on.strict.put('g1', {}, [entry(0), entry(1)])).toEqual({ ok: false, error: 'full' });
    const read = await store.read('g1');
    expect(read.ok && read.value.entries).toEqual([entry(0).bytes]);
  });
});
