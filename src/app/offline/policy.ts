/** Narrows whom this page may call to its own origin and the one pairing server: the page's own policy leaves that open. */
import { pairingServer } from '../device/pairingServer.ts';

/** At the start, before anything is called. A policy can only be narrowed: another server needs the page loaded again. */
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
