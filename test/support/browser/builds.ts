/** Builds of the app that differ as a newer version would: in a word on the home screen, or in the rules they play. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { versionOf } from '../../../src/peer/match/agreement.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { appPlugins } from '../../../vite.config.ts';

export interface Version {
  /** Stands on the home screen. */
  mark: string;
  /** Another version of the rules of Netrunner. */
  rules?: number;
  /** With other games than the app's own: Netrunner by itself, or the toy game beside it. */
  games?: 'one' | 'toy';
}

/** A folder with the build; the caller removes it. */
export async function buildVersion({ mark, rules, games }: Version): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'meatspace-version-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [
      replacing('/src/app/screens/home/index.tsx', 'A fan project.', `A fan project (${mark}).`),
      ...(rules === undefined
        ? []
        : [replacing('/src/rules/netrunner/index.ts', `version: ${netrunner.version},`, `version: ${rules},`)]),
      ...(games === 'toy' ? withToy() : []),
      ...(games === 'one' ? [replacing('/src/app/games/signs.ts', ALL_GAMES, 'byId = { netrunner }')] : []),
      ...appPlugins(rules === undefined ? undefined : versionOf({ ...netrunner, version: rules })),
    ],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

const ALL_GAMES = 'byId: Record<GameId, GameSign> = { netrunner, kit, trenchcoat }';

/** What a second game adds to the app's lists of games. */
function withToy(): Plugin[] {
  const ui = JSON.stringify(fileURLToPath(new URL('toyUi.tsx', import.meta.url)));
  const rules = JSON.stringify(fileURLToPath(new URL('../toyGame.ts', import.meta.url)));
  return [
    replacing(
      '/src/rules/catalogue.ts',
      'catalogue = {',
      `catalogue = { toy: () => import(${rules}).then(({ toyGame }) => toyGame),`,
    ),
    replacing('/src/app/games/signs.ts', ALL_GAMES, 'byId = { netrunner, toy }'),
    replacing('/src/app/games/signs.ts', 'import { sign as netrunner }', `import { sign as toy } from ${ui};\n$&`),
    replacing(
      '/src/app/games/index.ts',
      'Record<GameId, Loading> = {',
      `Record<GameId, Loading> = {
        toy: {
          ui: async () => (await import(${ui})).tableUi,
          table: async () => (await import(${ui})).tableUi,
        },`,
    ),
  ];
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
