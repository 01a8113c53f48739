/** Draws mutations over all folders of the sources, and finds the tests nearest to each. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../src/solo/random.ts';
import { type Site, sitesOf } from './sites.ts';

export const rooms = ['rules', 'peer', 'app', 'solo', 'server'] as const;

export interface Mutant {
  readonly room: (typeof rooms)[number];
  /** Path of the source, from the root of the tree. */
  readonly path: string;
  readonly site: Site;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => end.test(path));

/** `count` mutations. The rooms take turns; within a room each line is equally likely. */
export function drawn(count: number, seed: number, among: readonly Mutant['room'][] = rooms): Mutant[] {
  const random = seeded(seed);
  const lines = new Map(among.map((room) => [room, linesOf(room)]));
  const mutants: Mutant[] = [];
  while (mutants.length < count) {
    const room = among[mutants.length % among.length] as Mutant['room'];
    const all = lines.get(room) ?? [];
    const { path, from, to } = all[random(all.length)] as Line;
    const sites = sitesOf(path, readFileSync(join(root, path), 'utf8')).filter(
      ({ start }) => start >= from && start < to,
    );
    const site = sites[random(Math.max(1, sites.length))];
    if (site) mutants.push({ room, path, site });
  }
  return mutants;
}

interface Line {
  path: string;
  from: number;
  to: number;
}

function linesOf(room: string): Line[] {
  return filesIn(`src/${room}`, /\.tsx?$/).flatMap((path) => {
    let from = 0;
    return readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line) => {
        const at = { path, from, to: from + line.length + 1 };
        from = at.to;
        return at;
      });
  });
}

/**
 * The unit tests in rings around a source: first tests that load it directly or have its name; then those in the
 * mirroring folder, and in each folder above up to the room's; last, tests that belong to no room.
 */
export function ringsAround(path: string): string[][] {
  const named = path.replace(/^src/, 'test').replace(/\.tsx?$/, '');
  const rings = [tests().filter(({ test, loads }) => loads.has(path) || test.replace(/\.test\.tsx?$/, '') === named)];
  for (let folder = dirname(named); folder !== 'test'; folder = dirname(folder))
    rings.push(tests().filter(({ test }) => test.startsWith(`${folder}/`)));
  rings.push(tests().filter(({ test }) => !rooms.some((room) => test.startsWith(`test/${room}/`))));
  const seen = new Set<string>();
  return rings
    .map((ring) => ring.map(({ test }) => test).filter((test) => !seen.has(test) && seen.add(test)))
    .filter((ring) => ring.length > 0);
}

interface TestFile {
  test: string;
  /** The sources it loads directly. */
  loads: ReadonlySet<string>;
}

let known: TestFile[] | null = null;

function tests(): TestFile[] {
  known ??= filesIn('test', /\.test\.tsx?$/)
    .filter((test) => !test.startsWith('test/e2e/'))
    .map((test) => {
      const loaded = readFileSync(join(root, test), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g);
      return { test, loads: new Set([...loaded].map(([, to = '']) => normalize(join(dirname(test), to)))) };
    });
  return known;
}
