import { describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { startPhone } from '../support/browser/browser.ts';
import { startServer } from '../support/browser/startServer.ts';

const serving: Serving = await startServer({ dist: inject('lab') });
const phone = await startPhone();
await phone.page.goto(`http://localhost:${serving.port}/`);
const titles = await phone.page.evaluate(() => window.lab.titles('codes'));

describe('two codes with a pairing fulfil the contract of a link', () => {
  test('the whole suite is collected', () => expect(titles.length).toBeGreaterThan(10));

  test.each(titles)('%s', async (title) => {
    expect(await phone.page.evaluate((title) => window.lab.run('codes', title), title)).toBeNull();
  });
});
