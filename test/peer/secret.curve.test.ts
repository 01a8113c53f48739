import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { concat } from '../../src/base/bytes.ts';
import { randomBytes, scalarFromWide } from '../../src/peer/crypto.ts';
import { type Curve, inlineCurve } from '../../src/peer/secret/curve.ts';
import { curveWorker, type Port, serveCurve } from '../../src/peer/secret/curvePort.ts';
import { makeX, makeY, makeZ } from '../../src/peer/secret/shuffle.ts';
import { MAX_TICKS } from '../../src/peer/watch.ts';
import { derivePoint, multiply } from '../support/group.ts';
import { corp, filled, mini, runner, value } from '../support/vectors.ts';

const points = concat(...Array.from({ length: 4 }, () => derivePoint(randomBytes(64))));
const list = Array.from({ length: 4 }, () => scalarFromWide(randomBytes(64)));
const scalars = concat(...list);
const bad = concat(points.slice(0, 96), filled(255));

let channel: MessageChannel;
let worker: Curve;

beforeEach(() => {
  channel = new MessageChannel();
  serveCurve(channel.port2 as unknown as Port);
  worker = curveWorker(() => channel.port1 as unknown as Port);
});

afterEach(() => {
  channel.port1.close();
  channel.port2.close();
});

describe('a worker', () => {
  test('gives the same result for every job as the page', async () => {
    const wide = randomBytes(128);
    const derived = concat(derivePoint(wide.slice(0, 64)), derivePoint(wide.slice(64)));
    expect(await worker.deriveAll(wide)).toEqual(derived);
    expect(await worker.maskAll(points, list[0]!)).toEqual(await inlineCurve.maskAll(points, list[0]!));
    expect(await worker.maskEach(points, scalars)).toEqual(await inlineCurve.maskEach(points, scalars));
    expect(await worker.arePoints(points)).toBe(true);
    expect(await worker.library()).toBe('libsodium');
  });

  test('swaps masks and removes its own', async () => {
    const [one, two] = [list[0]!, concat(...list.toReversed())];
    const masked = (await worker.maskAll(points, one))!;
    expect(await worker.swapEach(masked, one, scalars)).toEqual(await inlineCurve.maskEach(points, scalars));
    const twice = (await worker.maskEach((await worker.maskEach(points, scalars))!, two))!;
    expect(await worker.unmaskEach(twice, two, scalars)).toEqual(points);
    expect(await worker.swapEach(new Uint8Array(), one, new Uint8Array())).toEqual(new Uint8Array());
  });

  test('reports bytes that are not a point', async () => {
    expect(await worker.maskAll(bad, list[0]!)).toBeNull();
    expect(await worker.maskEach(bad, scalars)).toBeNull();
    expect(await worker.swapEach(bad, list[0]!, scalars)).toBeNull();
    expect(await worker.unmaskEach(bad, scalars, scalars)).toBeNull();
    expect(await worker.arePoints(bad)).toBe(false);
  });

  test('answers many requests at once, each with its own answer', async () => {
    const found = await Promise.all(list.map((scalar) => worker.maskAll(points.slice(0, 32), scalar)));
    expect(found).toEqual(list.map((scalar) => multiply(points.slice(0, 32), scalar)));
  });

  test('leaves no request open if it crashes or was never there', async () => {
    const { ports, client } = several();
    const asked = client.arePoints(points);
    ports[0]!.onerror?.({} as ErrorEvent);
    expect(await asked).toBe(true);
    expect(await client.maskAll(points, list[0]!)).toEqual(await inlineCurve.maskAll(points, list[0]!));
    expect(await client.arePoints(bad)).toBe(false);
    expect(ports).toHaveLength(1);
    const none = curveWorker(() => {
      throw new Error('no workers here');
    });
    expect(await none.arePoints(points)).toBe(true);
  });

  test('is replaced if it falls silent, and its jobs go to the next', async () => {
    const { ports, client, ticks } = several();
    const answers = [client.arePoints(points), client.arePoints(bad)];
    await ports[0]!.reply(0);
    expect(await answers[0]).toBe(true);
    ticks(MAX_TICKS);
    expect(ports).toHaveLength(2);
    expect([ports[0]!.ended, ports[1]!.asked]).toEqual([true, [ports[0]!.asked[1]]]);
    await ports[1]!.reply(0);
    expect(await answers[1]).toBe(false);
  });

  test('is not considered silent while it answers, or while it is idle, however long', async () => {
    const { ports, client, ticks } = several();
    const answers = Array.from({ length: 20 }, () => client.arePoints(points));
    for (const at of answers.keys()) {
      ticks(MAX_TICKS - 1);
      await ports[0]!.reply(at);
    }
    await Promise.all(answers);
    ticks(100);
    expect(ports).toHaveLength(1);
    // A worker that was idle for a long time still gets its full time.
    const late = client.arePoints(bad);
    ticks(MAX_TICKS - 1);
    await ports[0]!.reply(20);
    expect(await late).toBe(false);
    expect(ports).toHaveLength(1);
  });

  test('is not replaced forever if it falls silent at its first job', async () => {
    const { ports, client, ticks } = several();
    const [first, second] = [client.arePoints(points), client.arePoints(bad)];
    ticks(MAX_TICKS);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect([ports.length, ports[0]!.ended]).toEqual([1, true]);
    expect(await client.arePoints(points)).toBe(true);
  });

  test('is ignored if it answers after it was given up', async () => {
    const { ports, client, ticks } = several();
    const [first, second] = [client.arePoints(points), client.arePoints(points)];
    await ports[0]!.reply(0);
    await first;
    const heard = ports[0]!.onmessage;
    ticks(MAX_TICKS);
    await ports[1]!.reply(0);
    expect(await second).toBe(true);
    expect([heard, ports[0]!.onmessage]).toEqual([expect.any(Function), null]);
  });

  test('may answer in any order', async () => {
    const { ports, client } = several();
    const answers = [client.arePoints(points), client.maskAll(points, list[0]!)];
    const { asked, onmessage } = ports[0]!;
    for (const { id } of asked.toReversed()) onmessage?.({ data: { id, value: id } } as MessageEvent);
    expect(await Promise.all(answers)).toEqual(asked.map(({ id }) => id));
  });

  test('reports bugs, and continues', async () => {
    await expect(worker.maskAll(points, filled(0))).rejects.toThrow('not a scalar');
    await expect(worker.maskEach(points, scalars.slice(32))).rejects.toThrow('not as many');
    await expect(worker.unmaskEach(points, scalars.slice(32), scalars)).rejects.toThrow('not as many');
    await expect(worker.unmaskEach(points, scalars, filled(0, 128))).rejects.toThrow('not a scalar');
    await expect(worker.swapEach(points, filled(0), scalars)).rejects.toThrow('not a scalar');
    expect(await worker.arePoints(points)).toBe(true);
  });

  test('wipes its copies of its inputs, but not the caller’s', async () => {
    const { ports, client } = several();
    const [kept, wide] = [scalars.slice(), randomBytes(64)];
    const answers = [client.maskEach(points, kept), client.unmaskEach(points, kept, kept), client.deriveAll(wide)];
    for (const at of answers.keys()) await ports[0]!.reply(at);
    expect(await answers[0]).toEqual(await inlineCurve.maskEach(points, scalars));
    expect(ports[0]!.asked.flatMap(({ args }) => args)).toEqual([128, 128, 128, 128, 128, 64].map((n) => filled(0, n)));
    expect(kept).toEqual(scalars);
    expect(await inlineCurve.maskEach(points, kept)).toEqual(await answers[0]);
    expect(kept).toEqual(scalars);
  });

  test('makes a whole shuffle, the same as on the page', async () => {
    const shuffle = async (curve: Curve) => {
      const x = await makeX(curve, corp, mini, 13, [0, 1, 2]);
      const y = value(await makeY(curve, runner, 0, 13, x.points, 3));
      return { x, y, z: value(await makeZ(curve, corp, 13, y.points, 3)) };
    };
    expect(await shuffle(worker)).toEqual(await shuffle(inlineCurve));
  });
});

