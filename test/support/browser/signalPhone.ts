/** A phone at the meeting point without a browser: one socket, and whatever it receives. */
import { WebSocket } from 'ws';

export interface SignalPhone {
  readonly socket: WebSocket;
  /**
   * The server's first message: `OPEN`, or the reason for refusal. `refused` if there was no socket, `ended` if it
   * closed silently.
   */
  readonly first: string;
  send(message: object): void;
  /** The next message of this type, including one already received. Each is returned once. */
  next(type: string): Promise<Record<string, unknown>>;
  /** Messages received but not yet returned by `next`. */
  readonly unread: readonly Record<string, unknown>[];
  /** The close code of the socket. */
  readonly over: Promise<number>;
}

export interface SignalPhoneOptions {
  id: string;
  token?: string;
  /** A local address: any in 127.0.0.0/8. */
  from?: string;
  headers?: Record<string, string>;
  /** PeerJS's server key. */
  key?: string;
}

/** Resolves with the first message, whatever it is. */
export function openPhone(port: number, options: SignalPhoneOptions): Promise<SignalPhone> {
  const { id, token = `token-of-${id}`, from = '127.0.0.1', headers = {}, key = 'peerjs' } = options;
  const query = new URLSearchParams({ key, id, token });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/signal/peerjs?${query}`, { localAddress: from, headers });
  const unread: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  let heardFirst = (_: string): void => {};
  const first = new Promise<string>((resolve) => {
    heardFirst = resolve;
  });
  const over = new Promise<number>((resolve) => {
    socket.once('close', (code) => {
      heardFirst(socket.readyState === WebSocket.CLOSED && code === 1006 ? 'refused' : 'ended');
      resolve(code);
    });
  });
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    unread.push(message);
    heardFirst(String(message['type']));
    for (const look of [...waiting]) look();
  });
  const next = (type: string): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      const look = (): void => {
        const at = unread.findIndex((message) => message['type'] === type);
        if (at < 0) return;
        waiting.delete(look);
        resolve(unread.splice(at, 1)[0] as Record<string, unknown>);
      };
      waiting.add(look);
      look();
    });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return first.then((word) => ({ socket, first: word, send, next, unread, over }));
}

/** One introduction, as between two apps. Resolves when the guest has the answer and the host's last address. */
export async function introduce(
  host: SignalPhone,
  guest: SignalPhone,
  [a, b]: readonly [string, string],
): Promise<void> {
  const payload = (type: string) => ({ type: 'data', connectionId: b, sdp: { type, sdp: 'v=0'.padEnd(900, '.') } });
  guest.send({ type: 'OFFER', payload: payload('offer'), dst: a });
  await host.next('OFFER');
  host.send({ type: 'ANSWER', payload: payload('answer'), dst: b });
  for (let i = 0; i < 3; i++) {
    const candidate = { connectionId: b, candidate: { candidate: 'candidate:'.padEnd(120, String(i)) } };
    guest.send({ type: 'CANDIDATE', payload: candidate, dst: a });
    host.send({ type: 'CANDIDATE', payload: candidate, dst: b });
  }
  await guest.next('ANSWER');
  for (let i = 0; i < 3; i++) await Promise.all([guest.next('CANDIDATE'), host.next('CANDIDATE')]);
}
