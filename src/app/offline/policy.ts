/**
 * Restricts the page's connections to its own origin and the configured pairing server. The built-in policy allows any
 * server.
 */
import { pairingServer } from '../device/pairingServer.ts';

/** Call at startup, before any request. A policy can only be narrowed: changing the server requires a reload. */
export function narrowPolicy(): void {
  const own = location.host;
  const server = pairingServer();
  const others = server ? [`${server.secure ? 'wss' : 'ws'}://${server.host}:${server.port}`] : [];
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  // In older browsers `'self'` does not cover WebSockets to the page's own origin.
  meta.content = ["connect-src 'self'", `ws://${own}`, `wss://${own}`, ...others].join(' ');
  document.head.append(meta);
}
