/** The part of the service worker that receives shared files, as the build ships it. */
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { workerPart } from '../../../build/offline.ts';
import { MAX_JOINED_BYTES } from '../../../src/peer/match/audit/file.ts';

const SCOPE = 'https://example.org/table/';
let code = '';
beforeAll(async () => {
  code = await workerPart('share.ts');
});

/** Returns the response and what was stored; the response is null if the request is passed on to the network. */
async function requested(request: Request): Promise<{ answer: Response | null; stored: Response | null }> {
  let stored: Response | null = null;
  let answering: Promise<Response> | null = null;
  let handler = (_: object): void => {};
  const caches = {
    open: async () => ({
      delete: async () => false,
      put: async (_: string, response: Response) => {
        stored = response;
      },
    }),
  };
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (_: string, added: typeof handler) => {
      handler = added;
    },
  };
  runInNewContext(code, { self, caches, File, Response, encodeURIComponent });
  handler({
    request,
    respondWith: (answer: Promise<Response>) => {
      answering = answer;
    },
  });
  return { answer: await answering, stored };
}

const sharing = (fields: Record<string, string | File>, path = 'share'): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`${SCOPE}${path}`, { method: 'POST', body });
};

test('a shared file is stored with its name, and the page that reads it opens', async () => {
  const { answer, stored } = await requested(sharing({ text: 'see file', file: new File(['3x Keeper'], 'Größe.txt') }));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${SCOPE}#/incoming`]);
  expect([stored?.headers.get('x-name'), await stored?.text()]).toEqual(['Gr%C3%B6%C3%9Fe.txt', '3x Keeper']);
});

test('shared text is stored, or the link if there is no text', async () => {
  const text = await requested(sharing({ text: '2x Keeper', url: 'https://example.org/' }));
  expect(await text.stored?.text()).toBe('2x Keeper');
  const link = await requested(sharing({ text: '', url: 'https://example.org/#/d/abc' }));
  expect(await link.stored?.text()).toBe('https://example.org/#/d/abc');
});

test('oversized, empty and malformed requests are not stored, and the page says so', async () => {
  const large = new File([new Uint8Array(MAX_JOINED_BYTES + 1)], 'large');
  const noForm = new Request(`${SCOPE}share`, { method: 'POST', body: 'x' });
  for (const request of [sharing({ file: large }), sharing({}), sharing({ file: 'not a file' }), noForm]) {
    const { answer, stored } = await requested(request);
    expect([answer?.status, stored]).toEqual([303, null]);
  }
});

test('other requests are left to the rest of the worker', async () => {
  for (const request of [
    new Request(`${SCOPE}share`),
    sharing({ text: 'x' }, 'other'),
    sharing({ text: 'x' }, 'share/x'),
  ])
    expect(await requested(request)).toEqual({ answer: null, stored: null });
});
