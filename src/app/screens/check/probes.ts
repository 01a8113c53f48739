/** The questions of the phone check. Each answers whatever the browser throws, and asks for no permission. */
import { storeAdvice } from '../../../words/en/store.ts';
import { device, rulesOf } from '../../device/device.ts';
import { gateOptions } from '../../device/settings.ts';
import { signs } from '../../games/signs.ts';

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
      return no(`cannot be told: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

export const probes: readonly Probe[] = [
  { name: 'Meatspace', look: sure(rules) },
  { name: 'Browser', look: async () => yes(navigator.userAgent) },
  { name: 'Screen', look: async () => yes(`${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels to a point`) },
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
  { name: 'Key of this phone', look: sure(key) },
  { name: 'Ed25519', look: sure(ed25519) },
  { name: 'Storage', look: sure(storage) },
  { name: 'Screen kept on', look: sure(wakeLock) },
  { name: 'Link between phones', look: sure(candidates) },
  { name: 'WebAssembly', look: sure(webAssembly) },
  { name: 'Curve operations', look: sure(curveSpeed) },
];

/** Browsers keep apart what lies at two origins, not what lies in two folders of one. */
export function sharing({ origin, href }: Pick<Location, 'origin' | 'href'>): Finding {
  const folder = new URL('.', href).pathname;
  return folder === '/'
    ? yes(`no: Meatspace lies at the top of ${origin}`)
    : no(`it lies in ${folder}: other apps at ${origin} can read open games here; an origin of its own is safe`);
}

async function rules(): Promise<Finding> {
  return yes(`rules ${(await Promise.all(signs.map(rulesOf))).join(', ')}`);
}

async function offline(): Promise<Finding> {
  if (!('serviceWorker' in navigator)) return no('this page cannot be kept for a start without a network');
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const installed = matchMedia('(display-mode: standalone)').matches ? 'installed' : 'in a browser tab';
  return active ? yes(`starts without a network; ${installed}`) : no(`is not kept yet; ${installed}`);
}

async function camera(): Promise<Finding> {
  if (!navigator.mediaDevices) return no('none for this page');
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
  if (cameras.length === 0) return no('none found');
  const { state } = await navigator.permissions
    .query({ name: 'camera' as PermissionName })
    .catch(() => ({ state: null }));
  return yes(
    `${cameras.length} found; ${{ granted: 'allowed', denied: 'refused', prompt: 'will be asked for' }[state ?? 'prompt']}`,
  );
}

async function key(): Promise<Finding> {
  const { signer, identity } = await device();
  const begin = [...signer.publicKey.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { trouble } = identity;
  if (trouble === null) return yes(`${begin}…, kept`);
  const why = trouble === 'unusable' ? 'There is a kept one, and it does not sign now.' : storeAdvice[trouble].what;
  return no(`${begin}…, gone when the page is closed. ${why}`);
}

/** Natively it signs ten times as fast, and scripts cannot read the key. */
async function ed25519(): Promise<Finding> {
  if (!crypto.subtle) return yes('by the program: the browser has none for this page');
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return yes('by the browser');
  } catch {
    return yes('by the program: the browser has none');
  }
}

async function storage(): Promise<Finding> {
  const { trouble } = await device();
  if (trouble !== null) return no(storeAdvice[trouble].what);
  const { storage } = navigator;
  if (!storage) return no('the browser does not say; a game may be gone when the page is closed');
  const kept = await storage.persisted();
  const { quota = 0, usage = 0 } = await storage.estimate();
  const room = `${Math.round(usage / 1024)} kB used, ${Math.round((quota - usage) / 1024 / 1024)} MB free`;
  return yes(`${kept ? 'kept for good' : 'kept, until the browser needs the room'}; ${room}`);
}

async function wakeLock(): Promise<Finding> {
  if (!('wakeLock' in navigator)) return no('the browser does not do it: the phone may lock itself in a game');
  try {
    await (await navigator.wakeLock.request('screen')).release();
    return yes('yes');
  } catch {
    return no('refused just now, as with a low battery: the phone may lock itself in a game');
  }
}

const GATHER_MS = 3000;

async function candidates(): Promise<Finding> {
  if (typeof RTCPeerConnection === 'undefined') return no('the browser cannot connect two phones (no WebRTC)');
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
  if (kinds.size === 0) return no('no address to be reached at: is this phone in a network?');
  return yes([...kinds].map(([kind, count]) => `${kind} (${count})`).join(', '));
}

/** What sort of address it is; the address itself is nobody's business. */
function kindOf({ type, address }: RTCIceCandidate): string {
  if (type === 'relay') return 'by a relay';
  if (type !== 'host') return 'as seen from outside';
  if (address?.endsWith('.local')) return 'hidden address';
  return address?.includes(':') ? 'IPv6 address' : 'IPv4 address';
}

/** Without it a game works, and what is done with hidden cards takes ten times as long. */
async function webAssembly(): Promise<Finding> {
  const { curve } = await device();
  if ((await curve.library()) === 'libsodium') return yes('in use for hidden cards');
  const why =
    typeof WebAssembly === 'undefined' ? 'the browser has it turned off' : 'the browser does not let this page use it';
  return no(`${why}: games work, dealing and the check at the end take longer`);
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
  const masked = `${POINTS} cards are masked in ${Math.round((1000 * POINTS) / perSecond)} ms`;
  return yes(`${perSecond} a second, by ${await curve.library()}; ${masked}`);
}
