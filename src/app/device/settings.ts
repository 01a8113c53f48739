/**
 * What the owner of the phone has set: a pairing server other than the one the app came from, and relays for phones that
 * do not reach each other. Kept in this browser alone. Reading never fails: what cannot be understood counts as not set.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import type { PeerjsOptions } from '../../peer/link/peerjs.ts';
import { remember, remembered } from './remembered.ts';

export type PairingServer = NonNullable<PeerjsOptions['server']>;

/** A STUN or TURN server. */
export interface Relay {
  readonly url: string;
  readonly name: string;
  readonly password: string;
}

export interface Settings {
  /** As it was typed; empty for the one the app came from. */
  readonly server: string;
  readonly relays: readonly Relay[];
}

const KEY = 'settings';
const MOST_RELAYS = 8;
const LONGEST = 300;

export function readSettings(): Settings {
  const none: Settings = { server: '', relays: [] };
  try {
    const value: unknown = JSON.parse(remembered(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    const { server, relays } = value as Record<string, unknown>;
    return {
      server: typeof server === 'string' && readServer(server).ok ? server : '',
      relays: (Array.isArray(relays) ? relays : []).filter((one) => isRelay(one) && refusedRelay(one) === null),
    };
  } catch {
    return none;
  }
}

export const keepSettings = (settings: Settings): void => remember(KEY, JSON.stringify(settings));

/** The pairing server that is set; null for the one the app came from. */
export function pairingServer(): PairingServer | null {
  const { server } = readSettings();
  const read = readServer(server);
  return server !== '' && read.ok ? read.value : null;
}

/** For the driver of the link. */
export function gateOptions(): PeerjsOptions {
  const server = pairingServer();
  const iceServers = readSettings().relays.map(({ url, name, password }) =>
    name === '' ? { urls: url } : { urls: url, username: name, credential: password },
  );
  return { ...(server ? { server } : {}), ...(iceServers.length > 0 ? { iceServers } : {}) };
}

/**
 * An address as people type it: `pair.example.org`, with or without scheme, port and path. Without a path it is `/signal`,
 * where our own server has it. A failure is a sentence.
 */
export function readServer(typed: string, pageSecure = location.protocol === 'https:'): Result<PairingServer, string> {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST)
    return fail('Type the address of the pairing server, such as pair.example.org.');
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^(https?|wss?)$/.test(scheme))
    return fail(`An address of a pairing server begins with https:// or http://, not with ${scheme}://.`);
  const secure = scheme === undefined ? pageSecure : /s$/.test(scheme);
  let url: URL;
  try {
    url = new URL(`${secure ? 'https' : 'http'}://${scheme === undefined ? text : text.slice(scheme.length + 3)}`);
  } catch {
    return fail('That is no address: a name or a number, and after a colon the port, such as pair.example.org:9000.');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return fail('The address of a pairing server holds a host, a port and a path, and nothing else.');
  if (pageSecure && !secure && !isLocal(url.hostname))
    return fail('This page came by https, so the browser calls no server by plain http: give an address with https.');
  const path = url.pathname === '/' ? '/signal' : url.pathname.replace(/\/+$/, '');
  return ok({ host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), path, secure });
}

/** Why that is no relay, as a sentence; null when it is one. */
export function refusedRelay({ url, name, password }: Relay): string | null {
  if ([url, name, password].some((text) => text.length > LONGEST)) return 'That is too long.';
  const parts = /^(stuns?|turns?):([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\?transport=(udp|tcp))?$/i.exec(url);
  if (!parts)
    return 'The address of a relay begins with turn:, turns: or stun:, then a host and a port, such as turn:relay.example.org:3478.';
  if (Number(parts[3]?.slice(1) ?? 1) < 1 || Number(parts[3]?.slice(1) ?? 1) > 65_535)
    return 'A port is a number from 1 to 65535.';
  const turn = /^turn/i.test(url);
  if (turn && (name === '' || password === ''))
    return 'A TURN relay wants the name and the password it was set up with.';
  if (!turn && name !== '') return 'A STUN server wants no name and no password.';
  return null;
}

export const fullOfRelays = ({ relays }: Settings): boolean => relays.length >= MOST_RELAYS;

function isRelay(value: unknown): value is Relay {
  if (typeof value !== 'object' || value === null) return false;
  const { url, name, password } = value as Record<string, unknown>;
  return [url, name, password].every((text) => typeof text === 'string');
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
