// @vitest-environment happy-dom
/** How the WebRTC driver registers and calls, again and again, with a PeerJS whose server and calls the test plays. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Gate, GateState, Role } from '../../src/peer/link/channel.ts';
import { peerjsGates } from '../../src/peer/link/peerjs.ts';

type Handler = (given?: unknown) => void;

/** Listeners by name, as PeerJS's objects have them. */
class Emitter {
  readonly handlers = new Map<string, Handler[]>();
  on(name: string, handler: Handler): void {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
  }
  once(name: string, handler: Handler): void {
    this.on(name, handler);
  }
  emit(name: string, given?: unknown): void {
    for (const handler of this.handlers.get(name) ?? []) handler(given);
  }
}

class FakeCall extends Emitter {
  closed = false;
  peerConnection: unknown = { remoteDescription: null };
  close(): void {
    this.closed = true;
  }
}

class FakePeer extends Emitter {
  open = false;
  destroyed = false;
  disconnected = false;
  heard = 0;
  hostLinked = false;
  reconnects = 0;
  gaveBack = 0;
  readonly calls: FakeCall[] = [];
  constructor(
    readonly id: string,
    readonly options: Record<string, unknown>,
  ) {
    super();
    peers.push(this);
  }
  connect(): FakeCall {
    this.calls.push(new FakeCall());
    return this.calls.at(-1)!;
  }
  reconnect(): void {
    this.reconnects++;
    this.disconnected = false;
  }
  disconnect(): void {
    this.open = false;
    this.disconnected = true;
    this.emit('disconnected');
  }
  destroy(): void {
    this.destroyed = true;
  }
  giveBack(): boolean {
    if (!this.open) return false;
    this.gaveBack++;
    this.disconnect();
    return true;
  }
  /** The server admits this phone. */
  admit(): void {
    this.open = true;
    this.emit('open');
  }
}

const peers: FakePeer[] = [];
const library = vi.hoisted(() => ({ missing: false }));
vi.mock('../../src/peer/link/peerjs/wire.ts', () => ({
  loadPeerjs: async () => {
    if (library.missing) throw new Error('offline');
    return { TextPeer: FakePeer };
  },
  wireOf: (call: FakeCall) => ({
    peerConnection: new EventTarget(),
    send: () => {},
    onText: () => {},
    onClose: (handler: Handler) => call.on('close', handler),
    close: () => call.close(),
  }),
}));
vi.mock('../../src/peer/link/fingerprint.ts', () => ({
  fingerprintsOf: () => ({ own: new Uint8Array(32), remote: new Uint8Array(32) }),
}));

let gate: Gate;
let states: GateState[] = [];
let channels: Channel[] = [];
const peer = (): FakePeer => peers.at(-1)!;
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function opens(role: Role): Promise<void> {
  gate = peerjsGates()({ role, room: 'QWERTY', token: '0123456789abcdef' });
  gate.onState((state) => states.push(state));
  gate.onChannel((channel) => channels.push(channel));
  await wait(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  [peers.length, states, channels, library.missing] = [0, [], [], false];
});
afterEach(() => {
  gate.close();
  vi.useRealTimers();
});

