/**
 * The local server: serves the app to the phones and introduces them to each other. It sees neither cards nor moves.
 * One port serves the files of `dist`, and the meeting point at `/signal`.
 */
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express, { type RequestHandler, type Response } from 'express';
import { buildApp } from './build.ts';
import { headerPolicy } from './policy.ts';
import { readPort, refusedPort } from './port.ts';
import { listen, patience, plainHeaders, type Serving } from './serving.ts';
import { type PointOptions, readOptions } from './signal/options.ts';
import { meetingPoint } from './signal/point.ts';
import { lanAddresses, welcome } from './welcome.ts';

export type { Serving } from './serving.ts';

export interface ServeOptions {
  /** Folder of the built app. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** If the port is taken, use the next free one instead of failing. Default false. */
  orNext?: boolean;
  /** By default only pages from here may use the meeting point. */
  point?: Partial<PointOptions>;
}

/** Resolves once it listens, on all interfaces. Rejects if the port is taken (`EADDRINUSE`) or not allowed. */
export async function serve({ dist, port, orNext = false, point = {} }: ServeOptions): Promise<Serving> {
  const app = express().disable('x-powered-by').use(plainHeaders);
  const http = createServer(patience, app);
  const serving = await listen(http, port, orNext, point);
  app.use('/signal', meetingPoint(http, '/signal', point));
  app.use((_, response, next) => {
    response.setHeader('Content-Security-Policy', headerPolicy);
    next();
  });
  app.use(await inside(dist));
  app.use(express.static(dist, { setHeaders: (response, file) => cache(response, relative(dist, file)) }));
  return serving;
}

/** Serves nothing outside the folder, not even through symbolic links. */
async function inside(dist: string): Promise<RequestHandler> {
  const root = await realpath(dist).catch(() => dist);
  return async ({ path }, response, next) => {
    const file = await realpath(join(root, decoded(path))).catch(() => root);
    if (file === root || file.startsWith(root + sep)) next();
    else response.sendStatus(404);
  };
}

/** Empty for an invalid path, which is refused later. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** Only names under `assets/` contain a content hash; everything else is revalidated, so that updates arrive. */
function cache(response: Response, file: string): void {
  const hashed = file.startsWith(`assets${sep}`);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

async function main(): Promise<void> {
  const point = readOptions(process.env);
  if (!point.ok) return refuse(point.error);
  const wanted = readPort(process.env.PORT, 8080);
  if (!wanted.ok) return refuse(wanted.error);
  const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
  const built = await buildApp(dist);
  if (!built.ok) return refuse(built.error);
  try {
    const { port } = await serve({ dist, port: wanted.value, orNext: true, point: point.value });
    console.log(welcome(port, lanAddresses(), wanted.value || port));
  } catch (error) {
    refuse(refusedPort(error, wanted.value));
  }
}

function refuse(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) await main();
