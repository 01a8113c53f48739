/** The shape of the source tree: run-time import cycles, and folders that hold too much. */
import { posix } from 'node:path';
import { imports, parse, type Source } from './source.ts';

/** Files that import each other in a cycle at run time, one list per cycle, in alphabetical order. */
export function runtimeCircles(files: Source[]): string[][] {
  const reach = reachable(files);
  const inCircle = (a: string, b: string): boolean => reach.get(a)?.has(b) === true && reach.get(b)?.has(a) === true;
  const left = new Set([...reach.keys()].filter((path) => inCircle(path, path)).sort(byName));
  const circles: string[][] = [];
  for (const path of left) {
    const circle = [...left].filter((other) => inCircle(path, other));
    for (const one of circle) left.delete(one);
    circles.push(circle);
  }
  return circles;
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** By file, every file that it imports at run time, directly or not. */
function reachable(files: Source[]): Map<string, Set<string>> {
  const direct = new Map(files.map((file) => [file.path, targets(file)]));
  return new Map(
    files.map(({ path }) => {
      const seen = new Set<string>();
      const open = [...(direct.get(path) ?? [])];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(...(direct.get(next) ?? []));
      }
      return [path, seen];
    }),
  );
}

function targets(file: Source): string[] {
  const program = parse(file);
  if (!program) throw new Error(`${file.path} cannot be read`);
  return imports(program).flatMap(({ target, typeOnly }) =>
    typeOnly || !target?.startsWith('.') ? [] : [posix.join(posix.dirname(file.path), target.replace(/\?.*$/, ''))],
  );
}

const MAX = 30; // files

/** Folders of more than 30 files, except those of cards, as `folder holds N files`. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > MAX && !/\/rules\/[a-z]+\/cards(\/|$)/.test(folder) ? [`${folder} holds ${count} files`] : [],
  );
}
