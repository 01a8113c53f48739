/**
 * Sending the link from a plain http address, where browsers have neither a share sheet nor a clipboard: it is copied,
 * or shown.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { openTable, type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let ann: Person;
let page: Page;

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann', { args: ['--host-resolver-rules=MAP table.test 127.0.0.1'] });
});

/** Opens a table from home. */
async function table(): Promise<string> {
  ({ page } = ann.phone);
  await page.goto(`http://table.test:${serving.port}/`);
  expect(await page.evaluate(() => [isSecureContext, 'share' in navigator, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  return openTable(ann);
}

const status = (): Promise<string[]> => page.getByRole('status').allTextContents();

test('the link is copied, and the page says so', async () => {
  const code = await table();
  expect((await status()).join()).not.toContain('Link copied');
  await ann.press('button', 'Send the link');
  await see(ann, 'Link copied');
  // It can be pasted into any field of any app.
  await page.goto(`http://table.test:${serving.port}/#/join`);
  const field = page.getByLabel('or type the six-character code');
  await field.focus();
  await page.keyboard.press('Control+V');
  expect(await field.inputValue()).toMatch(new RegExp(`^http://table\\.test:${serving.port}/#/join/${code}\\.`));
});

test('if the browser can’t copy, the link is shown, and selected as soon as it is touched', async () => {
  await table();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await ann.press('button', 'Send the link');
  const field = page.getByLabel('Copy this link and send it');
  await field.waitFor();
  const marked = () =>
    field.evaluate((one: HTMLInputElement) => one.value.slice(one.selectionStart ?? 0, one.selectionEnd ?? 0));
  expect(await marked()).toMatch(/^http:\/\/table\.test:\d+\/#\/join\/[A-Z0-9]{6}\./);
  expect(await field.getAttribute('readonly')).not.toBeNull();
  await page.getByRole('button', { name: 'Send the link' }).focus();
  await field.evaluate((one: HTMLInputElement) => one.setSelectionRange(0, 0));
  await field.focus();
  expect(await marked()).not.toBe('');
  expect(await faultsOf(page, 'the link shown')).toEqual([]);
  expect(ann.errors).toEqual([]);
});

test('closing the share sheet shows nothing; other faults lead to a copy', async () => {
  await table();
  for (const [name, words] of [
    ['AbortError', null],
    ['NotAllowedError', 'Link copied'],
  ] as const) {
    await page.evaluate((fault) => {
      navigator.share = async () => {
        throw new DOMException('no', fault);
      };
    }, name);
    await ann.press('button', 'Send the link');
    if (words === null) {
      await page.waitForTimeout(300);
      expect((await status()).join()).not.toContain('Link copied');
    } else await see(ann, words);
    expect(await page.getByLabel('Copy this link and send it').count()).toBe(0);
  }
});
