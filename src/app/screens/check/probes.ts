/** Probes for the phone check. None throws, and none asks for a permission. */

import * as words from '../../../words/en/screens/check.ts';
import { allGameInfos } from '../../../words/en/signs.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { device, rulesVersionOf } from '../../device/device.ts';
import { gateOptions } from '../../device/settings.ts';

export interface ProbeFinding {
  /** Whether games work without restrictions in this respect. */
  good: boolean;
  text: string;
}

const yes = (text: string): ProbeFinding => ({ good: true, text });
const no = (text: string): ProbeFinding => ({ good: false, text });

const sure =
  (look: () => Promise<ProbeFinding>): (() => Promise<ProbeFinding>) =>
  async () => {
    try {
      return await look();
    } catch (error) {
      return no(words.unknown(error instanceof Error ? error.message : String(error)));
    }
  };

export const probes: readonly { name: string; look(): Promise<ProbeFinding> }[] = [
  { name: words.meatspace, look: sure(rules) },
  { name: words.browser, look: async () => yes(navigator.userAgent) },
  { name: words.screen, look: async () => yes(words.pixelsPerPoint(innerWidth, innerHeight, devicePixelRatio)) },
  {
    name: words.address,
    look: async () =>
      isSecureContext ? yes(words.secureOrigin(location.origin)) : no(words.plainHttpNoCamera(location.origin)),
  },
  { name: words.sharedAddress, look: async () => originSharing(location) },
  { name: words.offline, look: sure(offline) },
  { name: words.camera, look: sure(camera) },
  { name: words.keyLabel, look: sure(key) },
  { name: 'Ed25519', look: sure(ed25519) },
  { name: words.storage, look: sure(storage) },
  { name: words.wakeLockLabel, look: sure(wakeLock) },
  { name: words.linkBetweenPhones, look: sure(candidates) },
  { name: words.webassembly, look: sure(webAssembly) },
  { name: words.curveOperations, look: sure(curveSpeed) },
];

/** Whether other pages share this origin: browsers isolate origins, not their folders. */
export function originSharing({ origin, href }: Pick<Location, 'origin' | 'href'>): ProbeFinding {
  const folder = new URL('.', href).pathname;
  return folder === '/' ? yes(words.notShared(origin)) : no(words.sharedWithOthers(folder, origin));
}

async function rules(): Promise<ProbeFinding> {
  return yes(words.rules((await Promise.all(allGameInfos.map(rulesVersionOf))).join(', ')));
}

async function offline(): Promise<ProbeFinding> {
  if (!('serviceWorker' in navigator)) return no(words.noOffline);
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const installed = words.installedOrInTab(matchMedia('(display-mode: standalone)').matches);
  return active ? yes(words.opensOffline(installed)) : no(words.notSavedForOffline(installed));
}

async function camera(): Promise<ProbeFinding> {
  if (!navigator.mediaDevices) return no(words.noneForThisPage);
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
  if (cameras.length === 0) return no(words.noneFound);
  const { state } = await navigator.permissions
    .query({ name: 'camera' as PermissionName })
    .catch(() => ({ state: null }));
  return yes(
    words.found(
      cameras.length,
      { granted: words.allowed, denied: words.refused, prompt: words.notAskedYet }[state ?? 'prompt'],
    ),
  );
}

async function key(): Promise<ProbeFinding> {
  const { signer, identity } = await device();
  const begin = [...signer.publicKey.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { trouble } = identity;
  if (trouble === null) return yes(words.keySaved(begin));
  const why = trouble === 'unusable' ? words.keyCannotSign : storeAdvice[trouble].what;
  return no(words.lostOnClose(begin, why));
}

/** Tests for native signing, which is ten times as fast and keeps the key inaccessible to scripts. */
async function ed25519(): Promise<ProbeFinding> {
  if (!crypto.subtle) return yes(words.curveInPage);
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return yes(words.curveByBrowser);
  } catch {
    return yes(words.curveInApp);
  }
}

async function storage(): Promise<ProbeFinding> {
  const { trouble } = await device();
  if (trouble !== null) return no(storeAdvice[trouble].what);
  const { storage } = navigator;
  if (!storage) return no(words.storageUnknown);
  const kept = await storage.persisted();
  const { quota = 0, usage = 0 } = await storage.estimate();
  const room = words.kbUsedMbFree(Math.round(usage / 1024), Math.round((quota - usage) / 1024 / 1024));
  return yes(`${words.storageDuration(kept)}; ${room}`);
}

async function wakeLock(): Promise<ProbeFinding> {
  if (!('wakeLock' in navigator)) return no(words.mayLockNote);
  try {
    await (await navigator.wakeLock.request('screen')).release();
    return yes(words.yes);
  } catch {
    return no(words.wakeLockRefused);
  }
}

const GATHER_MS = 3000;

async function candidates(): Promise<ProbeFinding> {
  if (typeof RTCPeerConnection === 'undefined') return no(words.noWebRtc);
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
  if (kinds.size === 0) return no(words.noAddressFound);
  return yes([...kinds].map(([kind, count]) => `${kind} (${count})`).join(', '));
}

/** Returns the address's type only, since the address itself is private. */
function kindOf({ type, address }: RTCIceCandidate): string {
  if (type === 'relay') return words.throughARelay;
  if (type !== 'host') return words.publicAddress;
  if (address?.endsWith('.local')) return words.hiddenAddress;
  return words.ipAddressKind(!!address?.includes(':'));
}

/** Tests for WebAssembly. Games work without it, but operations on hidden cards take ten times as long. */
async function webAssembly(): Promise<ProbeFinding> {
  const { curve } = await device();
  if ((await curve.library()) === 'libsodium') return yes(words.curveInUse);
  const why = words.webAssemblyOff(typeof WebAssembly);
  return no(words.slowDealingNote(why));
}

const POINTS = 100;

/** Measures the curve operations of a shuffle: derives and multiplies points in the worker that games use. */
async function curveSpeed(): Promise<ProbeFinding> {
  const { curve } = await device();
  const wide = crypto.getRandomValues(new Uint8Array(64 * POINTS));
  const scalar = new Uint8Array(32);
  scalar.set(crypto.getRandomValues(new Uint8Array(31)));
  const points = await curve.deriveAll(wide);
  const begun = performance.now();
  await curve.maskAll(points, scalar);
  const perSecond = Math.round((1000 * POINTS) / Math.max(1, performance.now() - begun));
  const masked = words.cardsEncryptedInMs(POINTS, Math.round((1000 * POINTS) / perSecond));
  return yes(words.speedAndMasking(perSecond, await curve.library(), masked));
}
