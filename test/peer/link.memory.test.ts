import { expect, test } from 'vitest';
import { byChance, type Fate } from '../support/link/fate.ts';
import { type MemoryPair, pair } from '../support/link/memory.ts';
import { linkContract, listen, watch } from './link.contract.ts';

linkContract('a pair that the test pumps', () => rig(pair(), (wire) => wire.pump()));
linkContract('a pair that runs by itself', () => rig(pair({ auto: true }), () => {}));

test('each step by the test moves one packet', () => {
  const wire = pair();
  const got = listen(wire.b);
  wire.a.send(Uint8Array.of(1));
  wire.a.send(Uint8Array.of(2));
  expect(wire.step()).toBe(true);
  expect(got).toHaveLength(1);
  expect([wire.step(), wire.step()]).toEqual([true, false]);
  expect(got).toHaveLength(2);
});

test('a dropped packet does not arrive, and its sender is not notified', () => {
  expect(arrivals({ 1: 'drop' })).toEqual([0, 2, 3]);
});

test('a duplicated packet arrives again after the next ones', () => {
  expect(arrivals({ 0: 'duplicate' })).toEqual([0, 1, 2, 3, 0]);
});

test('a reordered packet is overtaken by the next one', () => {
  expect(arrivals({ 1: 'reorder' })).toEqual([0, 2, 3, 1]);
});

test('a delayed packet holds up the next ones, but not the other direction', () => {
  expect(arrivals({ 1: 'delay' })).toEqual([0, 1, 2, 3]);
  const wire = pair({ fate: ({ from }) => (from === 'a' ? 'delay' : 'deliver') });
  const order: string[] = [];
  wire.a.onPacket(() => order.push('at a'));
  wire.b.onPacket(() => order.push('at b'));
  wire.a.send(Uint8Array.of(1));
  wire.b.send(Uint8Array.of(2));
  wire.pump();
  expect(order).toEqual(['at a', 'at b']);
});

test('random fates are the same for the same seed, at about the requested rates', () => {
  const deal = (seed: number) => {
    const fate = byChance(seed, { drop: 0.1, duplicate: 0.2, reorder: 0.3 });
    return Array.from({ length: 5000 }, (_, index) => fate({ from: 'a', index, packet: new Uint8Array() }));
  };
  const fates = deal(7);
  const share = (fate: Fate) => fates.filter((one) => one === fate).length / fates.length;
  expect(deal(7)).toEqual(fates);
  expect(deal(8)).not.toEqual(fates);
  expect([share('drop'), share('duplicate'), share('reorder'), share('delay'), share('deliver')]).toEqual([
    expect.closeTo(0.1, 1),
    expect.closeTo(0.2, 1),
    expect.closeTo(0.3, 1),
    0,
    expect.closeTo(0.4, 1),
  ]);
});

test('a cut loses everything in transit', () => {
  const wire = pair();
  const got = listen(wire.b);
  wire.a.send(Uint8Array.of(1));
  wire.cut();
  wire.restore();
  wire.pump();
  expect(got).toEqual([]);
});

test('before a cut is noticed, packets are accepted and lost', () => {
  const wire = pair();
  const [got, states] = [listen(wire.b), watch(wire.a)];
  wire.cut({ noticed: false });
  expect(wire.a.send(Uint8Array.of(1)).ok).toBe(true);
  wire.pump();
  expect([wire.a.state, states]).toEqual(['open', []]);
  wire.cut();
  wire.restore();
  wire.a.send(Uint8Array.of(2));
  wire.pump();
  expect([states, got]).toEqual([['away', 'open'], [Uint8Array.of(2)]]);
});

test('packets sent by a phone before it crashed arrive, and then it is away', () => {
  const wire = pair();
  const [got, states] = [listen(wire.b), watch(wire.b)];
  const dead = wire.a;
  const lost = listen(dead);
  wire.a.send(Uint8Array.of(1));
  wire.b.send(Uint8Array.of(2));
  wire.kill('a');
  wire.pump();
  expect(got).toEqual([Uint8Array.of(1)]);
  expect(lost).toEqual([]);
  expect(states).toEqual(['away']);
  expect(dead.send(Uint8Array.of(3))).toEqual({ ok: false, error: 'closed' });
});

test('a phone that restarts has a new link to the other phone’s old one', () => {
  const wire = pair();
  const [old, states] = [wire.a, watch(wire.b)];
  wire.kill('a');
  wire.pump();
  const born = wire.revive('a');
  const got = listen(born);
  wire.b.send(Uint8Array.of(4));
  wire.pump();
  expect([born === old, wire.a === born, born.state]).toEqual([false, true, 'open']);
  expect(got).toEqual([Uint8Array.of(4)]);
  expect(states).toEqual(['away', 'open']);
});

test('a new connection is noticed even by a phone that did not notice the crash', () => {
  const wire = pair();
  const states = watch(wire.b);
  wire.kill('a');
  wire.revive('a');
  wire.pump();
  expect(states).toEqual(['away', 'open']);
  expect(wire.b.state).toBe('open');
});

test('a phone that restarts during a cut is away until the cut ends', () => {
  const wire = pair();
  wire.cut();
  wire.kill('b');
  const born = wire.revive('b');
  wire.pump();
  expect([wire.a.state, born.state]).toEqual(['away', 'away']);
  wire.restore();
  wire.pump();
  expect([wire.a.state, born.state]).toEqual(['open', 'open']);
});

test('a test can pick the packet to act on', () => {
  const wire: MemoryPair = pair({
    fate: ({ index }) => {
      if (index === 2) wire.kill('a');
      return 'deliver';
    },
  });
  const got = listen(wire.b);
  const end = wire.a;
  const taken = [0, 1, 2, 3].map((i) => end.send(Uint8Array.of(i)).ok);
  wire.pump();
  expect(got).toEqual([Uint8Array.of(0), Uint8Array.of(1)]);
  expect(taken).toEqual([true, true, true, false]);
  expect(wire.sent).toBe(3);
});

test('two ends that keep replying forever are detected', () => {
  const wire = pair();
  wire.a.onPacket((packet) => wire.a.send(packet));
  wire.b.onPacket((packet) => wire.b.send(packet));
  wire.a.send(Uint8Array.of(1));
  expect(() => wire.pump()).toThrow('talk without end');
});

/** Sends 0, 1, 2, 3 with the fates given by number; returns the numbers in order of arrival. */
function arrivals(fates: Record<number, Fate>): number[] {
  const wire = pair({ fate: ({ index }) => fates[index] ?? 'deliver' });
  const got = listen(wire.b);
  for (let i = 0; i < 4; i++) expect(wire.a.send(Uint8Array.of(i)).ok).toBe(true);
  wire.pump();
  return got.map((packet) => packet[0]!);
}

function rig(wire: MemoryPair, pump: (wire: MemoryPair) => void) {
  const settle = async () => {
    pump(wire);
    // Timers run after all microtasks of a pair that runs automatically.
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { a: wire.a, b: wire.b, settle, cut: () => wire.cut(), restore: () => wire.restore() };
}
