import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { assertionsIn } from './support/sources/assertions.ts';
import { sourcesIn } from './support/sources/files.ts';
import { importFaults, nameFaults, purityFaults } from './support/sources/floors.ts';
import { allowed, sentencesIn } from './support/sources/sentences.ts';
import { crowdedFolders, runtimeCircles } from './support/sources/shape.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the sources', () => {
  const files = sourcesIn('src');

  test('exist', () => {
    expect(files.length).toBeGreaterThan(5);
  });

  test('import downwards only, and packages only at their seams', () => {
    expect(importFaults(files)).toEqual([]);
  });

  test('name a game only in its own folders', () => {
    expect(nameFaults([...files, ...sourcesIn('src', /\.css$/)])).toEqual([]);
  });

  test('are pure in base and rules', () => {
    expect(purityFaults(files)).toEqual([]);
  });

  test('contain no sentence outside the words', () => {
    expect(sentencesIn(files)).toEqual([]);
  });

  test('have one import cycle at run time: the recursion of the rulebook, with at most 15 files', () => {
    const circles = runtimeCircles(files);
    expect(circles).toHaveLength(1);
    expect(circles[0]?.filter((path) => !path.startsWith('src/rules/netrunner/rulebook/'))).toEqual([]);
    expect(circles[0]?.length).toBeLessThanOrEqual(15);
  });

  test('contain no new type assertions in peer: a type that can be proven must be', () => {
    expect(assertionsIn(files.filter(({ path }) => path.startsWith('src/peer/'))).length).toBeLessThanOrEqual(20);
  });

  test('are in folders of at most 30 files, except cards', () => {
    const helpers = sourcesIn('test/support');
    expect(helpers.length).toBeGreaterThan(30);
    expect(crowdedFolders([...files, ...helpers].map(({ path }) => path))).toEqual([]);
  });
});

describe('an import cycle is reported', () => {
  const file = (path: string, ...targets: string[]) => ({
    path: `src/${path}`,
    text: targets.map((target) => `import { a } from '${target}';`).join('\n'),
  });

  test('with all its files, and no others', () => {
    const files = [
      file('a.ts', './b/b.ts'),
      file('b/b.ts', './c.ts'),
      file('b/c.ts', '../a.ts'),
      file('d.ts', './a.ts'),
    ];
    expect(runtimeCircles(files)).toEqual([['src/a.ts', 'src/b/b.ts', 'src/b/c.ts']]);
  });

  test('separately from another cycle', () => {
    const files = [
      file('a.ts', './b.ts'),
      file('b.ts', './a.ts', './c.ts'),
      file('c.ts', './d.ts'),
      file('d.ts', './c.ts'),
    ];
    expect(runtimeCircles(files)).toEqual([
      ['src/a.ts', 'src/b.ts'],
      ['src/c.ts', 'src/d.ts'],
    ]);
  });

  test('unless it consists of type imports, which do not exist at run time', () => {
    const types = { path: 'src/b.ts', text: "import type { a } from './a.ts';" };
    expect(runtimeCircles([file('a.ts', './b.ts'), types])).toEqual([]);
  });
});

test('a folder with too many files is reported, except a folder of cards', () => {
  const many = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `src/${folder}/f${at}.ts`);
  const paths = [
    ...many('a', 30),
    ...many('a/b', 31),
    ...many('rules/netrunner/verbs/cards', 31),
    ...many('rules/netrunner/cards/base', 40),
  ];
  expect(crowdedFolders(paths)).toEqual(['src/a/b holds 31 files', 'src/rules/netrunner/verbs/cards holds 31 files']);
});

