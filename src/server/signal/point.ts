/**
 * The meeting point: introduces phones that look for each other by name, over the PeerJS protocol. Each opens a socket
 * under its name; messages between phones are relayed, and message types reserved for the server are dropped.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { parseObject } from '../../base/json.ts';
import { type HttpHandler, pathOf, type ServerListener, sendStatus } from '../serving.ts';
import { Caller, endSocket, frameLimit } from './caller.ts';
import { Admission } from './door.ts';
import { NameRegistry } from './names.ts';
import { defaults, type PointOptions } from './options.ts';
import { MessageQueue } from './post.ts';

/** Names reserved for absent phones, per allowed socket. */
const reservedNamesPerSocket = 20;
/** Maximum number of sockets refused with a message; the rest are dropped without one. */
const maxRefused = 64;
/** Interval of the cleanup (ms). */
const cleanupIntervalMs = 500;
/**
 * How long a call waits for a phone that is with its partner (ms). Two phones that lose each other notice at about the
 * same time; any other caller should quickly learn that the table is taken.
 */
const linkedHoldMs = 1500;

/** Maximum number of fragments per message, and of queued network chunks: browsers send one or a few. */
const fragmentLimits = { maxFragments: 64, maxBufferedChunks: 1024 };

const say = (type: string, more: object = {}): string => JSON.stringify({ type, ...more });
const opened = say('OPEN');
const alive = say('HEARTBEAT');
const nameTaken = say('ID-TAKEN', { payload: { msg: 'ID is taken' } });
const nameless = say('ERROR', { payload: { msg: 'No id, token or key' } });
const full = say('ERROR', { payload: { msg: 'This server is full' } });

/** Message types that one phone may send to another. */
const relayedTypes: ReadonlySet<unknown> = new Set(['OFFER', 'ANSWER', 'CANDIDATE']);

/**
 * Handles the sockets of `http` at `path` until it closes. Returns a handler for other requests below `path`. Attach it
 * only once.
 */
export function meetingPoint(http: ServerListener, path: string, given: Partial<PointOptions> = {}): HttpHandler {
  const point = new Point({ ...defaults, ...given });
  http.on('upgrade', (request, socket, head) => {
    const [called, query = ''] = (request.url ?? '').split('?', 2);
    if (called === `${path}/peerjs`) point.admit(request, new URLSearchParams(query), socket, head);
    else rejectSocket(socket, '404 Not Found');
  });
  const timer = setInterval(() => point.look(performance.now()), cleanupIntervalMs);
  http.once('close', () => clearInterval(timer));
  return (request, response) => {
    const called = pathOf(request);
    if (called === `${path}/peerjs/id`)
      response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(randomUUID());
    else sendStatus(response, called === `${path}/peerjs/peers` ? 401 : 404);
  };
}

