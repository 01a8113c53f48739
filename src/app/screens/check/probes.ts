/** The probes of the phone check. None throws, whatever the browser does, and none asks for a permission. */

import { signs } from '../../../words/en/signs.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { device, rulesOf } from '../../device/device.ts';
import { gateOptions } from '../../device/settings.ts';

export interface Finding {
  /** False where a game would miss it. */
  good: boolean;
  text: string;
}

export interface Probe {
  name: string;
  look(): Promise<Finding>;
}

const yes = (text: string): Finding => ({ good: true, text });
const no = (text: string): Finding => ({ good: false, text });

const sure =
  (look: () => Promise<Finding>): (() => Promise<Finding>) =>
  async () => {
    try {
      return await look();
    } catch (error) {
      return no(`unknown: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

export const probes: readonly Probe[] = [
  { name: 'Meatspace', look: sure(rules) },
  { name: 'Browser', look: async () => yes(navigator.userAgent) },
  { name: 'Screen', look: async () => yes(`${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels per point`) },
  {
    name: 'Address',
    look: async () =>
      isSecureContext
        ? yes(`secure: ${location.origin}`)
        : no(`plain http: ${location.origin}; no camera, no installing`),
  },
  { name: 'Shared address', look: async () => sharing(location) },
  { name: 'Offline', look: sure(offline) },
  { name: 'Camera', look: sure(camera) },
  { name: 'This phone’s key', look: sure(key) },
  { name: 'Ed25519', look: sure(ed25519) },
  { name: 'Storage', look: sure(storage) },
  { name: 'Keeping the screen on', look: sure(wakeLock) },
  { name: 'Link between phones', look: sure(candidates) },
  { name: 'WebAssembly', look: sure(webAssembly) },
  { name: 'Curve operations', look: sure(curveSpeed) },
];

/** Browsers keep apart what lies at two origins, not what lies in two folders of one. */
export function sharing({ origin, href }: Pick<Location, 'origin' | 'href'>): Finding {
  const folder = new URL('.', href).pathname;
  return folder === '/'
    ? yes(`no: Meatspace has ${origin} to itself`)
    : no(`it is in ${folder}: other apps at ${origin} can read your open games. Host it on an address of its own.`);
}

async function rules(): Promise<Finding> {
  return yes(`rules ${(await Promise.all(signs.map(rulesOf))).join(', ')}`);
}

async function offline(): Promise<Finding> {
  if (!('serviceWorker' in navigator)) return no('this browser can’t open the app offline');
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const installed = matchMedia('(display-mode: standalone)').matches ? 'installed' : 'in a browser tab';
  return active ? yes(`opens offline; ${installed}`) : no(`not saved for offline use yet; ${installed}`);
}

async function camera(): Promise<Finding> {
  if (!navigator.mediaDevices) return no('none for this page');
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
  if (cameras.length === 0) return no('none found');
  const { state } = await navigator.permissions
    .query({ name: 'camera' as PermissionName })
    .catch(() => ({ state: null }));
  return yes(
    `${cameras.length} found; ${{ granted: 'allowed', denied: 'refused', prompt: 'not asked yet' }[state ?? 'prompt']}`,
  );
}

async function key(): Promise<Finding> {
  const { signer, identity } = await device();
  const begin = [...signer.publicKey.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { trouble } = identity;
  if (trouble === null) return yes(`${begin}…, kept`);
  const why = trouble === 'unusable' ? 'The saved key cannot sign right now.' : storeAdvice[trouble].what;
  return no(`${begin}…, lost when you close the page. ${why}`);
}

/** Natively it signs ten times as fast, and scripts cannot read the key. */
async function ed25519(): Promise<Finding> {
  if (!crypto.subtle) return yes('in the app: the browser offers none on this page');
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return yes('by the browser');
  } catch {
    return yes('in the app: the browser has none');
  }
}

async function storage(): Promise<Finding> {
  const { trouble } = await device();
  if (trouble !== null) return no(storeAdvice[trouble].what);
  const { storage } = navigator;
  if (!storage) return no('the browser doesn’t say; a game may be lost when you close the page');
  const kept = await storage.persisted();
  const { quota = 0, usage = 0 } = await storage.estimate();
  const room = `${Math.round(usage / 1024)} kB used, ${Math.round((quota - usage) / 1024 / 1024)} MB free`;
  return yes(`${kept ? 'kept permanently' : 'kept until the browser needs the space'}; ${room}`);
}

async function wakeLock(): Promise<Finding> {
  if (!('wakeLock' in navigator)) return no('the browser can’t: the phone may lock during a game');
  try {
    await (await navigator.wakeLock.request('screen')).release();
    return yes('yes');
  } catch {
    return no('not right now (low battery?): the phone may lock during a game');
  }
}

const GATHER_MS = 3000;

async function candidates(): Promise<Finding> {
  if (typeof RTCPeerConnection === 'undefined') return no('the browser can’t connect two phones (no WebRTC)');
  const { iceServers = [] } = gateOptions();
  const peer = new RTCPeerConnection({ iceServers });
  const kinds = new Map<string, number>();
  try {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, GATHER_MS);
      peer.onicecandidate = ({ candidate }) => {
        if (!candidate) return resolve();
        if (candidate.candidate === '') return;
        const kind = kindOf(candidate);
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      };
      peer.createDataChannel('check');
      void peer.createOffer().then(
        (offer) => peer.setLocalDescription(offer),
        () => resolve(),
      );
    });
  } finally {
    peer.close();
  }
  if (kinds.size === 0) return no('no address to be reached at: is this phone on a network?');
  return yes([...kinds].map(([kind, count]) => `${kind} (${count})`).join(', '));
}

/** What sort of address it is; the address itself is nobody's business. */
function kindOf({ type, address }: RTCIceCandidate): string {
  if (type === 'relay') return 'through a relay';
  if (type !== 'host') return 'as seen from outside';
  if (address?.endsWith('.local')) return 'hidden address';
  return address?.includes(':') ? 'IPv6 address' : 'IPv4 address';
}

/** Without it a game works, and what is done with hidden cards takes ten times as long. */
async function webAssembly(): Promise<Finding> {
  const { curve } = await device();
  if ((await curve.library()) === 'libsodium') return yes('in use for hidden cards');
  const why =
    typeof WebAssembly === 'undefined' ? 'turned off in the browser' : 'the browser doesn’t allow it on this page';
  return no(`${why}: games work, but dealing and the final check take longer`);
}

const POINTS = 100;

/** As in a shuffle: points are made and multiplied, in the worker that does it in a game. */
async function curveSpeed(): Promise<Finding> {
  const { curve } = await device();
  const wide = crypto.getRandomValues(new Uint8Array(64 * POINTS));
  const scalar = new Uint8Array(32);
  scalar.set(crypto.getRandomValues(new Uint8Array(31)));
  const points = await curve.deriveAll(wide);
  const begun = performance.now();
  await curve.maskAll(points, scalar);
  const perSecond = Math.round((1000 * POINTS) / Math.max(1, performance.now() - begun));
  const masked = `${POINTS} cards encrypted in ${Math.round((1000 * POINTS) / perSecond)} ms`;
  return yes(`${perSecond} a second, by ${await curve.library()}; ${masked}`);
}
