import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { concat } from '../../src/base/bytes.ts';
import { derivePoint, multiply, randomBytes, scalarFromWide, scalarProduct } from '../../src/peer/crypto.ts';
import { type Curve, inlineCurve } from '../../src/peer/secret/curve.ts';
import { curveWorker, type Port, serveCurve } from '../../src/peer/secret/curvePort.ts';
import { makeX, makeY, makeZ } from '../../src/peer/secret/shuffle.ts';
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
  worker = curveWorker(channel.port1 as unknown as Port);
});

afterEach(() => {
  channel.port1.close();
  channel.port2.close();
});

describe('a worker', () => {
  test('does every job as it is done in place', async () => {
    const wide = randomBytes(128);
    const derived = concat(derivePoint(wide.slice(0, 64)), derivePoint(wide.slice(64)));
    expect(await worker.deriveAll(wide)).toEqual(derived);
    expect(await worker.maskAll(points, list[0]!)).toEqual(await inlineCurve.maskAll(points, list[0]!));
    expect(await worker.maskEach(points, scalars)).toEqual(await inlineCurve.maskEach(points, scalars));
    expect(await worker.maskEachPublic(points, scalars)).toEqual(await inlineCurve.maskEach(points, scalars));
    expect(await worker.arePoints(points)).toBe(true);
    const masked = (await worker.maskEach(points, scalars))!;
    const ones = concat(...list.map(() => Uint8Array.of(1, ...new Uint8Array(31))));
    expect(await worker.sumsEqual({ points: masked, scalars: ones }, { points, scalars })).toBe(true);
    expect(await worker.sumsEqual({ points, scalars: ones }, { points, scalars })).toBe(false);
  });

  test('says when bytes are no point', async () => {
    expect(await worker.maskAll(bad, list[0]!)).toBeNull();
    expect(await worker.maskEach(bad, scalars)).toBeNull();
    expect(await worker.maskEachPublic(bad, scalars)).toBeNull();
    expect(await worker.arePoints(bad)).toBe(false);
    expect(await worker.sumsEqual({ points: bad, scalars }, { points: bad, scalars })).toBe(false);
  });

  test('answers many questions at once, each with its own answer', async () => {
    const found = await Promise.all(list.map((scalar) => worker.maskAll(points.slice(0, 32), scalar)));
    expect(found).toEqual(list.map((scalar) => multiply(points.slice(0, 32), scalar)));
  });

  test('that breaks down, or was never there, leaves no question open', async () => {
    const port: Port = { onmessage: null, onerror: null, postMessage: () => {} };
    const client = curveWorker(port);
    const asked = client.arePoints(points);
    port.onerror?.({} as ErrorEvent);
    expect(await asked).toBe(true);
    expect(await client.maskAll(points, list[0]!)).toEqual(await inlineCurve.maskAll(points, list[0]!));
    expect(await client.arePoints(bad)).toBe(false);
  });

  test('may answer in any order', async () => {
    const asked: { id: number }[] = [];
    const port: Port = { onmessage: null, postMessage: (message) => asked.push(message as { id: number }) };
    const client = curveWorker(port);
    const answers = [client.arePoints(points), client.maskAll(points, list[0]!)];
    for (const { id } of asked.toReversed()) port.onmessage?.({ data: { id, value: id } } as MessageEvent);
    expect(await Promise.all(answers)).toEqual(asked.map(({ id }) => id));
  });

  test('tells of our own bugs, and goes on', async () => {
    await expect(worker.maskAll(points, filled(0))).rejects.toThrow('not a scalar');
    await expect(worker.maskEach(points, scalars.slice(32))).rejects.toThrow('not as many');
    expect(await worker.arePoints(points)).toBe(true);
  });

  test('makes a whole shuffle, the same as in place', async () => {
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
  expect(scalarProduct()).toEqual(Uint8Array.of(1, ...new Uint8Array(31)));
});
