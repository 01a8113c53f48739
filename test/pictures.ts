/** `npm run pictures`: takes the README's picture and the manifest's screenshots from the real board. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeAll, temporaryFolder } from './support/browser/closing.ts';
import { settled } from './support/browser/looks.ts';
import { buildPages } from './support/browser/pages.ts';
import { serveStatic } from './support/browser/staticServer.ts';
import { seatPerson } from './support/browser/table.ts';

const SCREEN = { width: 390, height: 844 };
const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const folder = temporaryFolder();
await buildPages(folder);
const serving = await serveStatic(folder);
const { page } = (await seatPerson('Ann', { screen: 'common' })).phone;

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

await closeAll();
