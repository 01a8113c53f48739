/** A file or text that the system passes to the app: opened with it, or shared to it. */
import { MAX_JOINED_BYTES } from '../../peer/match/audit/file.ts';
import { type Route, readRoute } from '../route.ts';

interface Launched extends Window {
  launchQueue?: {
    setConsumer(consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
  };
}

/** Timeout for a launch (ms): some browsers have a launch queue but never report an empty launch. */
const LAUNCH_MS = 1000;

let waiting: { readonly file: File; readonly as: 'game' | 'list' } | null = null;

/** Reads the launch once. Returns the route for it, or null if there is nothing. */
export async function receiveIncoming(from: Window = window): Promise<Route | null> {
  const file = (await sharedFile().catch(() => null)) ?? (await launchedFile(from).catch(() => null));
  if (file === null || file.size > MAX_JOINED_BYTES) return null;
  const start = new Uint8Array(await file.slice(0, TEXT_SAMPLE).arrayBuffer());
  const as = isGame(start) ? 'game' : 'list';
  const link = as === 'list' ? appLink.exec(new TextDecoder().decode(start)) : null;
  if (link?.[1]) return readRoute(link[1]);
  waiting = { file, as };
  return { at: as === 'game' ? 'file' : 'decks' };
}

/** A link to a shared deck or to a game to join, on any host; everything after the hash is the route. */
const appLink = /\bhttps?:\/\/\S+?(#\/(?:d|join)\/\S+)/;

/** Returns the received file once, to the screen it is meant for. */
export function takeIncoming(as: 'game' | 'list'): File | null {
  if (waiting?.as !== as) return null;
  const { file } = waiting;
  waiting = null;
  return file;
}

const TEXT_SAMPLE = 4096;

/** Game files are binary, or JSON if played on one phone; a deck list is text without control characters. */
const isGame = (start: Uint8Array): boolean =>
  start[0] === BRACE || start.some((byte) => byte < 9 || (byte > 13 && byte < 32));

/** "{". */
const BRACE = 0x7b;

async function sharedFile(): Promise<File | null> {
  const cache = await caches.open('meatspace-shared');
  const kept = await cache.match('shared');
  if (!kept) return null;
  await cache.delete('shared');
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get('x-name') ?? ''));
}

const launchedFile = (from: Launched): Promise<File | null> =>
  new Promise((resolve) => {
    const none = setTimeout(() => resolve(null), from.launchQueue ? LAUNCH_MS : 0);
    from.launchQueue?.setConsumer(({ files }) => {
      const [first] = files ?? [];
      if (!first) return;
      // Reading a file from the cloud may take longer.
      clearTimeout(none);
      first.getFile().then(resolve, () => resolve(null));
    });
  });
