/** Cards that respond to draws, hands and the tops of piles. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../../src/rules/game.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import {
  type Place,
  plays,
  revealed,
  rezzed,
  runs,
  scenario,
  several,
  uses,
  withCounters,
} from '../../../../support/scenario.ts';

const inside = (card: CardId): Record<string, { inside: Place[] }> => ({ f1: { inside: [rezzed(card)] } });

describe('City Surveillance', () => {
  it('R-CARD-city-surveillance.2 asks for each card drawn: a tag, or a bit', () => {
    const t = plays('jack-n-joe', { runner: { bits: 2 }, forts: inside('city-surveillance') });
    expect(t.table.runner.hand).toBe(3);
    t.runner.chooses(1).runner.chooses().runner.chooses(1);
    expect([t.table.runner.tags, t.runner.bits, t.asked]).toEqual([1, 0, 'runner action']);
  });

  it('R-CARD-city-surveillance.2 is rezzed in the middle of a draw action, before any of its cards', () => {
    const t = plays('jack-n-joe', {
      corp: { bits: 1 },
      runner: { bits: 5 },
      forts: { f1: { inside: ['city-surveillance'] } },
    });
    expect([t.asked, t.table.runner.hand]).toEqual(['corp beforeDraw', 0]);
    t.corp.passes();
    expect([t.asked, t.table.runner.hand]).toEqual(['corp beforeDraw', 1]);
    t.corp.rezzes('city-surveillance').runner.chooses(1).runner.chooses(1);
    expect([t.table.runner.hand, t.runner.bits, t.corp.bits, t.asked]).toEqual([3, 3, 0, 'runner action']);
  });

  it('N-PRI-09 the Corp is asked before a draw, whatever is there, if it could be City Surveillance and could be paid for', () => {
    const draws = (inside: Place[], bits = 1, fort = 'f1') =>
      scenario({ turn: 'runner', corp: { bits }, forts: { [fort]: { inside } } }).runner.draws().asked;
    expect(draws(['corporate-boon'])).toBe('corp beforeDraw');
    expect(draws(['city-surveillance'])).toBe('corp beforeDraw');
    for (const asked of [
      draws(['city-surveillance'], 0),
      draws([withCounters('corporate-boon', { advancement: 1 })]),
      draws([revealed('corporate-boon')]),
      draws([rezzed('holovid-campaign'), 'red-herrings']),
      draws(['red-herrings'], 1, 'hq'),
    ])
      expect(asked).not.toBe('corp beforeDraw');
  });

  it('the Corp can rez nothing else before a draw, and its own draws are not interrupted', () => {
    const t = scenario({ turn: 'runner', corp: { bits: 9 }, forts: { f1: { inside: ['holovid-campaign'] } } });
    t.runner.draws();
    t.refuses('E-WINDOW', () => t.corp.rezzes('holovid-campaign'));
    const own = scenario({ corp: { bits: 9 }, forts: { f1: { inside: ['city-surveillance'] } } });
    expect(own.corp.draws().asked).toBe('corp action');
  });

  it('tags a Runner without bits immediately', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0 }, forts: inside('city-surveillance') });
    t.runner.draws();
    expect(t.table.runner.tags).toBe(1);
  });

  it('R-CARD-city-surveillance.1 R-CARD-aujourdoui.1 R-CARD-neto.1 R-CARD-ronin-around.1 taking cards is not drawing', () => {
    const t = uses('aujourdoui', { runner: { bits: 2, pile: ['mouse', 'score'] }, forts: inside('city-surveillance') });
    t.runner.does({ do: 'take', at: 0, card: 'mouse' }).runner.passes();
    expect([t.table.runner.tags, t.runner.hand, t.asked]).toEqual([0, ['mouse'], 'runner action']);
  });

  it('does not affect the Corp', () => {
    const t = scenario({ forts: inside('city-surveillance') });
    t.corp.draws();
    expect(t.table.runner.tags).toBe(0);
  });
});

describe('cards that modify draws', () => {
  const everett = (pile: CardId[]) =>
    scenario({ turn: 'runner', runner: { rig: ['crash-everett-inventive-fixer'], pile } });

  it('Crash Everett draws an extra card, and trashes one of those drawn', () => {
    const t = everett(['mouse', 'score', 'dwarf']);
    t.runner.draws();
    expect([t.asked, t.table.runner.hand]).toEqual(['runner sift', 1]);
    t.refuses('E-CARD', () => t.runner.does({ do: 'trash', at: 0, card: 'dwarf' }));
    t.refuses('E-CARD', () => t.runner.does({ do: 'trash', at: 1, card: 'score' }));
    t.runner.does({ do: 'trash', at: 0, card: 'score' });
    expect([t.runner.hand, t.table.runner.trash, t.table.runner.pile]).toEqual([['mouse'], ['score'], 1]);
  });

  it('Crash Everett may put the card back on top of the stack', () => {
    const t = everett(['mouse', 'score', 'dwarf']);
    t.runner.draws().runner.passes();
    expect([t.runner.hand, t.local.piles[RUNNER]]).toEqual([['mouse'], ['score', 'dwarf']]);
  });

  it('with a single card left, that card is the one', () => {
    const t = everett(['mouse']);
    t.runner.draws().runner.passes();
    expect([t.runner.hand, t.table.runner.pile]).toEqual([[], 1]);
  });

  it('R-CARD-crash-everett-inventive-fixer adds one card in total when several are drawn at once', () => {
    const t = plays('jack-n-joe', { runner: { rig: ['crash-everett-inventive-fixer'], pile: several(6, 'mouse') } });
    t.runner.passes();
    expect([t.table.runner.hand, t.table.runner.pile]).toEqual([3, 3]);
  });

  it('Strategic Planning Group puts one of the cards drawn under R&D, also at the start of the turn', () => {
    const t = scenario({
      at: 'start',
      corp: { pile: ['keeper', 'filter', 'trap', 'setup'] },
      forts: inside('strategic-planning-group'),
    });
    t.until('corp action');
    expect([t.corp.hand, t.local.piles[CORP]]).toEqual([['keeper'], ['trap', 'setup', 'filter']]);
    t.corp.draws();
    expect([t.corp.hand, t.local.piles[CORP]]).toEqual([
      ['keeper', 'trap'],
      ['filter', 'setup'],
    ]);
  });

  it('Strategic Planning Group makes the Corp lose if the extra card is missing', () => {
    const t = scenario({ corp: { pile: ['keeper'] }, forts: inside('strategic-planning-group') });
    expect(t.corp.draws().over?.winner).toBe(RUNNER);
  });
});

describe('cards that show hands and piles', () => {
  it('Boardwalk shows a different random card from HQ for every two counters, and returns them', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      corp: { hand: ['keeper', 'trap', 'filter'], counters: { Boardwalk: 5 } },
    });
    t.corp.passes();
    const shown = t.eventsOf('shown');
    expect([new Set(shown.map(({ card }) => card)).size, t.table.corp.hand]).toEqual([2, 3]);
  });

  it('Boardwalk shows as many cards as there are', () => {
    const t = scenario({ turn: 'runner', at: 'start', corp: { hand: ['keeper'], counters: { Boardwalk: 8 } } });
    t.corp.passes();
    expect([t.eventsOf('shown').length, t.corp.hand]).toEqual([1, ['keeper']]);
  });

  it('R-CARD-boardwalk.1 counters are added when the run is over: HQ is accessed normally', () => {
    const t = scenario({ turn: 'runner', corp: { hand: ['solo-squad'] }, runner: { rig: ['boardwalk'] } });
    t.picks('solo-squad').runner.runs('hq').until('runner settle');
    expect(t.table.corp.counters['Boardwalk'] ?? 0).toBe(0);
    t.until('runner action');
    expect(t.table.corp.counters['Boardwalk']).toBe(1);
  });

  it('R-CARD-cascade trashes the top of R&D face up at the start of the Corp’s turn', () => {
    const t = scenario({ at: 'start', corp: { pile: ['keeper', 'trap', 'filter'], counters: { Cascade: 4 } } });
    t.corp.passes();
    expect(t.asked, 'before the card it draws, or after').toBe('corp choose order');
    t.corp.chooses(0).corp.passes();
    expect([t.table.corp.up, t.table.corp.pile, t.corp.hand]).toEqual([['trap', 'keeper'], 0, ['filter']]);
  });

  it('Deep Thought with three counters lets only the Runner look at the top card of R&D', () => {
    const t = scenario({ turn: 'runner', at: 'start', corp: { pile: ['trap', 'keeper'], counters: { Thought: 3 } } });
    t.corp.passes();
    expect([t.asked, t.local.known[RUNNER].seen]).toEqual(['runner looked', { 0: 'trap' }]);
    expect(JSON.stringify(t.table)).not.toContain('trap');
    t.runner.passes();
    expect(t.asked).toBe('runner action');
    const few = scenario({ turn: 'runner', at: 'start', corp: { counters: { Thought: 2 } } });
    few.corp.passes();
    expect(few.asked).toBe('runner action');
  });

  it('Expert Schedule Analyzer shows all of HQ after an access there', () => {
    const t = scenario({
      turn: 'runner',
      corp: { hand: ['keeper', 'trap', 'filter'] },
      runner: { rig: ['expert-schedule-analyzer'] },
    });
    t.picks('keeper').runner.runs('hq');
    t.picks('keeper', 'filter', 'trap').until('runner action');
    expect(t.corp.hand).toEqual(['filter', 'keeper', 'trap']);
  });

  it('Expert Schedule Analyzer shows nothing after an access elsewhere', () => {
    const t = runs('archives', { corp: { hand: ['keeper'] }, runner: { rig: ['expert-schedule-analyzer'] } });
    t.until('runner action');
    expect(t.events.some(({ kind }) => kind === 'shown')).toBe(false);
  });
});

describe('cards that empty HQ', () => {
  it('R-GEN-34 Terrorist Reprisal discards five cards from HQ at random, face down', () => {
    const t = scenario({
      corp: { hand: several(6, 'keeper') },
      forts: { f1: { inside: [{ card: 'corporate-war', counters: { advancement: 3 } }] } },
    });
    t.refuses('E-TURN', () => t.runner.plays('terrorist-reprisal'));
    const u = scenario({
      actions: 1,
      corp: { bits: 0, hand: several(4, 'keeper') },
      runner: { hand: ['terrorist-reprisal'] },
      forts: { f1: { inside: [{ card: 'corporate-war', counters: { advancement: 3 } }] } },
    });
    u.corp.takesBit().corp.scores('corporate-war').until('runner action');
    u.runner.plays('terrorist-reprisal');
    expect([u.table.corp.hand, u.table.corp.down.length, u.table.corp.up]).toEqual([0, 4, []]);
  });

  it('Synchronized Attack on HQ: the Corp keeps cards for two bits each and discards the others', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 5, hand: ['keeper', 'trap', 'filter'] },
      runner: { hand: ['synchronized-attack-on-hq'] },
    });
    t.refuses('E-TARGET', () => t.runner.plays('synchronized-attack-on-hq'));
    t.runner.runs('hq').until('runner action');
    t.runner.plays('synchronized-attack-on-hq').corp.chooses(2);
    t.refuses('E-COUNT', () => t.corp.passes());
    t.corp.discards('trap');
    expect([t.corp.hand, t.corp.bits, t.table.corp.down.length]).toEqual([['filter', 'keeper'], 1, 1]);
  });
});
