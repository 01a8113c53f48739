/**
 * The serverless driver: people carry the connection data as a code for the other phone's camera, or as text. The host
 * shows a code, the guest reads it and shows an answer, and the host reads the answer.
 */

import { equal } from '../../base/bytes.ts';
import { watchers } from '../../base/watchers.ts';
import type { Channel, Gate, GateState, Role } from './channel.ts';
import { applySignal, localSignal, wireOf } from './codes/negotiate.ts';
import { packAnswer, packSignal, unpackAnswer, unpackSignal } from './codes/signal.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { type TextWire, textChannel } from './textChannel.ts';

/** A gate that shows and reads codes. The caller packs its bytes into text or pictures. */
export interface CodeGate extends Gate {
  /** What this phone shows now; null if it shows nothing. */
  readonly shown: Uint8Array | null;
  /** Calls `handler` after every change of `shown`. Returns a function that unsubscribes. */
  onShown(handler: () => void): () => void;
  /** The host starts showing a code; a guest has nothing to show before reading one. */
  begin(): void;
  /** Reads the other phone's code; any result except `read` changes nothing. */
  read(code: Uint8Array): Promise<CodeReading>;
}

/** `broken`: not a complete code that this browser can use. `other`: an answer to a different code. */
export type CodeReading = 'read' | 'broken' | 'other';

/**
 * In ms. `open`: from the host reading the answer to an open channel, normally a fraction of a second. `renew`: how
 * often a guest shows a fresh answer, since browsers give up on an unused one after a few seconds.
 */
const timing = { open: 8000, renew: 15_000 };
/** Answers that are still valid: the host may have read an earlier one. */
const MAX_ANSWERS = 3;

/**
 * A gate over two codes that people carry from screen to screen. `iceServers`: none by default, as both phones are on
 * one network.
 */
export function codeGate(role: Role, iceServers: RTCIceServer[] = []): CodeGate {
  return new Codes(role, iceServers);
}

class Codes implements CodeGate {
  shown: Uint8Array | null = null;
  #closed = false;
  readonly #tries = new Set<RTCPeerConnection>();
  readonly #channels = new Set<Channel>();
  /** Guest only: the host's latest code. */
  #offer: Uint8Array | null = null;
  #renewal: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #takeChannel: (channel: Channel) => void = (channel) => channel.close();
  #takeState: (state: GateState) => void = () => {};
  readonly #watchers = watchers();

  constructor(
    private readonly role: Role,
    private readonly iceServers: RTCIceServer[],
  ) {}

  onChannel(handler: (channel: Channel) => void): void {
    this.#takeChannel = handler;
  }

  onState(handler: (state: GateState) => void): void {
    this.#takeState = handler;
  }

  /** Codes use no room on a server. */
  linked(): void {}

  onShown(handler: () => void): () => void {
    return this.#watchers.add(handler);
  }

  begin(): void {
    if (this.role === 'host' && !this.#closed && this.#tries.size === 0) void this.#propose();
  }

  async read(code: Uint8Array): Promise<CodeReading> {
    if (this.#closed) return 'other';
    return this.role === 'host' ? this.#readAnswer(code) : this.#readOffer(code);
  }

  close(): void {
    this.#closed = true;
    this.#rest();
    for (const channel of [...this.#channels]) channel.close();
    this.#show(null);
  }

  // ---- host

  async #propose(): Promise<void> {
    const connection = this.#connect();
    if (!connection) return;
    this.#await(connection, connection.createDataChannel('meatspace', { ordered: true }));
    const signal = await localSignal(connection, () => connection.createOffer());
    if (signal && this.#tries.has(connection)) this.#show(packSignal(signal));
  }

  async #readAnswer(code: Uint8Array): Promise<CodeReading> {
    const [connection] = this.#tries;
    const answer = unpackAnswer(code);
    if (!answer) return 'broken';
    if (!connection || !this.shown || !answer.isTo(this.shown)) return 'other';
    // The same code again, from a camera still pointed at it.
    if (connection.signalingState === 'stable') return 'read';
    if (!(await applySignal(connection, answer.signal, 'answer'))) return 'broken';
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#missed(), timing.open);
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed' && this.#tries.has(connection)) this.#missed();
    });
    return 'read';
  }

  /** No packet arrived: the next attempt needs a new code. */
  #missed(): void {
    if (this.#closed) return;
    this.#rest();
    this.#takeState('no-route');
    this.begin();
  }

  // ---- guest

  async #readOffer(code: Uint8Array): Promise<CodeReading> {
    if (this.#offer && equal(this.#offer, code)) return 'read';
    if (!unpackSignal(code)) return 'broken';
    this.#rest();
    this.#offer = code.slice();
    this.#renewal = setInterval(() => void this.#answer(), timing.renew);
    await this.#answer();
    return this.shown === null ? 'broken' : 'read';
  }

  async #answer(): Promise<void> {
    const offer = this.#offer;
    const signal = offer && unpackSignal(offer);
    const connection = signal && this.#connect();
    if (!offer || !signal || !connection) return;
    for (const old of [...this.#tries].slice(0, -MAX_ANSWERS)) this.#drop(old);
    connection.addEventListener('datachannel', ({ channel }) => this.#await(connection, channel));
    if (!(await applySignal(connection, signal, 'offer'))) return this.#drop(connection);
    const own = await localSignal(connection, () => connection.createAnswer());
    if (own && this.#tries.has(connection)) this.#show(packAnswer(offer, own));
  }

  // ---- both

  #connect(): RTCPeerConnection | null {
    try {
      const connection = new RTCPeerConnection({ iceServers: this.iceServers });
      this.#tries.add(connection);
      return connection;
    } catch {
      this.#takeState('no-webrtc');
      return null;
    }
  }

  #await(connection: RTCPeerConnection, data: RTCDataChannel): void {
    const wire = wireOf(connection, data);
    const open = () => {
      // A fast connection may open before the browser has settled the description, including its fingerprints.
      if (connection.signalingState === 'stable') this.#open(connection, wire);
      else connection.addEventListener('signalingstatechange', open, { once: true });
    };
    if (data.readyState === 'open') open();
    else data.addEventListener('open', open, { once: true });
  }

  #open(connection: RTCPeerConnection, wire: TextWire): void {
    const fingerprints = this.#tries.has(connection) ? fingerprintsOf(connection) : null;
    if (this.#closed || !fingerprints) {
      this.#drop(connection);
      return this.begin();
    }
    this.#tries.delete(connection);
    this.#rest();
    this.#offer = null;
    const channel = textChannel(wire, fingerprints, () => {
      this.#channels.delete(channel);
      // A new code is needed before anyone can connect.
      if (this.#channels.size === 0) this.begin();
    });
    this.#channels.add(channel);
    this.#takeState('ready');
    this.#takeChannel(channel);
    if (this.#channels.has(channel)) this.#show(null);
  }

  /** Abandons all attempts. */
  #rest(): void {
    clearInterval(this.#renewal);
    clearTimeout(this.#patience);
    for (const connection of [...this.#tries]) this.#drop(connection);
  }

  #drop(connection: RTCPeerConnection): void {
    this.#tries.delete(connection);
    connection.close();
  }

  #show(code: Uint8Array | null): void {
    this.shown = code;
    this.#watchers.tell();
  }
}
