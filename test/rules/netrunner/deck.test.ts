/** Deck construction (N-DECK). */

import { describe, expect, it } from 'vitest';
import type { Refusal, Seat } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { agendaPoints, deckNotice, minAgendaPoints, minDeckSize } from '../../../src/rules/netrunner/deck.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { startLocal } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';

const worth = { 4: 'tycho-extension', 3: 'corporate-war', 2: 'marine-arcology', 1: 'hostile-takeover' } as const;

/** A Corp deck of the given size with exactly the given agenda points; the rest are operations. */
function corpDeck(size: number, points: number): string[] {
  const agendas: string[] = [];
  for (let left = points; left > 0; ) {
    const value = Math.min(left, 4) as keyof typeof worth;
    agendas.push(worth[value]);
    left -= value;
  }
  return [...agendas, ...Array<string>(size - agendas.length).fill('night-shift')];
}
const runnerDeck = (size: number): string[] => Array<string>(size).fill('score');
const refusal = (seat: Seat, deck: string[], rules: '1996' | 'rulings' = '1996') =>
  netrunner.deckRefusal(seat, deck, { rules });
const said = (refused: Refusal | null): string => (refused ? refusalWords(refused) : '');
const verdicts = (...decks: [size: number, points: number][]): string[] =>
  decks.map(([size, points]) => refusal(CORP, corpDeck(size, points))?.kind ?? 'ok');

describe('a Corp deck', () => {
  it('N-DECK-01 has at least 45 cards', () => {
    expect(verdicts([44, 20], [45, 20])).toEqual(['E-DECK', 'ok']);
    expect(said(refusal(CORP, corpDeck(44, 20)))).toContain('44');
  });

  it('N-DECK-02 may be as large as its agenda points allow', () => {
    expect(verdicts([45, 18], [50, 20], [55, 22], [60, 25], [65, 26], [70, 28])).toEqual(Array(6).fill('ok'));
    expect(verdicts([46, 18], [50, 19], [51, 21], [61, 25])).toEqual(Array(4).fill('E-DECK'));
    const text = said(refusal(CORP, corpDeck(51, 21)));
    for (const number of ['51', '22', '21']) expect(text).toContain(number);
  });

  it('N-DECK-03 the table continues in the same steps', () => {
    expect(verdicts([75, 30], [80, 32], [100, 40])).toEqual(Array(3).fill('ok'));
    expect(verdicts([76, 31], [101, 41])).toEqual(Array(2).fill('E-DECK'));
    for (let points = 18; points <= 60; points++) {
      const largest = 45 + 5 * Math.floor((points - 18) / 2);
      expect(minAgendaPoints(largest)).toBeLessThanOrEqual(points);
      expect(minAgendaPoints(largest + 1)).toBeGreaterThan(points);
    }
  });

  it.each([
    [CORP, '1996'],
    [CORP, 'rulings'],
    [RUNNER, '1996'],
    [RUNNER, 'rulings'],
  ] as const)(
    'N-DECK-01 N-DECK-07 the minimum deck size is the smallest that is accepted (seat %i, %s)',
    (seat, rules) => {
      const deck = (size: number) => (seat === CORP ? corpDeck(size, 20) : runnerDeck(size));
      const minSize = minDeckSize(seat, rules);
      expect([minSize - 1, minSize].map((size) => refusal(seat, deck(size), rules)?.kind)).toEqual([
        'E-DECK',
        undefined,
      ]);
    },
  );

  it('N-DECK-04 has at least 18 agenda points', () => {
    expect(verdicts([45, 17], [45, 0])).toEqual(['E-DECK', 'E-DECK']);
  });

  it('N-DECK-05 may have more points than it needs', () => {
    expect(verdicts([45, 29])).toEqual(['ok']);
  });

  it('N-DECK-06 counts points as printed, even with few agendas', () => {
    const deck = [...Array(6).fill('corporate-war'), ...Array(39).fill('night-shift')];
    expect([agendaPoints(deck), deck.length, refusal(CORP, deck)]).toEqual([18, 45, null]);
  });

  it('N-DECK-09 needs no ice', () => {
    const deck = corpDeck(45, 20);
    expect(deck.some((card) => card === 'keeper')).toBe(false);
    expect(refusal(CORP, deck)).toBeNull();
  });
});

describe('a Runner deck', () => {
  it('N-DECK-07 has at least 40 cards in the 1996 rulebook, with a note below 45, and no maximum size', () => {
    expect([39, 40, 45, 120].map((size) => refusal(RUNNER, runnerDeck(size))?.kind ?? 'ok')).toEqual([
      'E-DECK',
      'ok',
      'ok',
      'ok',
    ]);
    expect([40, 44, 45].map((size) => deckNotice(RUNNER, runnerDeck(size)) !== null)).toEqual([true, true, false]);
    expect(deckNotice(RUNNER, runnerDeck(40))).toBe(45);
  });

  it('N-DECK-07 R-GEN-01 T-1 has at least 45 cards with rulings', () => {
    expect(refusal(RUNNER, runnerDeck(42))).toBeNull();
    const small = refusal(RUNNER, runnerDeck(42), 'rulings');
    expect(small?.kind).toBe('E-DECK');
    expect(said(small)).toMatch(/42.*45|45.*42/);
    expect(refusal(RUNNER, runnerDeck(45), 'rulings')).toBeNull();
  });

  it('N-DECK-08 may contain any number of copies', () => {
    expect(refusal(RUNNER, [...Array(12).fill('score'), ...Array(33).fill('inside-job')])).toBeNull();
    expect(refusal(RUNNER, runnerDeck(45))).toBeNull();
  });
});

describe('any deck', () => {
  it('N-DECK-10 contains only cards of its own side', () => {
    const wrong = refusal(CORP, [...corpDeck(44, 20), 'score']);
    expect([wrong?.kind, said(wrong).includes('Score!')]).toEqual(['E-DECK', true]);
    expect(said(refusal(RUNNER, [...runnerDeck(44), 'keeper']))).toContain('Keeper');
    for (const card of ['tycho-extension', 'keeper', 'rockerboy-promotion', 'red-herrings', 'night-shift'])
      expect([refusal(CORP, [...corpDeck(44, 20), card]), refusal(RUNNER, [...runnerDeck(44), card])?.kind]).toEqual([
        null,
        'E-DECK',
      ]);
    for (const card of ['shield', 'zetatech-mem-chip', 'fall-guy', 'score'])
      expect([refusal(RUNNER, [...runnerDeck(44), card]), refusal(CORP, [...corpDeck(44, 20), card])?.kind]).toEqual([
        null,
        'E-DECK',
      ]);
  });

  it('N-DECK-10 an unknown card is refused, and the refusal names it', () => {
    expect(said(refusal(RUNNER, [...runnerDeck(44), 'black-lotus']))).toContain('black-lotus');
  });

  it('N-DECK-11 is judged at every setup, and no move changes it during a game', () => {
    const start = (corp: string[]) => startLocal(netrunner, [corp, starterDecks[RUNNER]], {}, seeded(1));
    expect(start([...starterDecks[CORP]]).ok).toBe(true);
    const bad = start(starterDecks[CORP].slice(1));
    expect(bad.ok ? 'accepted' : bad.error.kind).toBe('E-DECK');
    const game = start([...starterDecks[CORP]]);
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    const edit = { do: 'deck', cards: ['filter'] };
    expect(netrunner.refusal(game.value.table, CORP, edit)?.kind).toBe('E-FORM');
  });
});
