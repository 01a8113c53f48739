/** A static file host, serving at its root or in a folder. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesIn } from '../../../src/server/files.ts';
import type { Serving } from '../../../src/server/index.ts';
import { routeRequests } from '../../../src/server/serving.ts';
import { closeLater } from './closing.ts';

/** `headers`: sent with each file. */
export async function serveStatic(folder: string, at = '/', headers: Record<string, string> = {}): Promise<Serving> {
  const files = await filesIn(folder, () => headers);
  const http = createServer();
  routeRequests(http, {
    [at]: (request, response) => {
      if (at !== '/') request.url = request.url?.slice(at.length) || '/';
      files(request, response);
    },
  });
  await new Promise<void>((done) => http.listen(0, done));
  const serving: Serving = {
    port: (http.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
  closeLater(() => serving.close());
  return serving;
}
