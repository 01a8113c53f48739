/** OCTGN deck files are converted to the lists they contain. */
import { expect, test } from 'vitest';
import { plainList } from '../../../../../src/app/games/netrunner/decks/importSheet.tsx';
import { parseDeck } from '../../../../../src/rules/netrunner/deck.ts';
import '../../../../../src/rules/netrunner/cards/index.ts';

const deck = (cards: string): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="0f38e453-26df-4c04-9d67-6d43de939c77"><section name="Corp" shared="False">${cards}</section></deck>`;

test('an OCTGN file is read card by card, however few lines it has', () => {
  const list = plainList(
    deck(
      '<card qty="3" id="a1">Keeper</card><card id="b2" qty="2">Fire Wall</card>\n<card>&quot;Armadillo&quot; Armored Road Home</card>',
    ),
  );
  expect(list).toBe('3x Keeper\n2x Fire Wall\n1x "Armadillo" Armored Road Home');
  expect(parseDeck(list)).toMatchObject({ faults: [] });
  expect(parseDeck(list).cards).toHaveLength(6);
});

test('names keep their letters, and anything that is not a card is left out', () => {
  expect(
    plainList(
      deck('<card qty="1" id="c">Livewire&apos;s &amp; Sk&#228;lder&#xe4; &nope;</card><notes>3x Keeper</notes>'),
    ),
  ).toBe("1x Livewire's & Skälderä &nope;");
});

test('any other text is unchanged', () => {
  for (const text of ['', '3x Keeper', '<b>3x Keeper</b>', 'a card: Keeper']) expect(plainList(text)).toBe(text);
});
