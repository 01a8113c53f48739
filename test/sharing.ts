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
 * The files in three groups, which run one after the other. The first two keep the modules their files load: loading
 * all cards and the cryptography for each of four hundred files takes about as long as running half of them. Files with
 * a document have a group of their own, since a worker restarts whenever the next file needs one and the last did not.
 */
export function unitTests(): TestProjectInlineConfiguration[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('test/e2e/'));
  const groups = new Map(files.map((name) => [name, groupOf(readFileSync(join(root, name), 'utf8'))]));
  return (['plain', 'document', 'apart'] as const).map((group, groupOrder) => {
    const include = files.filter((name) => groups.get(name) === group);
    return { extends: true, test: { name: group, include, isolate: group === 'apart', sequence: { groupOrder } } };
  });
}

const groupOf = (source: string): 'plain' | 'document' | 'apart' =>
  changesWhatIsShared(source) ? 'apart' : /^\/\/ @vitest-environment/m.test(source) ? 'document' : 'plain';

/** Whether a test replaces a module, or makes cards that are in no set; `everyFile.ts` puts globals and timers back. */
const changesWhatIsShared = (source: string): boolean =>
  /\bvi\.(mock|doMock|hoisted|resetModules|dynamicImportSettled)\b|\/paperCards\.ts'|\bcardsOf\b[^;]*\/netrunner\/card\.ts'/.test(
    source,
  );
