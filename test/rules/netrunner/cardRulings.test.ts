/** The rulings on a card's page, extracted from the rules. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulingsIn } from '../../../build/rulings.ts';
import { errata } from '../../../src/rules/netrunner/cards/errata.ts';
import { findCard } from '../../../src/rules/netrunner/cards/index.ts';

const text = readFileSync(new URL('../../../src/rules/netrunner/RULES.md', import.meta.url), 'utf8');

test('every ruling on a card is found, and its card exists', () => {
  const read = rulingsIn(text);
  const named = new Set(
    [...text.matchAll(/^- .*\*\*R-CARD.*$/gm)].flatMap(([line]) => [
      ...[...line.matchAll(/\*\*R-CARD\W([a-z0-9-]+)/g)].map(([, card]) => card),
    ]),
  );
  expect(Object.keys(read)).toHaveLength(named.size);
  // One ruling is about all cards with a keyword.
  expect(Object.keys(read).filter((card) => !findCard(card))).toEqual(['base-link-cards']);
  expect(Object.keys(read).length).toBeGreaterThan(150);
});

test('a ruling is a sentence for a player, without rule numbers or markup', () => {
  for (const said of Object.values(rulingsIn(text)).flat()) expect(said).not.toMatch(/[A-Z]-[A-Z]+-\d|[*`]/);
});

test('a ruling on two cards is listed for both, and two on one card are in order', () => {
  // Nonexistent rules, built from parts: a literal number would be looked up.
  const [card, rule] = ['R-CARD', 'R-GEN'];
  const read = rulingsIn(
    `- **${card}-a.1** One (${rule}-1).\n- **${card}-a.2**, **${card}-b** *Two*.\n- **${rule}-1** Other.`,
  );
  expect(read).toEqual({ a: ['One.', 'Two.'], b: ['Two.'] });
});

test('exactly the cards with official errata say in a sentence what they change', () => {
  const read = rulingsIn(text);
  const corrected = Object.keys(read).filter((card) =>
    read[card]?.some((said) => said.startsWith('Changed by errata: ')),
  );
  expect(corrected.sort()).toEqual([...errata].sort());
  for (const card of corrected) expect(read[card]?.[0]).toMatch(/^Changed by errata: .{20}/);
});

test('a correction for a whole list applies to each card in it, and ends with the next heading', () => {
  const card = 'R-CARD';
  const read = rulingsIn(
    `### A\n\nChanged by errata, for every card of this list: it comes back.\n\n- **${card}-a**, **${card}-b** For ice.\n\n### B\n\n- **${card}-c** Two.`,
  );
  expect(read).toEqual({
    a: ['Changed by errata: it comes back.', 'For ice.'],
    b: ['Changed by errata: it comes back.', 'For ice.'],
    c: ['Two.'],
  });
});