describe('an import is reported', () => {
  test.each([
    ['from base to rules', 'src/base/a.ts', '../rules/game.ts'],
    ['from rules to peer', 'src/rules/a.ts', '../peer/crypto.ts'],
    ['from rules to solo', 'src/rules/netrunner/a.ts', '../../solo/local.ts'],
    ['from rules to app', 'src/rules/a.ts', '../app/app.tsx'],
    ['from peer to solo', 'src/peer/match/a.ts', '../../solo/local.ts'],
    ['from solo to peer', 'src/solo/a.ts', '../peer/match/match.ts'],
    ['from peer to app', 'src/peer/a.ts', '../app/app.tsx'],
    ['from rules to words', 'src/rules/a.ts', '../words/en/a.ts'],
    ['from peer to words', 'src/peer/match/a.ts', '../../words/en/a.ts'],
    ['from words to app', 'src/words/en/a.ts', '../../app/app.tsx'],
    ['from a game’s words to another game', 'src/words/en/kit/a.ts', '../../../rules/netrunner/card.ts'],
    ['from app to main', 'src/app/a.ts', '../main.tsx'],
    ['from app to server', 'src/app/a.ts', '../server/index.ts'],
    ['from server to app', 'src/server/a.ts', '../app/app.tsx'],
    ['from cli to app', 'src/cli/a.ts', '../app/app.tsx'],
    ['from main to cli', 'src/main.tsx', './cli/cards.ts'],
    ['from secret to link', 'src/peer/secret/a.ts', '../link/link.ts'],
    ['from log to store', 'src/peer/log/a.ts', '../store/store.ts'],
    ['from log to match', 'src/peer/log/a.ts', '../match/match.ts'],
    ['from link to secret', 'src/peer/link/a.ts', '../secret/deck.ts'],
    ['from store to log', 'src/peer/store/a.ts', '../log/entry.ts'],
    ['from store to match', 'src/peer/store/a.ts', '../match/match.ts'],
    ['from match to a link driver', 'src/peer/match/a.ts', '../link/memory.ts'],
    ['from pairing to a link driver', 'src/peer/pairing/a.ts', '../link/peerjs.ts'],
    ['from pairing to the driver by codes', 'src/peer/pairing/a.ts', '../link/codes.ts'],
    ['from secret to pairing', 'src/peer/secret/a.ts', '../pairing/pairing.ts'],
    ['from link to pairing', 'src/peer/link/a.ts', '../pairing/pairing.ts'],
    ['of PeerJS outside its driver', 'src/peer/pairing/a.ts', 'peerjs'],
    ['from match to a store driver', 'src/peer/match/a.ts', '../store/idb.ts'],
    ['around the seam to cryptography', 'src/peer/secret/a.ts', '../crypto/hash.ts'],
    ['of @noble outside crypto', 'src/peer/secret/a.ts', '@noble/curves/ed25519.js'],
    ['of libsodium outside crypto', 'src/peer/secret/a.ts', 'libsodium-wrappers-sumo'],
    ['of cborg outside its file', 'src/peer/log/entry.ts', 'cborg'],
    ['of preact below the screens', 'src/peer/match/a.ts', 'preact'],
    ['of preact/hooks below the screens', 'src/solo/a.ts', 'preact/hooks'],
    ['of a package in rules', 'src/rules/a.ts', 'fast-check'],
    ['of node outside server and cli', 'src/peer/store/a.ts', 'node:fs'],
    ['from one game to another', 'src/app/games/chess/a.ts', '../netrunner/sign.ts'],
    ['from the rules of one game to those of another', 'src/rules/chess/a.ts', '../netrunner/table.ts'],
    ['from a shared screen to a game', 'src/app/screens/home/a.tsx', '../../games/netrunner/sign.ts'],
    ['from a shared screen to the rules of a game', 'src/app/play/a.ts', '../../rules/netrunner/table.ts'],
    ['from solo play to the rules of a game', 'src/solo/a.ts', '../rules/netrunner/table.ts'],
    ['from the protocol to the rules of a game', 'src/peer/match/a.ts', '../../rules/netrunner/table.ts'],
    ['of a whole game with the first paint', 'src/app/games/index.ts', './netrunner/index.tsx'],
    ['of all rules with their list', 'src/rules/catalogue.ts', './netrunner/index.ts'],
    ['from play to a screen', 'src/app/play/a.ts', '../screens/home/index.tsx'],
    ['from a game to a screen', 'src/app/games/chess/a.ts', '../../screens/table/options.tsx'],
    ['from a simulation to its screen', 'src/app/games/chess/solo/a.ts', '../board/index.tsx'],
    ['of preact in a simulation', 'src/app/games/chess/solo/a.ts', 'preact'],
    ['by a file in no layer', 'src/helpers/a.ts', '../base/result.ts'],
    ['from draft to rulebook', 'src/rules/netrunner/draft/a.ts', '../rulebook/numbers.ts'],
    ['from the table to draft', 'src/rules/netrunner/table.ts', './draft.ts'],
    ['from rulebook to verbs', 'src/rules/netrunner/rulebook/harm/a.ts', '../../verbs/harm/harm.ts'],
    ['from rulebook to flow', 'src/rules/netrunner/rulebook/a.ts', '../flow.ts'],
    ['from verbs to cards', 'src/rules/netrunner/verbs/a.ts', '../cards/breaker.ts'],
    ['from cards to the game', 'src/rules/netrunner/cards/base/a.ts', '../../index.ts'],
    ['of the tests', 'src/app/a.ts', '../../test/support/sources/floors.ts'],
  ])('%s', (_, path, target) => {
    expect(importFaults([{ path, text: `import { a } from '${target}';` }])).toEqual([
      expect.stringContaining(`${path} imports ${target}: `),
    ]);
  });

  test.each([
    ["import '../peer/crypto.ts';"],
    ["import type { A } from '../peer/crypto.ts';"],
    ["import { type A } from '../peer/crypto.ts';"],
    ["export { a } from '../peer/crypto.ts';"],
    ["export * from '../peer/crypto.ts';"],
    ["const a = () => import('../peer/crypto.ts');"],
    ["const a = import('../peer/' + name);"],
    ["type A = import('../peer/crypto.ts').A;"],
    ["new Worker(new URL('../peer/crypto.ts', import.meta.url));"],
    ["import a from '../peer/crypto.ts?worker';"],
    ["import a from '/src/peer/crypto.ts';"],
  ])('however it is written: %s', (text) => {
    expect(importFaults([{ path: 'src/rules/a.ts', text }])).toHaveLength(1);
  });

  test('unless it goes downwards, or imports only a type where that is allowed', () => {
    const text = (...targets: string[]) => targets.map((target) => `import { a } from '${target}';`).join('\n');
    const files = [
      { path: 'src/rules/netrunner/a.ts', text: text('../../base/result.ts', '../game.ts', './table.ts') },
      { path: 'src/rules/netrunner/cards/base/a.ts', text: text('../../verbs/bits/bits.ts', '../../table.ts') },
      { path: 'src/rules/netrunner/flow.ts', text: text('./rulebook/index.ts', './draft.ts') },
      { path: 'src/peer/match/a.ts', text: text('../link/link.ts', '../store/store.ts', '../log/chain.ts') },
      { path: 'src/peer/link/a.ts', text: "import type { Entry } from '../log/entry.ts';" },
      { path: 'src/peer/crypto/a.ts', text: text('@noble/hashes/sha2.js', './hash.ts') },
      { path: 'src/peer/crypto.ts', text: text('./crypto/hash.ts') },
      { path: 'src/app/a.tsx', text: text('preact', '../peer/match/match.ts', './a.css') },
      { path: 'src/app/games/chess/a.tsx', text: text('./solo/a.ts', '../gameUi.ts', '../../../rules/chess/table.ts') },
      { path: 'src/words/en/signs.ts', text: "import { sign } from './chess/sign.ts';" },
      { path: 'src/app/games/index.ts', text: "import('./chess/index.ts');" },
      { path: 'src/rules/catalogue.ts', text: "const chess = () => import('./chess/index.ts');" },
      { path: 'src/main.tsx', text: text('./app/app.tsx', './peer/link/peerjs.ts') },
      { path: 'src/cli/a.ts', text: text('node:fs', '../peer/link/memory.ts', '../solo/local.ts') },
      { path: 'src/rules/b.ts', text: "// import '../peer/crypto.ts'\nconst a = \"import '../peer/crypto.ts'\";" },
    ];
    expect(importFaults(files)).toEqual([]);
  });
});

