/**
 * The contract for every link driver, as tests that a driver's own test file runs on a healthy pair. Drivers that can
 * break their connection on purpose also show that they recover.
 */
import { describe, expect, test } from 'vitest';
import { type Link, type LinkState, packetLimit } from '../../src/peer/link/link.ts';

/** Two ends of one connection, open, without readers. */
export interface LinkRig {
  a: Link;
  b: Link;
  /** Resolves when everything sent has arrived and every state change has been reported. */
  settle(): Promise<void>;
  /** Breaks the connection, so that both ends will notice. */
  cut?(): void;
  /** Repairs the connection. */
  restore?(): void;
  /** Cleans up after a test. */
  done?(): Promise<void>;
}

export function linkContract(name: string, makePair: () => Promise<LinkRig> | LinkRig): void {
  const on = (title: string, play: (rig: LinkRig, skip: () => void) => Promise<void>) =>
    test(title, async ({ skip }) => {
      const rig = await makePair();
      try {
        await play(rig, skip);
      } finally {
        await rig.done?.();
      }
    });

  describe(`${name} fulfils the contract of a link`, () => {
    on('both ends start open', async ({ a, b }) => {
      expect([a.state, b.state]).toEqual(['open', 'open']);
    });

    on('a packet of any size up to the limit arrives unchanged', async ({ a, b, settle }) => {
      const packets = [0, 1, 12_288, 12_289, packetLimit].map((size) => filled(size));
      const got = listen(b);
      for (const packet of packets) expect(a.send(packet).ok).toBe(true);
      await settle();
      expect(got).toEqual(packets);
    });

    on('packets arrive in the order sent, in both directions at once', async ({ a, b, settle }) => {
      const [atA, atB] = [listen(a), listen(b)];
      for (let i = 0; i < 50; i++) {
        a.send(Uint8Array.of(1, i));
        b.send(Uint8Array.of(2, i));
      }
      await settle();
      expect(atB).toEqual(Array.from({ length: 50 }, (_, i) => Uint8Array.of(1, i)));
      expect(atA).toEqual(Array.from({ length: 50 }, (_, i) => Uint8Array.of(2, i)));
    });

    on('a packet above the limit is refused and does not arrive', async ({ a, b, settle }) => {
      const got = listen(b);
      expect(a.send(new Uint8Array(packetLimit + 1))).toEqual({ ok: false, error: 'large' });
      await settle();
      expect(got).toEqual([]);
    });

    on('the sender may reuse the buffer immediately', async ({ a, b, settle }) => {
      const got = listen(b);
      const packet = Uint8Array.of(1, 2, 3);
      a.send(packet);
      packet.fill(9);
      await settle();
      expect(got).toEqual([Uint8Array.of(1, 2, 3)]);
    });

    on('no packet is read within the call that sends it', async ({ a, b, settle }) => {
      const got = listen(b);
      a.send(Uint8Array.of(1));
      expect(got).toHaveLength(0);
      await settle();
      expect(got).toHaveLength(1);
    });

    on('packets without a reader are buffered for the first one, in order', async ({ a, b, settle }) => {
      a.send(Uint8Array.of(1));
      a.send(Uint8Array.of(2));
      await settle();
      const got = listen(b);
      expect(got).toEqual([]);
      a.send(Uint8Array.of(3));
      await settle();
      expect(got).toEqual([Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)]);
    });

    on('a new reader replaces the previous one', async ({ a, b, settle }) => {
      const first = listen(b);
      a.send(Uint8Array.of(1));
      await settle();
      const second = listen(b);
      a.send(Uint8Array.of(2));
      await settle();
      expect([first, second]).toEqual([[Uint8Array.of(1)], [Uint8Array.of(2)]]);
    });

    on('a reader may answer immediately', async ({ a, b, settle }) => {
      const got: number[] = [];
      const answer = (end: Link) => (packet: Uint8Array) => {
        got.push(packet[0]!);
        if (packet[0]! < 6) end.send(Uint8Array.of(packet[0]! + 1));
      };
      a.onPacket(answer(a));
      b.onPacket(answer(b));
      a.send(Uint8Array.of(1));
      await settle();
      expect(got).toEqual([1, 2, 3, 4, 5, 6]);
    });

    on('closing one end closes both permanently', async ({ a, b, settle }) => {
      const states = [watch(a), watch(b)];
      a.close();
      a.close();
      expect(a.state).toBe('closed');
      await settle();
      expect(states).toEqual([['closed'], ['closed']]);
      expect([a, b].map((end) => end.send(Uint8Array.of(1)))).toEqual([
        { ok: false, error: 'closed' },
        { ok: false, error: 'closed' },
      ]);
    });

    on('a closed end reads nothing more', async ({ a, b, settle }) => {
      const got = listen(a);
      b.send(Uint8Array.of(1));
      a.close();
      await settle();
      expect(got).toEqual([]);
    });

    on('one watcher may unsubscribe while another stays', async ({ a, settle }) => {
      const left: LinkState[] = [];
      const stayed = watch(a);
      const leave = a.onState((state) => left.push(state));
      leave();
      a.close();
      await settle();
      expect([left, stayed]).toEqual([[], ['closed']]);
    });

    on('both ends are away while the connection is broken, and open again once it is repaired', async (rig, skip) => {
      const { a, b, settle } = rig;
      if (!rig.cut || !rig.restore) return skip();
      const states = [watch(a), watch(b)];
      const got = listen(b);
      rig.cut();
      await settle();
      expect(a.send(Uint8Array.of(1))).toEqual({ ok: false, error: 'away' });
      rig.restore();
      await settle();
      expect(a.send(Uint8Array.of(2)).ok).toBe(true);
      await settle();
      expect(states).toEqual([
        ['away', 'open'],
        ['away', 'open'],
      ]);
      expect(got).toEqual([Uint8Array.of(2)]);
    });

    on('an end closed during a break is still closed afterwards', async (rig, skip) => {
      const { a, b, settle } = rig;
      if (!rig.cut || !rig.restore) return skip();
      rig.cut();
      await settle();
      a.close();
      rig.restore();
      await settle();
      expect([a.state, b.state]).toEqual(['closed', 'closed']);
    });
  });
}

/** Collects every packet the given end reads from now on. */
export function listen(end: Link): Uint8Array[] {
  const got: Uint8Array[] = [];
  end.onPacket((packet) => got.push(packet));
  return got;
}

/** Collects every state the given end changes to from now on. */
export function watch(end: Link): LinkState[] {
  const states: LinkState[] = [];
  end.onState((state) => states.push(state));
  return states;
}

const filled = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => (i * 31 + size) % 256);
