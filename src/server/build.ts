/** Builds the app before it is served. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '../base/result.ts';

/** `dist`: the output folder. A disk fault is a sentence; a source fault is thrown. */
export async function buildApp(dist: string): Promise<Result<null, string>> {
  try {
    mkdirSync(dist, { recursive: true });
    accessSync(dist, constants.W_OK);
    console.log('Building the app…');
    const { build } = await import('vite');
    await build({ root: dirname(dist), logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
    return ok(null);
  } catch (error) {
    const sentence = refusedFolder(error, dist);
    if (sentence === null) throw error;
    return fail(sentence);
  }
}

/** The disk fault as a sentence; null for any other error. */
export function refusedFolder(error: unknown, folder: string): string | null {
  const text = String(error);
  if (/\b(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b/.test(text))
    return `Meatspace can’t write the app into ${folder}. Give this user the right to write there, or start it from a folder of your own.`;
  if (/\b(ENOSPC|EDQUOT)\b/.test(text)) return 'The disk is full. Free some space and start again.';
  return null;
}
