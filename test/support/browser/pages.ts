/** Pages that show one screen at a time: boards with tables set up by hand, endings and names. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { cardRulings } from '../../../build/rulings.ts';

/** Builds the pages into the folder. */
export async function buildPages(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('../../e2e/pages', import.meta.url));
  const input = ['board.html', 'endings.html', 'names.html'].map((page) => join(root, page));
  await build({
    root,
    logLevel: 'error',
    plugins: [cardRulings()],
    build: { outDir: folder, emptyOutDir: true, rollupOptions: { input } },
  });
}
