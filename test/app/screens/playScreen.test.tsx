// @vitest-environment happy-dom
/** Ways to play: the people played with lately, the two ways to meet somebody, and what one phone can do alone. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameScreen, PlayScreen } from '../../../src/app/screens/play/index.tsx';
import type { Shelved } from '../../../src/peer/store/shelf.ts';
import { soon } from '../../support/screens/soon.ts';
import { lists, reads } from '../../support/screens/topLayer.ts';

const kept = { games: [] as Shelved[] };
vi.mock('../../../src/peer/store/shelf.ts', async (original) => ({
  ...(await original<object>()),
  shelved: async () => kept.games,
}));

beforeEach(() => {
  kept.games = [];
  location.hash = '#/play';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const result = { winner: 0, by: 'rules', text: '' };
const game = (name: string, theirs: string, about: object = {}): Shelved =>
  ({
    game: name,
    names: ['Ann', theirs],
    keys: ['ann', `key of ${theirs}`],
    seat: 0,
    over: true,
    result,
    touched: 1,
    ...about,
  }) as unknown as Shelved;

async function people(...games: Shelved[]): Promise<string[]> {
  cleanup();
  kept.games = games;
  render(<PlayScreen />);
  await screen.findByText('With a person', { exact: false });
  await soon(() => expect(lists('section')).not.toEqual([]));
  for (let nth = 0; nth < 3; nth++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  return lists('section:first-of-type .way b');
}

test('lists the last three people whose games are over and verified', async () => {
  expect(await people(game('a', 'Bob'), game('b', 'Cy'), game('c', 'Di'), game('d', 'Eve'))).toEqual([
    'Bob',
    'Cy',
    'Di',
  ]);
});

test('leaves out people with an open game, unverified results, and those who went on elsewhere', async () => {
  expect(
    await people(
      game('open', 'Bob', { over: false, result: null }),
      game('before', 'Bob'),
      game('unproven', 'Cy', { result: { ...result, unproven: true } }),
      game('followed', 'Di', { followed: true }),
      game('kept', 'Eve', { result: { ...result, unproven: true, kept: true } }),
    ),
  ).toEqual(['Eve']);
});

test('names each person once, by the last game; a match counts as its last game', async () => {
  const last = game('last', 'Bob', { before: [{ game: 'first' }] });
  expect(await people(last, game('first', 'Bob'), game('b', 'Cy'), game('old', 'Cy'))).toEqual(['Bob', 'Cy']);
  // Somebody of the same name with another key is the same person with another phone, or somebody else: the latest counts.
  expect(await people(game('a', 'Bob'), game('b', 'Bob', { keys: ['ann', 'another'] }))).toEqual(['Bob']);
  // The opponent sits on the other side.
  expect(await people(game('a', 'Bob', { seat: 1, names: ['Zoe', 'Ann'], keys: ['zoe', 'ann'] }))).toEqual(['Zoe']);
});

test('a person leads to the table of the last game, which replaces this screen', async () => {
  await people(game('a', 'Bob'));
  const replaced = vi.spyOn(location, 'replace');
  fireEvent.click(screen.getByText('Bob'));
  expect(replaced).toHaveBeenCalledExactlyOnceWith('#/table/a');
});

test('inviting and joining are equal; the machine, solo play and the other games follow', async () => {
  await people();
  expect(lists('.two-ways b')).toEqual(['Invite', 'Join']);
  expect(lists('section:not(:first-of-type) li b')).toEqual([
    'The machine',
    'Solo or pass-and-play',
    'Real cards',
    'Pink Trenchcoat',
  ]);
  fireEvent.click(screen.getByText('Join'));
  expect(location.hash).toBe('#/join');
});

test('another game is played with a person or on this phone, and may have things of its own', () => {
  const { container } = render(<GameScreen game="trenchcoat" />);
  expect(reads('h1')).toContain('Pink Trenchcoat');
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '#/play',
    '#/host/trenchcoat',
    '#/join',
    '#/begin/trenchcoat',
    '#/own/trenchcoat',
    '#/learn/trenchcoat',
  ]);
  cleanup();
  render(<GameScreen game="kit" />);
  expect(lists('section .rows b')).toEqual([expect.any(String)]);
});

test('a game that this version does not have leads to the others', () => {
  location.hash = '#/game/chess';
  render(<GameScreen game="chess" />);
  expect(location.hash).toBe('#/play');
});
