/**
 * All that a phone has: the strings of its page's heap, the bytes in it, and what its browser keeps for it. Only Chromium can be
 * asked for that, started with `WHOLE_STRINGS`.
 */
import { gunzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';

/** A flag of the browser: a snapshot of the heap has long strings as they are, and does not cut them. */
export const WHOLE_STRINGS = '--js-flags=--heap-snapshot-string-limit=1000000000';

export interface Belongings {
  /** Strings of the heap, and texts in databases. */
  readonly text: string;
  /** Byte arrays of the heap, one after the other. */
  readonly live: Buffer;
  /** Those of the databases. */
  readonly kept: Buffer;
}

export async function belongingsOf(page: Page): Promise<Belongings> {
  const cdp = await page.context().newCDPSession(page);
  // What the search itself makes comes after the heap was looked at.
  const strings = await stringsOf(cdp);
  const live = await bytesOf(cdp);
  await cdp.detach();
  const kept = await page.evaluate(dumpStores);
  return { text: `${strings}\n${kept.text}`, live, kept: Buffer.from(kept.base64, 'base64') };
}

/** Whether it is there as text, or as bytes in themselves, in hexadecimal digits or in base64. */
export function has({ text, live, kept }: Belongings, what: string | Uint8Array): boolean {
  const sought = Buffer.from(what as Uint8Array);
  if (typeof what === 'string' && text.includes(what)) return true;
  if (live.includes(sought) || kept.includes(sought)) return true;
  // The last letters of base64 depend on what follows.
  const base64 = sought.toString('base64').replace(/..?=*$/, '');
  return text.includes(sought.toString('hex')) || text.includes(base64);
}

async function stringsOf(cdp: CDPSession): Promise<string> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): unknown => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}

/** A snapshot does not say what is in an array of bytes: the page hands them out. A short one has no buffer of its own. */
async function bytesOf(cdp: CDPSession): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const kind of ['Uint8Array', 'ArrayBuffer']) {
    const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: `${kind}.prototype` });
    const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
    const { result } = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: packed.toString(),
      awaitPromise: true,
      returnByValue: true,
    });
    parts.push(gunzipSync(Buffer.from(String(result.value), 'base64')));
  }
  return Buffer.concat(parts);
}

/** In the page: all of them one after the other, compressed. */
async function packed(this: (Uint8Array<ArrayBuffer> | ArrayBuffer)[]): Promise<string> {
  const all = new Blob(this).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(all).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text);
}

/** In the page: everything that its databases and the storage of small things hold. */
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
