/** `npm run pictures`: takes the README's picture and the manifest's screenshots from the real board. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { settled } from './support/browser/looks.ts';
import { serveStatic } from './support/browser/staticServer.ts';
import { seatPerson } from './support/browser/table.ts';

const SCREEN = { width: 390, height: 844 };
const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'meatspace-pictures-'));
const root = here('test/e2e/pages');
await build({
  root,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true, rollupOptions: { input: join(root, 'board.html') } },
});
const serving = await serveStatic(folder);
const { phone } = await seatPerson('Ann', { screen: 'common' });
const { page } = phone;

for (const [query, file] of [
  ['seat=0&scene=crowdedCorp', 'public/screenshot-table.png'],
  ['seat=1&scene=encounter', 'public/screenshot-run.png'],
] as const) {
  await page.setViewportSize(SCREEN);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${serving.port}/board.html?${query}`);
  await page.locator('main.board').waitFor();
  await settled(page);
  await page.screenshot({ path: here(file), scale: 'css' });
}

// Side by side, as on two phones.
const names = ['screenshot-table.png', 'screenshot-run.png'];
for (const name of names) cpSync(here(`public/${name}`), join(folder, name));
const images = names.map((name) => `<img src="${name}" alt="">`).join('');
writeFileSync(join(folder, 'both.html'), `<body style="margin:0;display:flex;gap:30px">${images}`);
await page.setViewportSize({ width: 2 * SCREEN.width + 30, height: SCREEN.height });
await page.goto(`http://localhost:${serving.port}/both.html`);
await page.screenshot({ path: here('.github/table.png'), scale: 'css', omitBackground: true });

await phone.close();
await serving.close();
rmSync(folder, { recursive: true, force: true });
