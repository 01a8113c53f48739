/** A channel over any transport for short strings, with pieces, a heartbeat, and loss detection within seconds. */

import { everySecond } from '../everySecond.ts';
import { type Channel, type Fingerprints, strangerLimit } from './channel.ts';
import { Joiner, splitPacket } from './pieces.ts';

/** Transports the strings. `close` is abrupt: anything in transit may be lost. */
export interface TextWire {
  readonly peerConnection: RTCPeerConnection;
  send(text: string): void;
  onText(handler: (text: string) => void): void;
  onClose(handler: () => void): void;
  close(): void;
}

/** `onEnd` is called once, however the channel ends, including its own `close`. */
export function textChannel(wire: TextWire, fingerprints: Fingerprints, onEnd: () => void): Channel {
  let [open, limit, taken] = [true, strangerLimit, 0];
  let reader: (packet: Uint8Array) => void = () => {};
  let watcher = () => {};
  const joiner = new Joiner();

  const end = (tell: boolean) => {
    if (!open) return;
    open = false;
    heart.stop();
    connection.removeEventListener('connectionstatechange', failed);
    removeEventListener('pagehide', leave);
    wire.close();
    onEnd();
    if (tell) watcher();
  };
  const lost = () => end(true);
  const failed = () => {
    if (connection.connectionState === 'failed' || connection.connectionState === 'closed') lost();
  };
  // A page that unloads sends a goodbye, sparing the other phone the timeout.
  const leave = () => lost();

  const { peerConnection: connection } = wire;
  const heart = startHeartbeat(() => wire.send(beat), lost);
  connection.addEventListener('connectionstatechange', failed);
  addEventListener('pagehide', leave);
  wire.onClose(lost);
  wire.onText((text) => {
    if (!open) return;
    taken += text.length;
    if (taken > limit) return lost();
    heart.heard();
    if (text === beat) return;
    const packet = joiner.add(text);
    if (!packet.ok) return lost();
    if (packet.value) reader(packet.value);
  });

  return {
    fingerprints,
    send: (packet) => {
      if (open) for (const piece of splitPacket(packet)) wire.send(piece);
    },
    onPacket: (handler) => {
      reader = handler;
    },
    onOver: (handler) => {
      watcher = handler;
    },
    trust: () => {
      limit = Number.POSITIVE_INFINITY;
    },
    close: () => end(false),
  };
}

const beat = 'h';

/** `beatMs`: heartbeat interval. `silenceMs`: silence after which the other phone counts as away. */
const heartbeatTiming = { beatMs: 1000, silenceMs: 4000 };

export interface Heartbeat {
  /** Call on every sign of life. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `beat` every second, and `onSilence` once if nothing was received for `silenceMs`; `now` is a clock in
 * milliseconds.
 */
export function startHeartbeat(
  beat: () => void,
  onSilence: () => void,
  now: () => number = () => performance.now(),
): Heartbeat {
  let last = now();
  let tick = last;
  const stop = everySecond(() => {
    const late = now() - tick - heartbeatTiming.beatMs;
    tick = now();
    // This phone was asleep. Packets from the other phone may still be unread, so this does not count as silence.
    if (late > heartbeatTiming.beatMs) last += late;
    // Half a beat early, since the next check is a whole beat away.
    if (now() - last < heartbeatTiming.silenceMs - heartbeatTiming.beatMs / 2) return beat();
    stop();
    onSilence();
  });
  return {
    heard: () => {
      last = now();
    },
    stop,
  };
}
