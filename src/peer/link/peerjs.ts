/**
 * The WebRTC driver, signaling through a PeerJS server at the same origin. Whatever breaks (the server, the other
 * phone, the network), the driver registers or calls again as long as the app is open.
 */
import type { DataConnection } from 'peerjs';
import { everySecond } from '../everySecond.ts';
import type { Address, Channel, Gate, GateFault, GateState, OpenGate } from './channel.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { loadPeerjs, type PeerjsLibrary, type TextPeer, wireOf } from './peerjs/wire.ts';
import { textChannel } from './textChannel.ts';

export interface PeerjsOptions {
  /** The PeerJS server. Default: `/signal` at the page's origin. */
  server?: { host: string; port: number; path: string; secure: boolean };
  /** None by default: both phones are on one network, and no outside server has to know about them. */
  iceServers?: RTCIceServer[];
}

/** Each gate registers under its address and retries until it is closed. */
export function peerjsGates(options: PeerjsOptions = {}): OpenGate {
  return (address) => new PeerGate(address, options);
}

/**
 * In ms. `register`: timeout for the server's answer. `dial`: from the call to an open channel; the server itself holds
 * a call for 5 s until its host is there. `renew`: how often a waiting host checks its registration, which may expire
 * silently (whole seconds). `deaf`: the longest silence from the server with a live registration. `handBack`: how long
 * a pair keeps its server rooms after its channel opens, since better network routes may still be found.
 */
const timing = {
  register: 5000,
  dial: 8000,
  renew: 20_000,
  deaf: 12_000,
  handBack: 2000,
  firstAgain: 250,
  longestAgain: 3000,
  againWhenFull: 5000,
  steady: 5000,
};
const MAX_CALLERS = 8;
/** States that end once the server has admitted this phone. */
const ofServer: ReadonlySet<GateState> = new Set(['reaching', 'no-server', 'full']);

class PeerGate implements Gate {
  #library: PeerjsLibrary | null = null;
  #peer: TextPeer | null = null;
  #state: GateState = 'reaching';
  #closed = false;
  /** The pair has a channel: the server no longer matters. */
  #atOne = false;
  /**
   * For a host with a channel: the server has not been notified, and would tell later callers that there is no host.
   */
  #untold = false;
  /** Calls in progress, outgoing or incoming, not open yet. */
  readonly #calls = new Set<DataConnection>();
  readonly #channels = new Set<Channel>();
  /** Failures since a connection last stayed up for a while. */
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #parting: ReturnType<typeof setTimeout> | undefined;
  readonly #endRenewal: () => void;
  #takeChannel: (channel: Channel) => void = (channel) => channel.close();
  #takeState: (state: GateState) => void = () => {};
  readonly #wake = () => this.#renew(0);

