/**
 * The computer in the room: hands the app to the phones and introduces them to each other. It sees neither cards nor
 * moves. One port, two things on it: the files of `dist`, and the PeerJS server at `/signal`.
 */
import { createServer, type Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express, { type RequestHandler, type Response } from 'express';
import { ExpressPeerServer, type IClient } from 'peer';
import { headerPolicy } from './policy.ts';
import { welcome } from './welcome.ts';

export interface ServeOptions {
  /** Folder of the built app. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** When the port is taken: the next free one instead of a failure. Default false. */
  orNext?: boolean;
}

export type Listener = Server | SecureServer;

export interface Serving {
  readonly port: number;
  /** Ends every connection at once, the phones' to the meeting point too, and frees the port. */
  close(): Promise<void>;
}

/** Resolves when it listens, on all interfaces. Rejects when the port is taken (`EADDRINUSE`) or not allowed. */
export async function serve({ dist, port, orNext = false }: ServeOptions): Promise<Serving> {
  const app = express().disable('x-powered-by');
  const http = createServer(app);
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const listening = await listen(http, port, orNext);
  app.use('/signal', meetingPoint(http));
  app.use((_, response, next) => {
    response.setHeader('Content-Security-Policy', headerPolicy);
    next();
  });
  app.use(express.static(dist, { setHeaders: (response, file) => cache(response, relative(dist, file)) }));

  return {
    port: listening,
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Names carry a hash of the content under `assets/` alone; everything else is asked for anew, so that an update arrives. */
function cache(response: Response, file: string): void {
  const hashed = file.startsWith(`assets${sep}`);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The PeerJS server, on the connections of `http`. */
export function meetingPoint(http: Listener): RequestHandler {
  const point = ExpressPeerServer(http, {
    path: '/',
    // Only pages from here may use it, and a phone that has vanished gives its room up soon: it says hello every 5 s.
    corsOptions: { origin: false },
    alive_timeout: 20_000,
    concurrent_limit: 64,
  });
  const known = new WeakSet<IClient>();
  point.on('connection', (client) => {
    // To a phone that comes back before its old connection was given up the library says nothing, and it would wait.
    if (known.has(client)) client.send({ type: 'OPEN' });
    known.add(client);
  });
  point.on('error', () => {});
  // Its types come from another major of express; what it is made of is the same.
  return point as unknown as RequestHandler;
}

/** Result: the port it listens on. */
export async function listen(http: Listener, port: number, orNext: boolean): Promise<number> {
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

async function main(): Promise<void> {
  const { port } = await serve({
    dist: join(dirname(fileURLToPath(import.meta.url)), '../../dist'),
    port: Number(process.env.PORT) || 8080,
    orNext: true,
  });
  console.log(welcome(port));
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) await main();
