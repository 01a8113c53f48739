/**
 * Everything a phone holds: the strings in its page's memory, and its browser's storage. Only Chromium supports this.
 */
import type { Page } from 'playwright-core';

/** A browser flag that keeps long strings whole in a memory snapshot. */
export const WHOLE_STRINGS = '--js-flags=--heap-snapshot-string-limit=1000000000';

/** Every string on the page's heap. */
export async function memoryOf(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}

export interface Disk {
  readonly text: string;
  /** Byte arrays, concatenated. */
  readonly bytes: Buffer;
}

/** Everything in its databases and its local storage. */
export async function diskOf(page: Page): Promise<Disk> {
  const { text, base64 } = await page.evaluate(dumpStores);
  return { text, bytes: Buffer.from(base64, 'base64') };
}

/** Whether a text contains `what` as is, in hexadecimal or in base64. */
export function isIn(text: string, what: string | Uint8Array): boolean {
  if (typeof what === 'string') return text.includes(what);
  const bytes = Buffer.from(what);
  // The last characters of base64 depend on what follows.
  return text.includes(bytes.toString('hex')) || text.includes(bytes.toString('base64').replace(/..?=*$/, ''));
}

export const isOn = ({ text, bytes }: Disk, what: string | Uint8Array): boolean =>
  isIn(text, what) || bytes.includes(Buffer.from(what));

/** In the page: the contents of its databases and local storage. */
async function dumpStores(): Promise<{ text: string; base64: string }> {
  const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  const bytes: string[] = [];
  const show = (_: string, value: unknown): unknown => {
    if (!(value instanceof Uint8Array)) return value;
    for (let at = 0; at < value.length; at += 4096) bytes.push(String.fromCharCode(...value.subarray(at, at + 4096)));
    return undefined;
  };
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? '');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of db.objectStoreNames) {
      const all = await new Promise<unknown[]>((resolve, reject) => {
        const asked = db.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      texts.push(JSON.stringify(all, show));
    }
    db.close();
  }
  return { text: texts.join('\n'), base64: btoa(bytes.join('')) };
}
