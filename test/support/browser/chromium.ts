/** Finds the browser that the tests act in, and on a bare Debian machine installs it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium. Throws with a sentence that says what to do when there is none. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and nothing there can be started.`);
  }
  const found = usual.find(runs);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium is here: installing the package chromium with apt-get.');
    install();
    const installed = usual.find(runs);
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium: install it, or say in CHROMIUM_PATH where it is.');
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji']]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
