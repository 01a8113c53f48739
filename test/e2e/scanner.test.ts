/**
 * The scanner closes while its video is starting, or the video never starts: nothing is thrown, and everything is
 * reported.
 */
import { beforeAll, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { camera } from '../support/browser/camera.ts';
import { serveStatic } from '../support/browser/staticServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';

let server: Serving;
let gus: Person;
const seen = camera();

beforeAll(async () => {
  server = await serveStatic(inject('app'));
  gus = await seatPerson('Gus', { ...seen.phone });
  await gus.phone.context.grantPermissions(['camera']);
  await gus.phone.context.addInitScript(watchPlay);
});

declare global {
  interface Window {
    /** What the next video does when it begins to play. */
    onPlay: 'goes away' | 'is refused' | 'plays';
    /** The outcome of each attempt. */
    played: string[];
  }
}

/** In the page: lets the scanner be closed at the very moment its video starts, as a hasty thumb might do. */
function watchPlay(): void {
  const { play } = HTMLMediaElement.prototype;
  window.onPlay = 'plays';
  window.played = [];
  HTMLMediaElement.prototype.play = function () {
    if (window.onPlay === 'is refused') return Promise.reject(new DOMException('no', 'NotAllowedError'));
    const started = play.call(this);
    if (window.onPlay === 'goes away') {
      this.closest('.scanner')?.querySelector('button')?.click();
      this.remove();
    }
    started.then(
      () => window.played.push('plays'),
      (error: DOMException) => window.played.push(error.name),
    );
    return started;
  };
}

async function scan(as: Window['onPlay']): Promise<void> {
  const { page } = gus.phone;
  await page.goto(`http://localhost:${server.port}/#/join`);
  await page.reload();
  await page.evaluate((how) => {
    window.onPlay = how;
  }, as);
  await gus.press('button', 'Scan the code');
}

const played = (): Promise<string[]> => gus.phone.page.evaluate(() => window.played);

test('a scanner that closes while its video starts throws nothing', async () => {
  await scan('goes away');
  await expect.poll(played).toEqual(['AbortError']);
  await gus.phone.page.getByRole('button', { name: /^Scan the code/ }).waitFor();
  expect(await gus.phone.page.getByRole('alert').count()).toBe(0);
  expect(gus.errors).toEqual([]);
});

test('a video that does not start is reported, and typing is still possible', async () => {
  await scan('is refused');
  await see(gus, 'The camera isn’t showing a picture.');
  await gus.phone.page.getByLabel('or type the six-character code').waitFor();
  expect(gus.errors).toEqual([]);
});

test('the next attempt shows the video', async () => {
  await scan('plays');
  await expect.poll(played).toEqual(['plays']);
  expect(await gus.phone.page.locator('.scanner video').count()).toBe(1);
  expect(gus.errors).toEqual([]);
});
