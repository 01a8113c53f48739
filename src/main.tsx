/** The composition root: puts the app into the page. */
import { render } from 'preact';
import { App } from './app/app.tsx';
import { pairingServer } from './app/device/pairingServer.ts';
import { readPreference } from './app/device/preferences.ts';
import { watchLoading } from './app/offline/parts.ts';
import { afterPaint } from './app/parts/afterPaint.ts';
import { guardFresh } from './app/parts/fresh.ts';
import { LANGUAGE } from './words/en/language.ts';

document.documentElement.lang = LANGUAGE;
narrowPolicy();
watchLoading();
guardFresh(readPreference('freshMs'));
render(<App />, document.getElementById('app') as HTMLElement);

afterPaint(() => {
  // Without a network and an offline copy there is no file to keep either.
  import('./app/offline/update.ts').then(({ startUpdates }) => startUpdates()).catch(() => {});
});

/** Call at startup, before any request. A policy can only be narrowed: changing the server requires a reload. */
function narrowPolicy(): void {
  const own = location.host;
  const server = pairingServer();
  const others = server ? [`${server.secure ? 'wss' : 'ws'}://${server.host}:${server.port}`] : [];
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  // In older browsers `'self'` does not cover WebSockets to the page's own origin.
  meta.content = ["connect-src 'self'", `ws://${own}`, `wss://${own}`, ...others].join(' ');
  document.head.append(meta);
}
