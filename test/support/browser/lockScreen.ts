/**
 * What a lock screen does to a page in the background of a phone: it is hidden, its sockets and its ways to other phones are closed
 * underneath it, and it stands still. When the phone is looked at again it finds out for itself.
 */
import type { Page } from 'playwright-core';
import type { Phone } from './browser.ts';

export async function lock({ page, freeze }: Phone): Promise<void> {
  await seen(page, false);
  for (const kind of ['WebSocket', 'RTCPeerConnection']) await closeAll(page, kind);
  freeze();
}

export async function unlock({ page, thaw }: Phone): Promise<void> {
  thaw();
  await seen(page, true);
}

const seen = (page: Page, yes: boolean): Promise<void> =>
  page.evaluate((yes) => {
    Object.defineProperty(document, 'hidden', { value: !yes, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: yes ? 'visible' : 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, yes);

/** Every object of that kind which the page still has, whoever holds it. */
async function closeAll(page: Page, kind: string): Promise<void> {
  const inspector = await page.context().newCDPSession(page);
  const { result } = await inspector.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const { objects } = await inspector.send('Runtime.queryObjects', { prototypeObjectId: result.objectId as string });
  await inspector.send('Runtime.callFunctionOn', {
    objectId: objects.objectId as string,
    functionDeclaration: 'function () { for (const one of this) one.close(); }',
  });
  await inspector.detach();
}
