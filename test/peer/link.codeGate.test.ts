/** The host's side of a connection by codes; the test decides whether the connections succeed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomBytes } from '../../src/peer/crypto.ts';
import { describeSignal, packAnswer, type Signal } from '../../src/peer/link/codes/signal.ts';
import { type CodeGate, codeGate } from '../../src/peer/link/codes.ts';

const signal = (): Signal => ({
  ufrag: 'aB+/',
  password: 'abcdefghijklmnopqrstuv12',
  fingerprint: randomBytes(32),
  mid: '0',
  addresses: [{ host: '192.168.4.7', port: 50_000 }],
});

class Data extends EventTarget {
  readyState = 'connecting';
  send(): void {}
}

const connections: Connection[] = [];

class Connection extends EventTarget {
  readonly data = new Data();
  signalingState = 'stable';
  connectionState = 'new';
  iceGatheringState = 'complete';
  localDescription: { sdp: string } | null = null;
  currentLocalDescription: { sdp: string } | null = null;
  currentRemoteDescription: { sdp: string } | null = null;
  constructor() {
    super();
    connections.push(this);
  }
  createDataChannel = () => this.data;
  createOffer = async () => ({ sdp: describeSignal(signal(), 'offer') });
  async setLocalDescription(description: { sdp: string }): Promise<void> {
    this.localDescription = this.currentLocalDescription = description;
    this.signalingState = 'have-local-offer';
  }
  async setRemoteDescription(description: { sdp: string }): Promise<void> {
    this.currentRemoteDescription = description;
    this.signalingState = 'stable';
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', Connection);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  connections.length = 0;
});

/** The host shows a code and reads an answer to it. */
async function answered(gate: CodeGate): Promise<Connection> {
  gate.begin();
  await vi.advanceTimersByTimeAsync(10);
  expect(await gate.read(packAnswer(gate.shown as Uint8Array, signal()))).toBe('read');
  return connections.at(-1) as Connection;
}

test('a second guest whose connection fails gets a new code, although the first stays connected', async () => {
  const gate = codeGate('host');
  const came: unknown[] = [];
  gate.onChannel((channel) => came.push(channel));
  const first = await answered(gate);
  first.data.readyState = 'open';
  first.data.dispatchEvent(new Event('open'));
  expect([came.length, gate.shown]).toEqual([1, null]);
  await answered(gate);
  const used = gate.shown;
  // The first guest's heartbeat continues meanwhile.
  for (let second = 0; second < 9; second++) {
    first.data.dispatchEvent(new MessageEvent('message', { data: 'h' }));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(connections).toHaveLength(3);
  expect(gate.shown).not.toEqual(used);
  gate.close();
});
