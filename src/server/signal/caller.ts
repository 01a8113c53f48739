/** One phone at the meeting point: its socket, its name, and its remaining budget. */
import { WebSocket } from 'ws';
import { TokenBucket } from './budget.ts';

/** Bytes. The longest session descriptions take a few thousand. */
export const frameLimit = 64 * 1024;

/**
 * A socket's limits on messages and characters: burst, and per second. A host called by eight phones at once answers
 * each with a description and some thirty addresses.
 */
const rateLimits = { messages: { atOnce: 400, aSecond: 10 }, size: { atOnce: 512 * 1024, aSecond: 16 * 1024 } };
/** Bytes that may be queued for a phone that reads too slowly. */
const maxQueuedBytes = 2 * frameLimit;
/** Time for a closing handshake before the socket is terminated (ms). */
const farewellMs = 1000;

export class Caller {
  /** Time of its last message, by the meeting point's clock. */
  heard = 0;
  /** The phone has announced that it is leaving because it is connected to its partner. */
  linked = false;
  private readonly messages: TokenBucket;
  private readonly size: TokenBucket;

  constructor(
    readonly name: string,
    readonly network: string,
    private readonly socket: WebSocket,
    now: number,
  ) {
    this.messages = new TokenBucket(rateLimits.messages.atOnce, rateLimits.messages.aSecond, now);
    this.size = new TokenBucket(rateLimits.size.atOnce, rateLimits.size.aSecond, now);
  }

  /** Returns false if it exceeds its budget. */
  speaks(length: number, now: number): boolean {
    return this.messages.spend(1, now) && this.size.spend(length, now);
  }

  /** Silently lost if the phone is gone or does not read. */
  send(letter: string): void {
    if (this.socket.readyState === WebSocket.OPEN && this.socket.bufferedAmount < maxQueuedBytes)
      this.socket.send(letter);
  }

  /** `code`: a WebSocket close code. */
  end(code: number): void {
    endSocket(this.socket, code);
  }
}

/** Terminates sockets that do not answer the closing handshake. */
export function endSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  const timer = setTimeout(() => socket.terminate(), farewellMs);
  socket.once('close', () => clearTimeout(timer));
}
