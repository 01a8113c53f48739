/**
 * The service worker: downloads the whole app once and looks for new versions. A new version is activated when the
 * person asks for it on the home screen, never automatically while a page is open.
 */
import { Workbox } from 'workbox-window';
import { watchers } from '../../base/watchers.ts';
import { isOpenElsewhere } from '../../peer/store/openElsewhere.ts';
import { readRoute } from '../route.ts';

/**
 * - `waiting`: a new version is ready; `update` activates it.
 * - `held`: a new version is ready, but its rules differ from those of an open game.
 */
export type Update = 'none' | 'waiting' | 'held';

let state: Update = 'none';
let workbox: Workbox | null = null;
let registration: ServiceWorkerRegistration | undefined;
const changes = watchers();

export const updateState = (): Update => state;

/** Calls `handler` when the state has changed. Returns an unsubscribe function. */
export const onUpdate = changes.add;

/** Delay after startup (ms), since the players may be pairing. */
const AFTER_START_MS = 2000;
/** Update interval for an app that is never closed (ms). */
const LOOK_MS = 3_600_000;

/** Call once, after the first paint. Without service workers (plain http) the browser caches the parts itself. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return fetchParts();
  const replaced = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (replaced) whenHome(() => location.reload());
  });
  new BroadcastChannel('meatspace-update').onmessage = () => setUpdateState('held');
  workbox = new Workbox('./sw.js', { scope: './', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => setUpdateState('waiting'));
  await new Promise((wake) => setTimeout(wake, AFTER_START_MS));
  registration = await workbox.register().catch(() => undefined);
  // The browser may have checked before this listener was added, and reports only once.
  await checkForUpdate();
  setInterval(checkForUpdate, LOOK_MS);
}

/** Asks the server for a new version. Offline, or if the browser refuses, nothing changes. */
export async function checkForUpdate(): Promise<void> {
  // An install that is already running has read which games are open, and browsers don't start a second one alongside
  // it: a game abandoned in the meantime would hold back the new version until the next check.
  await afterInstall(registration?.installing);
  await registration?.update().catch(() => {});
  const waits = (): void => {
    if (registration?.waiting && registration.active) setUpdateState('waiting');
  };
  waits();
  registration?.installing?.addEventListener('statechange', waits);
}

async function afterInstall(worker: ServiceWorker | null | undefined): Promise<void> {
  while (worker?.state === 'installing')
    await new Promise((wake) => worker.addEventListener('statechange', wake, { once: true }));
}

/**
 * Activates the new version and reloads the page. Returns false if a game is open in another tab, since it would lose
 * the files it started with.
 */
export async function update(): Promise<boolean> {
  if (await isOpenElsewhere()) return false;
  workbox?.messageSkipWaiting();
  return true;
}

/**
 * Downloads all parts, one at a time, since the server may be unreachable later. Parts that fail are loaded on demand.
 */
async function fetchParts(): Promise<void> {
  await new Promise((wake) => setTimeout(wake, AFTER_START_MS));
  const names: string[] = await fetch('./parts.json').then(
    (answer) => answer.json(),
    () => [],
  );
  for (const name of names)
    await fetch(name).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
}

function setUpdateState(next: Update): void {
  state = next;
  changes.tell();
}

/** Another tab may have triggered the update: this tab follows once it no longer shows a table. */
function whenHome(act: () => void): void {
  const atHome = (): boolean => readRoute(location.hash).at === 'home';
  if (atHome()) act();
  else addEventListener('hashchange', () => atHome() && act());
}
