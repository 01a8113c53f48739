/** The project's files, as text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from './source.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project; `path` is relative to its root. */
export const fileAt = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** The pages of the protocol, except generated ones. */
export function protocolPages(): Source {
  const pages = sourcesIn('src/peer', /\.md$/).filter(({ path }) => !path.endsWith('/examples.md'));
  return { path: 'src/peer/protocol', text: pages.map(({ text }) => text).join('\n') };
}

/** Every source file below the given folder; with `end`, every file whose name matches it. */
export function sourcesIn(folder: string, end = /\.tsx?$/): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => fileAt(`${folder}/${name.replaceAll('\\', '/')}`));
}
