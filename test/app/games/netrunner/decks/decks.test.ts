/** Decks as the screens handle them: by type, copy by copy, and what happens if the browser stores nothing. */

import { describe, expect, it } from 'vitest';
import { costsIn, groupsIn, withCopies } from '../../../../../src/app/games/netrunner/decks/groups.ts';
import { defaultDecks, refusalOf } from '../../../../../src/app/games/netrunner/decks/savedDecks.ts';
import { deleteDeck, loadDecks, readSoloSlot, saveDeck, writeSoloSlot } from '../../../../../src/peer/store/decks.ts';
import type { Refusal } from '../../../../../src/rules/game.ts';
import { definition } from '../../../../../src/rules/netrunner/card.ts';
import { allCards } from '../../../../../src/rules/netrunner/cards/index.ts';
import { factsOf } from '../../../../../src/words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../../../src/words/en/netrunner/refusals/index.ts';

const [corp, runner] = defaultDecks;

describe('a deck on screen', () => {
  it('lists all its cards in groups by type, with counts', () => {
    for (const { cards, side } of [corp, runner]) {
      const groups = groupsIn(cards);
      const again = groups.flatMap(({ entries }) => entries.flatMap(({ card, n }) => Array(n).fill(card)));
      expect(again.sort()).toEqual([...cards].sort());
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(45);
      expect(groups[0]?.title).toBe(side === 0 ? 'Agendas' : 'Programs');
    }
  });

  it('shows a card that this version lacks, instead of dropping it', () => {
    expect(groupsIn(['keeper', 'of-tomorrow'])).toMatchObject([
      { title: 'Ice', count: 1 },
      { title: 'Not in this version', entries: [{ card: 'of-tomorrow', n: 1 }] },
    ]);
    expect(refusalWords(refusalOf({ ...corp, cards: [...corp.cards, 'of-tomorrow'] }, {}) as Refusal)).toContain(
      'of-tomorrow',
    );
  });

  it('N-DECK-08 can be changed copy by copy, without a limit on copies', () => {
    expect(withCopies(['keeper', 'filter'], 'keeper', 3).sort()).toEqual(['filter', 'keeper', 'keeper', 'keeper']);
    expect(withCopies(['keeper', 'filter'], 'keeper', 0)).toEqual(['filter']);
    expect(withCopies(corp.cards, 'filter', 14).filter((card) => card === 'filter')).toHaveLength(14);
  });

  it('counts the costs of its cards, except agendas, and groups the expensive ones', () => {
    const costs = costsIn(corp.cards);
    expect(costs.map(({ cost }) => cost)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7+']);
    const agendas = corp.cards.filter((card) => definition(card).type === 'agenda').length;
    expect(costs.reduce((sum, { n }) => sum + n, 0)).toBe(45 - agendas);
    expect(costsIn(['code-corpse', 'banpei', 'banpei']).map(({ n }) => n)).toEqual([0, 0, 0, 0, 2, 0, 0, 1]);
    expect(costsIn(['corporate-war', 'of-tomorrow']).every(({ n }) => n === 0)).toBe(true);
  });

  it('says something about every card besides its name, at least its cost', () => {
    for (const card of allCards()) expect([card.id, factsOf(card)]).not.toEqual([card.id, []]);
    expect(factsOf(definition('hq-interface'))).toEqual(['cost 4']);
    expect(factsOf(definition('keeper')).join()).toMatch(/^Code Gate,strength \d+,rez \d+$/);
  });
});

describe('if the browser stores nothing', () => {
  it('decks and games last as long as the page, which says so', async () => {
    const deck = { id: 'a', name: 'Slow Burn', side: 0 as const, cards: ['keeper'], touched: 1 };
    expect(await saveDeck(deck)).toEqual({ ok: false, error: 'shut' });
    await saveDeck({ ...deck, id: 'b', touched: 2 });
    expect(await loadDecks()).toMatchObject({ decks: [{ id: 'b' }, { id: 'a' }], fault: 'shut' });
    await deleteDeck('b');
    expect((await loadDecks()).decks.map(({ id }) => id)).toEqual(['a']);
    expect((await writeSoloSlot('goldfish', { seed: 1 })).ok).toBe(false);
    expect(await readSoloSlot('goldfish')).toEqual({ seed: 1 });
    expect(await readSoloSlot('hotSeat')).toBeUndefined();
  });
});
