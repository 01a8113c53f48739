/**
 * Narrows this page's allowed connections to its own origin and the configured pairing server, which the page's own
 * policy leaves open.
 */
import { pairingServer } from '../device/pairingServer.ts';

/** Call at startup, before any request. A policy can only be narrowed: changing the server requires a reload. */
export function narrowPolicy(): void {
  const own = location.host;
  const server = pairingServer();
  const others = server ? [`${server.secure ? 'wss' : 'ws'}://${server.host}:${server.port}`] : [];
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  // Older browsers do not take sockets of the own origin for `'self'`.
  meta.content = ["connect-src 'self'", `ws://${own}`, `wss://${own}`, ...others].join(' ');
  document.head.append(meta);
}
