/** Serves the files of a folder, such as the built app. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { type HttpHandler, pathOf, sendStatus } from './serving.ts';

/** Content types by extension, for everything in a build. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/**
 * Serves the built app. Only names under `assets/` contain a content hash; everything else is revalidated, so that
 * updates arrive.
 */
export async function appFiles(dist: string): Promise<HttpHandler> {
  const files = await filesIn(dist, (path) => ({
    'Cache-Control': path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }));
  return (request, response) => files(request, response.setHeader('Content-Security-Policy', headerPolicy));
}

/**
 * Serves nothing outside the folder, not even through symbolic links. Files are looked up at each request. `headersOf`:
 * additional headers for the file at the given path in the folder.
 */
export async function filesIn(
  folder: string,
  headersOf: (path: string) => Record<string, string>,
): Promise<HttpHandler> {
  const root = await realpath(folder).catch(() => folder);
  return async (request, response) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? await fileAt(root, pathOf(request)) : null;
    if (file === null) return sendStatus(response, 404);
    response.setHeaders(new Map(Object.entries(headersOf(relative(root, file.path)))));
    send(file, request, response);
  };
}

interface File {
  readonly path: string;
  readonly size: number;
  readonly mtime: Date;
}

/** Returns null if the path is invalid or no file is there. */
async function fileAt(root: string, asked: string): Promise<File | null> {
  try {
    const inside = decodeURIComponent(asked);
    const path = await realpath(join(root, inside.endsWith('/') ? `${inside}index.html` : inside));
    const found = await stat(path);
    return path.startsWith(root + sep) && found.isFile() ? { path, size: found.size, mtime: found.mtime } : null;
  } catch {
    return null;
  }
}

function send({ path, size, mtime }: File, request: IncomingMessage, response: ServerResponse): void {
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  response.setHeader('ETag', etag).setHeader('Last-Modified', mtime.toUTCString());
  const known = request.headers['if-none-match'];
  if (known?.split(/ *, */).some((tag) => tag.replace(/^(W\/)?/, 'W/') === etag)) {
    response.writeHead(304).end();
    return;
  }
  response
    .setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    .setHeader('Content-Length', size);
  if (request.method === 'HEAD') response.end();
  // Closes the file if the connection breaks, and the connection if the file can't be read. If the file has grown since
  // the lookup, only its old length is sent.
  else if (size === 0) response.end();
  else pipeline(createReadStream(path, { end: size - 1 }), response, () => {});
}

/** Inline, so that a page opened at another route never shows the prerendered home screen. */
export const emptyElsewhereScript = "if(location.hash.length>2)document.getElementById('app').textContent=''";

const hashOfInline = createHash('sha256').update(emptyElsewhereScript).digest('base64');

/**
 * The Content-Security-Policy: what a page may load and contact. The build writes it into the page, so that any static
 * host applies it; `npm start` also sends it as a header. A page may open sockets to any pairing server, since the
 * owner chooses its address (Settings); once running, the app narrows that to the configured server.
 */
export const policy = [
  "default-src 'none'",
  // The arithmetic for hidden cards is WebAssembly. This does not allow eval of scripts.
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hashOfInline}'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The header also forbids framing, against clickjacking. */
const headerPolicy = `${policy}; frame-ancestors 'none'`;
