/** A stranger in the host's room who sends whatever the library allows. */
import type { Peer } from 'peerjs';

/**
 * Calls the room in every way and sends junk of every kind; resolves when nothing more happens. `port`: the pairing
 * server's, if it differs from this page's.
 */
export async function attack(room: string, port = Number(location.port)): Promise<void> {
  const { Peer } = await import('peerjs');
  const peer = new Peer(`stranger-${Math.floor(Math.random() * 1e9)}`, {
    host: location.hostname,
    port,
    path: '/signal',
    secure: false,
    config: { iceServers: [] },
    debug: 0,
  });
  await new Promise<void>((resolve) => peer.once('open', () => resolve()));
  const id = `meatspace-${room}`;
  for (const serialization of ['binary', 'raw', 'toString', 'json']) {
    offer(peer, id, serialization);
    await pause(100);
  }
  for (const junk of junks) {
    const call = peer.connect(id, { serialization: 'json', reliable: true });
    const over = new Promise<void>((resolve) => call.once('close', () => resolve()));
    const open = new Promise<void>((resolve) => call.once('open', () => resolve()));
    await Promise.race([open, pause(3000)]);
    try {
      junk((data) => call.dataChannel?.send(data));
    } catch {
      // The host has hung up in the meantime.
    }
    await Promise.race([over, pause(300)]);
    call.close();
  }
  peer.destroy();
}

type Send = (data: string & Uint8Array<ArrayBuffer>) => void;
const bytes = (text: string) => new TextEncoder().encode(text) as never;
const quoted = (text: string) => bytes(JSON.stringify(text));

const junks: ((send: Send) => void)[] = [
  (send) => send('a text frame' as never),
  (send) => send(bytes('null')),
  (send) => send(bytes('{"__peerData":{"type":"close"}}')),
  (send) => send(bytes('not json')),
  (send) => send(new Uint8Array(200_000) as never),
  (send) => send(quoted('!')),
  (send) => send(quoted('.')),
  (send) => send(quoted(`.${btoa('\x10hello')}`)),
  // More than a stranger may send, in chunks that never end.
  (send) => {
    for (let i = 0; i < 100; i++) send(quoted(`+${'A'.repeat(12_284)}`));
  },
  (send) => {
    for (let i = 0; i < 20_000; i++) send(quoted(`.${btoa('\x01MEAT')}`));
  },
];

/** A message that the library itself would not send. */
function offer(peer: Peer, to: string, serialization: string): void {
  const payload = {
    sdp: { type: 'offer', sdp: 'v=0' },
    type: 'data',
    connectionId: `dc_${serialization}`,
    serialization,
  };
  peer.socket.send({ type: 'OFFER', payload, dst: to });
  peer.socket.send({ type: 'OFFER', payload: { ...payload, type: 'media' }, dst: to });
  peer.socket.send({ type: 'OFFER', payload: null, dst: to });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
