// @vitest-environment happy-dom
/** Home: the game to continue, the other open games, and the rows that lead on. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGames } from '../../../src/app/screens/home/games.tsx';
import { Home } from '../../../src/app/screens/home/index.tsx';
import type { Shelved } from '../../../src/peer/store/shelf.ts';
import { mainGameInfo } from '../../../src/words/en/signs.ts';
import { shelfRow } from '../../support/screens/shelfRow.ts';
import { soon } from '../../support/screens/soon.ts';
import { lists, press, reads } from '../../support/screens/topLayer.ts';

const kept = {
  games: [] as Shelved[],
  solo: { ok: true, value: [] } as unknown,
  trouble: null as string | null,
  refilled: 0,
};
vi.mock('../../../src/peer/store/shelf.ts', async (original) => ({
  ...(await original<object>()),
  shelved: async () => kept.games,
}));
vi.mock('../../../src/app/play/soloSummary.ts', async (original) => ({
  ...(await original<object>()),
  openSolos: async () => kept.solo,
}));
vi.mock('../../../src/app/device/disk.ts', () => ({
  shelfTrouble: async () => kept.trouble,
  refillShelf: async () => {
    kept.refilled++;
    return kept.refilled === 1;
  },
}));

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  Object.assign(kept, { games: [], solo: { ok: true, value: [] }, trouble: null, refilled: 0 });
  location.hash = '#/';
});
afterEach(cleanup);

const game = (name: string, theirs: string, about: Partial<Shelved> = {}) =>
  shelfRow(name, theirs, { points: [5, 3], ...about });
const solo = (kind: string, touched: number) => ({
  ...{ info: mainGameInfo, kind, place: kind, seat: 1, points: [2, 4], turn: 3, over: false, touched },
});

test('a new phone is offered the first lesson; nothing is there to continue', async () => {
  render(<Home />);
  await soon(() => expect(kept.refilled).toBeGreaterThan(0));
  expect(reads('h1')).toBe('Meatspace');
  expect(lists('a b')).toEqual(['Play', 'Learn', 'Decks & cards', 'Past games', 'More']);
  expect(lists('a small')[1]).toBe('New here? Start with this.');
  expect(lists('a small')[3]).toBe('Replay and export finished games');
  expect(lists('.resume')).toEqual([]);
});

test('the game played last is large, and one row leads to the others, however many', async () => {
  kept.games = [
    game('first', 'Bob', { touched: 1 }),
    game('last', 'Cleo', { touched: 9, seat: 1, names: ['Cleo', 'Ann'] }),
    game('paused', 'Dee', { touched: 5, paused: 'mine' as never }),
    game('over', 'Eve', { over: true, result: { winner: 1, by: 'rules', text: 'it is over' }, touched: 20 }),
  ];
  kept.solo = { ok: true, value: [solo('machine', 7)] };
  render(<Home />);
  await screen.findByText('Continue');
  expect(lists('.resume-half')).toEqual([
    expect.stringMatching(/^Cleo.*5 agenda points$/),
    expect.stringMatching(/^You.*3 agenda points$/),
  ]);
  expect(lists('.others b')).toEqual(['All open games']);
  expect(lists('.others small')).toEqual(['3 more games']);
  const rows = Object.fromEntries(lists('.ways:not(.others) a').map((row) => [row.slice(0, 4), row]));
  expect(rows['Past']).toContain('Eve won the last game.');
  expect(rows['Lear']).toContain('Your first game, step by step');
  press('Continue');
  expect(location.hash).toBe('#/table/last');
});

test('the second of two open games has a row of its own', async () => {
  kept.games = [game('b', 'Cleo', { touched: 3 }), game('c', 'Dee', { touched: 2, paused: 'mine' as never })];
  render(<Home />);
  await screen.findByText('Continue');
  expect([lists('.resume b')[0], lists('.others .paused b')]).toEqual(['Cleo', ['Dee']]);
  expect(lists('.others small')).toEqual([expect.stringMatching(/, 5–3$/)]);
});

test('games found after a crash are listed once the shelf has been refilled', async () => {
  render(<Home />);
  await screen.findByText('Play');
  kept.games = [game('found', 'Bob')];
  await screen.findByText('Continue');
  expect(kept.refilled).toBeGreaterThan(0);
});

test('storage that can’t be read is named, and the games appear when it can', async () => {
  kept.trouble = 'This browser’s storage isn’t available right now.';
  render(<Home />);
  await screen.findByText(/^This browser’s storage isn’t available right now\./);
  expect(kept.refilled).toBe(0);
});

test('games of one table with several players are one entry: who plays, how many tests, and paused only if all are', () => {
  const at = (name: string, about: Partial<Shelved>) =>
    game(name, name, {
      rules: 'trenchcoat/1.3',
      ticket: { role: 'host', room: 'ROOM', token: '', peerKey: new Uint8Array(32).fill(name.length) },
      ...about,
    });
  const [group, other] = openGames(
    [
      at('Bob', { turn: 4, touched: 2, paused: 'mine' as never }),
      at('Cleo', { turn: 3, touched: 8 }),
      game('two', 'Dee'),
    ],
    [],
  );
  expect(group).toMatchObject({
    at: { at: 'group', room: 'ROOM' },
    names: ['You', 'Bob and Cleo'],
    touched: 8,
    stands: '7 tests',
    paused: false,
  });
  expect(other?.at).toEqual({ at: 'table', game: 'two' });
});

test('solo games name the opponent of each kind', () => {
  const names = ['machine', 'goldfish', 'hotSeat'].map(
    (kind, at) => openGames([], [solo(kind, at) as never])[0]?.names,
  );
  expect(names).toEqual([
    ['The machine', 'You'],
    ['Nobody', 'You'],
    ['This phone', 'This phone'],
  ]);
});

test('a game whose result is known says how it ended, and is no longer paused', () => {
  const ended = game('ended', 'Bob', {
    result: { winner: 0, by: 'resignation', unproven: true },
    paused: 'mine' as never,
  });
  expect(openGames([ended], [])[0]).toMatchObject({ stands: 'Decided, not yet verified', paused: false });
});
