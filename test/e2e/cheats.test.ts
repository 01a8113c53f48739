/**
 * A page that cheats sits at the table: it says what its player never did, keeps back what he owes, and stays silent. The other phone
 * goes on, says what it waits for, and ends the game.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { button } from '../support/plainPlay.ts';
import { compareSymbols, joinByCode, openRoom, type Person, seatPerson, see, sitDown } from '../support/table.ts';

let serving: Serving;
/** The Corp's page cheats. */
let [cheat, honest]: Person[] = [];

/** What the cheat's page can do. */
interface Cheat {
  /** Whether its entries are kept back. */
  mute: boolean;
  /** Sends a packet of this game: its kind, and the CBOR of what follows. */
  say(kind: number, items: number, rest: readonly number[]): void;
}

beforeAll(async () => {
  serving = await serve({ dist: inject('app'), port: 0 });
  [cheat, honest] = await Promise.all([seatPerson('Ann'), seatPerson('Bob')]);
  await cheat.phone.context.addInitScript(taintChannel);
  for (const { phone } of [cheat, honest]) await phone.page.clock.install();
  await Promise.all([cheat, honest].map(({ phone }) => phone.page.goto(`http://localhost:${serving.port}/`)));
  await joinByCode(honest, (await openRoom(cheat)).code);
  await compareSymbols([cheat, honest]);
  await sitDown([cheat, honest], 'Corp');
});

afterAll(async () => {
  await Promise.all([cheat?.phone.close(), honest?.phone.close()]);
  await serving?.close();
});

/** In the page: all that leaves by a data channel goes through the cheat's hands. */
function taintChannel(): void {
  const taps: { send: ((text: string) => void) | null; tag: number[] } = { send: null, tag: [] };
  const here: Cheat = {
    mute: false,
    say(kind, items, rest) {
      const bytes = [0x80 + items + 2, kind, 0x48, ...taps.tag, ...rest];
      taps.send?.(JSON.stringify(`.${btoa(String.fromCharCode(...bytes))}`));
    },
  };
  Object.assign(window, { cheat: here });
  const honestly = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: unknown) => void;
  const tainted = function (this: RTCDataChannel, data: unknown): void {
    const asText = typeof data === 'string';
    const text = asText ? data : new TextDecoder().decode(data as ArrayBuffer);
    taps.send = (instead) => honestly.call(this, asText ? instead : new TextEncoder().encode(instead));
    const packet = /^"[.+]/.test(text) ? atob(text.slice(2, -1)) : '';
    const [kind, tagged] = [packet.charCodeAt(1), packet.charCodeAt(2) === 0x48];
    if (kind !== 1 && tagged) taps.tag = [...packet.slice(3, 11)].map((one) => one.charCodeAt(0));
    if (kind === 2 && here.mute) return;
    honestly.call(this, data);
  };
  RTCDataChannel.prototype.send = tainted as typeof RTCDataChannel.prototype.send;
}

const inCheat = <T>(act: (cheat: Cheat, given: T) => void, given: T): Promise<void> =>
  cheat!.phone.page.evaluate(
    ([source, value]) =>
      new Function('cheat', 'given', `(${source})(cheat, given)`)(
        (window as unknown as { cheat: Cheat }).cheat,
        value,
      ) as undefined,
    [String(act), given] as const,
  );

/** Lets time pass on both phones, in steps in which their hearts still beat for each other. */
async function pass(seconds: number): Promise<void> {
  const pages: Page[] = [cheat!.phone.page, honest!.phone.page];
  for (let second = 0; second < seconds; second++) for (const page of pages) await page.clock.runFor(1000);
  for (const page of pages) await page.clock.resume();
}

test('logs that are longer than any and refusals of nothing change nothing', async () => {
  const rest = (length: readonly number[]): number[] => [...length, 0x58, 0x20, ...Array(32).fill(7)];
  await inCheat(
    (page, { ack, nack }) => {
      for (let i = 0; i < 100; i++) page.say(3, 2, ack);
      for (let i = 0; i < 20; i++) for (const reason of [0, 1, 2, 3, 4]) page.say(4, 2, [...nack, reason]);
    },
    { ack: rest([0x1a, 0, 0x0f, 0xff, 0xff]), nack: [9] },
  );
  const before = await honest!.corner();
  await button(cheat!.phone.page, '+1 bit').first().tap();
  await expect.poll(() => honest!.corner(), { timeout: 15_000 }).not.toBe(before);
  expect(await honest!.corner()).toBe(await cheat!.corner());
});

test('who keeps back what he owes is waited for by the clock, and has lost until it comes', async () => {
  await inCheat((page) => {
    page.mute = true;
  }, null);
  await pass(61);
  await honest!.press('button', 'Ask Ann');
  await pass(60);
  // The cheat's player is asked, and does not answer.
  await see(cheat!, 'Are you still there?');
  await pass(62);
  await see(honest!, 'Ann’s phone does not answer');
  await honest!.press('button', 'Claim the game');
  await see(honest!, 'Not proven');
  await see(honest!, 'no file can prove');
  await honest!.phone.page.reload();
  await see(honest!, 'Not proven', 30_000);
  const claimed = await honest!.corner();
  // What he kept back goes out when his page asks again where the other one stands.
  await inCheat((page) => {
    page.mute = false;
  }, null);
  await cheat!.press('button', 'I am here');
  await button(cheat!.phone.page, '+1 bit').first().press('Enter');
  await expect.poll(() => honest!.corner(), { timeout: 15_000 }).not.toBe(claimed);
  expect(await honest!.describe()).not.toContain('Not proven');
});
