/** Builds the app and the driver tests' page once, and finds the browser, before the first test file runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { withoutMedia } from '../../build/libraries.ts';
import { chromiumPath, installShell } from '../support/browser/chromium.ts';
import { firefoxPath } from '../support/browser/firefox.ts';
import { buildPages } from '../support/browser/pages.ts';
import { webkitPrograms } from '../support/browser/webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built app. */
    app: string;
    /** The folder of the driver tests' page. */
    lab: string;
    /** The folder of the pages that show one screen at a time. */
    pages: string;
    /** The path of Firefox; null if it is not installed. */
    firefox: string | null;
    /** Whether Safari's engine is installed. */
    webkit: boolean;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  chromiumPath();
  installShell();
  const firefox = firefoxPath();
  if (firefox === null) console.log('Firefox is not here and cannot be installed: the tests in Firefox are skipped.');
  project.provide('firefox', firefox);
  const webkit = webkitPrograms() !== null;
  if (!webkit) console.log('WebKitGTK is not here and cannot be installed: the tests in WebKit are skipped.');
  project.provide('webkit', webkit);
  const app = mkdtempSync(join(tmpdir(), 'meatspace-app-'));
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    build: { outDir: app, emptyOutDir: true },
  });
  const lab = mkdtempSync(join(tmpdir(), 'meatspace-lab-'));
  const root = fileURLToPath(new URL('./pages', import.meta.url));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // In the page, the contract suites run on a minimal runner.
    plugins: [withoutMedia()],
    resolve: { alias: { vitest: join(root, 'runner.ts') } },
    build: { outDir: lab, emptyOutDir: true, minify: false, target: 'es2022' },
  });
  const pages = mkdtempSync(join(tmpdir(), 'meatspace-pages-'));
  await buildPages(pages);
  project.provide('app', app);
  project.provide('lab', lab);
  project.provide('pages', pages);
  return () => {
    for (const folder of [app, lab, pages]) rmSync(folder, { recursive: true, force: true });
  };
}
