/** Finds Chromium, installs it on a bare Debian machine, and starts it as a phone. */
import { readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Engine } from './browser.ts';
import { canInstall, install, runs } from './packages.ts';

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

/** The path of Chromium. Throws with instructions if there is none. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and nothing there can be started.`);
  }
  const found = usual.find(runs);
  if (found) return found;
  if (canInstall()) {
    install('chromium', 'fonts-noto-color-emoji');
    const installed = usual.find(runs);
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium: install it, or say in CHROMIUM_PATH where it is.');
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test must not depend on which of two windows is in front on a desktop.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

export const chromiumEngine: Engine = {
  launch: (profile, { args, ...screen }) =>
    chromium.launchPersistentContext(profile, {
      ...screen,
      executablePath: chromiumPath(),
      headless: true,
      args: [...flags, ...args],
      deviceScaleFactor: 1,
      isMobile: true,
      hasTouch: true,
    }),
  // The first process leads its process group, and its id is in the profile's lock.
  group: (profile) => {
    const lock = readlinkSync(join(profile, 'SingletonLock'));
    return Number(lock.slice(lock.lastIndexOf('-') + 1));
  },
  unlock: (profile) => {
    for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
      rmSync(join(profile, name), { force: true });
  },
};
