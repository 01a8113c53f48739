/** The files of the project, as text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from './source.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project; `path` counts from its root. */
export const fileAt = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** What two phones say, on as many pages as it stands; what is written by the program is none of them. */
export function protocolPages(): Source {
  const pages = sourcesIn('src/peer', /\.md$/).filter(({ path }) => !path.endsWith('/examples.md'));
  return { path: 'src/peer/protocol', text: pages.map(({ text }) => text).join('\n') };
}

/** Every source file below that folder, or every file whose name ends in another way. */
export function sourcesIn(folder: string, end = /\.tsx?$/): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => fileAt(`${folder}/${name.replaceAll('\\', '/')}`));
}
