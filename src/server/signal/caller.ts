/** One phone at the meeting point: its socket, its name, and how much it may still say. */
import { WebSocket } from 'ws';
import { SignalBudget } from './budget.ts';

/** In bytes. The longest description of a connection has some thousands. */
export const frameLimit = 64 * 1024;

/**
 * What one socket may say, in messages and in characters: at once, and a second. A host whom eight phones call at the same time
 * answers each with a description and some thirty addresses.
 */
const speech = { messages: { atOnce: 400, aSecond: 10 }, size: { atOnce: 512 * 1024, aSecond: 16 * 1024 } };
/** What may wait for a phone that reads too slowly, in bytes. */
const backlog = 2 * frameLimit;
/** How long a farewell may take before the socket is torn down, in milliseconds. */
const farewellMs = 1000;

export class Caller {
  /** When it last said anything, by the clock of the meeting point. */
  heard = 0;
  /** It has said that it leaves because it is with its partner. */
  linked = false;
  private readonly messages: SignalBudget;
  private readonly size: SignalBudget;

  constructor(
    readonly name: string,
    readonly network: string,
    private readonly socket: WebSocket,
    now: number,
  ) {
    this.messages = new SignalBudget(speech.messages.atOnce, speech.messages.aSecond, now);
    this.size = new SignalBudget(speech.size.atOnce, speech.size.aSecond, now);
  }

  /** Result: false when it says too much. */
  speaks(length: number, now: number): boolean {
    return this.messages.spend(1, now) && this.size.spend(length, now);
  }

  /** Lost without a word when the phone is gone, or does not read. */
  send(letter: string): void {
    if (this.socket.readyState === WebSocket.OPEN && this.socket.bufferedAmount < backlog) this.socket.send(letter);
  }

  /** `code`: why, as WebSockets say it. */
  end(code: number): void {
    endSocket(this.socket, code);
  }
}

/** Whoever does not answer a farewell gets none. */
export function endSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  const timer = setTimeout(() => socket.terminate(), farewellMs);
  socket.once('close', () => clearTimeout(timer));
}
