/** The messages between two matches, for tests that watch the link. */
import { hex } from '../../src/base/bytes.ts';
import type { BodyType } from '../../src/peer/log/body.ts';
import { decodeCbor } from '../../src/peer/log/cbor.ts';
import { type Entry, parseEntry } from '../../src/peer/log/entry.ts';
import { BOOT_SIZE } from '../../src/peer/log/word.ts';
import { type MatchMessage, readMessage, writeMessage } from '../../src/peer/match/sync/wire.ts';
import type { FateOf, Side } from './link/fate.ts';

/** A packet's message, whatever its game; null if it is not a message. */
export function messageOf(packet: Uint8Array): MatchMessage | null {
  const decoded = decodeCbor(packet);
  const tag =
    decoded.ok && Array.isArray(decoded.value) && decoded.value[1] instanceof Uint8Array ? decoded.value[1] : null;
  const message = readMessage(tag, packet);
  return message.ok ? message.value : null;
}

/** The entries in a packet; empty for other messages. */
export function entriesOf(packet: Uint8Array): Entry[] {
  const message = messageOf(packet);
  if (message?.kind !== 'entries') return [];
  return message.entries.map(parseEntry).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** Each phone's latest boot id, for a test that sends in its name. */
export class Boots {
  readonly #last: Record<Side, Uint8Array> = { a: new Uint8Array(BOOT_SIZE), b: new Uint8Array(BOOT_SIZE) };

  of(side: Side): Uint8Array {
    return this.#last[side];
  }

  /** Observes every packet. */
  readonly pass: FateOf = ({ from, packet }) => {
    const message = messageOf(packet);
    if (message?.kind === 'entries' || message?.kind === 'sync') this.#last[from] = message.boot;
    return 'deliver';
  };
}

/** The packet without the first entry of the given type and everything after it; null if nothing is left. */
export function before(type: BodyType, packet: Uint8Array): Uint8Array | null {
  const at = entriesOf(packet).findIndex(({ body }) => body.type === type);
  const message = messageOf(packet);
  if (at < 0 || message?.kind !== 'entries') return packet;
  const decoded = decodeCbor(packet);
  const tag = decoded.ok && Array.isArray(decoded.value) ? (decoded.value[1] as Uint8Array) : new Uint8Array(8);
  return at === 0 ? null : writeMessage(tag, { ...message, entries: message.entries.slice(0, at) });
}

/** Records every payload ever sent under a number: an honest phone never sends two. */
export class Wiretap {
  readonly payloads = new Map<number, Set<string>>();

  hear(packet: Uint8Array): void {
    for (const { seq, payload } of entriesOf(packet)) {
      const known = this.payloads.get(seq) ?? new Set();
      this.payloads.set(seq, known.add(hex(payload)));
    }
  }

  /** Observes every packet. */
  readonly pass: FateOf = ({ packet }) => {
    this.hear(packet);
    return 'deliver';
  };

  /** The numbers under which two different payloads were sent. */
  get forked(): number[] {
    return [...this.payloads].filter(([, payloads]) => payloads.size > 1).map(([seq]) => seq);
  }
}
