/**
 * The files in `test/peer/files/`: each game as a phone exports it, and its contents entry by entry, compressed with
 * gzip.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Told } from './told.ts';

const fileAt = (name: string): URL => new URL(`../../peer/files/${name}`, import.meta.url);

export const keptGame = (name: string): Uint8Array => new Uint8Array(readFileSync(fileAt(`${name}.nrhc3`)));
export const keptTold = (name: string): Told[] =>
  JSON.parse(gunzipSync(readFileSync(fileAt(`${name}.json.gz`))).toString('utf8'));

export function keepGame(name: string, game: Uint8Array, told: readonly Told[]): void {
  mkdirSync(fileAt(''), { recursive: true });
  writeFileSync(fileAt(`${name}.nrhc3`), game);
  writeFileSync(fileAt(`${name}.json.gz`), gzipSync(JSON.stringify(told), { level: 9 }));
}
