// @vitest-environment happy-dom
/** Exporting to a file and importing it on another phone: what is read before anything is stored, and what is stored. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportScreen } from '../../../src/app/screens/export/index.tsx';
import { type PastGame, writeContent } from '../../../src/peer/export/content.ts';
import { MAX_EXPORT_BYTES, seal } from '../../../src/peer/export/seal.ts';
import { deleteDeck, loadDecks, type StoredDeck, saveDeck } from '../../../src/peer/store/decks.ts';
import type { FinishedSolo } from '../../../src/peer/store/finished.ts';
import { soon } from '../../support/screens/soon.ts';
import { lists, offers, press, reads } from '../../support/screens/topLayer.ts';

const store = {
  past: new Map<string, PastGame>(),
  finished: [] as FinishedSolo[],
  fault: null as 'full' | null,
  saved: [] as { name: string; size: number }[],
  checked: () => {},
};

// This phone's storage and downloads. Decks are kept in memory, which counts as unavailable storage.
vi.mock('../../../src/peer/store/past.ts', async (original) => ({
  ...(await original<object>()),
  loadPastGames: async () => ({ ok: true, value: new Map(store.past) }),
  savePastGames: async (games: PastGame[]) => {
    if (store.fault) return { ok: false, error: store.fault };
    for (const game of games) store.past.set(game.names.join(), game);
    return { ok: true, value: null };
  },
  deletePastGame: async (id: string) => {
    if (store.fault) return { ok: false, error: store.fault };
    store.past.delete(id);
    return { ok: true, value: null };
  },
}));
vi.mock('../../../src/peer/store/finished.ts', () => ({
  loadFinished: async () => ({ ok: true, value: store.finished }),
  saveFinished: async (game: FinishedSolo) => {
    store.finished.push(game);
    return { ok: true, value: null };
  },
}));
vi.mock('../../../src/peer/store/decks.ts', async (original) => {
  const real = await original<typeof import('../../../src/peer/store/decks.ts')>();
  return { ...real, saveDeck: async (deck: StoredDeck) => ({ ...(await real.saveDeck(deck)), ok: true }) };
});
vi.mock('../../../src/app/device/gameFile.ts', async (original) => ({
  ...(await original<object>()),
  download: (bytes: Uint8Array, name: string) => store.saved.push({ name, size: bytes.length }),
}));
vi.mock('../../../src/app/screens/file/prove.ts', () => ({
  proofOf: async (_: File, progress: (done: number, of: number) => void) => {
    progress(3, 9);
    await new Promise<void>((go) => Object.assign(store, { checked: go }));
    return { text: 'Verified by the test.' };
  },
}));

const PASS = 'four unrelated words';
const DAY = Date.UTC(2026, 10, 3);

const deck = (id: string, cards: string[], name = id): StoredDeck => ({ id, name, side: 0, cards, touched: DAY });
const game = (them: string, touched = DAY): PastGame => ({
  names: ['Ann', them],
  ...{ seat: 0, points: [7, 3], ended: 'You won: the end', rules: 'netrunner/1.3', touched },
  file: new Uint8Array([them.charCodeAt(0), touched % 251]),
});

beforeEach(() => {
  Object.assign(store, { past: new Map(), finished: [], fault: null, saved: [] });
});
afterEach(async () => {
  cleanup();
  for (const { id } of (await loadDecks()).decks) await deleteDeck(id);
});

async function choose(content: Parameters<typeof writeContent>[0] | Uint8Array, name = 'mine.meatx'): Promise<void> {
  const sealed = content instanceof Uint8Array ? null : await seal(writeContent(content), PASS);
  const bytes = content instanceof Uint8Array ? content : sealed?.ok ? sealed.value : new Uint8Array();
  const file = new File([bytes as BlobPart], name);
  take(file);
}
/** Not `fireEvent.change`, which the library turns into another event. */
function take(file: object): void {
  const input = document.querySelector('#bring') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}
const type = (text: string): void =>
  void fireEvent.input(screen.getByLabelText('Passphrase for mine.meatx'), { target: { value: text } });
async function open(): Promise<void> {
  await screen.findByText('Passphrase for mine.meatx');
  type(PASS);
  press('Open it');
}

test('an opened file says what it contains before anything is stored, and then what was imported', async () => {
  await saveDeck(deck('there', ['keeper']));
  await saveDeck(deck('clash', ['keeper', 'trap'], 'Ice wall'));
  store.past.set('old', game('Old'));
  render(<ExportScreen />);
  expect(screen.getByText('Choose a file')).toBeTruthy();
  await choose({
    decks: [deck('there', ['keeper']), deck('clash', ['trap', 'trap', 'trap']), deck('new', ['filter'])],
    games: [game('Old'), game('Bob')],
  });
  await screen.findByText('Passphrase for mine.meatx');
  expect(offers()).toContain('Open ittype the passphrase (off)');
  expect(screen.getByText('Choose another file')).toBeTruthy();
  await open();
  expect(offers()).toContain('Opening…the file is being opened (off)');
  await screen.findByText('In this file:', {});
  expect(lists('.brings li')).toEqual([
    '1 new deck',
    '1 new finished game',
    '1 deck with different cards here',
    '2 decks and games you already have',
  ]);
  expect(reads()).toMatch(
    /Ice wall: different cards.*2 cards here \(.*\), 3 in the file .*The imported deck gets a new name\./,
  );
  expect(offers()).toEqual(
    expect.arrayContaining(['Keep both (on)', 'Use the file’s', 'Keep mine', 'Import (main)', 'Cancel']),
  );
  expect((await loadDecks()).decks).toHaveLength(2);
  press('Import');
  await screen.findByText('Imported: 2 decks and 1 finished game.');
  expect((await loadDecks()).decks.map(({ name }) => name).sort()).toEqual([
    ...['Ice wall', 'clash (from the export)', 'new', 'there'],
  ]);
  expect([...store.past.keys()]).toEqual(['old', 'Ann,Bob']);
});

