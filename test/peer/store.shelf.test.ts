/** The home screen's list, through crashes and faults. */
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../src/base/result.ts';
import { type PlayedGame, type ShelfStorage, type Shelved, shelfOver } from '../../src/peer/store/shelf.ts';
import { keepArriving, readShelved, restoreShelf, writeShelved } from '../../src/peer/store/shelfRecord.ts';
import type { StoreFault } from '../../src/peer/store/store.ts';
import { FaultyDisk } from '../support/peer/faultyDisk.ts';

const row = (game: string, touched = 1): Shelved => ({
  game,
  names: ['Ann', 'Bob'],
  keys: ['aa', 'bb'],
  seat: 1,
  points: [0, 0],
  turn: 0,
  over: false,
  rules: 'netrunner/1',
  ticket: { role: 'guest', room: 'ACDEFG', token: '00ff', peerKey: new Uint8Array(32).fill(9) },
  touched,
});

/** Rows on a disk, which fail while `fault` is set. */
function rowsInMemory() {
  const kept = new Map<string, Shelved>();
  const state: { fault: StoreFault | null } = { fault: null };
  const perform = async <T>(act: () => T) => (state.fault ? fail(state.fault) : ok(act()));
  const rows: ShelfStorage = {
    all: () => perform(() => [...kept.values()]),
    put: (one) => perform(() => kept.set(one.game, one)),
    remove: (game) => perform(() => kept.delete(game)),
  };
  return { rows, kept, state };
}

const names = (rows: readonly Shelved[]): string[] => rows.map(({ game }) => game);
const begin = (disk: FaultyDisk, game: Shelved) =>
  disk.open().put(game.game, { seed: Uint8Array.of(1), shelf: writeShelved(game) });

test('the list row stored in a game’s record is the one listed when it began', () => {
  expect(readShelved('g1', writeShelved(row('g1')))).toEqual(row('g1'));
  const played: PlayedGame = { seat: 1, winner: 0, points: [7, 3], deck: ['ant', 'bee'] };
  const before: PlayedGame[] = [played, { ...played, seat: 0, winner: null, fault: 1 }];
  expect(readShelved('g1', writeShelved({ ...row('g1'), before }))).toEqual({ ...row('g1'), before });
  const dealt: PlayedGame[] = [
    { ...played, deck: [], kept: true, dealt: { pool: ['ant', 'ant', 'bee'], decks: [['ant'], ['bee']] } },
    { ...played, dealt: { pool: ['bee'] } },
  ];
  expect(readShelved('g1', writeShelved({ ...row('g1'), before: dealt }))).toEqual({ ...row('g1'), before: dealt });
  const { rules: _, ...older } = row('g1');
  expect(readShelved('g1', writeShelved(older))).toEqual(older);
});

test('an unreadable record counts as missing', () => {
  const whole = writeShelved(row('g1'));
  expect(readShelved('g1', undefined)).toBeNull();
  for (let length = 0; length < whole.length; length++) expect(readShelved('g1', whole.slice(0, length))).toBeNull();
  const text = new TextDecoder().decode(whole);
  for (const [part, other] of [
    ['"guest"', '"lord"'],
    ['["Ann","Bob"]', '["Ann"]'],
    ['"seat":1', '"seat":2'],
    ['"peerKey":"09', '"peerKey":"'],
  ] as const) {
    expect(text).toContain(part);
    expect(readShelved('g1', new TextEncoder().encode(text.replace(part, other))), part).toBeNull();
  }
});

describe('a phone that crashes after storing a game', () => {
  test('but before listing it finds it at the next start, with the others unchanged', async () => {
    const disk = new FaultyDisk();
    const { rows } = rowsInMemory();
    const shelf = shelfOver(rows);
    await begin(disk, row('old'));
    await shelf.put({ ...row('old', 5), turn: 7, points: [2, 3] });
    await begin(disk, row('new', 9));
    // Begun by an older app: its opponent is unknown.
    await disk.open().put('nameless', { seed: Uint8Array.of(1) });

    await restoreShelf(shelf, disk.open());
    const games = await shelf.games();
    expect(games).toEqual([row('new', 9), { ...row('old', 5), turn: 7, points: [2, 3] }]);
  });

  test('finds a game that it was about to remove, until it is removed', async () => {
    const disk = new FaultyDisk();
    const { rows } = rowsInMemory();
    const shelf = shelfOver(rows);
    await begin(disk, row('g1'));
    await restoreShelf(shelf, disk.open());
    await shelf.remove('g1');
    await restoreShelf(shelf, disk.open());
    expect(names(await shelf.games())).toEqual(['g1']);
    await shelf.remove('g1');
    await disk.open().remove('g1');
    await restoreShelf(shelf, disk.open());
    expect(await shelf.games()).toEqual([]);
  });
});

test('a list that cannot be read is not overwritten', async () => {
  const disk = new FaultyDisk();
  const { rows, kept, state } = rowsInMemory();
  await begin(disk, row('g1'));
  await shelfOver(rows).put({ ...row('g1', 5), turn: 7 });
  state.fault = 'shut';
  await restoreShelf(shelfOver(rows), disk.open());
  state.fault = null;
  expect(kept.get('g1')?.turn).toBe(7);
});

test('a row refused by the browser lasts as long as the page, and is written as soon as the browser accepts it', async () => {
  const { rows, kept, state } = rowsInMemory();
  const shelf = shelfOver(rows);
  await shelf.put(row('g1', 1));
  state.fault = 'full';
  await shelf.put(row('g2', 2));
  await shelf.put({ ...row('g1', 3), turn: 4 });
  expect(names(await shelf.games())).toEqual(['g1', 'g2']);
  expect([...kept.keys()]).toEqual(['g1']);
  state.fault = null;
  expect(names(await shelf.games())).toEqual(['g1', 'g2']);
  expect([kept.get('g1')?.turn, kept.has('g2')]).toEqual([4, true]);
});

describe('a game that is moving here from another phone', () => {
  const gamesOn = async (disk: FaultyDisk): Promise<string[]> => {
    const listed = await disk.open().list();
    return listed.ok ? listed.value.map(({ gameId }) => gameId) : [];
  };

  test('is removed if it never arrived, and kept while it arrives', async () => {
    const disk = new FaultyDisk();
    await disk.open().put('stale', { header: Uint8Array.of(1) });
    await disk.open().put('fresh', { header: Uint8Array.of(1) });
    await keepArriving('fresh');
    await restoreShelf(shelfOver(rowsInMemory().rows), disk.open());
    expect(await gamesOn(disk)).toEqual(['fresh']);
  });

  test('is stored only after a restore that may remove an earlier attempt', async () => {
    const disk = new FaultyDisk();
    const store = disk.open();
    await store.put('slow', { header: Uint8Array.of(1) });
    let free = (): void => {};
    const busy = new Promise<void>((resolve) => {
      free = resolve;
    });
    const remove = async (gameId: string) => {
      await busy;
      return store.remove(gameId);
    };
    const restored = restoreShelf(shelfOver(rowsInMemory().rows), {
      ...store,
      list: () => store.list(),
      read: (id) => store.read(id),
      remove,
    });
    await new Promise((wake) => setTimeout(wake, 10));
    const kept = keepArriving('slow').then(() => store.put('slow', { header: Uint8Array.of(2) }));
    free();
    await Promise.all([restored, kept]);
    expect(await gamesOn(disk)).toEqual(['slow']);
  });
});
