/** The mailbox: in order, and bounded. */
import { expect, it } from 'vitest';
import { Mailbox } from '../../../src/peer/match/session.ts';

it('packets that arrive faster than they are read are dropped, and room returns as they are read', async () => {
  const mailbox = new Mailbox(() => {});
  let open = () => {};
  const shut = new Promise<void>((resolve) => {
    open = resolve;
  });
  void mailbox.post(() => shut, undefined);
  const seen: number[] = [];
  const offer = (at: number, bytes: number) => mailbox.offer(bytes, async () => void seen.push(at));
  for (let at = 0; at < 100_000; at++) offer(at, 50);
  open();
  await mailbox.post(() => {}, undefined);
  expect(seen.length).toBeGreaterThan(1000);
  expect(seen.length).toBeLessThan(10_000);
  // The first ones, in order.
  expect(seen).toEqual(seen.map((_, at) => at));
  seen.length = 0;
  for (let at = 0; at < 1000; at++) offer(at, 64 * 1024);
  await mailbox.post(() => {}, undefined);
  expect(seen.length).toBeGreaterThan(50);
  expect(seen.length).toBeLessThan(100);
});
