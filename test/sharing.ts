/**
 * How the unit tests share the two workers: most files together, and separately those that would change what others
 * load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files in two groups, which run one after the other. The first keeps the modules its files load: loading all cards
 * and the cryptography for each of three hundred files takes about as long as running half of them.
 */
export function unitTests(): TestProjectInlineConfiguration[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('test/e2e/'));
  const apart = files.filter((name) => changesWhatIsShared(readFileSync(join(root, name), 'utf8')));
  const together = files.filter((name) => !apart.includes(name));
  return [
    { extends: true, test: { name: 'together', include: together, isolate: false, sequence: { groupOrder: 0 } } },
    { extends: true, test: { name: 'apart', include: apart, sequence: { groupOrder: 1 } } },
  ];
}

/** Whether a test replaces a global or a module, or makes cards that are in no set. */
const changesWhatIsShared = (source: string): boolean =>
  /\bvi\.|\/paperCards\.ts'|\bcardsOf\b[^;]*\/netrunner\/card\.ts'/.test(source);
