/** The configured pairing server: the only setting a page needs before the first paint. */

import { parseObject } from '../../base/json.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { PeerjsOptions } from '../../peer/link/peerjs.ts';
import * as words from '../../words/en/screens/device.ts';
import { readPreference } from './preferences.ts';

type PairingServer = NonNullable<PeerjsOptions['server']>;

/** The settings' key in local storage. */
export const SETTINGS_KEY = 'settings';

/** Maximum length of an address, name or password. */
export const MAX_LENGTH = 300;

/** The stored value, unparsed. */
export const storedSettings = (): Record<string, unknown> => parseObject(readPreference(SETTINGS_KEY) ?? 'null');

/** As typed; empty for the app's own server. */
export function storedServer(): string {
  const { server } = storedSettings();
  return typeof server === 'string' && readServer(server).ok ? server : '';
}

/** The configured pairing server; null for the app's own. */
export function pairingServer(): PairingServer | null {
  const server = storedServer();
  const read = readServer(server);
  return server !== '' && read.ok ? read.value : null;
}

/**
 * Parses a typed address: `pair.example.org`, with or without scheme, port and path. The default path is `/signal`, as
 * on our own server. A failure carries a sentence to show.
 */
export function readServer(typed: string, pageSecure = location.protocol === 'https:'): Result<PairingServer, string> {
  const text = typed.trim();
  if (text === '' || text.length > MAX_LENGTH) return fail(words.typeAnAddress);
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^(https?|wss?)$/.test(scheme)) return fail(words.wrongScheme(scheme));
  const secure = scheme === undefined ? pageSecure : /s$/.test(scheme);
  let url: URL;
  try {
    url = new URL(`${secure ? 'https' : 'http'}://${scheme === undefined ? text : text.slice(scheme.length + 3)}`);
  } catch {
    return fail(words.notAnAddress);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return fail(words.wrongAddressParts);
  if (pageSecure && !secure && !isLocal(url.hostname)) return fail(words.needsHttps);
  const path = url.pathname === '/' ? '/signal' : url.pathname.replace(/\/+$/, '');
  return ok({ host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), path, secure });
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
