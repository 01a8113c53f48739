// @vitest-environment happy-dom
/** Past games of every kind in one list: what each row says, and how it is sorted, filtered and removed. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PastScreen } from '../../../src/app/screens/past/index.tsx';
import { pastRows } from '../../../src/app/screens/past/rows.ts';
import type { FinishedSolo } from '../../../src/peer/store/finished.ts';
import type { Shelved } from '../../../src/peer/store/shelf.ts';
import { shelfRow } from '../../support/screens/shelfRow.ts';
import { soon } from '../../support/screens/soon.ts';
import { lists, offers, press, reads } from '../../support/screens/topLayer.ts';

const kept = vi.hoisted(() => ({
  games: [] as unknown[],
  alone: { ok: true, value: [] } as { ok: boolean; value?: unknown[]; error?: string },
  brought: { ok: true, value: new Map() } as { ok: boolean; value?: Map<string, unknown>; error?: string },
  removed: [] as string[],
  fault: null as string | null,
  saved: [] as string[],
}));
const done = () => (kept.fault === null ? { ok: true, value: null } : { ok: false, error: kept.fault });
vi.mock('../../../src/peer/store/shelf.ts', async (original) => ({
  ...(await original<object>()),
  shelved: async () => kept.games,
}));
vi.mock('../../../src/peer/store/finished.ts', () => ({
  loadFinished: async () => kept.alone,
  deleteFinished: async (id: string) => {
    kept.removed.push(id);
    return done();
  },
}));
vi.mock('../../../src/peer/store/past.ts', async (original) => ({
  ...(await original<object>()),
  loadPastGames: async () => kept.brought,
  deletePastGame: async (id: string) => {
    kept.removed.push(id);
    return done();
  },
}));
vi.mock('../../../src/app/device/gameFile.ts', async (original) => ({
  ...(await original<object>()),
  download: (_: Uint8Array, name: string) => kept.saved.push(name),
}));

beforeEach(() => {
  Object.assign(kept, { games: [], alone: { ok: true, value: [] }, removed: [], saved: [], fault: null });
  kept.brought = { ok: true, value: new Map() };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY = 86_400_000;
const row = (game: string, about: Partial<Shelved> = {}) =>
  shelfRow(game, 'Bob', { over: true, result: { winner: 0, by: 'resignation' }, touched: DAY, ...about });
const solo = (id: string, about: Partial<FinishedSolo> = {}): FinishedSolo => ({
  ...{ id, kind: 'machine', game: 'netrunner', seat: 1, level: 'novice', winner: 1, why: 'conceded' },
  ...{ points: [2, 7], turn: 1, touched: 2 * DAY, played: {} },
  ...about,
});
const file = (about: object = {}) => ({
  ...{ names: ['Ann', 'Cleo'], seat: 0, points: [1, 7], ended: 'Cleo won: the end', touched: 3 * DAY },
  file: new Uint8Array([1, 2, 3]),
  ...about,
});
const told = async () =>
  (await pastRows()).rows.map(({ kind, title, won, detail, score, reviewed }) =>
    [kind, title, detail, score, won ? 'won' : '', reviewed ? 'reviewed' : ''].join(' | '),
  );

test('each row says who won, against whom, how long and how high, newest first', async () => {
  kept.games = [
    row('one'),
    row('open', { over: false, result: undefined as never }),
    row('lost', { seat: 1, result: { winner: 0, by: 'resignation' }, turn: 1, touched: 9 * DAY }),
    row('moved', { moved: true as never }),
    row('left', { result: undefined as never, letGo: true as never }),
    row('session', { rules: 'trenchcoat/1.3', turn: 4 }),
    row('packs', { rules: 'packs/1.3', turn: 0, result: { winner: null, by: 'rules', kept: true } }),
  ];
  kept.alone.value = [
    solo('machine-1'),
    solo('nobody', { kind: 'goldfish', winner: null, turn: 0 }),
    solo('two', { kind: 'hotSeat', winner: 1, seat: 0 }),
  ];
  kept.brought.value = new Map([
    ['x', file()],
    ['y', file({ won: true, rules: 'trenchcoat/1.3' })],
  ]);
  expect(await told()).toEqual([
    'people | Ann won: you conceded | Ann, the Corp, 1 turn | 3 to 7 |  | reviewed',
    'people | Cleo won: the end | Cleo, the Runner, from a file | 1 to 7 |  | reviewed',
    'people | Cleo won: the end | Pink Trenchcoat: Cleo, the Player, from a file |  | won | ',
    'machine | You won: conceded | Novice, the Corp, 1 turn | 7 to 2 | won | reviewed',
    'alone | Nobody won | Nobody, the Corp | 7 to 2 |  | ',
    'alone | The Runner won: conceded | Pass-and-play, 1 turn | 2 to 7 |  | reviewed',
    'people | You won: Bob conceded | Bob, the Runner, 9 turns | 7 to 3 | won | reviewed',
    'people | Moved to another phone | Bob, the Runner, 9 turns | 7 to 3 | won | reviewed',
    'people | Abandoned for an update | Bob, the Runner, 9 turns | 7 to 3 |  | ',
    'people | You won: Bob conceded | Pink Trenchcoat: Bob, the Player | 4 tests | won | ',
    'people | Packs dealt | Sealed: Bob, the Runner |  |  | ',
  ]);
});

test('storage that can’t be read is named, and the other games are still listed', async () => {
  kept.games = [row('one')];
  kept.alone = { ok: false, error: 'shut' };
  const found = await pastRows();
  expect([found.rows.length, found.fault]).toEqual([1, 'This browser’s storage isn’t available right now.']);
  kept.alone = { ok: true, value: [] };
  kept.brought = { ok: false, error: 'newer' };
  expect((await pastRows()).fault).toMatch(/^A newer version/);
});

test('the list is by day, can be filtered, and shows forty at first', async () => {
  kept.games = [row('one')];
  kept.alone.value = Array.from({ length: 45 }, (_, n) => solo(`machine-${n}`, { touched: 3 * DAY + n }));
  render(<PastScreen />);
  await screen.findByText('46 games');
  expect(lists('h2')).toHaveLength(1);
  expect(lists('.past-row')).toHaveLength(40);
  press('Show more');
  expect([lists('.past-row').length, lists('h2').length]).toEqual([46, 2]);
  press('People');
  expect([lists('.past-row').length, offers('.kinds')]).toEqual([1, ['All', 'People (on)', 'Machine']]);
  press('Machine');
  expect(lists('.past-row')).toHaveLength(40);
});

test('a filter without games says so; an empty list offers to play', async () => {
  kept.alone.value = [solo('machine-1')];
  render(<PastScreen />);
  await screen.findByText('1 game');
  press('People');
  expect(lists('.past-row')).toEqual([]);
  expect(reads()).toMatch(/No games of this kind|no games/i);
  cleanup();
  kept.alone.value = [];
  render(<PastScreen />);
  press((await screen.findByText('Play')).textContent ?? '');
  expect(location.hash).toBe('#/play');
  expect(offers().filter((name) => name.startsWith('Export'))).toEqual([]);
});

test('an opened game can be saved and removed; a fault leaves it there', async () => {
  kept.alone.value = [solo('machine-1'), solo('on', { touched: DAY, turn: 5, played: { start: {} } })];
  render(<PastScreen />);
  await screen.findByText('2 games');
  const [first, second] = lists('.past-row');
  press(first ?? '');
  expect(offers('.past-row + div')).toEqual([
    'Replayboth hands open (main)',
    'Reviewwhat decided it',
    'Record',
    'Export',
    'Remove',
  ]);
  press('Export');
  await soon(() => expect(kept.saved).toHaveLength(1));
  press(second ?? '');
  expect(offers('.past-row + div')).toEqual([
    'Replayboth hands open (main)',
    'Reviewwhat decided it',
    'Record',
    'Exportcontinues another game (off)',
    'Remove',
  ]);
  press(first ?? '');
  kept.fault = 'full';
  press('Remove');
  press(offers().find((name) => /^Remove/.test(name) && name !== 'Remove') ?? 'Remove');
  await soon(() => expect(kept.removed).toEqual(['machine-1']));
  await screen.findByText(/^This phone has no room left/);
});