describe('the name of a game is reported', () => {
  test.each([
    ['in a text', 'src/app/screens/home/a.tsx', 'const a = <b>The Corp has won</b>;'],
    ['in a name', 'src/app/play/a.ts', 'const { runner } = table;'],
    ['in a comment', 'src/solo/a.ts', '// As in Netrunner.'],
    ['in a class', 'src/app/screens/home/a.css', '.resume.corp { color: red; }'],
    ['in a word of the other game', 'src/app/words/a.ts', "const a = 'The Game Master tells what came of it';"],
    ['in a path', 'src/peer/match/a.ts', '// as rules/trenchcoat does'],
    ['by its points', 'src/app/words/a.ts', "const a = '7 agenda points';"],
    ['by the size of its decks', 'src/app/screens/pair/a.tsx', 'const a = 45;'],
    ['by the size of its decks in words', 'src/app/screens/pair/a.tsx', "const a = '40 cards or more';"],
  ])('%s', (_, path, text) => {
    expect(nameFaults([{ path, text: `\n${text}` }])).toEqual([`${path}:2`]);
  });

  test('except in its own folders and in the list of all games', () => {
    const text = 'const a = "The Corp has 45 cards in Netrunner";';
    const paths = ['src/app/games/netrunner/a.ts', 'src/rules/trenchcoat/a.ts', 'src/app/games/index.ts'];
    expect(nameFaults(paths.map((path) => ({ path, text })))).toEqual([]);
    expect(nameFaults([{ path: 'src/app/screens/pair/a.ts', text: 'const LOOK_EVERY_MS = 40;' }])).toEqual([]);
  });
});

