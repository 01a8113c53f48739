import { counted } from '../counted.ts';

export const unknown = (value: string) => `unknown: ${value}`;
export const meatspace = 'Meatspace';
export const browser = 'Browser';
export const screen = 'Screen';
export const pixelsPerPoint = (innerWidth: number, innerHeight: number, devicePixelRatio: number) =>
  `${innerWidth} × ${innerHeight}, ${counted(devicePixelRatio, 'pixel')} per point`;
export const address = 'Address';
export const secureOrigin = (origin: string) => `secure: ${origin}`;
export const plainHttpNoCamera = (origin: string) => `plain http: ${origin}. No camera, no installing`;
export const sharedAddress = 'Shared address';
export const offline = 'Offline';
export const camera = 'Camera';
export const keyLabel = 'This phone’s key';
export const storage = 'Storage';
export const wakeLockLabel = 'Keeping the screen on';
export const linkBetweenPhones = 'Link between phones';
export const webassembly = 'WebAssembly';
export const curveOperations = 'Curve operations';
export const notShared = (origin: string) => `no: only Meatspace uses ${origin}`;
export const sharedWithOthers = (folder: string, origin: string) =>
  `yes: Meatspace is in ${folder}, and other apps at ${origin} can read your open games. Host Meatspace at its own address.`;
export const rules = (versions: string) => `rules ${versions}`;
export const noOffline = 'this browser can’t open the app offline';
export const installedOrInTab = (isInstalled: boolean) => (isInstalled ? 'installed' : 'in a browser tab');
export const opensOffline = (installed: string) => `opens offline, ${installed}`;
export const notSavedForOffline = (installed: string) => `not saved for offline use yet, ${installed}`;
export const noneForThisPage = 'none on this page';
export const noneFound = 'none found';
export const found = (count: number, permission: string) => `${count} found, ${permission}`;
export const keySaved = (begin: string) => `${begin}…, saved`;
export const keyCannotSign = 'The saved key cannot sign right now.';
export const lostOnClose = (begin: string, why: string) => `${begin}…, lost when you close the page. ${why}`;
export const curveInPage = 'by the app: not available on this page';
export const curveByBrowser = 'by the browser';
export const curveInApp = 'by the app: not in this browser';
export const storageUnknown = 'unknown: games may be lost if you close the page';
export const kbUsedMbFree = (kb: number, mb: number) => `${kb} kB used, ${mb} MB free`;
export const storageDuration = (isPersistent: boolean) =>
  isPersistent ? 'kept permanently' : 'kept until the browser needs the space';
export const mayLockNote = 'the browser can’t, so the phone may lock during a game';
export const wakeLockRefused = 'not right now (low battery?), so the phone may lock during a game';
export const noWebRtc = 'the browser can’t connect two phones (no WebRTC)';
export const noAddressFound = 'no address found: is this phone on a network?';
export const throughARelay = 'through a relay';
export const publicAddress = 'as seen from outside';
export const hiddenAddress = 'hidden address';
export const ipAddressKind = (isIpv6: boolean) => (isIpv6 ? 'IPv6 address' : 'IPv4 address');
export const curveInUse = 'in use for hidden cards';
export const webAssemblyOff = (type: string) =>
  type === 'undefined' ? 'turned off in the browser' : 'the browser doesn’t allow it on this page';
export const slowDealingNote = (why: string) => `${why}. Games work, but dealing and the final check take longer`;
export const cardsEncryptedInMs = (points: number, ms: number) => `${points} cards encrypted in ${ms} ms`;
export const speedAndMasking = (perSecond: number, library: string, masked: string) =>
  `${perSecond} a second, by ${library}, ${masked}`;
export const notCheckedYet = 'not checked yet';
export const copied = 'Copied.';
export const noClipboard = 'This browser doesn’t let the app copy. Hold the text below to copy it.';
export const checkThisPhone = 'Check this phone';
export const more = 'More';
export const whatIsChecked = 'What this phone can do. Nothing leaves the phone unless you copy it.';
export const looking = 'checking…';
export const copyTheResults = 'Copy the results';
export const checkStillRunning = 'the check is still running';
export const resultsAsText = 'Results as text';

export const allowed = 'allowed';
export const refused = 'refused';
export const notAskedYet = 'not asked yet';
export const yes = 'yes';
