/** What the app needs to start without a network. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, type PluginOption, transformWithOxc } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { PROTOCOL } from '../src/peer/crypto/hash.ts';

const screenshot = (name: string, label: string) => ({
  src: `screenshot-${name}.png`,
  sizes: '390x844',
  type: 'image/png',
  form_factor: 'narrow' as const,
  label,
});

export const manifest: Partial<ManifestOptions> = {
  // Relative to the origin, not to the folder: a table in a folder names it, as its start address does.
  id: process.env['MEATSPACE_ID'] ?? './',
  name: 'Meatspace',
  short_name: 'Meatspace',
  description: 'A card game for two people at one table, on their two phones.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#15120f',
  theme_color: '#15120f',
  categories: ['games'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('table', 'The table: both players’ cards, and what you can do now'),
    screenshot('run', 'A run: the ice in front, and what each piece costs to break'),
  ],
  shortcuts: [
    { name: 'Continue', url: './#/open', description: 'The games in progress on this phone' },
    { name: 'Join a game', url: './#/join', description: 'Enter or scan another phone’s code' },
    { name: 'Library', url: './#/library', description: 'Find and read a card' },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] })),
  file_handlers: [
    {
      action: './#/incoming',
      accept: { 'application/octet-stream': [`.${PROTOCOL.toLowerCase()}`], 'text/plain': ['.txt'] },
    },
  ],
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      text: 'text',
      url: 'url',
      files: [{ name: 'file', accept: ['text/plain', 'application/octet-stream', `.${PROTOCOL.toLowerCase()}`] }],
    },
  },
};

/** Manifest and service worker: all files are fetched once, then the app starts offline. */
export function offline(pin: string): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    // src/app/offline/update.ts does it.
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,wasm}'],
      // Screenshots are for the browser's install dialog.
      globIgnores: ['pin-*.js', 'screenshot-*'],
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

/** The app's own parts of the service worker, which run first: `rules` are this version's. */
export function writePin(fileName: string, rules: string): Plugin {
  return {
    name: 'meatspace-pin',
    async generateBundle() {
      const parts = await Promise.all(['pin.ts', 'share.ts'].map(workerPart));
      const source = [`self.rules = ${JSON.stringify(rules)};`, ...parts].join('\n');
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Without types, otherwise as it stands. */
export async function workerPart(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../src/app/offline/${name}`, import.meta.url));
  return (await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })).code;
}

/** The files loaded later, which a browser without a service worker prefetches. */
export function listParts(): Plugin {
  return {
    name: 'meatspace-parts',
    generateBundle(_, bundle) {
      const source = JSON.stringify(Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|wasm)$/.test(name)));
      this.emitFile({ type: 'asset', fileName: 'parts.json', source });
    },
  };
}
