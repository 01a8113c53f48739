/**
 * The local server: serves the app to the phones and introduces them to each other. It sees neither cards nor moves.
 * One port serves both the files in `dist` and, at `/signal`, the meeting point.
 */

import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail, ok, type Result } from '../base/result.ts';
import { appFiles } from './files.ts';
import { exitWithError, parsePort, portRefusal } from './port.ts';
import { httpTimeouts, listen, routeRequests, type Serving } from './serving.ts';
import { type PointOptions, readOptions } from './signal/options.ts';
import { meetingPoint } from './signal/point.ts';
import { lanAddresses, welcome } from './welcome.ts';

export type { Serving } from './serving.ts';

interface ServeOptions {
  /** Folder of the built app. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** If the port is taken, use the next free one instead of failing. Default false. */
  orNext?: boolean;
  /** By default, only pages from this server may use the meeting point. */
  point?: Partial<PointOptions>;
}

/** Resolves once it listens, on all interfaces. Rejects if the port is taken (`EADDRINUSE`) or not allowed. */
export async function serve({ dist, port, orNext = false, point = {} }: ServeOptions): Promise<Serving> {
  const files = await appFiles(dist);
  const http = createServer(httpTimeouts);
  const serving = await listen(http, port, orNext, point);
  const meeting = meetingPoint(http, '/signal', point);
  routeRequests(http, { '/signal': meeting, '/': files });
  return serving;
}

async function main(): Promise<void> {
  const point = readOptions(process.env);
  if (!point.ok) return exitWithError(point.error);
  const wanted = parsePort(process.env['PORT'], 8080);
  if (!wanted.ok) return exitWithError(wanted.error);
  const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
  const built = await buildApp(dist);
  if (!built.ok) return exitWithError(built.error);
  try {
    const { port } = await serve({ dist, port: wanted.value, orNext: true, point: point.value });
    console.log(welcome(port, lanAddresses(), wanted.value || port));
  } catch (error) {
    exitWithError(portRefusal(error, wanted.value));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) await main();

/** `dist`: the output folder. A disk fault is returned as a sentence; a source fault is thrown. */
export async function buildApp(dist: string): Promise<Result<null, string>> {
  try {
    mkdirSync(dist, { recursive: true });
    accessSync(dist, constants.W_OK);
    console.log('Building the app…');
    const { build } = await import('vite');
    await build({ root: dirname(dist), logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
    return ok(null);
  } catch (error) {
    const sentence = folderRefusal(error, dist);
    if (sentence === null) throw error;
    return fail(sentence);
  }
}

/** Describes a disk fault as a sentence; null for any other error. */
export function folderRefusal(error: unknown, folder: string): string | null {
  const text = String(error);
  if (/\b(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b/.test(text))
    return `Meatspace can’t write the app into ${folder}. Give this user permission to write there, or start Meatspace from a folder you own.`;
  if (/\b(ENOSPC|EDQUOT)\b/.test(text)) return 'The disk is full. Free some space and start again.';
  return null;
}
