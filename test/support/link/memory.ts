/**
 * A pair of links in one process, with every fault a radio can have. Nothing happens automatically or on a clock: the
 * test delivers each packet (`step`, `pump`), or with `auto` each is delivered in its own microtask.
 */
import { fail, ok } from '../../../src/base/result.ts';
import { type Link, type LinkState, packetLimit } from '../../../src/peer/link/link.ts';
import type { FateOf, Side } from './fate.ts';

/** The two ends, and what a test can do to the connection. */
export interface MemoryPair {
  /** Each phone's current end: a new object after `revive`. */
  readonly a: Link;
  readonly b: Link;
  /** Packets sent so far, by both sides. */
  readonly sent: number;
  /** Performs the next pending event. Returns whether there was one. */
  step(): boolean;
  /**
   * Steps until nothing is pending. Returns the number of steps. Throws after 100,000, when the two ends would keep
   * replying forever.
   */
  pump(): number;
  /**
   * Loses everything in transit and everything sent later. With `noticed: false`, both ends still believe they are
   * open.
   */
  cut(options?: { noticed: boolean }): void;
  /** Ends a cut. What was lost stays lost. */
  restore(): void;
  /**
   * The given phone crashes: none of its handlers runs again. What it had sent arrives, then the other end is `away`.
   */
  kill(side: Side): void;
  /** The given phone restarts, with a new link to the opponent's old link, which is `open` again. */
  revive(side: Side): Link;
}

/**
 * Two ends without a network. `auto`: packets arrive automatically; otherwise `pump` delivers them. `fate` decides each
 * packet's fate.
 */
export function pair(options: { auto?: boolean; fate?: FateOf } = {}): MemoryPair {
  const air = new Air(options.auto ?? false, options.fate ?? (() => 'deliver'));
  return {
    get a() {
      return air.ends.a;
    },
    get b() {
      return air.ends.b;
    },
    get sent() {
      return air.sent;
    },
    step: () => air.step(),
    pump: () => air.pump(),
    cut: ({ noticed } = { noticed: true }) => air.cut(noticed),
    restore: () => air.restore(),
    kill: (side) => air.kill(side),
    revive: (side) => air.revive(side),
  };
}

/** Ticks of the pair's own clock from sending to arriving. */
const ticks = { flight: 1, echo: 3, detour: 4, jam: 20 };

interface Item {
  due: number;
  to: End;
  /** Set while in transit, so that a cut loses it. */
  lost: boolean;
  happen(): void;
}

class Air {
  readonly ends: Record<Side, End> = { a: new End('a', this), b: new End('b', this) };
  sent = 0;
  #now = 0;
  #items: Item[] = [];
  #broken = false;
  #scheduled = false;
  /** When the last in-order packet arrives, by side. */
  readonly #last: Record<Side, number> = { a: 0, b: 0 };

  readonly #auto: boolean;
  readonly #fate: FateOf;

  constructor(auto: boolean, fate: FateOf) {
    this.#auto = auto;
    this.#fate = fate;
  }

  other(side: Side): End {
    return this.ends[side === 'a' ? 'b' : 'a'];
  }

