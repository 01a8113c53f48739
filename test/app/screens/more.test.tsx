// @vitest-environment happy-dom
/** More, Another phone, and Open games, as a player reads them with various games on the phone. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AnotherPhoneScreen } from '../../../src/app/screens/more/another.tsx';
import { MoreScreen } from '../../../src/app/screens/more/index.tsx';
import { OpenGamesScreen } from '../../../src/app/screens/more/open.tsx';
import { RemoveSheet } from '../../../src/app/screens/more/remove.tsx';
import { putOnShelf, type Shelved, shelf, shelved } from '../../../src/peer/store/shelf.ts';
import { shelfRow } from '../../support/screens/shelfRow.ts';

const game = (name: string, about: Partial<Shelved> = {}) => shelfRow(name, name, about);
const over = { over: true, result: { winner: 0, by: 'rules' } } as const;

beforeEach(async () => {
  location.hash = '';
  for (const one of await shelved()) await shelf.remove(one.game);
});
afterEach(cleanup);

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const texts = (of: Iterable<Element>): (string | null)[] => [...of].map(({ textContent }) => textContent);

test('without a game, More lists its screens in order, and there is nothing to remove', async () => {
  render(<MoreScreen />);
  await screen.findByText('Stored on this phone');
  const places = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
  expect(places.map((one) => one.getAttribute('href'))).toEqual(['#/another', '#/settings', '#/check', '#/file']);
  expect(places[3]?.textContent).toBe('Check a game fileWas a game played fairly?');
  expect(screen.queryByRole('button', { name: /^Remove games/ })).toBeNull();
  const stored = screen.getByRole('region', { name: 'Stored on this phone' });
  expect(texts(stored.querySelectorAll('dl > div')).slice(0, 2)).toEqual(['open games0', 'past games0']);
});

test('More counts open and past games separately, and offers to remove any of them', async () => {
  await putOnShelf(game('Bob'));
  await putOnShelf(game('Cy', over));
  await putOnShelf(game('Dee', { letGo: true }));
  render(<MoreScreen />);
  const stored = await screen.findByRole('region', { name: 'Stored on this phone' });
  expect(texts(stored.querySelectorAll('dl > div')).slice(0, 2)).toEqual(['open game1', 'past games2']);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  press(/^Remove games/);
  expect(screen.getByRole('heading', { name: 'Remove which game?', hidden: true })).toBeTruthy();
});

test.each<[string, Partial<Shelved>, string, RegExp]>([
  ['an open game', {}, 'open, turn 9', /The game isn’t over.*If Bob claims the game, you lose/],
  ['a game that has just started', { turn: 0 }, 'open, just started', /The game isn’t over/],
  ['a past game', over, 'past', /^You won’t be able to export it/],
  ['a game from an open match', { ...over, result: { ...over.result, kept: true } }, 'past', /^The match isn’t over/],
  ['a game on another phone', { moved: 1 } as Partial<Shelved>, 'past', /^You play it on your other phone/],
])('removing %s first says what will be lost', (_, about, detail, means) => {
  const closed: string[] = [];
  render(
    <RemoveSheet
      games={[game('Bob', about)]}
      alone={[]}
      onChange={() => closed.push('change')}
      onClose={() => closed.push('close')}
    />,
  );
  const row = screen.getByRole('button', { name: /^The game with Bob/, hidden: true });
  expect(row.querySelector('small')?.textContent).toBe(detail);
  fireEvent.click(row);
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('Remove the game with Bob from this phone?');
  expect(screen.getByText(means)).toBeTruthy();
  expect(texts(screen.getAllByRole('button', { hidden: true })).slice(-2)).toEqual(['Keep it', 'Remove it']);
  expect(closed).toEqual([]);
  fireEvent.click(screen.getByText('Keep it'));
  expect(closed).toEqual(['close']);
});

test('without an open game, no game can be moved to another phone', async () => {
  await putOnShelf(game('Cy', over));
  render(<AnotherPhoneScreen />);
  await shelved();
  expect(screen.queryByRole('region', { name: 'Move this game' })).toBeNull();
  const ways = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(ways).toEqual(['Move to a new phone', 'Export decks and games']);
  press('Move to a new phone');
  expect(location.hash).toBe('#/phone');
  press('Export decks and games');
  expect(location.hash).toBe('#/export');
});

test('if only one game is open, it moves without a question, and says with whom it continues', async () => {
  await putOnShelf(game('Bob'));
  render(<AnotherPhoneScreen />);
  const way = await screen.findByRole('region', { name: 'Move this game' });
  expect(texts(way.querySelectorAll('dt, dd'))).toEqual([
    ...['There', 'Your game with Bob continues.'],
    ...['Here', 'You can watch it, but not play it.'],
  ]);
  press('Move this game');
  expect(location.hash).toContain('Bob');
});

test('if several games are open, the player chooses which one to move', async () => {
  await putOnShelf(game('Bob'));
  await putOnShelf(game('Cy', { seat: 1, names: ['Cy', 'Ann'], turn: 0 }));
  render(<AnotherPhoneScreen />);
  await screen.findByText('The game you choose continues.');
  press('Move this game');
  expect(location.hash).toBe('');
  const rows = within(screen.getByRole('dialog', { hidden: true })).getAllByRole('link', { hidden: true });
  expect(texts(rows).sort()).toEqual(['Bobturn 9', 'Cyjust started']);
});

test('a receiving phone is asked what to receive', () => {
  render(<AnotherPhoneScreen />);
  press(/^Receive on this phone/);
  const sheet = screen.getByRole('dialog', { hidden: true });
  const ways = within(sheet).getAllByRole('link', { hidden: true });
  expect(ways.map((one) => one.querySelector('b')?.textContent)).toEqual(['An open game', 'My key', 'Decks and games']);
  expect(ways.slice(1).map((one) => one.getAttribute('href'))).toEqual(['#/phone', '#/export']);
});

test('open games are listed without past ones, and the screen says so if no game is open', async () => {
  await putOnShelf(game('Cy', over));
  const { unmount } = render(<OpenGamesScreen />);
  expect(await screen.findByText('No game is open on this phone.')).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  unmount();
  await putOnShelf(game('Bob'));
  render(<OpenGamesScreen />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toContain('Bob');
  expect(screen.queryByText('No game is open on this phone.')).toBeNull();
});
