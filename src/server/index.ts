/**
 * The computer in the room: hands the app to the phones and introduces them to each other. It sees neither cards nor
 * moves. One port, two things on it: the files of `dist`, and the PeerJS server at `/signal`.
 */
import { createServer } from 'node:http';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express, { type RequestHandler, type Response } from 'express';
import { ExpressPeerServer, type IClient } from 'peer';
import { headerPolicy } from './policy.ts';
import { type Listener, listen, type Serving } from './serving.ts';
import { welcome } from './welcome.ts';

export type { Serving } from './serving.ts';

export interface ServeOptions {
  /** Folder of the built app. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** When the port is taken: the next free one instead of a failure. Default false. */
  orNext?: boolean;
}

/** Resolves when it listens, on all interfaces. Rejects when the port is taken (`EADDRINUSE`) or not allowed. */
export async function serve({ dist, port, orNext = false }: ServeOptions): Promise<Serving> {
  const app = express().disable('x-powered-by');
  const http = createServer(app);
  const serving = await listen(http, port, orNext);
  app.use('/signal', meetingPoint(http));
  app.use((_, response, next) => {
    response.setHeader('Content-Security-Policy', headerPolicy);
    next();
  });
  app.use(express.static(dist, { setHeaders: (response, file) => cache(response, relative(dist, file)) }));
  return serving;
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

async function main(): Promise<void> {
  const { port } = await serve({
    dist: join(dirname(fileURLToPath(import.meta.url)), '../../dist'),
    port: Number(process.env.PORT) || 8080,
    orNext: true,
  });
  console.log(welcome(port));
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) await main();
