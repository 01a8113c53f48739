/** Every refusal of Pink Trenchcoat as a player reads it, in one file. */
import { expect, test } from 'vitest';
import { golden, renew } from '../support/words/heard.ts';
import { refusedOf } from '../support/words/trenchcoatRefused.ts';

test('refusals of Pink Trenchcoat match trenchcoatRefusals.golden.txt', async () => {
  const now = (await refusedOf()).text();
  expect(now, renew).toBe(golden('trenchcoatRefusals.golden.txt', import.meta.url, now));
});
