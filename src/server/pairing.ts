/**
 * `npm run pairing`: only the meeting point, for an app on a static host. Two phones find each other there and then
 * connect directly. A page loaded over https can only reach it over https: give it a certificate, or put it behind a
 * web server that has one.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithError, parsePort } from './port.ts';
import { httpTimeouts, listen, routeRequests, type Serving } from './serving.ts';
import { type PointOptions, readOptions } from './signal/options.ts';
import { meetingPoint } from './signal/point.ts';

interface PairingServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** PEM texts. Without them the server uses plain http. */
  certificate?: { cert: string; key: string };
  /** The server serves no pages, so its users come from other origins; by default, from any. */
  point?: Partial<PointOptions>;
}

/**
 * Resolves once it listens, on all interfaces. Rejects if the port is taken or not allowed, or the certificate is
 * invalid.
 */
export async function servePairing({ port, certificate, point }: PairingServerOptions): Promise<Serving> {
  const http = certificate ? createSecureServer({ ...httpTimeouts, ...certificate }) : createServer(httpTimeouts);
  const options: Partial<PointOptions> = { origins: 'any', ...point };
  const serving = await listen(http, port, false, options);
  routeRequests(http, { '/signal': meetingPoint(http, '/signal', options) });
  return serving;
}

async function main(): Promise<void> {
  const { PORT, CERT, KEY } = process.env;
  if (!CERT !== !KEY) return exitWithError('A certificate needs both CERT and KEY. Set each to the name of a file.');
  const wanted = parsePort(PORT, 9000);
  if (!wanted.ok) return exitWithError(wanted.error);
  const point = readOptions(process.env);
  if (!point.ok) return exitWithError(point.error);
  try {
    const certificate = CERT && KEY ? { cert: readFileSync(CERT, 'utf8'), key: readFileSync(KEY, 'utf8') } : undefined;
    const options = { port: wanted.value, point: point.value };
    const { port } = await servePairing({ ...options, ...(certificate ? { certificate } : {}) });
    console.log(
      `The pairing server is listening on port ${port}${certificate ? '' : ', over plain http'}. In Meatspace’s Settings, enter ${certificate ? 'https' : 'http'}://<name of this computer>:${port}`,
    );
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const why = error instanceof Error ? error.message : String(error);
    exitWithError(
      taken
        ? 'The port is taken. Choose another one: PORT=9001 npm run pairing'
        : `The pairing server can’t start: ${why}`,
    );
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) await main();
