/** Which pairing server the owner of the phone has set: all of the settings that a page has to know before it is seen. */

import { fail, ok, type Result } from '../../base/result.ts';
import type { PeerjsOptions } from '../../peer/link/peerjs.ts';
import * as words from '../../words/en/screens/device.ts';
import { remembered } from './remembered.ts';

export type PairingServer = NonNullable<PeerjsOptions['server']>;

/** The name by which the settings are remembered. */
export const SETTINGS = 'settings';

/** Longer than any address, name or password. */
export const LONGEST = 300;

/** What is remembered under that name, unread. */
export function keptSettings(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(remembered(SETTINGS) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** As it was typed; empty for the one the app came from. */
export function keptServer(): string {
  const { server } = keptSettings();
  return typeof server === 'string' && readServer(server).ok ? server : '';
}

/** The pairing server that is set; null for the one the app came from. */
export function pairingServer(): PairingServer | null {
  const server = keptServer();
  const read = readServer(server);
  return server !== '' && read.ok ? read.value : null;
}

/**
 * An address as people type it: `pair.example.org`, with or without scheme, port and path. Without a path it is `/signal`,
 * where our own server has it. A failure is a sentence.
 */
export function readServer(typed: string, pageSecure = location.protocol === 'https:'): Result<PairingServer, string> {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST) return fail(words.typeTheAddressOf);
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^(https?|wss?)$/.test(scheme)) return fail(words.anAddressOfA(scheme));
  const secure = scheme === undefined ? pageSecure : /s$/.test(scheme);
  let url: URL;
  try {
    url = new URL(`${secure ? 'https' : 'http'}://${scheme === undefined ? text : text.slice(scheme.length + 3)}`);
  } catch {
    return fail(words.thatIsNoAddress);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return fail(words.theAddressOfA);
  if (pageSecure && !secure && !isLocal(url.hostname)) return fail(words.thisPageCameBy);
  const path = url.pathname === '/' ? '/signal' : url.pathname.replace(/\/+$/, '');
  return ok({ host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), path, secure });
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