describe('a type assertion is counted', () => {
  test.each([
    ['a as T', 'const b = a as T;', 1],
    ['twice over', 'const b = a as unknown as T;', 2],
    ['a!', 'const b = a!;', 1],
    ['not as const', 'const b = [1] as const;', 0],
    ['not an import', "import { a as b } from './a.ts';", 0],
  ])('%s', (_, text, times) => {
    expect(assertionsIn([{ path: 'src/peer/a.ts', text }])).toHaveLength(times);
  });
});

describe('impure code is reported', () => {
  test.each([
    ['Math.random', 'const a = Math.random();'],
    ['Math.random', 'const { random } = Math;'],
    ['Math.random', "const a = Math['random']();"],
    ['Date', 'const a = new Date();'],
    ['Date', `const a = \`at \${Date.now()}\`;`],
    ['Date', 'type A = { at: Date };'],
    ['Intl', 'new Intl.NumberFormat();'],
    ['localeCompare', 'a.sort((x, y) => x.localeCompare(y));'],
    ['toLocaleString', 'const a = (1000).toLocaleString();'],
    ['toLocaleUpperCase', "const a = 'a'?.toLocaleUpperCase();"],
    ['sort without an order', 'const a = [2, 10].sort();'],
    ['toSorted without an order', 'const a = [2, 10].toSorted();'],
    ['window', 'window.open();'],
    ['window', 'const f = (a: string) => window.open(a); function g(window: string) {}'],
    ['document', 'document.title;'],
    ['fetch', "fetch('/');"],
    ['async', 'const f = async () => 1;'],
    ['async', 'class A { async f() {} }'],
    ['async', 'await f();'],
    ['async', 'async function* f() {}'],
    ['Promise', 'type A = Promise<number>;'],
    ['Promise', 'Promise.resolve(1);'],
    ['console', 'console.log(1);'],
    ['performance', 'performance.now();'],
    ['setTimeout', 'setTimeout(f, 0);'],
    ['crypto', 'crypto.getRandomValues(a);'],
    ['globalThis', "globalThis['Date'];"],
    ['state between calls', 'let last = 0;'],
    ['state between calls', 'export let last: number | undefined;'],
    ['state between calls', 'const seen = new Map<string, number>();'],
    ['state between calls', 'const seen = new WeakMap();'],
    ['state between calls', 'const seen: string[] = [];'],
    ['state between calls', 'export const seen = {} as Record<string, number>;'],
  ])('%s in: %s', (what, text) => {
    expect(purityFaults([{ path: 'src/rules/a.ts', text: `\n${text}` }])).toEqual([`src/rules/a.ts:2 ${what}`]);
    expect(purityFaults([{ path: 'src/base/a.ts', text }])).toHaveLength(1);
    expect(purityFaults([{ path: 'src/peer/a.ts', text }])).toEqual([]);
  });

  test('except for the words it uses as names', () => {
    const text = `
      // Math.random(), new Date(), await, console.log
      /** window document fetch [].sort() */
      import { performance } from './performance.ts';
      interface Question { window?: string; document(crypto: string): void; Date: number }
      const said = 'await fetch(window)' + \`console.log \${said.length} Promise\` + /Date|Intl/.source;
      const next = (question: Question) => question.window ?? { window: 1, 'Date': 2 }.window;
      function close(window: string, { document, now: fetch }: Shape) { return window + document + fetch; }
      for (const crypto of said) close(crypto, performance);
      const sorted = said.sort((a, b) => a - b).toSorted(order);
      const half = Math.floor(said.length / 2);
      const [sort, random] = [mine.sort, mine.random()];
      const none: readonly string[] = [];
      const nobody: ReadonlyMap<string, number> = new Map();
      const few = new Set(['a']);
      const label = remember((key: string) => { let text = ''; const seen = []; return text + key + seen; });
    `;
    expect(purityFaults([{ path: 'src/rules/a.ts', text }])).toEqual([]);
  });

  test('and so is an unreadable file', () => {
    const file = { path: 'src/rules/a.ts', text: 'const = ;' };
    expect([...purityFaults([file]), ...importFaults([file])]).toHaveLength(2);
  });
});

