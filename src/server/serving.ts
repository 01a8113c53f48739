/** A server that listens, and that can be ended without waiting for anybody. */
import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';

export type Listener = Server | SecureServer;

export interface Serving {
  readonly port: number;
  /** Ends every connection at once, the phones' to the meeting point too, and frees the port. */
  close(): Promise<void>;
}

/** Listens on all interfaces. `orNext`: on the next free port when this one is taken. Rejects when it may not, or cannot. */
export async function listen(http: Listener, port: number, orNext: boolean): Promise<Serving> {
  const sockets = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    port: await bound(http, port, orNext),
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Result: the port it listens on. */
async function bound(http: Listener, port: number, orNext: boolean): Promise<number> {
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
