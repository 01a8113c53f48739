/**
 * What a lock screen does to a phone's background page: it is hidden, its sockets and peer connections are closed
 * underneath it, and it is frozen. Once unlocked, the page has to find this out on its own.
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

/** Closes every live object of the given kind on the page. */
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
