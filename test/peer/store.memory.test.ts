import { expect, test } from 'vitest';
import { FaultyDisk, type StoreFate } from '../support/peer/faultyDisk.ts';
import { storeContract } from './store.contract.ts';

storeContract('a disk in memory', () => {
  const disk = new FaultyDisk();
  return { store: disk.open(), reopen: async () => disk.open() };
});

const seed = Uint8Array.of(1, 2, 3, 4);
const entry = (seq: number) => ({ seq, bytes: Uint8Array.of(seq, seq) });

test.each(['full', 'refused', 'gone'] as const)('a failed operation (%s) writes nothing', async (fault) => {
  const store = new FaultyDisk().open({ fate: ({ index }) => (index === 1 ? fault : 'done') });
  await store.put('g1', { seed });
  expect(await store.append('g1', [entry(0)])).toEqual({ ok: false, error: fault });
  expect(await store.list()).toEqual({ ok: true, value: [{ gameId: 'g1', length: 0 }] });
  expect(await store.append('g1', [entry(0)])).toEqual({ ok: true, value: null });
});

test.each<[StoreFate, number]>([
  ['die-before', 0],
  ['die-after', 2],
])('a phone that hits %s finds %i of the two entries when it restarts', async (fate, length) => {
  const disk = new FaultyDisk();
  const seen: string[] = [];
  const store = disk.open({
    fate: ({ kind }) => (kind === 'append' ? fate : 'done'),
    onDeath: () => seen.push('death'),
  });
  await store.put('g1', { seed });
  void store.append('g1', [entry(0), entry(1)]).then(() => seen.push('append answered'));
  void store.list().then(() => seen.push('list answered'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(seen).toEqual(['death']);
  expect(await disk.open().list()).toEqual({ ok: true, value: [{ gameId: 'g1', length }] });
});

test('a torn disk has lost its last writes, each as a whole and at most three, but no game', async () => {
  const disk = new FaultyDisk();
  const store = disk.open();
  await store.put('g1', { seed });
  await store.append('g1', [entry(0), entry(1)]);
  await store.put('g1', { note: seed });
  disk.tear(1);
  expect(await store.read('g1')).toEqual({
    ok: true,
    value: { gameId: 'g1', entries: [entry(0).bytes, entry(1).bytes], records: { seed } },
  });
  disk.tear(3);
  expect(await store.read('g1')).toEqual({ ok: true, value: { gameId: 'g1', entries: [], records: { seed } } });
  for (let seq = 0; seq < 5; seq++) await store.append('g1', [entry(seq)]);
  disk.tear(9);
  expect(await store.list()).toEqual({ ok: true, value: [{ gameId: 'g1', length: 2 }] });
});

test('a full disk rejects each write as a whole until space is freed', async () => {
  const store = new FaultyDisk(10).open();
  await store.put('g1', { seed });
  await store.put('g2', { seed });
  expect(await store.append('g2', [entry(0), entry(1)])).toEqual({ ok: false, error: 'full' });
  expect(await store.append('g2', [entry(0)])).toEqual({ ok: true, value: null });
  expect(await store.put('g2', { note: seed })).toEqual({ ok: false, error: 'full' });
  await store.remove('g1');
  expect(await store.append('g2', [entry(0), entry(1)])).toEqual({ ok: true, value: null });
});

test('operations are numbered from 0, including reads, so that a test can strike at each in turn', async () => {
  const seen: string[] = [];
  const store = new FaultyDisk().open({
    fate: ({ index, kind }) => {
      seen.push(`${index} ${kind}`);
      return 'done';
    },
  });
  await store.put('g1', { seed });
  await store.append('g1', [entry(0)]);
  await store.read('g1');
  await store.list();
  await store.remove('g1');
  expect(seen).toEqual(['0 put', '1 append', '2 read', '3 list', '4 remove']);
});