test('an empty list is masked to an empty list', async () => {
  const none = new Uint8Array();
  expect(await inlineCurve.maskEach(none, none)).toEqual(none);
});

/** Workers that answer when triggered, one after another, with a simulated clock. */
class Slow implements Port {
  onmessage: Port['onmessage'] = null;
  onerror: NonNullable<Port['onerror']> | null = null;
  readonly asked: { id: number; args: Uint8Array[] }[] = [];
  ended = false;

  postMessage(message: unknown): void {
    // A worker gets its own copy.
    this.asked.push(structuredClone(message) as Slow['asked'][number]);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Does the job at the given position in the queue. */
  async reply(at: number): Promise<void> {
    const { onmessage } = this;
    const done = new Promise<void>((answered) => {
      const postMessage = (data: unknown) => answered(onmessage?.({ data } as MessageEvent));
      const inside: Port = { onmessage: null, postMessage };
      serveCurve(inside);
      inside.onmessage?.({ data: this.asked[at] } as MessageEvent);
    });
    await done;
  }
}

function several() {
  const ports: Slow[] = [];
  const ticking = new Set<() => void>();
  const client = curveWorker(
    () => {
      ports.push(new Slow());
      return ports.at(-1)!;
    },
    (tick) => {
      ticking.add(tick);
      return () => void ticking.delete(tick);
    },
  );
  const ticks = (count: number): void => {
    for (let n = 0; n < count; n++) for (const tick of [...ticking]) tick();
  };
  return { ports, client, ticks };
}
