/**
 * Follows the recipes in CONTRIBUTING in a copy of the sources: what is missing doesn't compile, and the finished
 * change works.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'meatspace-recipes-'));
/** Compiler messages by file. */
const errors = new Map<string, string[]>();

beforeAll(async () => {
  for (const folder of ['src', 'test/support']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  card();
  option();
  decision();
  game();
  language();
  mkdirSync(join(copy, 'test', 'support'), { recursive: true });
  const options = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...options, include: ['src'] }));
  const told = await run('tsc', ['--noEmit', '-p', copy]);
  for (const [, file = '', message = ''] of told.matchAll(/^(\S+)\(\d+,\d+\): error (.+)$/gm))
    errors.set(file, [...(errors.get(file) ?? []), message]);
});

afterAll(() => rm(copy, { recursive: true }));

/** The tool's output, even if the tool fails. */
const run = (tool: string, args: string[]): Promise<string> =>
  promisify(execFile)(join(root, 'node_modules/.bin', tool), args, { cwd: copy, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  expect(before.split(from), `${file} has ${from} once`).toHaveLength(2);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
}

function card(): void {
  edit(
    'src/rules/netrunner/cards/base/preps.ts',
    "prep('anonymous-tip'",
    "prep('added-card', 'Added Card', { cost: 2, play: v.gain(5) });\nprep('anonymous-tip'",
  );
  edit(
    'src/rules/netrunner/numbers.ts',
    'const added: readonly CardId[] = [];',
    "const added: readonly CardId[] = ['added-card'];",
  );
}

const option = (): void =>
  edit('src/rules/netrunner/options.ts', '} as const satisfies', "  bits: ['5', '10'],\n} as const satisfies");

const decision = (): void =>
  edit(
    'src/rules/netrunner/decisions.ts',
    '  encounter: { pays: true },',
    '  encounter: { pays: true },\n  addedDecision: {},',
  );

const game = (): void =>
  edit(
    'src/rules/catalogue.ts',
    '  kit: () =>',
    "  toy: () => import('../../test/support/toyGame.ts').then(({ toyGame }) => toyGame),\n  kit: () =>",
  );

/** English sentences under another name represent the translated ones. */
function language(): void {
  renameSync(join(copy, 'src/words/en'), join(copy, 'src/words/de'));
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/^(src|test).*\.tsx?$/.test(name)) continue;
    const text = readFileSync(join(copy, name), 'utf8');
    if (text.includes('words/en/')) writeFileSync(join(copy, name), text.replaceAll('words/en/', 'words/de/'));
  }
}

test('a table option or a decision does not compile without its words, nor a game without its sign and screens', () => {
  expect([...errors.keys()].sort()).toEqual([
    'src/app/games/index.ts',
    'src/words/de/games.ts',
    'src/words/de/netrunner/decide/called.ts',
    'src/words/de/netrunner/decide/decisions.ts',
    'src/words/de/netrunner/options.ts',
    'src/words/de/signs.ts',
  ]);
  const missing = (file: string) => errors.get(file)?.join();
  expect(missing('src/words/de/netrunner/options.ts')).toContain("'bits'");
  for (const file of ['called', 'decisions'])
    expect(missing(`src/words/de/netrunner/decide/${file}.ts`)).toContain("'addedDecision'");
  for (const file of ['src/app/games/index.ts', 'src/words/de/games.ts', 'src/words/de/signs.ts'])
    expect(missing(file)).toContain("'toy'");
  const guide = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8');
  for (const file of errors.keys()) expect(guide).toContain(`\`${file.replace('/de/', '/en/')}\``);
});

test('a card defined in one line gets the next number and its text', async () => {
  const cards = (await run('tsx', ['src/cli/cards.ts']))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(cards.at(-1)).toMatchObject({ number: cards.length - 1, id: 'added-card', cost: 2, side: 'runner' });
  expect(JSON.stringify(cards.at(-1))).toContain('Gain [5]');
});
