// @vitest-environment happy-dom
/** A solo game at the table: whose board is shown, what the menu offers, hints, and what happens at the end. */
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintsOn, markGuided, setHintsOn } from '../../../src/app/device/preferences.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { SoloTable } from '../../../src/app/screens/solo/table.tsx';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { beginSolo } from '../../../src/solo/solo.ts';
import { soon } from '../../support/screens/soon.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../support/screens/topLayer.ts';

const store = vi.hoisted(() => ({
  kept: null as unknown,
  lock: true,
  saved: [] as { seat: number; seed: number }[],
  fault: null as string | null,
}));
vi.mock('../../../src/app/play/soloPlaces.ts', async (original) => ({
  ...(await original<object>()),
  lookUpSolo: async () => store.kept,
  saveSolo: async (_: string, game: { seat: number; seed: number }) => {
    store.saved.push({ ...game });
    return store.fault === null ? { ok: true } : { ok: false, error: store.fault };
  },
}));
vi.mock('../../../src/peer/store/lock.ts', () => ({
  lockGame: async () => (store.lock ? { release() {} } : null),
}));
vi.mock('../../../src/app/device/useWakeLock.ts', () => ({ useWakeLock: () => {} }));

beforeEach(() => {
  closeLikeBrowsers();
  localStorage.clear();
  location.hash = '#/home';
  Object.assign(store, { kept: null, lock: true, saved: [], fault: null });
});
afterEach(cleanup);

/** A game of this kind, opened at its first decision. */
async function table(kind: 'goldfish' | 'hotSeat' | 'machine', seat: 0 | 1, seed = 5) {
  const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
  const begun = beginSolo(soloRules, {
    kind,
    seat,
    decks,
    options: {},
    seed,
    ...(kind === 'machine' && { level: 'novice' }),
  } as never);
  if (!begun.ok) throw new Error(begun.error.kind);
  store.kept = { ok: true, value: begun.value.game };
  render(<SoloTable place={kind} />);
  await soon(() => expect(lists('.at-table')).toHaveLength(1));
  await soon(() => expect(store.saved).not.toEqual([]));
}
/** The end of the menu of a game alone. */
const always = [
  'New hand: shuffle and deal again',
  'New game with other decks',
  'Record',
  'Settings',
  'Leave the table',
  'Concede the game…',
];
const menu = (): string[] => {
  press('Table menu');
  return offers();
};

test('a game alone against nobody can be dealt again at once, and is replaced without a question', async () => {
  await table('goldfish', 0);
  expect(offers('.actions')).toEqual(['Draw', '+1 bit', 'Advance…no card1 bit (off)', 'More…see all']);
  expect(menu()).toEqual(['Ask me at my next chance to act', ...always]);
  press('New hand');
  await soon(() => expect(new Set(store.saved.map(({ seed }) => seed)).size).toBe(2));
  expect(store.saved.every(({ seat }) => seat === 0)).toBe(true);
});

test('a game in which something was decided is replaced only after a question', async () => {
  await table('goldfish', 0);
  press('+1 bit');
  await soon(() => expect(store.saved.length).toBeGreaterThan(1));
  menu();
  press('New hand');
  expect([reads('h2'), offers()]).toEqual([
    'Replace the open game?',
    ['Keep itno new game is dealt (main)', 'Replace it and deal'],
  ]);
  press('Keep');
  expect(new Set(store.saved.map(({ seed }) => seed)).size).toBe(1);
});

test('against the machine a hint is offered in the menu, and can be turned off and on', async () => {
  await table('machine', 0);
  expect(menu()).toEqual(['Ask me at my next chance to act', 'Hint: what matters now', ...always]);
  press('Hint');
  await screen.findByRole('dialog');
  await soon(() => expect(offers().some((name) => /hints/i.test(name))).toBe(true));
  press(offers().find((name) => /hints/i.test(name)) ?? '');
  expect(hintsOn()).toBe(false);
  expect(menu()).toContain('Show hints again');
  press('Show hints again');
  expect(hintsOn()).toBe(true);
});

test('a guided game offers a hint before the first move, once', async () => {
  setHintsOn(true);
  markGuided(5);
  await table('machine', 0, 5);
  expect(lists('.notice-strip p')).toEqual(['Your move. A hint says what matters now.']);
  press('Show a hint');
  await soon(() => expect(lists('.notice-strip p')).toEqual([]));
});

test('after the end: replay, review, and a rematch with sides swapped', async () => {
  await table('machine', 0);
  menu();
  press('Concede the game…');
  press('Concede');
  await soon(() => expect(offers('.actions')[0]).toMatch(/^Replay/));
  expect(offers('.actions')).toEqual([
    'Replayboth hands open (main)',
    'Reviewwhat decided it',
    'Rematchswap sides',
    'Recordread it again',
    'Leavethe table',
  ]);
  press('Replay');
  expect(location.hash).toBe('#/replay/alone/machine-5');
});

test('two players on one phone begin at the curtain', async () => {
  await table('hotSeat', 0);
  expect([reads('h1'), offers()]).toEqual([
    'Hand the phone to the Corp',
    ['I am the Corpyour opponent looks away (main)', 'Leave the table'],
  ]);
});

test('a browser that can’t save says so once, and then in the corner', async () => {
  store.fault = 'full';
  await table('goldfish', 0);
  expect(lists('[role=alert]')[0]).toMatch(/^This browser can’t save right now\./);
});

test.each([
  ['in another tab', () => Object.assign(store, { lock: false }), /^This game is open in another tab\./],
  [
    'no longer there',
    () => Object.assign(store, { kept: { ok: true, value: undefined } }),
    /^There’s no open game here\./,
  ],
  ['unreadable', () => Object.assign(store, { kept: { ok: false, error: 'newer' } }), /^A newer version of Meatspace/],
  ['damaged', () => Object.assign(store, { kept: { ok: true, value: { game: 'netrunner' } } }), /./],
])('a game that is %s says so, and leads to a new one', async (_, set, words) => {
  set();
  render(<SoloTable place="machine" />);
  await soon(() => expect(reads('[role=alert]')).toMatch(words));
  expect(reads('h1')).toBe('No game to continue');
  press('Play on this phone');
  expect(location.hash).toBe('#/alone');
});

test('storage that does not open is tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store.kept = { ok: false, error: 'shut' };
  render(<SoloTable place="machine" />);
  await soon(() => expect(reads('h1')).toBe('Not right now'));
  store.kept = { ok: true, value: undefined };
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  await soon(() => expect(reads('h1')).toBe('No game to continue'));
  vi.useRealTimers();
});
