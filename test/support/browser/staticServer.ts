/** A host that serves files and nothing else, as any web host does: at its root or in a folder. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Serving } from '../../../src/server/index.ts';

export async function serveStatic(folder: string, at = '/'): Promise<Serving> {
  const http = createServer(express().use(at, express.static(folder)));
  await new Promise<void>((done) => http.listen(0, done));
  return {
    port: (http.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
}