class Point {
  private readonly door: Admission;
  private readonly names: NameRegistry<Caller>;
  private readonly post = new MessageQueue<Caller>();
  private readonly callers = new Set<Caller>();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: frameLimit,
    ...fragmentLimits,
  });
  private refused = 0;
  private looked = performance.now();
  /** A clock that stops while this computer sleeps or is busy, since messages from the phones wait unread then. */
  private awake = 0;

  constructor(private readonly options: PointOptions) {
    const { sockets, perAddress } = options;
    this.door = new Admission(options);
    this.names = new NameRegistry(reservedNamesPerSocket * sockets, reservedNamesPerSocket * perAddress);
  }

  admit(request: IncomingMessage, query: URLSearchParams, duplex: Duplex, head: Buffer): void {
    const now = performance.now();
    const network = this.door.networkOf(request);
    if (!this.door.welcomes(request)) return rejectSocket(duplex, '403 Forbidden');
    if (!this.door.arrives(network, now)) return rejectSocket(duplex, '429 Too Many Requests');
    const [name = '', token = '', key] = ['id', 'token', 'key'].map((part) => query.get(part) ?? '');
    this.sockets.handleUpgrade(request, duplex, head, (socket) => {
      socket.on('error', () => {});
      const valid = isName(name) && isName(token) && key === 'peerjs';
      const word = valid ? this.refusal(name, token, network, now) : nameless;
      if (word !== null) this.refuse(socket, word);
      else this.seat(new Caller(name, network, socket, now), token, socket);
    });
  }

  /** Closes silent sockets, drops expired messages, and forgets old names. */
  look(now: number): void {
    const { silenceMs, holdMs } = this.options;
    this.awake += Math.min(now - this.looked, cleanupIntervalMs);
    this.looked = now;
    for (const caller of this.callers) if (this.awake - caller.heard >= silenceMs) this.dismiss(caller, 4000);
    const holdTime = (to: string) => (this.names.linked(to) ? Math.min(linkedHoldMs, holdMs) : holdMs);
    for (const { from, to } of this.post.expired(now, holdTime)) {
      const payload = this.names.linked(to) ? { payload: { linked: true } } : {};
      from.send(say('EXPIRE', { src: to, dst: from.name, ...payload }));
    }
    this.names.forgetOld(now);
    this.door.forgetOld(now);
  }

  /** Reserves a place. Returns null, or why the phone was refused. */
  private refusal(name: string, token: string, network: string, now: number): string | null {
    if (!this.names.free(name, token, now)) return nameTaken;
    // The phone returned before its old socket was closed: it reuses that place.
    const before = this.names.holder(name);
    if (before) this.dismiss(before, 4001);
    return this.door.enter(network, now) ? null : full;
  }

  private seat(caller: Caller, token: string, socket: WebSocket): void {
    this.names.take(caller.name, token, caller);
    caller.heard = this.awake;
    this.callers.add(caller);
    socket.once('close', () => this.leave(caller));
    socket.on('message', (data) => this.hear(caller, String(data)));
    // Browsers can't send pings, and each one is answered.
    socket.on('ping', () => this.hear(caller, ''));
    caller.send(opened);
    for (const letter of this.post.collect(caller.name)) caller.send(letter);
  }

  private refuse(socket: WebSocket, word: string): void {
    if (this.refused >= maxRefused) return socket.terminate();
    this.refused++;
    socket.once('close', () => this.refused--);
    socket.send(word);
    endSocket(socket, 1008);
  }

  private hear(caller: Caller, text: string): void {
    const now = performance.now();
    if (!this.callers.has(caller)) return;
    caller.heard = this.awake;
    if (!caller.speaks(text.length, now)) return this.dismiss(caller, 1008);
    const message = parseObject(text);
    const { type, dst, payload } = message;
    if (type === 'HEARTBEAT') caller.send(alive);
    if (type === 'LEAVE' && dst === undefined) caller.linked = payload === 'linked';
    const letter = messageIn(message, caller.name);
    if (!letter) return;
    const receiver = this.names.holder(letter.to);
    if (receiver) receiver.send(letter.text);
    else this.post.add(caller, letter.to, letter.text, now);
  }

  private dismiss(caller: Caller, code: number): void {
    this.leave(caller);
    caller.end(code);
  }

  private leave(caller: Caller): void {
    if (!this.callers.delete(caller)) return;
    this.door.leave(caller.network);
    this.names.leave(caller.name, caller, caller, performance.now());
  }
}

function rejectSocket(socket: Duplex, status: string): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Letters, digits and dashes, as in PeerJS; the app's own names are much shorter. */
const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** The message to relay, under the sender's own name; null if it is not meant for another phone. */
function messageIn({ type, dst, payload }: Record<string, unknown>, src: string): { to: string; text: string } | null {
  if (!relayedTypes.has(type) || typeof dst !== 'string' || !isName(dst)) return null;
  try {
    return { to: dst, text: say(String(type), { src, dst, payload }) };
  } catch {
    // Nested too deeply to be serialised again.
    return null;
  }
}
