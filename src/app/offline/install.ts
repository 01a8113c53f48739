/**
 * Whether the browser can install the app. Listens from the start, since the browser reports this only once, and early.
 * Part of the first bundle.
 */
import { watchers } from '../../base/watchers.ts';
import { readPreference, savePreference } from '../device/preferences.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/**
 * - `offer`: the browser has an install dialog, which `install` opens.
 * - `by-hand`: the person does it in the browser's own menu (iOS).
 * - `insecure`: not possible from this address, which is plain http.
 * - `none`: already installed, declined, or not supported by this browser.
 */
type Install = 'offer' | 'by-hand' | 'insecure' | 'none';

const ANSWERED = 'install';
let prompt: InstallPrompt | null = null;
const changes = watchers();

if (typeof addEventListener === 'function') {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would cover the table; the home screen offers it instead.
    event.preventDefault();
    prompt = event as InstallPrompt;
    changes.tell();
  });
  addEventListener('appinstalled', declineInstall);
}

export function installState(): Install {
  if (readPreference(ANSWERED) !== null || matchMedia('(display-mode: standalone)').matches) return 'none';
  if (prompt) return 'offer';
  if (!isSecureContext) return 'insecure';
  // Only Safari on iOS has this property; it is true in the installed app.
  return 'standalone' in navigator && !navigator.standalone ? 'by-hand' : 'none';
}

export async function install(): Promise<void> {
  const asked = prompt;
  // The prompt works once; after any answer it is not offered again.
  declineInstall();
  await asked?.prompt();
}

/** Never offers it again. */
export function declineInstall(): void {
  prompt = null;
  savePreference(ANSWERED, 'answered');
  changes.tell();
}

/** Calls `handler` when the state may have changed. Returns an unsubscribe function. */
export const onInstall = changes.add;
