import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { type Plugin, type PluginOption, transformWithOxc } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { PROTOCOL_VERSION } from './src/peer/crypto/hash.ts';
import { policy } from './src/server/policy.ts';
import { unitTests } from './test/sharing.ts';
import { chunks } from './vite.chunks.ts';
import { cardRulings } from './vite.rulings.ts';

export default defineConfig(({ command }) => ({
  // Relative, so that the folder works at any place of any host.
  base: './',
  plugins: command === 'build' ? appPlugins() : [preact(), cardRulings()],
  test: {
    environment: 'node',
    expect: { requireAssertions: true },
    // Two workers: the build machine has two cores, and the cryptography and the random games fill both.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
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
    writePolicy(),
    writePin(pin, rules),
    listParts(),
    offline(pin),
  ];
}

/** `chess/3.2 netrunner/1.2`, as `versionOf` has them, read and not imported: that would bring every card into this configuration. */
function rulesOfSources(): string {
  const rules = new URL('./src/rules/', import.meta.url);
  const games = readdirSync(rules).map((name) => new URL(`${name}/index.ts`, rules));
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

/** Workers start from the same files as the page: built each on its own, they would hold rules and cryptography once more. */
function workersOfParts(): Plugin {
  const worker = /new Worker\(new URL\('([^']+\.worker\.ts)', import\.meta\.url\)/g;
  return {
    name: 'meatspace-workers',
    enforce: 'pre',
    transform(code, importer) {
      return code.replace(worker, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: path, importer });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${file}`;
      });
    },
  };
}

/** PeerJS without what nobody calls: see the file that stands in for it. */
export function withoutMedia(): Plugin {
  const file = fileURLToPath(new URL('./src/peer/link/peerjs/leftOut.ts', import.meta.url));
  return {
    name: 'meatspace-without-media',
    enforce: 'pre',
    resolveId: (id) => (id === 'webrtc-adapter' || id === 'peerjs-js-binarypack' ? file : null),
  };
}

/**
 * libsodium's program as a file of its own: written as text into a script, as its package has it, it is a third longer to fetch and has to
 * be read letter by letter before it starts.
 */
export function sodiumApart(): Plugin {
  const written = /\?\?=\(\w=>\{for\([^"]*?"="[^"]*?"="[^"]*?return \w\}\)\("([A-Za-z0-9+/=]{1000,})"\)/;
  return {
    name: 'meatspace-sodium',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('libsodium-sumo.mjs')) return null;
      const text = written.exec(code)?.[1];
      if (text === undefined)
        return this.error('libsodium is not written as it was: where its program begins is not known');
      const source = Buffer.from(text, 'base64');
      const file = this.emitFile({ type: 'asset', name: 'libsodium.wasm', source });
      const fetched = `??=new Uint8Array(await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).arrayBuffer())`;
      return { code: code.replace(written, () => fetched), map: null };
    },
  };
}

/** The policy as the first word of the page; in development the tools' own scripts would break it. */
function writePolicy(): Plugin {
  return {
    name: 'meatspace-policy',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

/** The part of the service worker that keeps the rules of an open game. */
function writePin(fileName: string, rules: string): Plugin {
  return {
    name: 'meatspace-pin',
    async generateBundle() {
      const file = fileURLToPath(new URL('./src/app/offline/pin.ts', import.meta.url));
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
      this.emitFile({ type: 'asset', fileName, source: `self.rules = ${JSON.stringify(rules)};\n${code}` });
    },
  };
}

/** The files that the page loads later, for a browser without a service worker to fetch them ahead. */
function listParts(): Plugin {
  return {
    name: 'meatspace-parts',
    generateBundle(_, bundle) {
      const source = JSON.stringify(Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|wasm)$/.test(name)));
      this.emitFile({ type: 'asset', fileName: 'parts.json', source });
    },
  };
}

/** Manifest and service worker: everything is fetched once, and the app starts without a network from then on. */
function offline(pin: string): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    // src/app/offline/update.ts does it.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      name: 'Meatspace',
      short_name: 'Meatspace',
      description: 'A card game for two people at one table, on their two phones.',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'portrait',
      background_color: '#15120f',
      theme_color: '#15120f',
      categories: ['games'],
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,wasm}'],
      globIgnores: ['pin-*.js'],
      importScripts: [pin],
      // The app has one page and goes about it by hashes: any other address is not its own.
      navigateFallback: null,
      ignoreURLParametersMatching: [/./],
      cleanupOutdatedCaches: true,
      // The page that brought it in is safe from then on, not only after the next start.
      clientsClaim: true,
      inlineWorkboxRuntime: true,
    },
  });
}
