/** Saves a game as a file on the phone. */
import { PROTOCOL } from '../../peer/crypto.ts';
import { joinGameFiles, type MatchFile, writeFile } from '../../peer/match/audit/file.ts';

export function saveGame(file: MatchFile, names: readonly [string, string]): void {
  download(writeFile(file), fileName(names, new Date()));
}

/** Saves the games of a match or a table as one file. `names`: used for the file name. */
export function saveGames(games: readonly MatchFile[], names: readonly string[]): void {
  download(joinGameFiles(games), fileName(names, new Date()));
}

/** Downloads bytes as a file. */
export function download(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the bytes later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Example: `meatspace 2026-11-21 Ann Bob.nrhc3`. Drops characters that a file system may refuse. */
export function fileName(names: readonly string[], when: Date, kind = PROTOCOL.toLowerCase()): string {
  const clean = names.map((name) => name.replace(/[^\p{L}\p{N} _-]/gu, '').trim()).filter((name) => name !== '');
  return `${['meatspace', when.toISOString().slice(0, 10), ...clean].join(' ')}.${kind}`;
}
