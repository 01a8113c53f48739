/** Everything that the report at the end of an evening says, in one file: whatever moves, not a letter of it changes unseen. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alikeOnce } from '../support/words/peerSaid.ts';
import { saidOfEvenings } from '../support/words/trenchcoatSaid.ts';

const file = fileURLToPath(new URL('trenchcoat.golden.txt', import.meta.url));
const renew = 'What is told changed. Read it; if it is right, run this test once with UPDATE_GOLDEN=1.';

test('what the report of an evening says is in trenchcoat.golden.txt', async () => {
  const now = `${[...new Set(alikeOnce(await saidOfEvenings()))].sort().join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, now);
  expect(now, renew).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
}, 60_000);
