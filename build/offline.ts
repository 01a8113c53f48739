/** What the app needs to start without a network. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, type PluginOption, transformWithOxc } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Manifest and service worker: all files are fetched once, then the app starts offline. */
export function offline(pin: string): PluginOption {
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

/** The part of the service worker that keeps the rules of an open game. */
export function writePin(fileName: string, rules: string): Plugin {
  return {
    name: 'meatspace-pin',
    async generateBundle() {
      const file = fileURLToPath(new URL('../src/app/offline/pin.ts', import.meta.url));
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
      this.emitFile({ type: 'asset', fileName, source: `self.rules = ${JSON.stringify(rules)};\n${code}` });
    },
  };
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