test.each([
  ['Use the file’s', ['trap'], '1 deck'],
  ['Keep mine', ['keeper'], '0 decks'],
])('for a deck that differs, “%s” decides', async (title, cards, count) => {
  await saveDeck(deck('clash', ['keeper']));
  render(<ExportScreen />);
  await choose({ decks: [deck('clash', ['trap'])], games: [] });
  await open();
  await screen.findByText('In this file:', {});
  press(title);
  expect(offers()).toContain(`${title} (on)`);
  press('Import');
  await screen.findByText(`Imported: ${count} and 0 finished games.`);
  expect((await loadDecks()).decks.map((one) => one.cards)).toEqual([cards]);
});

test('a file with nothing new offers nothing to import', async () => {
  await saveDeck(deck('there', ['keeper']));
  render(<ExportScreen />);
  await choose({ decks: [deck('there', ['keeper'])], games: [] });
  await open();
  await screen.findByText('You already have everything in this file.', {});
  expect(lists('.brings')).toEqual([]);
  expect(offers().filter((name) => /Import|Done|Cancel/.test(name))).toEqual(['Done']);
  press('Done');
  expect(screen.getByText('Choose a file')).toBeTruthy();
});

test('a wrong passphrase is refused, and the file stays chosen', async () => {
  render(<ExportScreen />);
  await choose({ decks: [], games: [] });
  await screen.findByText('Passphrase for mine.meatx');
  type('some other words');
  press('Open it');
  await screen.findByText('That isn’t this file’s passphrase. Nothing was changed.', {});
  expect(offers()).toContain('Open it (main)');
});

test('a file of another kind, one that is too large, and one that can’t be read are refused at once', async () => {
  render(<ExportScreen />);
  await choose(new Uint8Array([1, 2, 3]));
  await screen.findByText(/^That isn’t an export of decks and games\./);
  const refused = async (file: object, why: RegExp): Promise<void> => {
    take(file);
    await screen.findByText(why);
  };
  const arrayBuffer = () => Promise.reject(new Error('gone'));
  await refused({ size: MAX_EXPORT_BYTES + 1, arrayBuffer }, /^The file is over 32 MB/);
  await refused({ size: MAX_EXPORT_BYTES, arrayBuffer }, /^The browser can’t read that file\./);
  expect(screen.queryByText('Open it')).toBeNull();
});

test('if the phone is full, the import can be repeated', async () => {
  render(<ExportScreen />);
  await choose({ decks: [deck('new', ['keeper'])], games: [game('Bob')] });
  await open();
  await screen.findByText('In this file:', {});
  store.fault = 'full';
  press('Import');
  await screen.findByText(/^There isn’t room on this phone.* Then import the file again: nothing is imported twice\.$/);
  expect(offers()).toContain('Import (main)');
});

test('the exported file counts what it contains, and both passphrase fields are emptied', async () => {
  await saveDeck(deck('mine', ['keeper']));
  store.past.set('old', game('Old'));
  render(<ExportScreen />);
  await screen.findByText('1 deck and 1 finished game on this phone.');
  for (const label of ['Passphrase', 'Repeat the passphrase'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: PASS } });
  press('Save the file');
  await screen.findByText('Saved: 1 deck and 1 finished game.', {});
  expect(store.saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^meatspace .* decks and games\.meatx$/)]);
  expect(offers()).toContain('Save the filetype the passphrase twice (off)');
});

test('imported games are listed newest first; each can be checked, saved and removed', async () => {
  store.past.set('first', game('Bob', DAY - 9));
  store.past.set('second', game('Cleo'));
  render(<ExportScreen />);
  await screen.findByText('Imported games');
  expect(lists('.games li').map((row) => row.slice(0, 4))).toEqual(['Cleo', 'BobY']);
  press('BobYou won');
  expect(reads('h2')).toBe('With Bob');
  press('Check it');
  await screen.findByText('Entry 3 of 9');
  expect(offers()).toContain('Check itthe check is running (off)');
  store.checked();
  await screen.findByText('Verified by the test.');
  expect(offers()[0]).toBe('Check itsee what the file proves (main)');
  press('Save the game file');
  expect(store.saved).toEqual([{ name: expect.stringMatching(/^meatspace 2026-11-02 Ann Bob/), size: 2 }]);
  store.fault = 'full';
  press('Remove it');
  await screen.findByText(/^This phone has no room left/);
  store.fault = null;
  press('Remove it');
  await soon(() => expect(lists('.games li')).toHaveLength(1));
  expect([...store.past.keys()]).toEqual(['second']);
});
