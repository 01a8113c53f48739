// @vitest-environment happy-dom
/** Checking a game file: what is read while it is checked, what the result says, and what it leads to. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckScreen } from '../../../src/app/screens/check/index.tsx';
import type { ToldProof } from '../../../src/words/en/screens/file.ts';
import { soon } from '../../support/screens/soon.ts';
import { lists, offers, press, reads } from '../../support/screens/topLayer.ts';

const fake = vi.hoisted(() => ({
  proof: null as unknown,
  go: null as null | (() => void),
  games: [] as Uint8Array[],
  chosen: [] as unknown[],
  incoming: null as File | null,
  copies: true,
  looks: [] as (() => void)[],
}));
vi.mock('../../../src/app/screens/file/prove.ts', () => ({
  proofOf: async (_: File, progress: (done: number, of: number) => void) => {
    await new Promise<void>((done) => (fake.go = done));
    progress(4, 9);
    await new Promise<void>((done) => (fake.go = done));
    return fake.proof;
  },
  gamesIn: async () => fake.games,
}));
vi.mock('../../../src/app/screens/file/chosen.ts', () => ({ chooseFile: (game: unknown) => fake.chosen.push(game) }));
vi.mock('../../../src/app/device/incoming.ts', () => ({ takeIncoming: () => fake.incoming }));
vi.mock('../../../src/app/device/share.ts', async (original) => ({
  ...(await original<object>()),
  copyText: async () => fake.copies,
}));
vi.mock('../../../src/app/screens/check/probes.ts', () => ({
  probes: ['Storage', 'Camera'].map((name, at) => ({
    name,
    look: () => new Promise((done) => fake.looks.push(() => done({ text: `${name} works`, good: at === 0 }))),
  })),
}));

beforeEach(() => {
  vi.resetModules();
  Object.assign(fake, {
    games: [new Uint8Array([1])],
    chosen: [],
    incoming: new File(['x'], 'Ann Bob.nrhc3'),
    copies: true,
    looks: [],
  });
  location.hash = '#/file';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const see = (text: RegExp) => soon(() => expect(reads()).toMatch(text));
const of = { keys: ['a'.repeat(40), 'b'.repeat(40)], version: 'netrunner/1.3', entries: 9 };

/** The screen after the file from another app has been checked. */
async function checked(proof: Partial<ToldProof>, worker = true): Promise<void> {
  fake.proof = { kind: 'fair', text: 'Verified.', of, ...proof };
  if (worker) vi.stubGlobal('Worker', class {});
  const { FileScreen } = await import('../../../src/app/screens/file/index.tsx');
  render(<FileScreen />);
  if (!worker) return;
  await see(/reading/);
  expect(lists('[role=status]')).toEqual(['Ann Bob.nrhc3: reading…']);
  fake.go?.();
  await see(/4 of 9/);
  expect(reads('[role=status]')).toMatch(/^Ann Bob\.nrhc3: .*4 of 9/);
  fake.go?.();
  await soon(() => expect(lists('.proof')).not.toEqual([]));
}

test('a verified game names both keys, and can be replayed and reviewed', async () => {
  await checked({});
  expect([reads('h2'), lists('.proof p').length]).toEqual(['Ann Bob.nrhc3', 2]);
  expect(lists('.proof li')).toEqual(['Corpaaaaaaaaaaaaaaaa…', 'Runnerbbbbbbbbbbbbbbbb…']);
  expect(offers()).toEqual(['Replayboth hands open', 'Reviewwhat decided it']);
  press('Replay');
  expect([fake.chosen, location.hash]).toEqual([[new Uint8Array([1])], '#/replay/chosen']);
  press(offers()[1] ?? '');
  expect([fake.chosen.length, location.hash]).toEqual([2, '#/replay/chosen/review']);
});

test.each<[string, Partial<ToldProof>, string[]]>([
  ['a game with foul play is replayed up to there, and not reviewed', { kind: 'foul' }, ['Replay']],
  ['an unfinished game between two phones is replayed, and not reviewed', { kind: 'open' }, ['Replay']],
  ['a solo game has no keys, and can be reviewed', { kind: 'open', of: null }, ['Replay', 'Review']],
  ['a file of another kind leads nowhere', { kind: 'foreign' }, []],
  ['a damaged file without a readable game leads nowhere', { kind: 'damaged', of: null }, []],
])('%s', async (_, proof, ways) => {
  await checked(proof);
  expect(offers().map((name) => /^(Replay|Review)/.exec(name)?.[0])).toEqual(ways);
  expect(lists('.proof .quiet').filter((text) => text.length > 30)).toEqual([]);
});

test('a match lists its total, then every game with its own replay', async () => {
  fake.games = [new Uint8Array([1]), new Uint8Array([2])];
  const each = ['Game 1', 'Game 2'].map((name) => ({ kind: 'fair', text: 'Verified.', of, name }));
  await checked({ of: null, games: each as never });
  expect(lists('h2')).toEqual(['Ann Bob.nrhc3', 'Game 1', 'Game 2']);
  expect(offers().filter((name) => name.startsWith('Replay'))).toHaveLength(2);
  const second = offers().lastIndexOf(offers()[0] ?? '');
  (document.querySelectorAll('main .big button')[second] as HTMLElement | undefined)?.click();
  expect(fake.chosen).toEqual([new Uint8Array([2])]);
});

test('a browser without workers can’t check, and says so', async () => {
  await checked({}, false);
  expect(lists('[role=alert]')).toHaveLength(1);
  expect(document.querySelector('#file')).toBeNull();
});

test('the phone check looks at one thing after another, and can be copied when done', async () => {
  render(<CheckScreen />);
  await soon(() => expect(fake.looks).toHaveLength(1));
  expect(lists('dd')).toEqual(['checking…', 'checking…']);
  expect(offers()).toEqual(['Copy the resultsthe check is still running (main, off)']);
  expect(fake.looks).toHaveLength(1);
  fake.looks[0]?.();
  await soon(() => expect(lists('dd')).toEqual(['Storage works', 'checking…']));
  await soon(() => expect(fake.looks).toHaveLength(2));
  fake.looks[1]?.();
  await soon(() => expect(lists('dd.bad')).toEqual(['Camera works']));
  press('Copy');
  await screen.findByText('Copied.');
  expect([lists('[role=status]'), document.querySelector('textarea')]).toEqual([['Copied.'], null]);
  fake.copies = false;
  press('Copy');
  const text = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  expect(text.value).toBe('Storage: Storage works\nCamera: Camera works');
});
