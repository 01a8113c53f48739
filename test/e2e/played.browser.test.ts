import { expect, inject, test } from 'vitest';
import { startPhone } from '../support/browser/browser.ts';
import { startServer } from '../support/browser/startServer.ts';

const serving = await startServer({ dist: inject('lab') });
const phone = await startPhone();
await phone.page.goto(`http://localhost:${serving.port}/`);

test('events from before the start are on screen, even if they are found before the first paint', async () => {
  expect(await phone.page.evaluate(() => window.lab.foundAtOnce())).toBe('1 lines');
});
