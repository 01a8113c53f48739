/** A listening server that can be closed without waiting for open connections. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { network } from './signal/address.ts';
import { defaults, type PointOptions } from './signal/options.ts';

export type ServerListener = Server | SecureServer;

export interface Serving {
  readonly port: number;
  /** Ends every connection immediately, including the phones' connections to the meeting point, and frees the port. */
  close(): Promise<void>;
}

/** Options for `createServer` (ms): drop idle connections. */
export const httpTimeouts = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 };

/** Connections per allowed socket: besides its socket, a page uses several in parallel to fetch its files. */
const connectionsPerSocket = 4;

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** `handlers`: by folder; the first whose folder contains the requested path answers. */
export function routeRequests(http: ServerListener, handlers: Record<string, HttpHandler>): void {
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    const path = pathOf(request);
    const found = Object.entries(handlers).find(([folder]) => folder === '/' || `${path}/`.startsWith(`${folder}/`));
    if (found) found[1](request, response);
    else sendStatus(response, 404);
  });
}

/** The path as sent, without the query. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/\?.*/s, '');

export function sendStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(STATUS_CODES[status]);
}

/**
 * Listens on all interfaces. `orNext`: on the next free port if this one is taken. Rejects if that is not allowed or
 * not possible.
 */
export async function listen(
  http: ServerListener,
  port: number,
  orNext: boolean,
  limits: Partial<PointOptions> = {},
): Promise<Serving> {
  const connections = countConnections(http, { ...defaults, ...limits });
  return {
    port: await bindPort(http, port, orNext),
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        for (const socket of connections) socket.destroy();
      }),
  };
}

/**
 * Limits connections, idle or not. Behind proxies, all connections come from one address, so the proxies have to limit
 * them.
 */
function countConnections(http: ServerListener, { sockets, perAddress, proxies }: PointOptions): Iterable<Socket> {
  const open = new Set<Socket>();
  const from = new Map<string, number>();
  http.maxConnections = connectionsPerSocket * sockets;
  http.on('connection', (socket: Socket) => {
    const address = network(socket.remoteAddress ?? '');
    const count = (from.get(address) ?? 0) + 1;
    if (proxies === 0 && count > connectionsPerSocket * perAddress) {
      socket.destroy();
      return;
    }
    open.add(socket);
    from.set(address, count);
    socket.once('close', () => {
      open.delete(socket);
      const left = (from.get(address) ?? 0) - 1;
      if (left > 0) from.set(address, left);
      else from.delete(address);
    });
  });
  return open;
}

/** Returns the port it listens on. */
async function bindPort(http: ServerListener, port: number, orNext: boolean): Promise<number> {
  for (let at = port; ; at++) {
    try {
      await new Promise<void>((done, failed) => {
        http.once('error', failed);
        http.listen(at, () => {
          http.off('error', failed);
          done();
        });
      });
      const address = http.address();
      return typeof address === 'object' && address ? address.port : at;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || !orNext || at >= port + 100) throw error;
    }
  }
}
