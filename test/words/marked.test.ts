import { expect, test } from 'vitest';
import { sampleAdventure, sampleNodes } from '../../src/rules/trenchcoat/made.ts';
import { colourOf } from '../../src/rules/trenchcoat/matrix/node.ts';
import { loadPseudo } from '../support/pseudo/build.ts';
import { inEnglish, inPseudo } from '../support/pseudo/language.ts';
import { isUnmarked } from '../support/pseudo/names.ts';

test('a text in the test language is a third longer, and can be read back', () => {
  const text = 'Install Loony Goon: 2 bits, 1 action.';
  expect(inPseudo(text).length).toBeGreaterThan(text.length * 1.2);
  expect(inEnglish(inPseudo(text))).toBe(text);
  expect([isUnmarked(inPseudo('Draw a card')), isUnmarked('Draw a card'), isUnmarked('Loony Goon')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('the story of the included nodes and the colours of their Firewalls are names', () => {
  const colours = sampleNodes.map(({ ratings }) => colourOf(ratings.firewall ?? 0) ?? '');
  expect([sampleAdventure.text, ...colours].filter((text) => isUnmarked(text))).toEqual([]);
});

test('every word of every card’s text comes from the word files', async () => {
  const { cardTexts } = await loadPseudo<typeof import('../support/pseudo/said.ts')>('said.ts');
  expect(cardTexts.length).toBe(580);
  // Symbols are in brackets.
  const plain = cardTexts.filter(([title, text]) => isUnmarked(text.replace(/\[\w+\]/g, ''), [title]));
  expect(plain).toEqual([]);
});
