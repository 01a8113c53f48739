/**
 * The list of card numbers only grows: stored deck codes, and hidden decks of open games, mean the same cards forever.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { MAX_CARD_NUMBERS, readDeckCode } from '../../../src/rules/netrunner/deckCode.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { cardNumbers as numbered } from '../../../src/rules/netrunner/numbers.ts';

const cardNumbers = numbered();

/**
 * The beginning of the list each time it grew: how many cards, and their hash. New cards add a row; existing rows never
 * change.
 */
const frozen = [[580, '6faf5a14c2f7cbad7f13248fc88989bbfc8045eb025571e8396028d0f62cc442']] as const;

const hashOf = (count: number): string =>
  createHash('sha256').update(cardNumbers.slice(0, count).join(' ')).digest('hex');

it('every card has one number, and every number has one card', () => {
  expect([...cardNumbers].sort()).toEqual(
    allCards()
      .map(({ id }) => id)
      .sort(),
  );
  expect(new Set(cardNumbers).size).toBe(cardNumbers.length);
  expect(cardNumbers.length).toBeLessThanOrEqual(MAX_CARD_NUMBERS);
  expect(netrunner.cards).toEqual(cardNumbers);
});

it.each(frozen)('the first %i are the same as before: none was moved, renamed or removed', (count, hash) => {
  expect(hashOf(count)).toBe(hash);
});

it('the newest cards are frozen too', () => {
  const [count] = frozen.at(-1) ?? [0];
  expect(
    cardNumbers.length,
    `add the new cards to the end of "added", and [${cardNumbers.length}, '${hashOf(cardNumbers.length)}'] to the rows`,
  ).toBe(count);
});

it.each([
  [
    '1.AAdTdGFydGVyCAQADwAYACIAJgBSAGMAaQCqAK4EyATKBMwA7gTwAPUFEQEVAS0BSgFNAVMBXAF8AYgFmQWrAbwFxwHhAhICFQIWBjF6yE7-',
    'e98c0713637af0df',
  ],
  [
    '1.AQdTdGFydGVyAAMEHwArBDwAVAB3AJMApgC7AMEAzgTQANIA8gUFCQkBFwkhBSUBQAFBAVQBZgGTCb0BzAYHAgsGPAI-Bj9HDIss',
    '0fdab1f85e811f0a',
  ],
])('the code of a whole deck from long ago contains the same cards: %s', (code, hash) => {
  const read = readDeckCode(code);
  const cards = read.ok && read.value.unknown === 0 ? read.value.cards : [];
  expect(cards).toHaveLength(45);
  expect(createHash('sha256').update(cards.join(' ')).digest('hex').slice(0, 16)).toBe(hash);
});

it('an old code stands for these cards, including the first and the last', () => {
  expect(readDeckCode('1.AQbDiWRnZXMEAABkASEBkAJDjilhJw')).toEqual({
    ok: true,
    value: {
      name: 'Édges',
      side: 1,
      cards: [
        ...['aardvark', 'aardvark', 'corprunners-shattered-remains', 'livewires-contacts', 'raven-microcyb-owl'],
        'zz22-speed-chip',
      ],
      unknown: 0,
    },
  });
});