describe('a host', () => {
  it('registers under its room and waits there', async () => {
    await opens('host');
    expect([peer().id, peer().options['token']]).toEqual(['meatspace-QWERTY', '0123456789abcdef']);
    peer().admit();
    expect([states, peer().calls.length]).toEqual([['ready'], 0]);
  });

  it('says that the server does not answer after five seconds, and registers again', async () => {
    await opens('host');
    await wait(4999);
    expect(states).toEqual([]);
    await wait(1);
    expect([states, peer().disconnected]).toEqual([['no-server'], true]);
    await wait(500);
    expect(peer().reconnects).toBe(1);
    peer().admit();
    expect(states).toEqual(['no-server', 'ready']);
  });

  it('says so at once, and tries again, if the library cannot be loaded', async () => {
    library.missing = true;
    await opens('host');
    expect([states, peers.length]).toEqual([['no-server'], 0]);
    library.missing = false;
    await wait(250);
    expect(peers).toHaveLength(1);
  });

  it.each([
    ['unavailable-id', 'taken'],
    ['browser-incompatible', 'no-webrtc'],
    ['server-error', 'full'],
    ['network', 'no-server'],
  ])('reports %s as %s', async (type, state) => {
    await opens('host');
    peer().emit('error', { type });
    expect(states).toEqual([state]);
  });

  it('waits longer after each failure, up to three seconds, and five for a full server', async () => {
    await opens('host');
    for (const ms of [250, 500, 1000, 2000, 3000, 3000]) {
      peer().disconnect();
      const before = peer().reconnects;
      await wait(ms - 1);
      expect(peer().reconnects, `${ms} ms`).toBe(before);
      await wait(1);
      expect(peer().reconnects, `${ms} ms`).toBe(before + 1);
    }
    peer().emit('error', { type: 'server-error' });
    peer().disconnect();
    await wait(4999);
    expect(peer().reconnects).toBe(6);
    await wait(1);
    expect(peer().reconnects).toBe(7);
  });

  it('hands over a channel once a call opens, gives its room back, and is found again when the channel is over', async () => {
    await opens('host');
    peer().admit();
    const call = new FakeCall();
    peer().emit('connection', call);
    expect(channels).toHaveLength(0);
    call.emit('open');
    expect(channels).toHaveLength(1);
    gate.linked(true);
    await wait(1999);
    expect(peer().gaveBack).toBe(0);
    await wait(1);
    expect(peer().gaveBack).toBe(1);
    await wait(10_000);
    expect(peer().reconnects).toBe(0);
    gate.linked(false);
    await wait(250);
    expect(peer().reconnects).toBe(1);
  });

  it('tells the server later that it has found its partner, if that was out of reach', async () => {
    await opens('host');
    peer().admit();
    peer().disconnect();
    gate.linked(true);
    await wait(2000);
    expect([peer().gaveBack, peer().reconnects]).toEqual([0, 1]);
    peer().admit();
    expect(peer().gaveBack).toBe(1);
  });

  it('takes at most eight calls at a time, and drops one that does not open in eight seconds', async () => {
    await opens('host');
    peer().admit();
    const calls = Array.from({ length: 9 }, () => new FakeCall());
    for (const call of calls) peer().emit('connection', call);
    expect(calls.map(({ closed }) => closed)).toEqual([...Array(8).fill(false), true]);
    await wait(7999);
    expect(calls[0]?.closed).toBe(false);
    await wait(1);
    expect(calls[0]?.closed).toBe(true);
  });

  it('registers again once the server has been silent for twelve seconds, as checked every twenty', async () => {
    await opens('host');
    peer().admit();
    peer().heard = performance.now() + 9000;
    await wait(20_000);
    expect(peer().disconnected).toBe(false);
    await wait(20_000);
    expect(peer().disconnected).toBe(true);
    await wait(250);
    expect(peer().reconnects).toBe(1);
  });
});

describe('a guest', () => {
  it('calls the host as soon as it is admitted, and says why no channel opens', async () => {
    await opens('guest');
    expect(peer().id).toBe('meatspace-QWERTY-01234567');
    peer().admit();
    expect(peer().calls).toHaveLength(1);
    peer().emit('error', { type: 'peer-unavailable' });
    expect([states.at(-1), peer().calls[0]?.closed]).toEqual(['nobody-there', true]);
    await wait(250);
    expect(peer().calls).toHaveLength(2);
    peer().hostLinked = true;
    peer().emit('error', { type: 'peer-unavailable' });
    expect(states.at(-1)).toBe('occupied');
    await wait(250);
    expect(peer().calls).toHaveLength(3);
  });

  it('tells a call without an answer from one that finds no way', async () => {
    await opens('guest');
    peer().admit();
    await wait(8000);
    expect([states.at(-1), peer().disconnected]).toEqual(['nobody-there', true]);
    peer().admit();
    const call = peer().calls.at(-1)!;
    call.peerConnection = { remoteDescription: {} };
    await wait(8000);
    expect([states.at(-1), call.closed]).toEqual(['no-route', true]);
  });

  it('takes no calls', async () => {
    await opens('guest');
    peer().admit();
    const call = new FakeCall();
    peer().emit('connection', call);
    expect(call.closed).toBe(true);
  });

  it('calls nobody any more once it is closed', async () => {
    await opens('guest');
    peer().admit();
    gate.close();
    expect(peer().destroyed).toBe(true);
    await wait(60_000);
    expect([peer().calls.length, peers.length, states]).toEqual([1, 1, ['ready']]);
  });
});
