/** Finds Firefox, installs it on a bare Debian machine, and starts it as a phone, driven over WebDriver BiDi. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';
import type { Engine } from './browser.ts';
import { canInstall, install, runs } from './packages.ts';

const usual = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of Firefox; null if there is none. */
export function firefoxPath(): string | null {
  const named = process.env['FIREFOX_PATH'];
  if (named) return runs(named) ? named : null;
  if (!usual.some(runs) && canInstall()) install('firefox-esr');
  return usual.find(runs) ?? null;
}

/** No downloads from the vendor, no prompts over a page, and no unnecessary motion. */
const preferences = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
};

export const firefoxEngine: Engine = {
  launch: (profile, { args, ...screen }) =>
    firefox.launchPersistentContext(profile, {
      ...screen,
      channel: 'moz-firefox',
      executablePath: fileURLToPath(new URL('bidi.mjs', import.meta.url)),
      env: { ...process.env, FIREFOX_PATH: firefoxPath() ?? '' },
      headless: true,
      args,
      hasTouch: true,
      firefoxUserPrefs: preferences,
    }),
  group: (profile) => Number(readFileSync(join(profile, 'group'), 'utf8')),
  unlock: (profile) => {
    for (const name of ['lock', '.parentlock']) rmSync(join(profile, name), { force: true });
  },
};