describe('a sentence outside the words is reported', () => {
  test.each([
    ['in a literal', "const a = 'The game is over.';", 'The game is over.'],
    ['however small', "const a = fail('not a list');", 'not a list'],
    ['with values in it', `const a = \`coin \${t} is missing\`;`, 'coin {} is missing'],
    ['consisting mostly of values', `const a = \`\${one} owes \${two}\`;`, '{} owes {}'],
    ['in a type', "type A = 'first and last';", 'first and last'],
    ['over two lines', 'const a = `one\\ntwo\\nthree`;', 'one\ntwo\nthree'],
  ])('%s', (_, text, said) => {
    for (const path of ['src/base/a.ts', 'src/peer/match/a.ts', 'src/solo/a.ts'])
      expect(sentencesIn([{ path, text: `\n${text}` }])).toEqual([`${path}:2 ${said}`]);
    expect(sentencesIn([{ path: 'src/words/en/a.ts', text }])).toEqual([]);
  });

  test('in a screen, where lists of classes are none', () => {
    const path = 'src/app/a.tsx';
    const text = `const a = <p class="across spread gap4">Ask your opponent</p>;\nconst b = \`\${one} owes \${two}.\`;`;
    expect(sentencesIn([{ path, text }])).toEqual([`${path}:1 Ask your opponent`, `${path}:2 {} owes {}.`]);
  });

  test('except in thrown errors, kinds, labels, paths and comments', () => {
    const text = `
      // The game is over.
      if (!found) throw new Error('that is a bug');
      give(reject(new TypeError(\`no \${one} in \${two}\`)));
      const kinds = ['not-in-hand', 'no card', \`\${version}/\${build}\`, 'src/peer/match.ts', '8 . 9 . 10 . 11'];
    `;
    expect(sentencesIn([{ path: 'src/peer/a.ts', text }])).toEqual([]);
  });

  test('and every allowed exception still exists', () => {
    const files = sourcesIn('src').filter(({ path }) => allowed.some(({ where }) => where.test(path)));
    const bare = files.map(({ text }) => ({ path: 'src/peer/a.ts', text }));
    expect(files.filter((_, at) => sentencesIn(bare.slice(at, at + 1)).length === 0).map(({ path }) => path)).toEqual(
      [],
    );
    expect(files.length).toBeGreaterThanOrEqual(allowed.length);
  });
});

test('the table in the README names only paths that exist', () => {
  const rows = readFileSync(join(root, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const paths = rows.flatMap((row) => [...row.matchAll(/`((?:src|test|public)\/[^`]*)`/g)].map((match) => match[1]!));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
