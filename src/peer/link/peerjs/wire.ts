/**
 * PeerJS with a thick skin: what arrives from strangers, through the server or the channel, is dropped where the
 * library would throw, keep it without bound, or choose its decoder by the stranger's wish.
 */
import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import { fromUtf8, utf8 } from '../../../base/bytes.ts';
import { pieceLimit } from '../pieces.ts';
import type { TextWire } from '../textChannel.ts';

/** The library in a chunk of its own, loaded at the first call. Rejects when the chunk cannot be fetched. */
export async function loadPeerjs() {
  const { BufferedConnection, Peer } = await import('peerjs');

  /** PeerJS's own json connection parses whatever comes, and throws on what is no JSON or `null`. */
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
    /** When the server was last heard, in milliseconds of this page. Ours answers every hello; others may not. */
    heard = 0;
    /** Whether the call that was last given back found the host's room, and him with his partner. */
    hostLinked = false;

    constructor(id: string, options: PeerOptions) {
      super(id, { ...options, debug: 0, serializers: { json: TextConnection } });
    }

    override _handleMessage(message: unknown): void {
      this.heard = performance.now();
      if (!welcome(message)) return;
      if (message.type === 'EXPIRE') this.hostLinked = isRecord(message.payload) && message.payload.linked === true;
      try {
        super._handleMessage(message);
      } catch {
        // Malformed, from the server or somebody behind it: as if it had not come.
      }
    }

    /** Goes from the server on purpose, and says so: what is open stays open. Result: whether it could say it. */
    giveBack(): boolean {
      // One that is about to open cannot say it yet, and opens soon.
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

/** The strings of a connection that is open. Anything but a short string ends it. */
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

/** What every message of the server goes through; the library's types leave it out. */
type PeerClass = new (id: string, options: PeerOptions) => Peer & { _handleMessage(message: unknown): void };

/** The quotes around it. */
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

/** Calls for anything but text, and what the library would keep for connections that may never be, are not let in. */
function welcome(message: unknown): message is Record<string, unknown> {
  if (!isRecord(message)) return false;
  if (message.type !== 'OFFER') return true;
  const { payload } = message;
  return isRecord(payload) && payload.type === 'data' && payload.serialization === 'json' && isRecord(payload.sdp);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
