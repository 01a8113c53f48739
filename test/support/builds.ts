/** Builds of the app that differ as a newer version would: in a word on the home screen, or in the rules they play. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { versionOf } from '../../src/peer/match/agreement.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import { appPlugins } from '../../vite.config.ts';

export interface Version {
  /** Stands on the home screen. */
  mark: string;
  /** Another version of the rules of Netrunner. */
  rules?: number;
}

/** A folder with the build; the caller removes it. */
export async function buildVersion({ mark, rules }: Version): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'meatspace-version-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [
      replacing('/src/app/screens/home/index.tsx', 'A fan project.', `A fan project (${mark}).`),
      ...(rules === undefined
        ? []
        : [replacing('/src/rules/netrunner/index.ts', `version: ${netrunner.version},`, `version: ${rules},`)]),
      ...appPlugins(rules === undefined ? undefined : versionOf({ ...netrunner, version: rules })),
    ],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

function replacing(file: string, words: string, by: string): Plugin {
  return {
    name: `replace ${words}`,
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return null;
      if (!code.includes(words)) throw new Error(`${file} does not say "${words}"`);
      return code.replace(words, by);
    },
  };
}
