import type { Plugin } from 'vite';
import { policy } from '../src/server/files.ts';

/** The policy as the first tag of the page. Not in development, whose scripts it would block. */
export function writePolicy(): Plugin {
  return {
    name: 'meatspace-policy',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}
