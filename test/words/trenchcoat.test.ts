/** All sentences of the final report in one file, so that no change goes unnoticed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ReportFinding, TestFault } from '../../src/rules/trenchcoat/game/report.ts';
import { findingWords } from '../../src/words/en/trenchcoat/report.ts';
import { alikeOnce } from '../support/words/peerSaid.ts';
import { saidOfDevices, saidOfEvenings, saidOfTests } from '../support/words/trenchcoatSaid.ts';

const file = fileURLToPath(new URL('trenchcoat.golden.txt', import.meta.url));
const renew = 'What is told changed. Read it; if it is right, run this test once with UPDATE_GOLDEN=1.';

test('the sentences of a report match trenchcoat.golden.txt', async () => {
  const parts = [alikeOnce(await saidOfEvenings()), saidOfDevices(), saidOfTests()];
  const now = `${parts.map((lines) => [...new Set(lines)].sort().join('\n')).join('\n\n')}\n`;
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, now);
  expect(now, renew).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});

test('an unknown finding from another version is described by a plain sentence', () => {
  const plain = 'There is something that this version can’t describe.';
  const later = { kind: 'of tomorrow' };
  expect(findingWords(later as unknown as ReportFinding)).toBe(plain);
  expect(findingWords({ kind: 'differs', test: 3, label: 'Access', why: later as unknown as TestFault })).toBe(
    `Test 3 (Access) doesn’t match: ${plain}`,
  );
});
