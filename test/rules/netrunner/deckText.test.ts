/**
 * Deck lists as text: what is read, what is reported about an unreadable line, and which card may have been meant
 * (N-DECK).
 */

import { describe, expect, it } from 'vitest';
import { MAX_DECK_SIZE, type Refusal } from '../../../src/rules/game.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import {
  deckRefusal,
  formatDeckList,
  parseDeck,
  truncateDeckText,
  writeDeck,
} from '../../../src/rules/netrunner/deck.ts';
import { nearestTitles } from '../../../src/rules/netrunner/nearest.ts';
import { lineFault } from '../../../src/words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => (a < b ? -1 : 1));

describe('a deck list', () => {
  it('N-DECK-08 is written with its counts and read back card for card, with its name', () => {
    for (const deck of starterDecks) {
      const text = writeDeck('Slow Burn', deck);
      expect(text).toMatch(/^# Slow Burn\n\d+x \S/);
      const read = parseDeck(text);
      expect([read.name, sorted(read.cards), read.faults]).toEqual(['Slow Burn', sorted(deck), []]);
    }
    expect(formatDeckList(['keeper', 'keeper', 'keeper'])).toBe('3x Keeper');
    expect(formatDeckList(['hells-run'])).toBe("1x Hell's Run");
  });

  it('is read in any spelling and layout', () => {
    const forms = [
      '3 Keeper',
      '3x Keeper',
      '3X  keeper ',
      '3 \t x \u2028  KEEPER',
      'Keeper\r\nkeeper\rKEEPER',
      '# mine\n\n3x Keeper // no',
    ];
    const read = forms.map((text) => parseDeck(text));
    expect(read.slice(0, 5).map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3, 3]);
    expect(read[5]?.faults).toEqual([{ line: 3, fault: { kind: 'unknown', name: 'Keeper // no' } }]);
    expect(allCards().filter(({ title }) => title.includes("'"))).toEqual([]);
    const apostrophe = allCards().find(({ title }) => title.includes('’'))?.title ?? '';
    expect(parseDeck(`2 ${apostrophe.replaceAll('’', "'")}`).faults).toEqual([]);
    expect(apostrophe).not.toBe('');
  });

  it.each([
    'Keeper x3',
    'Keeper ×3',
    'Keeper (3)',
    'Keeper, 3',
    'Keeper;3',
    '- 3x Keeper',
    '• 3x Keeper',
    '* 3 Keeper',
    '3,Keeper',
    '3,"Keeper"',
    '3;Keeper',
    '3× Keeper',
    '3x Keeper (Netrunner v1.0)',
    '3x Keeper [v1.0]',
    '3x Keeper •••',
    '3x Keeper (Proteus) ●●',
    'Agendas (10)\nIce\n\n3x Keeper',
    'Ice:\n3 Keeper\nOperations (0)\nTotal: 3 cards',
    '== Corp ==\n3 Keeper\n-- Upgrades --',
  ])('is read as other programs write it: %j', (text) => {
    expect(parseDeck(text)).toEqual({ cards: ['keeper', 'keeper', 'keeper'], faults: [] });
  });

  it('is read with every title as it is, and with curly quotes', () => {
    for (const { id, title } of allCards())
      for (const text of [title, `2x ${title}`, `${title} (2)`, `2 ${title.replaceAll('"', '“')}`])
        expect([title, new Set(parseDeck(text).cards), parseDeck(text).faults]).toEqual([title, new Set([id]), []]);
  });

  it('reports a misspelled name without the text around it', () => {
    for (const text of ['3x Keper', 'Keper x3', 'Keper (3)', '• 3x Keper (Netrunner v1.0)', '3,"Keper"'])
      expect([text, parseDeck(text).faults[0]?.fault]).toEqual([text, { kind: 'unknown', name: 'Keper' }]);
  });

  it('N-DECK-10 with a card from the other side is parsed, and the refusal names that card', () => {
    const { cards, faults } = parseDeck(`${formatDeckList(starterDecks[0])}\n1x Score!`);
    expect(faults).toEqual([]);
    expect(refusalWords(deckRefusal(0, cards, '1996') as Refusal)).toBe('Score! belongs to the other side.');
  });

  it('reports the lines it could not read', () => {
    const { cards, faults } = parseDeck('3x Keeper\n2x Keper\n\n1x Fire Wal\n999x Filter\n999x Filter');
    expect(faults.map(({ line, fault }) => `${line}: ${lineFault(fault)}`)).toEqual([
      '2: There is no card called “Keper”.',
      '4: There is no card called “Fire Wal”.',
      '5: A deck can have at most 255 cards.',
    ]);
    expect(cards).toEqual(['keeper', 'keeper', 'keeper']);
  });

  it('that is huge or not a deck is reported with sentences, without hanging', () => {
    const said = (text: string): string[] =>
      parseDeck(text).faults.map(({ line, fault }) => `${line}: ${lineFault(fault)}`);
    const huge = said('1x Nothing of the kind\n'.repeat(200_000));
    expect(huge).toHaveLength(871);
    expect(huge.at(-1)).toBe('870: The text is longer than 20000 characters. Nothing after this line was read.');
    expect(said('\n'.repeat(2000))).toEqual([
      '1000: The text is longer than 1000 lines. Nothing after this line was read.',
    ]);
    expect(said(`1x ${'a'.repeat(90_000)}\n3x Keeper`)).toEqual([
      '1: The line is longer than 120 characters, so it isn’t a card name.',
      '1: The text is longer than 20000 characters. Nothing after this line was read.',
    ]);
    for (const text of ['\u0000\uffff', '<deck><card id="7"/></deck>', '{"cards":[1,2]}', '1x', '0', '٣x Keeper'])
      for (const line of said(text)) expect(line).toMatch(/^1: There is no card called “.*”\.$/s);
  });

  it('N-DECK-08 accepts only as many cards as two phones can shuffle', () => {
    const { cards, faults } = parseDeck('200x Keeper\n55x Filter\n1x Keeper');
    expect([cards.length, faults.length]).toEqual([MAX_DECK_SIZE, 1]);
    const runner = (count: number): string[] => Array(count).fill('score');
    expect(deckRefusal(1, runner(MAX_DECK_SIZE), '1996')).toBeNull();
    expect(refusalWords(deckRefusal(1, runner(MAX_DECK_SIZE + 1), '1996') as Refusal)).toBe(
      'A deck can have at most 255 cards.',
    );
  });

  // Read with backtracking they take minutes, and the test would not end.
  it.each([
    ['spaces', `3${' '.repeat(19_000)}\u2028x`, 1],
    ['a number and endless spaces', `3x${' \t'.repeat(9000)}\u2028x`, 1],
    ['a comment made of spaces', `#${' '.repeat(19_000)}\u2028\u2029#`, 0],
    ['spaces in a name', `3x Fire${' '.repeat(19_000)}Wall`, 1],
  ])('is read in linear time if it is %s', (_, text, faults) => {
    expect(parseDeck(text)).toMatchObject({ cards: [], faults: { length: faults } });
  });

  it('is truncated for a field so that the excess is still reported', () => {
    const faults = (text: string) => parseDeck(text).faults.map(({ fault }) => lineFault(fault));
    for (const text of [
      'ก'.repeat(100_000),
      '\n'.repeat(100_000),
      '3x Keeper\r\n'.repeat(10_000),
      `${'word '.repeat(30)}\n3x Keeper`,
    ]) {
      const cut = truncateDeckText(text);
      expect(cut.length).toBeLessThanOrEqual(20_001);
      expect(Math.max(...cut.split('\n').map((line) => line.length))).toBeLessThanOrEqual(121);
      expect(cut.split('\n').length).toBeLessThanOrEqual(1001);
      expect(truncateDeckText(cut)).toBe(cut);
      expect(faults(cut)).not.toEqual([]);
    }
    const list = writeDeck('Slow Burn', starterDecks[0]);
    expect(truncateDeckText(list)).toBe(list);
  });
});

describe('the nearest names', () => {
  it('include the name that was meant', () => {
    const meant = {
      Keper: 'Keeper',
      'Fire Wal': 'Fire Wall',
      Fitler: 'Filter',
      'corprate war': 'Corporate War',
      'jack n joe': 'Jack ’n’ Joe',
    };
    for (const [typed, title] of Object.entries(meant))
      expect([typed, nearestTitles(typed)[0]]).toEqual([typed, title]);
    expect(nearestTitles('corprate')[0]).toMatch(/^Corporate /);
  });

  it('are few, for the given side, and empty if nothing is close', () => {
    expect(nearestTitles('a').length).toBeLessThanOrEqual(3);
    expect(nearestTitles('Keper', 3, 1)).not.toContain('Keeper');
    for (const typed of ['', 'xqzzvbw qqq', '12345678901234']) expect(nearestTitles(typed)).toEqual([]);
  });
});
