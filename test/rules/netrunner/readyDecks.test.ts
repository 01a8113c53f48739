/** The built-in decks, and the arena's. */
import { describe, expect, it, test } from 'vitest';
import type { Seat } from '../../../src/rules/game.ts';
import { findCard } from '../../../src/rules/netrunner/card.ts';
import { builtInDecks, starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { agendaPoints, deckNotice, minAgendaPoints } from '../../../src/rules/netrunner/deck.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { readyWants } from '../../../src/words/en/netrunner/decks/deckPick.ts';
import { heldOut } from '../../support/arena/heldOut.ts';
import { tuning } from '../../support/arena/tuning.ts';

const all = (side: Seat) => [...builtInDecks[side], ...heldOut[side], ...tuning[side]];

describe.each([
  { which: 'built in', decks: builtInDecks, least: 6 },
  { which: 'held out', decks: heldOut, least: 6 },
  { which: 'for tuning', decks: tuning, least: 6 },
])('decks that are $which', ({ decks, least }) => {
  test.each([CORP, RUNNER])('seat %i: each is legal in both rules, small, and made of existing cards', (side) => {
    expect(decks[side].length).toBeGreaterThanOrEqual(least);
    for (const { id, cards } of decks[side]) {
      for (const rules of ['1996', 'rulings']) expect(netrunner.deckRefusal(side, cards, { rules }), id).toBeNull();
      expect(deckNotice(side, cards), id).toBeNull();
      expect(cards.length, id).toBe(45);
      if (side === CORP) expect(agendaPoints(cards), id).toBe(minAgendaPoints(cards.length));
    }
  });

  it('each has its own name', () => {
    const all = decks.flat();
    for (const said of ['id', 'name'] as const) expect(new Set(all.map((deck) => deck[said])).size).toBe(all.length);
    for (const { name } of all) expect(name.length, name).toBeLessThanOrEqual(24);
  });
});

test('built-in decks have a line that says how they intend to win', () => {
  const ids = builtInDecks.flat().map(({ id }) => id);
  expect(Object.keys(readyWants).sort()).toEqual(ids.sort());
  const lines = Object.values(readyWants);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect([line.length <= 56, /\.$/.test(line)], line).toEqual([true, true]);
});

test('no two decks for one side are alike: they differ in at least a third of their cards', () => {
  for (const side of [CORP, RUNNER])
    for (const one of all(side))
      for (const two of all(side)) {
        if (one === two) continue;
        const left = [...two.cards];
        const shared = one.cards.filter((card) => left.includes(card) && left.splice(left.indexOf(card), 1));
        expect(shared.length, `${one.id} and ${two.id}`).toBeLessThanOrEqual(30);
      }
});

test('a Runner can break every type of ice with each of them', () => {
  for (const { id, cards } of all(RUNNER)) {
    const breaks = cards
      .flatMap((card) => findCard(card)?.abilities ?? [])
      .flatMap(({ special }) => (special?.does === 'break' ? [special] : []));
    for (const type of ['Wall', 'Code Gate', 'Sentry'])
      expect(
        breaks.some(({ keywords }) => keywords.length === 0 || keywords.includes(type)),
        `${id}: ${type}`,
      ).toBe(true);
  }
});

test('the first of each side is used by default', () => {
  expect(starterDecks).toEqual([builtInDecks[CORP][0]?.cards, builtInDecks[RUNNER][0]?.cards]);
});
