/** A host that serves files and nothing else, as any web host does: at its root or in a folder. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Serving } from '../../../src/server/index.ts';

/** `headers`: what it says with each file. */
export async function serveStatic(folder: string, at = '/', headers: Record<string, string> = {}): Promise<Serving> {
  const setHeaders = (response: ServerResponse) => void response.setHeaders(new Map(Object.entries(headers)));
  const http = createServer(express().use(at, express.static(folder, { setHeaders })));
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