  carry(from: End, packet: Uint8Array): void {
    const fate = this.#fate({ from: from.side, index: this.sent++, packet });
    // Checked after the fate, which may itself have cut the connection or killed the phone.
    const to = this.other(from.side);
    if (this.#broken || to.dead || from.dead || fate === 'drop') return;
    const arrive = () => to.arrive(packet.slice());
    const due =
      fate === 'reorder' ? this.#now + ticks.detour : this.#inOrder(to, fate === 'delay' ? ticks.jam : ticks.flight);
    this.#add(to, due, arrive, true);
    if (fate === 'duplicate') this.#add(to, due + ticks.echo, arrive, true);
  }

  /** The opposite end learns of a farewell or a crash after everything sent before it. */
  farewell(from: Side, state: LinkState): void {
    const to = this.other(from);
    const gone = this.ends[from];
    const learn = () => {
      // A phone that has restarted in the meantime is not gone.
      if (this.ends[from] === gone) to.turn(state);
    };
    if (!this.#broken) this.#add(to, this.#inOrder(to, ticks.flight), learn, true);
  }

  /** Schedules a callback at an end right after the current step. */
  soon(to: End, happen: () => void): void {
    this.#add(to, this.#now, happen, false);
  }

  step(): boolean {
    const item = this.#items.shift();
    if (!item) return false;
    this.#now = Math.max(this.#now, item.due);
    item.happen();
    return true;
  }

  pump(): number {
    let steps = 0;
    while (this.step()) if (++steps > 100_000) throw new Error('the two ends talk without end');
    return steps;
  }

  cut(noticed: boolean): void {
    this.#broken = true;
    this.#items = this.#items.filter((item) => !item.lost);
    if (noticed) for (const end of [this.ends.a, this.ends.b]) end.turn('away');
  }

  restore(): void {
    this.#broken = false;
    for (const side of ['a', 'b'] as const) {
      const other = this.other(side);
      // A crash or farewell that went unnoticed is noticed now.
      this.ends[side].turn(other.dead ? 'away' : other.state === 'closed' ? 'closed' : 'open');
    }
  }

  kill(side: Side): void {
    const end = this.ends[side];
    end.die();
    this.#items = this.#items.filter((item) => item.to !== end);
    this.farewell(side, 'away');
  }

  revive(side: Side): Link {
    this.ends[side].die();
    const end = new End(side, this);
    this.ends[side] = end;
    // The opposite end always sees a new connection, even if it had not noticed that the old one was dead.
    this.other(side).turn('away');
    if (this.#broken) end.turn('away');
    else this.restore();
    return end;
  }

  #inOrder(to: End, flight: number): number {
    const due = Math.max(this.#last[to.side], this.#now + flight);
    this.#last[to.side] = due;
    return due;
  }

  #add(to: End, due: number, happen: () => void, lost: boolean): void {
    const at = this.#items.findIndex((item) => item.due > due);
    this.#items.splice(at < 0 ? this.#items.length : at, 0, { due, to, lost, happen });
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#auto || this.#scheduled || this.#items.length === 0) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      try {
        this.step();
      } finally {
        this.#schedule();
      }
    });
  }
}

class End implements Link {
  state: LinkState = 'open';
  dead = false;
  #inbox: Uint8Array[] = [];
  #reader: ((packet: Uint8Array) => void) | null = null;
  readonly #watchers = new Set<(state: LinkState) => void>();

  readonly side: Side;
  readonly #air: Air;

  constructor(side: Side, air: Air) {
    this.side = side;
    this.#air = air;
  }

  send(packet: Uint8Array) {
    if (this.state !== 'open') return fail(this.state);
    if (packet.length > packetLimit) return fail('large' as const);
    this.#air.carry(this, packet.slice());
    return ok(null);
  }

  onPacket(handler: (packet: Uint8Array) => void): void {
    this.#reader = handler;
    if (this.#inbox.length > 0) this.#air.soon(this, () => this.#read());
  }

  onState(handler: (state: LinkState) => void): () => void {
    // Wrapped, so that passing the same function twice counts as two watchers.
    const watcher = (state: LinkState) => handler(state);
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    if (this.state === 'closed') return;
    this.turn('closed');
    this.#inbox = [];
    this.#air.farewell(this.side, 'closed');
  }

  turn(state: LinkState): void {
    if (this.state === state || this.state === 'closed') return;
    this.state = state;
    this.#air.soon(this, () => {
      for (const watcher of [...this.#watchers]) watcher(state);
    });
  }

  arrive(packet: Uint8Array): void {
    if (this.state === 'closed') return;
    this.#inbox.push(packet);
    this.#read();
  }

  die(): void {
    this.dead = true;
    this.state = 'closed';
    this.#inbox = [];
    this.#watchers.clear();
  }

  #read(): void {
    while (this.#reader) {
      const packet = this.#inbox.shift();
      if (packet === undefined) return;
      this.#reader(packet);
    }
  }
}
