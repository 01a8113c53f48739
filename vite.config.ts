import { existsSync, readdirSync, readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { drawHome } from './build/home.ts';
import { sodiumApart, withoutMedia } from './build/libraries.ts';
import { listParts, offline, writePin } from './build/offline.ts';
import { writePolicy } from './build/policy.ts';
import { cardRulings } from './build/rulings.ts';
import { workersOfParts } from './build/workers.ts';
import { PROTOCOL_VERSION } from './src/peer/crypto/hash.ts';
import { unitTests } from './test/sharing.ts';

export default defineConfig(({ command }) => ({
  // Relative, so that the folder works at any place of any host.
  base: './',
  plugins: command === 'build' ? appPlugins() : [preact(), cardRulings()],
  test: {
    environment: 'node',
    setupFiles: ['test/everyFile.ts'],
    // What a busy machine needs longer for: only what hangs for ever takes so long.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    // Two workers: the build machine has two cores, and the cryptography and the random games fill both.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: unitTests(),
  },
}));

/** What makes the sources the app. `rules`: those this build plays; a game goes on only with the ones it was begun with. */
export function appPlugins(rules = rulesOfSources()): PluginOption[] {
  // The name changes with the rules, so that no cache on the way can serve the pin of before.
  const pin = `pin-${rules.replace(/\W/g, '-')}.js`;
  return [
    preact(),
    cardRulings(),
    chunks(),
    withoutMedia(),
    sodiumApart(),
    workersOfParts(),
    drawHome(),
    writePolicy(),
    writePin(pin, rules),
    listParts(),
    offline(pin),
  ];
}

/** `chess/3.2 netrunner/1.2`, as `versionOf` has them, read and not imported: that would bring every card into this configuration. */
function rulesOfSources(): string {
  const rules = new URL('./src/rules/', import.meta.url);
  // Packs lie within the folder of the game they are dealt for.
  const games = [...readdirSync(rules), 'netrunner/packs'].map((name) => new URL(`${name}/index.ts`, rules));
  return games
    .filter((file) => existsSync(file))
    .map(versionIn)
    .join(' ');
}

function versionIn(file: URL): string {
  const [, id, version] = /^ {2}id: '(\w+)',\n {2}version: (\d+),$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (id === undefined) throw new Error(`${file.pathname} does not say which version the rules are`);
  return `${id}/${version}.${PROTOCOL_VERSION}`;
}
