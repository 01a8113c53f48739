/**
 * A hardened PeerJS. Drops untrusted input, from the server or the channel, that would make the library throw, buffer
 * without limit, or let the sender choose the decoder.
 */
import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import { fromUtf8, utf8 } from '../../../base/bytes.ts';
import { pieceLimit } from '../pieces.ts';
import type { TextWire } from '../textChannel.ts';

/** Loads the library on first use, as a chunk of its own. Rejects if the chunk cannot be fetched. */
export async function loadPeerjs() {
  const { BufferedConnection, Peer } = await import('peerjs');

  /** PeerJS's own json connection parses whatever arrives, and throws on invalid JSON or `null`. */
  class TextConnection extends BufferedConnection {
    override readonly serialization = 'json';

    protected override _handleDataMessage({ data }: MessageEvent): void {
      this.emit('data', textIn(data));
    }

    protected override _send(text: string): void {
      this._bufferedSend(new Uint8Array(utf8(JSON.stringify(text))).buffer);
    }
  }

  class TextPeer extends (Peer as unknown as PeerClass) {
    /** Time of the last message from the server (page time, ms). Our server answers every hello; others might not. */
    heard = 0;
    /** Whether the last failed call found the room's host already connected to its partner. */
    hostLinked = false;

    constructor(id: string, options: PeerOptions) {
      super(id, { ...options, debug: 0, serializers: { json: TextConnection } });
    }

    override _handleMessage(message: unknown): void {
      this.heard = performance.now();
      if (!isSafeServerMessage(message)) return;
      if (message['type'] === 'EXPIRE')
        this.hostLinked = isRecord(message['payload']) && message['payload']['linked'] === true;
      try {
        super._handleMessage(message);
      } catch {
        // Malformed input, from the server or someone behind it: ignore it.
      }
    }

    /**
     * Deliberately leaves the server, and notifies it. Open channels stay open. Returns whether the message could be
     * sent.
     */
    giveBack(): boolean {
      // A connecting socket cannot send yet, but will open soon.
      if (!this.open) return false;
      this.socket.send({ type: 'LEAVE', payload: 'linked' });
      this.disconnect();
      return true;
    }
  }

  return { TextPeer };
}

export type PeerjsLibrary = Awaited<ReturnType<typeof loadPeerjs>>;
export type TextPeer = InstanceType<PeerjsLibrary['TextPeer']>;

/** Wraps an open connection as a wire for short strings. Closes any other connection. */
export function wireOf(call: DataConnection): TextWire {
  return {
    peerConnection: call.peerConnection,
    send: (text) => void call.send(text),
    onText: (handler) => {
      call.on('data', (data) => {
        if (typeof data === 'string') handler(data);
        else call.close();
      });
    },
    onClose: (handler) => {
      call.on('close', handler);
      call.on('error', handler);
    },
    close: () => call.close(),
  };
}

/** PeerJS's handler for every server message is missing from its types. */
type PeerClass = new (id: string, options: PeerOptions) => Peer & { _handleMessage(message: unknown): void };

/** A piece plus its JSON quotes. */
const longest = pieceLimit + 2;

function textIn(data: unknown): string | null {
  if (!(data instanceof ArrayBuffer) || data.byteLength > longest) return null;
  try {
    const text: unknown = JSON.parse(fromUtf8(new Uint8Array(data)) ?? '');
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/**
 * Whether to let a server message through: rejects calls that are not text, and messages the library would buffer for
 * connections that may never exist.
 */
function isSafeServerMessage(message: unknown): message is Record<string, unknown> {
  if (!isRecord(message)) return false;
  if (message['type'] !== 'OFFER') return true;
  const { payload } = message;
  return (
    isRecord(payload) && payload['type'] === 'data' && payload['serialization'] === 'json' && isRecord(payload['sdp'])
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
