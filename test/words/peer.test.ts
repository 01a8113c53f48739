/** Everything that the protocol layer tells a person, in one file, so that no refactoring changes it unnoticed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alikeOnce, faultsAsWritten, saidInTables, saidOfFiles } from '../support/words/peerSaid.ts';

const file = fileURLToPath(new URL('peer.golden.txt', import.meta.url));
const renew = 'What is told changed. Read it; if it is right, run this test once with UPDATE_GOLDEN=1.';

const sorted = (lines: readonly string[]): string => [...new Set(lines)].sort().join('\n');

test('the words for pairing, stores, matches, entries and files are in peer.golden.txt', async () => {
  const now = `${[saidInTables(), faultsAsWritten(), alikeOnce(await saidOfFiles())].map(sorted).join('\n\n')}\n`;
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, now);
  expect(now, renew).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});
