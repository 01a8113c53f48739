/** The protocol layer's words for unknown data, and for names and numbers in it. */
import { expect, test } from 'vitest';
import type { FoulDetail } from '../../src/peer/match/audit/audit.ts';
import type { Finding } from '../../src/peer/match/audit/finding.ts';
import { faultWords } from '../../src/words/en/faults.ts';
import { findingWords } from '../../src/words/en/proof.ts';
import { say } from '../../src/words/says.ts';

const players = [
  { seat: 'owl', name: 'Ann' },
  { seat: 'mole', name: null },
] as const;

test('a fault from another version is described by a plain sentence', () => {
  const later = { kind: 'of-tomorrow', seq: 3 } as unknown as FoulDetail;
  expect(faultWords(later)).toBe('an error that this version can’t describe');
  const inside = { kind: 'item', at: 2, not: { kind: 'of-tomorrow' } } as unknown as FoulDetail;
  expect(faultWords(inside)).not.toMatch(/undefined|of-tomorrow/);
});

test('a finding from another version is described by a plain sentence, and other findings as usual', () => {
  const later = { kind: 'of-tomorrow' } as unknown as Finding;
  const moved: Finding = { kind: 'moved', seat: 0, at: 12 };
  expect(findingWords([later, moved], players)).toBe(
    'The file contains something that this version can’t describe. The owl (Ann) moved to another phone at entry 12.',
  );
});

test('a property that every object inherits is not a kind with words', () => {
  for (const kind of ['toString', 'constructor', '__proto__'])
    expect(say<{ kind: 'a' }, [], string>({ a: () => 'known' }, 'plain', { kind } as unknown as { kind: 'a' })).toBe(
      'plain',
    );
});
