/** How the build splits the sources: which files the phone fetches, for which page or worker, and how often. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { chunkNames, chunkOfSource, folders } from '../build/chunks.ts';
import { appPlugins } from '../vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = new Map<string, Rolldown.OutputChunk>();

beforeAll(async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'meatspace-chunks-'));
  const built = await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: appPlugins(),
    build: { outDir, emptyOutDir: true },
  });
  rmSync(outDir, { recursive: true });
  for (const { output } of [built].flat() as Rolldown.RolldownOutput[])
    for (const file of output) if (file.type === 'chunk') files.set(file.fileName, file);
});

const sources = (file: Rolldown.OutputChunk): string[] =>
  Object.keys(file.modules)
    .filter((id) => (file.modules[id]?.renderedLength ?? 0) > 0)
    .map((id) => relative(root, id).replace(/^.*node_modules\//, ''));

/**
 * The sources of everything imported by the file with the given name, loaded before it runs or, with `later`, also
 * afterwards.
 */
function loadedWith(name: string, later = false): string[] {
  const [first] = [...files.values()].filter((file) => file.isEntry && file.name === name);
  if (first === undefined) throw new Error(`nothing begins with ${name}; there are ${[...files.keys()].join(' ')}`);
  const seen = new Set([first.fileName]);
  for (const at of seen)
    for (const next of [...(files.get(at)?.imports ?? []), ...((later && files.get(at)?.dynamicImports) || [])])
      seen.add(next);
  return [...seen].flatMap((at) => sources(files.get(at) as Rolldown.OutputChunk));
}

test('no source is fetched twice: page and workers share one file for the rules and one for the curve', () => {
  const all = [...files.values()].flatMap(sources);
  expect(all.filter((source, at) => all.indexOf(source) !== at)).toEqual([]);
  expect(loadedWith('simulate.worker')).toContain('src/rules/netrunner/index.ts');
  expect(loadedWith('prove.worker', true)).toContain('src/rules/netrunner/index.ts');
});

test('workers load no screens, and no page loads a worker’s entry file', () => {
  for (const worker of ['simulate.worker', 'prove.worker', 'curve.worker']) {
    expect(loadedWith(worker, true).filter((source) => /\.tsx$|^src\/main|^preact/.test(source))).toEqual([]);
    const begins = [...files.values()].filter((file) =>
      sources(file).some((source) => source.endsWith(`${worker}.ts`)),
    );
    expect(begins.map(({ name }) => name)).toEqual([worker]);
  }
});

test('the curve’s worker, like a page, loads one of two libraries on demand, and no other', () => {
  const libraries = (sources: string[]) =>
    ['libsodium-sumo/', '@noble/curves/'].filter((library) => sources.some((source) => source.startsWith(library)));
  expect(libraries(loadedWith('curve.worker'))).toEqual([]);
  expect(libraries(loadedWith('curve.worker', true))).toEqual(['libsodium-sumo/', '@noble/curves/']);
  expect(libraries(loadedWith('index'))).toEqual([]);
  const libsodium = [...files.values()].filter((file) => libraries(sources(file)).includes('libsodium-sumo/'));
  expect(libsodium.map((file) => libraries(sources(file)))).toEqual([['libsodium-sumo/']]);
  const [{ fileName, code } = { fileName: '', code: '' }] = libsodium;
  expect([...files.values()].filter(({ imports }) => imports.includes(fileName))).toEqual([]);
  // If WebAssembly is refused, the other library takes over, so this one needs no fallback.
  expect(code).not.toMatch(/asm\.?js|use asm/);
});

test('the curve worker loads the curve, but none of the rules', () => {
  expect(loadedWith('curve.worker').filter((source) => source.startsWith('src/rules/netrunner'))).toEqual([]);
});

test('the home screen appears before any part of a game is loaded', () => {
  const early = loadedWith('index').filter((source) =>
    /^src\/rules\/netrunner|^src\/peer\/match|^@noble|^cborg/.test(source),
  );
  expect(early.filter((source) => !source.endsWith('tableOptions.ts'))).toEqual([]);
});

test('the first screens and tables do not load the replay, and the list of past games loads no table', () => {
  const replays = (name: string): string[] =>
    loadedWith(name).filter((source) => /screens\/(replay|past)\/|board\/replay\/|play\/past\/timeline/.test(source));
  expect(replays('index')).toEqual([]);
  const [past] = [...files.values()].filter((file) => sources(file).includes('src/app/screens/past/index.tsx'));
  const [board] = [...files.values()].filter((file) =>
    sources(file).includes('src/app/games/netrunner/board/index.tsx'),
  );
  expect(sources(board as Rolldown.OutputChunk).filter((source) => /board\/replay\//.test(source))).toEqual([]);
  expect(past?.imports).not.toContain(board?.fileName);
});

test('every file has a descriptive name of its own, and every chunk has a file', () => {
  const names = [...files.keys()].map((file) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining([...chunkNames]));
  expect(names.filter((name) => ['style', 'build', 'bundler'].includes(name))).toEqual([]);
});

test('the chunk is set by the innermost listed folder or the file’s first line', () => {
  expect(chunkOfSource('rules/netrunner/added/folder/file.ts', '')).toBe('rules');
  expect(chunkOfSource('rules/netrunner/machine/file.ts', '')).toBe('machine');
  expect(chunkOfSource('app/added/file.ts', '')).toBeNull();
  expect(chunkOfSource('rules/game.ts', '// Chunk: base\nexport {};')).toBe('base');
  expect(chunkOfSource('solo/search.ts', '// Chunk: split\n')).toBeNull();
  expect(() => chunkOfSource('app/file.ts', '// Chunk: bsae\n')).toThrow('app/file.ts: there is no chunk bsae');
});

test('every folder in the list exists', () => {
  const missing = Object.keys(folders).filter((folder) => !existsSync(join(root, 'src', folder)));
  expect(missing).toEqual([]);
});
