/**
 * The browser's part in a connection by codes: this phone's signal, the other phone's, and the strings exchanged
 * afterwards.
 */
import { pieceLimit } from '../pieces.ts';
import type { TextWire } from '../textChannel.ts';
import { describeSignal, type Signal, signalIn } from './signal.ts';

/** How long the browser may gather its addresses, in milliseconds. */
const GATHER_MS = 2000;
/** Pieces buffered before this side is ready; an unidentified peer gets no more. */
const MAX_EARLY = 8;

/** This phone's signal with all its addresses; null if the browser has none. */
export async function localSignal(
  connection: RTCPeerConnection,
  describe: () => Promise<RTCSessionDescriptionInit>,
): Promise<Signal | null> {
  try {
    await connection.setLocalDescription(await describe());
    await addressesGathered(connection);
    return signalIn(connection.localDescription?.sdp);
  } catch {
    return null;
  }
}

/**
 * Resolves when all addresses are known, when at least one is known after `GATHER_MS` (a code without any is useless),
 * or when the attempt was dropped.
 */
function addressesGathered(connection: RTCPeerConnection): Promise<void> {
  const begun = performance.now();
  return new Promise((done) => {
    const look = () => {
      const some = (signalIn(connection.localDescription?.sdp)?.addresses.length ?? 0) > 0;
      const late = performance.now() - begun >= GATHER_MS;
      const over = connection.iceGatheringState === 'complete' || connection.signalingState === 'closed';
      if (!over && !(some && late)) return;
      clearInterval(looking);
      done();
    };
    const looking = setInterval(look, GATHER_MS);
    connection.addEventListener('icegatheringstatechange', look);
    connection.addEventListener('icecandidate', look);
    look();
  });
}

/** Applies the other phone's signal. Resolves to whether the browser can use it. */
export async function applySignal(
  connection: RTCPeerConnection,
  signal: Signal,
  type: 'offer' | 'answer',
): Promise<boolean> {
  try {
    await connection.setRemoteDescription({ type, sdp: describeSignal(signal, type) });
    return true;
  } catch {
    return false;
  }
}

/** The strings of a data channel, which may arrive before a reader is set. */
export function wireOf(peerConnection: RTCPeerConnection, data: RTCDataChannel): TextWire {
  // The other side may send first.
  const early: string[] = [];
  let read: ((text: string) => void) | null = null;
  data.addEventListener('message', ({ data: text }) => {
    if (typeof text !== 'string' || text.length > pieceLimit || early.length > MAX_EARLY) peerConnection.close();
    else if (read) read(text);
    else early.push(text);
  });
  return {
    peerConnection,
    send: (text) => {
      try {
        data.send(text);
      } catch {
        peerConnection.close();
      }
    },
    onText: (handler) => {
      read = handler;
      // Deferred: the channel gets its reader in the same call.
      queueMicrotask(() => {
        for (const text of early.splice(0)) handler(text);
      });
    },
    onClose: (handler) => data.addEventListener('close', handler),
    close: () => peerConnection.close(),
  };
}
