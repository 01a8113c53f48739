/**
 * Draws the home screen into the page, as the app draws it first, with no game. It is seen before any script has run, and its
 * links lead on. A page that begins elsewhere must not show it: a script of one line empties it before the first paint.
 */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { emptyElsewhereScript } from '../src/server/files.ts';

/** Where `index.html` leaves room for the app. */
const EMPTY = '<div id="app"></div>';

export function drawHome(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'meatspace-home',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        if (!page.includes(EMPTY)) return page;
        const home = await homeOf(config.root);
        return page.replace(EMPTY, () => `<div id="app">${home}</div><script>${emptyElsewhereScript}</script>`);
      },
    },
  };
}

/** The markup of the home screen, from the sources under `root`. */
async function homeOf(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  try {
    const { Home } = await server.ssrLoadModule('/src/app/screens/home/index.tsx');
    return renderToString(h(Home, null));
  } finally {
    await server.close();
  }
}
