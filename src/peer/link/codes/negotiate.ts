/** What is asked of the browser on the way to a connection by codes: its own signal, the other's, and the strings then. */
import { pieceLimit } from '../pieces.ts';
import type { TextWire } from '../textChannel.ts';
import { describeSignal, type Signal, signalIn } from './signal.ts';

/** How long the browser has to find its addresses, in milliseconds. */
const GATHER_MS = 2000;
/** Pieces that may come before this side has settled; of a stranger there are no more than these. */
const MOST_EARLY = 8;

/** This side's signal with all its addresses; null when the browser has none to give. */
export async function localSignal(
  connection: RTCPeerConnection,
  describe: () => Promise<RTCSessionDescriptionInit>,
): Promise<Signal | null> {
  try {
    await connection.setLocalDescription(await describe());
    await gathered(connection);
    return signalIn(connection.localDescription?.sdp);
  } catch {
    return null;
  }
}

/** All addresses are known; or, after a while, one is, since a code without any is good for nothing; or it was given up. */
function gathered(connection: RTCPeerConnection): Promise<void> {
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

/** Takes the other side's signal. Result: whether the browser can use it. */
export async function applied(
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

/** The strings of a data channel, which may begin before anybody reads them. */
export function wireOf(peerConnection: RTCPeerConnection, data: RTCDataChannel): TextWire {
  // The other side may speak first.
  const early: string[] = [];
  let read: ((text: string) => void) | null = null;
  data.addEventListener('message', ({ data: text }) => {
    if (typeof text !== 'string' || text.length > pieceLimit || early.length > MOST_EARLY) peerConnection.close();
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
      // When the channel has its reader, which it is given in the same call.
      queueMicrotask(() => {
        for (const text of early.splice(0)) handler(text);
      });
    },
    onClose: (handler) => data.addEventListener('close', handler),
    close: () => peerConnection.close(),
  };
}