  constructor(
    private readonly address: Address,
    private readonly options: PeerjsOptions,
  ) {
    let looks = 0;
    this.#endRenewal = everySecond(() => {
      if (++looks % (timing.renew / 1000) === 0) this.#renew(timing.deaf);
    });
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    void this.#register();
  }

  onChannel(handler: (channel: Channel) => void): void {
    this.#takeChannel = handler;
  }

  onState(handler: (state: GateState) => void): void {
    this.#takeState = handler;
  }

  linked(yes: boolean): void {
    this.#atOne = yes;
    this.#untold = false;
    clearTimeout(this.#parting);
    if (yes) this.#parting = setTimeout(() => this.#giveBack(), timing.handBack);
    else this.#retry();
  }

  close(): void {
    this.#closed = true;
    this.#endRenewal();
    clearTimeout(this.#parting);
    clearTimeout(this.#again);
    clearTimeout(this.#patience);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    for (const channel of [...this.#channels]) channel.close();
    this.#peer?.destroy();
  }

  async #register(): Promise<void> {
    try {
      this.#library ??= await loadPeerjs();
    } catch {
      return this.#fault('no-server');
    }
    if (this.#closed || (this.#atOne && !this.#untold)) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#fault('no-server');
      this.#peer?.disconnect();
    }, timing.register);
    try {
      if (this.#peer && !this.#peer.destroyed) this.#peer.reconnect();
      else this.#peer = this.#newPeer(this.#library);
    } catch {
      this.#fault('no-server');
    }
  }

  #newPeer(library: PeerjsLibrary): TextPeer {
    const { role, room, token } = this.address;
    const secure = location.protocol === 'https:';
    const port = Number(location.port) || (secure ? 443 : 80);
    const server = this.options.server ?? { host: location.hostname, port, path: '/signal', secure };
    const config = { iceServers: this.options.iceServers ?? [] };
    const peer = new library.TextPeer(role === 'host' ? idOf(room) : `${idOf(room)}-${token.slice(0, 8)}`, {
      ...server,
      token,
      config,
    });
    peer.on('open', () => {
      clearTimeout(this.#patience);
      if (this.#atOne) return this.#giveBack();
      if (role === 'host') this.#failures = 0;
      // Keep what a guest has learned about its host.
      if (role === 'host' || ofServer.has(this.#state)) this.#turn('ready');
      this.#dial();
    });
    peer.on('error', ({ type }) => {
      if (type === 'unavailable-id') this.#fault('taken');
      else if (type === 'browser-incompatible') this.#fault('no-webrtc');
      else if (type === 'server-error') this.#fault('full');
      else if (type === 'peer-unavailable') this.#missed(peer.hostLinked ? 'occupied' : 'nobody-there');
      else if (type !== 'webrtc') this.#fault('no-server');
    });
    // Open channels survive without the server; new calls need it.
    peer.on('disconnected', () => this.#retry());
    peer.on('close', () => this.#retry());
    peer.on('connection', (call) => {
      if (role === 'host' && this.#calls.size < MAX_CALLERS) this.#expect(call);
      else call.close();
    });
    return peer;
  }

  #dial(): void {
    if (this.#closed || this.address.role === 'host' || this.#calls.size + this.#channels.size > 0) return;
    if (!this.#peer?.open) return;
    const call = this.#peer.connect(idOf(this.address.room), { serialization: 'json', reliable: true });
    if (call) this.#expect(call);
    else this.#retry();
  }

  /** Waits for a call to open, up to a timeout. */
  #expect(call: DataConnection): void {
    this.#calls.add(call);
    const drop = (fault: GateFault) => {
      if (!this.#calls.has(call)) return;
      call.close();
      this.#calls.delete(call);
      this.#fault(fault);
    };
    setTimeout(() => {
      if (!this.#calls.has(call)) return;
      const answered = Boolean(call.peerConnection?.remoteDescription);
      // No answer, and nothing else from the server: it may have lost this registration.
      if (!answered) this.#peer?.disconnect();
      drop(answered ? 'no-route' : 'nobody-there');
    }, timing.dial);
    call.on('error', () => drop('no-route'));
    call.once('open', () => {
      if (this.#calls.delete(call)) this.#open(call);
    });
  }

  #open(call: DataConnection): void {
    const fingerprints = this.#closed ? null : fingerprintsOf(call.peerConnection);
    if (!fingerprints) {
      call.close();
      return this.#retry();
    }
    const since = performance.now();
    const channel = textChannel(wireOf(call), fingerprints, () => {
      this.#channels.delete(channel);
      if (this.#atOne) return;
      // A short-lived channel was refused, or is about to be: back off.
      if (performance.now() - since >= timing.steady) this.#failures = 0;
      this.#retry();
    });
    this.#channels.add(channel);
    this.#turn('ready');
    this.#takeChannel(channel);
  }

  #missed(fault: GateFault): void {
    this.#dropCalls();
    this.#fault(fault);
  }

  #dropCalls(): void {
    for (const call of [...this.#calls]) {
      call.close();
      this.#calls.delete(call);
    }
  }

  /** Rooms on the server are for phones still looking for each other. */
  #giveBack(): void {
    // If dropped now, a caller would wait in vain and then report that there is no host.
    if (this.address.role === 'host' && this.#calls.size > 0) {
      this.#parting = setTimeout(() => this.#giveBack(), timing.handBack);
      return;
    }
    this.#dropCalls();
    clearTimeout(this.#patience);
    this.#untold = this.#peer?.giveBack() !== true && this.address.role === 'host';
    if (this.#untold) this.#tellLater();
  }

  /** If the server's socket was down when the pair got its channel, reopens it once to report the channel. */
  #tellLater(): void {
    if (this.#untold && (!this.#peer || this.#peer.destroyed || this.#peer.disconnected)) void this.#register();
  }

  #fault(fault: GateFault): void {
    if (this.#atOne) return;
    clearTimeout(this.#patience);
    this.#turn(fault);
    this.#retry();
  }

  /** Schedules the next step: registering or calling. */
  #retry(): void {
    clearTimeout(this.#again);
    if (this.#closed || this.#atOne) return;
    this.#again = setTimeout(() => {
      if (this.#peer?.open) this.#dial();
      else if (!this.#peer || this.#peer.destroyed || this.#peer.disconnected) void this.#register();
    }, this.#delayMs());
  }

  #delayMs(): number {
    if (this.#state === 'full') return timing.againWhenFull;
    // The server holds such a call only briefly, and the host may return at any moment.
    if (this.#state === 'occupied') return timing.firstAgain;
    return Math.min(timing.longestAgain, timing.firstAgain * 2 ** this.#failures++);
  }

  /** `deafMs`: how long the server may be silent before its registration is in doubt. */
  #renew(deafMs: number): void {
    if (this.#closed || document.hidden) return;
    if (this.#atOne) return this.#tellLater();
    // A host may wait for others while it already has channels.
    if (this.#calls.size + (this.address.role === 'host' ? 0 : this.#channels.size) > 0) return;
    if (this.address.role === 'guest' || !this.#peer?.open) this.#retry();
    else if (performance.now() - this.#peer.heard >= deafMs) this.#peer.disconnect();
  }

  #turn(state: GateState): void {
    if (this.#closed || this.#state === state) return;
    this.#state = state;
    this.#takeState(state);
  }
}

const idOf = (room: string) => `meatspace-${room}`;
