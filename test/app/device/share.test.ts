/**
 * A link is shared by any means the browser offers. The player is told of every failure, but not of their own
 * cancellation.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { copyText, type ShareOutcome, shareLink } from '../../../src/app/device/share.ts';

const LINK = 'http://table.test/#/join/ABCDEF.secret';
const fault = (name: string) => async () => {
  throw new DOMException('no', name);
};

/** A page with the given functions; `exec`: the result of the legacy copy command. */
function page(ways: object, exec: boolean | 'throws' | 'asks nobody'): { copied: string[] } {
  const copied: string[] = [];
  let onCopy: ((event: object) => void) | undefined;
  class Html {
    style = {};
    select(): void {}
    remove(): void {}
    focus(): void {}
  }
  vi.stubGlobal('HTMLElement', Html);
  vi.stubGlobal('navigator', ways);
  vi.stubGlobal('document', {
    activeElement: new Html(),
    body: { append: () => {} },
    createElement: () => new Html(),
    querySelector: () => null,
    addEventListener: (_: string, handler: typeof onCopy) => {
      onCopy = handler;
    },
    removeEventListener: () => {},
    execCommand: () => {
      if (exec === 'throws') throw new Error('not here');
      const clipboardData = { setData: (_: string, text: string) => void copied.push(text) };
      if (exec === true) onCopy?.({ clipboardData, preventDefault: () => {} });
      return exec !== false;
    },
  });
  return { copied };
}

afterEach(() => vi.unstubAllGlobals());

const taken = { writeText: async () => {} };
const denied = { writeText: fault('NotAllowedError') };

test.each<[string, object, Parameters<typeof page>[1], ShareOutcome]>([
  ['there is a share sheet', { share: async () => {} }, false, 'shared'],
  ['the person closes the share sheet', { share: fault('AbortError'), clipboard: taken }, true, 'shared'],
  ['the share sheet is already open', { share: fault('InvalidStateError') }, false, 'shared'],
  ['sharing is refused', { share: fault('NotAllowedError'), clipboard: taken }, false, 'copied'],
  ['only the clipboard is available', { clipboard: taken }, false, 'copied'],
  ['the clipboard is refused', { clipboard: denied }, true, 'copied'],
  ['the page came over plain http', {}, true, 'copied'],
  ['the page came over plain http, and nothing copies', {}, false, 'unable'],
  ['the copy command no longer exists', {}, 'throws', 'unable'],
  ['a browser claims to have copied without asking for the text', {}, 'asks nobody', 'unable'],
  [
    'sharing, clipboard and copying are refused',
    { share: fault('NotAllowedError'), clipboard: denied },
    false,
    'unable',
  ],
])('if %s', async (_, ways, exec, becomes) => {
  page(ways, exec);
  expect(await shareLink(LINK, 'Meatspace')).toBe(becomes);
});

test('the legacy copy command copies the link itself', async () => {
  const { copied } = page({}, true);
  expect(await copyText(LINK)).toBe(true);
  expect(copied).toEqual([LINK]);
});
