/** Deck lists as text: what is read, what is said of a line that is not, and which card may have been meant (N-DECK). */
import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { deckRefusal, MOST_CARDS, makeDeck, parseDeck, writeDeck } from '../../../src/rules/netrunner/deck.ts';
import { nearestTitles } from '../../../src/rules/netrunner/nearest.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => (a < b ? -1 : 1));

describe('a deck list', () => {
  it('N-DECK-08 is written with its counts and read back card for card, with its name', () => {
    for (const deck of starterDecks) {
      const text = writeDeck('Slow Burn', deck);
      expect(text).toMatch(/^# Slow Burn\n\d+x \S/);
      const read = parseDeck(text);
      expect([read.name, sorted(read.cards), read.faults]).toEqual(['Slow Burn', sorted(deck), []]);
    }
    expect(makeDeck(['keeper', 'keeper', 'keeper'])).toBe('3x Keeper');
  });

  it('is read however it is typed', () => {
    const forms = [
      '3 Keeper',
      '3x Keeper',
      '3X  keeper ',
      '3 x KEEPER',
      'Keeper\r\nkeeper\rKEEPER',
      '# mine\n\n3x Keeper // no',
    ];
    const read = forms.map((text) => parseDeck(text));
    expect(read.slice(0, 5).map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3, 3]);
    expect(read[5]?.faults).toEqual([{ line: 3, text: 'No card is called "Keeper // no".', unknown: 'Keeper // no' }]);
    const apostrophe = allCards().find(({ title }) => title.includes("'"))?.title ?? '';
    expect(parseDeck(`2 ${apostrophe.replaceAll("'", '’')}`).faults).toEqual([]);
    expect(apostrophe).not.toBe('');
  });

  it('N-DECK-10 a card of the other side is read, and the deck is refused by that card’s name', () => {
    const { cards, faults } = parseDeck(`${makeDeck(starterDecks[0])}\n1x Score!`);
    expect(faults).toEqual([]);
    expect(deckRefusal(0, cards, '1996')?.text).toBe('Score! is a card of the other side.');
  });

  it('says by line what it could not read', () => {
    const { cards, faults } = parseDeck('3x Keeper\n2x Keper\n\n1x Fire Wal\n999x Filter\n999x Filter');
    expect(faults.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '2: No card is called "Keper".',
      '4: No card is called "Fire Wal".',
      '5: A deck is no longer than 1000 cards.',
      '6: A deck is no longer than 1000 cards.',
    ]);
    expect(cards).toEqual(['keeper', 'keeper', 'keeper']);
  });

  it('a huge or foreign text ends with sentences, not with a hang', () => {
    const huge = parseDeck('1x Nothing of the kind\n'.repeat(200_000));
    expect(huge.cards).toEqual([]);
    expect(huge.faults.at(-1)?.text).toMatch(/longer than 100000 letters/);
    const started = performance.now();
    expect(parseDeck(`1x ${'a'.repeat(90_000)}`).faults).toHaveLength(1);
    for (const text of ['\u0000\uffff', '<deck><card id="7"/></deck>', '{"cards":[1,2]}', '1x', '0', '٣x Keeper'])
      for (const { text: said } of parseDeck(text).faults) expect(said).toMatch(/^No card is called ".*"\.$/s);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(parseDeck(`500x Keeper\n500x Filter\n1x Keeper`).cards).toHaveLength(MOST_CARDS);
  });
});

describe('the nearest names', () => {
  it('are those that were meant', () => {
    const meant = {
      Keper: 'Keeper',
      'Fire Wal': 'Fire Wall',
      Fitler: 'Filter',
      'corprate war': 'Corporate War',
      'jack n joe': "Jack 'n' Joe",
    };
    for (const [typed, title] of Object.entries(meant))
      expect([typed, nearestTitles(typed)[0]]).toEqual([typed, title]);
    expect(nearestTitles('corprate')[0]).toMatch(/^Corporate /);
  });

  it('are few, of the wanted side, and none where nothing comes near', () => {
    expect(nearestTitles('a').length).toBeLessThanOrEqual(3);
    expect(nearestTitles('Keper', 3, 1)).not.toContain('Keeper');
    for (const typed of ['', 'xqzzvbw qqq', '12345678901234']) expect(nearestTitles(typed)).toEqual([]);
  });
});
