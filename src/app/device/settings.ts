// Chunk: settings
/**
 * The player's settings: vibration and sound, another pairing server, and relays for phones that can't reach each
 * other. Stored only in this browser. Reading never fails: invalid values count as unset.
 */

import * as is from '../../base/shapes.ts';
import type { PeerjsOptions } from '../../peer/link/peerjs.ts';
import * as words from '../../words/en/screens/device.ts';
import { MAX_LENGTH, pairingServer, SETTINGS_KEY, storedServer, storedSettings } from './pairingServer.ts';
import { savePreference } from './preferences.ts';

/** A STUN or TURN server. */
export interface Relay {
  readonly url: string;
  readonly name: string;
  readonly password: string;
}

/** Which events a player feels or hears: none, their turn, or all. */
export type FeedbackLevel = (typeof FEEDBACK_LEVELS)[number];
export const FEEDBACK_LEVELS = ['turn', 'all', 'off'] as const;

/**
 * When a revealed hand is covered automatically: soon, later in the player's own turn, or only when the phone is put
 * down or left.
 */
export type CoverWhen = (typeof COVER_WHEN)[number];
export const COVER_WHEN = ['turn', 'soon', 'laidDown'] as const;

/** What to do at rarely used chances to act: skip them, or stop and ask. */
export type OutOfTurn = (typeof OUT_OF_TURN)[number];
export const OUT_OF_TURN = ['skip', 'ask'] as const;

export interface Settings {
  readonly cover: CoverWhen;
  readonly outOfTurn: OutOfTurn;
  readonly vibration: FeedbackLevel;
  readonly sound: FeedbackLevel;
  /** As typed; empty for the app's own server. */
  readonly server: string;
  readonly relays: readonly Relay[];
}

const MAX_RELAYS = 8;

export function readSettings(): Settings {
  const { relays, vibration, sound, cover, outOfTurn } = storedSettings();
  return {
    cover: COVER_WHEN.find((one) => one === cover) ?? 'turn',
    outOfTurn: outOfTurn === 'ask' ? 'ask' : 'skip',
    vibration: isFeltWhen(vibration) ? vibration : 'turn',
    sound: isFeltWhen(sound) ? sound : 'off',
    server: storedServer(),
    relays: (Array.isArray(relays) ? relays : []).filter((one) => isRelay(one) && syntaxFault(one) === null),
  };
}

export const saveSettings = (settings: Settings): void => savePreference(SETTINGS_KEY, JSON.stringify(settings));

/** Options for the link's driver. */
export function gateOptions(): PeerjsOptions {
  const server = pairingServer();
  // An invalid relay, stored before a browser update, would prevent every connection.
  const iceServers = readSettings()
    .relays.filter((relay) => relayFault(relay) === null)
    .map(iceServer);
  return { ...(server ? { server } : {}), ...(iceServers.length > 0 ? { iceServers } : {}) };
}

const iceServer = ({ url, name, password }: Relay): RTCIceServer =>
  name === '' ? { urls: url } : { urls: url, username: name, credential: password };

/**
 * Why this relay can't be used, as a sentence; null if it can. Without WebRTC (in a terminal), only its syntax is
 * checked.
 */
export function relayFault(relay: Relay): string | null {
  const wrong = syntaxFault(relay);
  if (wrong !== null || typeof RTCPeerConnection === 'undefined') return wrong;
  try {
    new RTCPeerConnection({ iceServers: [iceServer(relay)] }).close();
    return null;
  } catch {
    return words.relayRejected;
  }
}

function syntaxFault({ url, name, password }: Relay): string | null {
  if ([url, name, password].some((text) => text.length > MAX_LENGTH)) return words.thatIsTooLong;
  const parts = /^(stuns?|turns?):([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\?transport=(udp|tcp))?$/i.exec(url);
  if (!parts) return words.relayAddressForm;
  if (Number(parts[3]?.slice(1) ?? 1) < 1 || Number(parts[3]?.slice(1) ?? 1) > 65_535) return words.portRange;
  const turn = /^turn/i.test(url);
  if (turn && (name === '' || password === '')) return words.turnNeedsPassword;
  if (!turn && parts[4] !== undefined) return words.stunHasNoTransport;
  if (!turn && name !== '') return words.stunNeedsNoPassword;
  return null;
}

export const hasMaxRelays = ({ relays }: Settings): boolean => relays.length >= MAX_RELAYS;

const isFeltWhen = is.oneOf(FEEDBACK_LEVELS);

const isRelay = is.fields<Relay>({ url: is.text, name: is.text, password: is.text });
