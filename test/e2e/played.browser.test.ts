import { afterAll, expect, inject, test } from 'vitest';
import { serve } from '../../src/server/index.ts';
import { startPhone } from '../support/browser/browser.ts';

const serving = await serve({ dist: inject('lab'), port: 0 });
const phone = await startPhone();
await phone.page.goto(`http://localhost:${serving.port}/`);

afterAll(async () => {
  await phone.close();
  await serving.close();
});

test('events from before the start are on screen, even if they are found before the first paint', async () => {
  expect(await phone.page.evaluate(() => window.lab.foundAtOnce())).toBe('1 lines');
});
