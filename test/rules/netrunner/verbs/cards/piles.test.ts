/** Cards that work on draw piles, hands and Archives. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { arrange, cardsToArrange } from '../../../../../src/solo/local.ts';
import { plays, rezzed, runs, scenario, scores, several, uses, withCounters } from '../../../../support/scenario.ts';

describe('cards that shuffle', () => {
  it('R-CARD-ai-chief-financial-officer shuffles all of HQ and both piles of Archives into R&D, then draws five', () => {
    const t = uses('ai-chief-financial-officer', {
      corp: { hand: ['keeper', 'setup'], up: ['filter'], down: ['trap', 'banpei'], pile: ['hunter', 'hunter'] },
    });
    const { corp } = t.table;
    expect([corp.hand, corp.pile, corp.up, corp.down, t.table.actions]).toEqual([5, 2, [], [], 2]);
    expect([...t.corp.hand, ...t.local.known[CORP].pile].sort()).toEqual(
      ['banpei', 'filter', 'hunter', 'hunter', 'keeper', 'setup', 'trap'].sort(),
    );
    expect(t.local.piles[CORP].length).toBe(2);
  });

  it.each(['1996', 'rulings'] as const)(
    'MIT West Tier (%s) shuffles hand, trash and stack together, draws five and leaves the game',
    (rules) => {
      const t = plays('mit-west-tier', {
        options: { rules },
        runner: { hand: ['mouse'], trash: ['score', 'dwarf'], pile: ['worm', 'raptor', 'broker', 'cloak'] },
      });
      expect([t.table.runner.hand, t.table.runner.pile, t.table.runner.trash]).toEqual([5, 2, []]);
      const all = [...t.runner.hand, ...t.local.known[RUNNER].pile].sort();
      expect(all).toEqual(['broker', 'cloak', 'dwarf', 'mouse', 'raptor', 'score', 'worm']);
    },
  );

  it('Corporate Shuffle draws five cards, shuffles one from HQ into R&D, and takes two actions', () => {
    const t = plays('corporate-shuffle', { corp: { hand: ['keeper'], pile: several(6, 'filter') } });
    expect([t.table.actions, t.asked]).toEqual([1, 'corp hand']);
    t.refuses('E-COUNT', () => t.corp.passes());
    t.refuses('E-CARD', () => t.corp.does({ do: 'tuck', hidden: 'banpei' }));
    t.corp.does({ do: 'tuck', hidden: 'keeper' });
    expect([t.corp.hand, t.table.corp.pile]).toEqual([several(5, 'filter'), 2]);
    expect(t.local.known[CORP].pile).toEqual(['filter', 'keeper']);
  });

  it('R-CARD-indiscriminate-response-team asks the Runner nothing: their whole hand goes', () => {
    const t = runs('archives', {
      runner: { hand: ['score', 'mouse'], pile: [] },
      forts: { f1: { inside: [rezzed('indiscriminate-response-team')] } },
    });
    t.until('corp choose may').corp.chooses(1);
    expect([t.asked, t.runner.hand, t.table.runner.pile]).toEqual(['runner action', ['mouse', 'score'], 0]);
  });

  it('R-GEN-43 Indiscriminate Response Team makes the Runner replace their hand with as many cards after a successful run and its access', () => {
    const t = runs('archives', {
      corp: { up: ['tycho-extension'] },
      runner: { hand: ['score', 'mouse'], pile: several(5) },
      forts: { f1: { inside: [rezzed('indiscriminate-response-team')] } },
    });
    t.until('corp choose may');
    expect(t.table.runner.stolen).toEqual(['tycho-extension']);
    t.corp.chooses(1);
    expect([t.table.runner.hand, t.table.runner.pile]).toEqual([2, 5]);
    expect([...t.runner.hand, ...t.local.known[RUNNER].pile].sort()).toEqual(['mouse', ...several(6)].sort());
  });
});

describe('cards that look at piles', () => {
  it('Planning Consultants shows the Corp five cards from R&D without moving any', () => {
    const t = plays('planning-consultants', { corp: { pile: ['keeper', 'filter', 'trap'] } });
    expect([t.table.corp.pile, t.table.corp.hand, t.asked]).toEqual([3, 0, 'corp action']);
    expect(t.local.known[CORP].own).toEqual({ 0: 'keeper', 1: 'filter', 2: 'trap' });
    expect(t.local.known[RUNNER].seen).toEqual({});
  });

  it('If You Want It Done Right... puts one of five cards into the hand, unseen, and leaves the others in order', () => {
    const pile = ['mouse', 'dwarf', 'worm', 'raptor', 'cloak', 'score'];
    const t = scenario({ turn: 'runner', runner: { hand: ['if-you-want-it-done-right'], pile } });
    t.local.arranging = true;
    t.runner.plays('if-you-want-it-done-right');
    expect(cardsToArrange(t.local)).toEqual({ seat: RUNNER, cards: pile.slice(0, 5) });
    const events = arrange(t.local, [3, 0, 4, 1, 2]);
    expect([t.runner.hand, t.local.piles[RUNNER], t.table.runner.hand, t.table.runner.pile]).toEqual([
      ['raptor'],
      ['mouse', 'cloak', 'dwarf', 'worm', 'score'],
      1,
      5,
    ]);
    expect(JSON.stringify([t.table, events])).not.toContain('raptor');
    expect(events.ok && events.value.some(({ kind }) => kind === 'drew'), 'it is no draw').toBe(false);
  });

  it('Boostergang Connections takes as many cards from the stack as the trashed hand had', () => {
    const t = plays('boostergang-connections', {
      runner: { bits: 7, hand: ['mouse', 'score'], pile: ['worm', 'raptor', 'cloak'] },
    });
    t.refuses('E-COUNT', () => t.runner.passes());
    t.runner.discards('score').runner.discards('mouse');
    t.runner.does({ do: 'take', hidden: 'cloak' });
    expect(t.asked).toBe('runner search');
    t.runner.does({ do: 'take', hidden: 'worm' });
    expect([t.runner.hand, t.table.runner.trash, t.table.runner.pile]).toEqual([
      ['cloak', 'worm'],
      ['boostergang-connections', 'mouse', 'score'],
      1,
    ]);
  });

  it('Record Reconstructor puts two random face-up cards of Archives on R&D, where the Runner accesses them', () => {
    const t = uses('record-reconstructor', {
      corp: { up: ['keeper', 'filter', 'trap'], down: ['setup'], pile: ['hunter'] },
    });
    t.rolls(2, 2).until('runner action');
    expect([t.local.piles[CORP], t.table.corp.up, t.table.corp.down.length]).toEqual([
      ['trap', 'filter', 'hunter'],
      ['keeper'],
      1,
    ]);
  });

  it('Microtech AI Interface cuts R&D before an access, and seen cards move along', () => {
    const t = runs('rd', {
      corp: { pile: ['keeper', 'filter', 'banpei', 'hunter'] },
      runner: { rig: ['microtech-ai-interface', 'rd-interface'] },
    });
    t.until('runner choose cut').runner.chooses(0);
    t.until('runner action').runner.runs('rd').until('runner choose cut');
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'keeper', 1: 'filter' });
    t.refuses('E-TARGET', () => t.runner.chooses(4));
    t.runner.chooses(1);
    expect(t.local.piles[CORP]).toEqual(['filter', 'banpei', 'hunter', 'keeper']);
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'filter', 3: 'keeper' });
    expect(t.until('runner action').runner.runs('hq').until('runner action').asked).toBe('runner action');
  });

  it('Mantis, Fixer-at-Large takes any card from the stack, unseen by the Corp', () => {
    const t = plays('mantis-fixer-at-large', { runner: { pile: ['score', 'broker', 'mouse'] } });
    t.refuses('E-CARD', () => t.runner.does({ do: 'take', hidden: 'dwarf' }));
    t.runner.does({ do: 'take', hidden: 'broker' });
    expect([t.runner.hand, t.table.runner.pile]).toEqual([['broker'], 2]);
    expect(JSON.stringify([t.table, t.events])).not.toContain('broker');
  });

  it('R-CARD-aujourdoui.2 Aujourd’Oui takes programs among the top five for a bit each, as many as can be paid for', () => {
    const t = uses('aujourdoui', {
      runner: { bits: 1, pile: ['score', 'mouse', 'dwarf', 'broker', 'worm', 'raptor'] },
    });
    expect(t.asked).toBe('runner take');
    t.refuses('E-TYPE', () => t.runner.does({ do: 'take', at: 0, card: 'score' }));
    t.refuses('E-CARD', () => t.runner.does({ do: 'take', at: 5, card: 'raptor' }));
    t.runner.does({ do: 'take', at: 2, card: 'dwarf' });
    t.refuses('E-BITS', () => t.runner.does({ do: 'take', at: 1, card: 'mouse' }));
    t.runner.passes();
    expect([t.runner.hand, t.runner.bits, t.table.runner.pile]).toEqual([['dwarf'], 0, 5]);
    expect(t.local.known[RUNNER].own).toEqual({});
  });

  it('R-CARD-neto.2 N.E.T.O. takes preps and resources from the top four', () => {
    const t = uses('neto', { runner: { pile: ['score', 'mouse', 'broker', 'dwarf'] } });
    t.runner.does({ do: 'take', at: 0, card: 'score' });
    t.runner.does({ do: 'take', at: 1, card: 'broker' }).runner.passes();
    expect([t.runner.hand, t.runner.bits]).toEqual([['broker', 'score'], 3]);
  });

  it('R-CARD-ronin-around.3 Ronin Around takes hardware, and exposes only installed cards', () => {
    const t = uses('ronin-around', { corp: { hand: ['keeper'] }, runner: { pile: ['mram-chip', 'score'] } });
    t.runner.does({ do: 'take', at: 0, card: 'mram-chip' }).runner.passes();
    expect(t.runner.hand).toEqual(['mram-chip']);
    t.refuses('E-TARGET', () => t.runner.uses('ronin-around', 1));
  });

  it('Gypsy Schedule Analyzer reveals R&D down to the first agenda, which goes into HQ', () => {
    const t = plays('gypsy-schedule-analyzer', { corp: { pile: ['keeper', 'trap', 'hostile-takeover', 'filter'] } });
    t.until('runner action');
    expect([t.corp.hand, t.table.corp.pile]).toEqual([['hostile-takeover'], 3]);
    expect(t.eventsOf('shown').map(({ card }) => card)).toEqual(['keeper', 'trap', 'hostile-takeover']);
  });

  it('Gypsy Schedule Analyzer shuffles all of R&D if there is no agenda', () => {
    const t = plays('gypsy-schedule-analyzer', { corp: { pile: ['keeper', 'trap'] } }).until('runner action');
    expect([t.corp.hand, t.table.corp.pile]).toEqual([[], 2]);
  });
});

describe('cards that show cards', () => {
  it('Corporate Downsizing pays two bits per point for agendas shown in HQ, which go into R&D', () => {
    const t = scenario({
      corp: { bits: 0, hand: ['hostile-takeover', 'tycho-extension', 'keeper'], pile: [] },
      forts: { f1: { inside: [withCounters('corporate-downsizing', { advancement: 3 })] } },
    });
    t.corp.takesBit().corp.scores('corporate-downsizing');
    t.refuses('E-TYPE', () => t.corp.does({ do: 'show', card: 'keeper' }));
    t.corp.does({ do: 'show', card: 'tycho-extension' });
    t.refuses('E-CARD', () => t.corp.does({ do: 'show', card: 'tycho-extension' }));
    t.corp.passes();
    expect([t.corp.bits, t.table.corp.pile, t.corp.hand]).toEqual([9, 1, ['hostile-takeover', 'keeper']]);
  });

  it('Corporate Negotiating Center pays a bit for each agenda shown, which stays in HQ (R-GEN-66)', () => {
    const t = scenario({
      at: 'start',
      corp: { bits: 0, hand: ['hostile-takeover', 'hostile-takeover', 'keeper'] },
      forts: { f1: { inside: [rezzed('corporate-negotiating-center')] } },
    });
    t.until('corp choose order').corp.chooses(0);
    t.corp.does({ do: 'show', card: 'hostile-takeover' });
    t.corp.does({ do: 'show', card: 'hostile-takeover' });
    t.refuses('E-CARD', () => t.corp.does({ do: 'show', card: 'hostile-takeover' }));
    t.corp.passes();
    expect([t.corp.bits, t.table.corp.hand]).toEqual([2, 4]);
    t.refuses('E-WINDOW', () => t.corp.does({ do: 'show', card: 'hostile-takeover' }));
  });

  it('Encryption Breakthrough pays for code gates rezzed or revealed, and strengthens all of them', () => {
    const t = scores('encryption-breakthrough', 5, {
      corp: { bits: 0 },
      forts: { hq: { ice: ['keeper', 'banpei', rezzed('quandary')] }, rd: { ice: ['filter'] } },
    });
    t.refuses('E-TYPE', () => t.corp.choosesCards('banpei'));
    t.corp.choosesCards('keeper');
    expect([t.corp.bits, t.installed('keeper').card, t.installed('keeper').active]).toEqual([2, 'keeper', false]);
  });

  it('Superior Net Barriers pays one bit for each wall shown or rezzed, and strengthens walls', () => {
    const t = scores('superior-net-barriers', 6, {
      corp: { bits: 0 },
      forts: { hq: { ice: ['data-wall', rezzed('fire-wall')] } },
    });
    t.corp.choosesCards('data-wall');
    expect([t.corp.bits, strength(t.table, t.slot('fire-wall'))]).toEqual([2, 5]);
  });

  it('Reclamation Project takes ice from both piles of Archives and shows it (R-GEN-36)', () => {
    const t = scenario({ corp: { hand: ['reclamation-project'], up: ['keeper', 'trap'], down: ['filter', 'setup'] } });
    const up = t.table.lastSlot + 1;
    t.corp.plays('reclamation-project');
    t.refuses('E-TYPE', () => t.corp.choosesCards('setup'));
    t.refuses('E-TARGET', () => t.corp.chooses(up + 1));
    t.corp.chooses(up, t.slot('filter'));
    expect([t.corp.hand, t.table.actions]).toEqual([['filter', 'keeper'], 1]);
    expect([t.table.corp.up, t.table.corp.down.length]).toEqual([['reclamation-project', 'trap'], 1]);
    expect(t.events).toContainEqual({ kind: 'shown', seat: CORP, card: 'filter' });
  });
});

describe('cards that are sold', () => {
  it('Smith’s Pawnshop buys another card at the start of each turn, but never itself', () => {
    const t = scenario({ turn: 'runner', at: 'start', runner: { bits: 0, rig: ['smiths-pawnshop', 'mouse'] } });
    t.until('runner choose sell');
    t.refuses('E-TARGET', () => t.runner.choosesCards('smiths-pawnshop'));
    t.runner.choosesCards('mouse');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([2, ['mouse']]);
  });

  it.each([
    ['1996', ['organ-donor', 'mouse', 'score']],
    ['rulings', ['mouse', 'score', 'organ-donor']],
  ] as const)('R-GEN-22 R-GEN-35 R-CARD-organ-donor Organ Donor goes where the rules of %s put it', (rules, trash) => {
    const t = plays('organ-donor', { options: { rules }, runner: { bits: 0, hand: ['score', 'mouse', 'dwarf'] } });
    t.runner.discards('score').runner.discards('mouse').runner.passes();
    expect([t.runner.bits, t.runner.hand, t.table.runner.trash]).toEqual([4, ['dwarf'], trash]);
  });

  it('R-GEN-22 Organ Donor cannot trash itself', () => {
    const t = plays('organ-donor', { runner: { bits: 0 } });
    expect([t.runner.bits, t.asked]).toEqual([0, 'runner action']);
  });
});

describe('R-GEN-52 doubles take two consecutive actions', () => {
  it('Meat Upgrade removes up to two tags and draws three cards', () => {
    const t = plays('meat-upgrade', { runner: { bits: 2, tags: 3 } }).runner.chooses(2);
    expect([t.table.actions, t.table.runner.tags, t.table.runner.hand, t.runner.bits]).toEqual([2, 1, 3, 0]);
  });

  it('a double cannot be played with only one action left', () => {
    const t = scenario({ turn: 'runner', actions: 1, runner: { hand: ['meat-upgrade'] } });
    expect(t.refuses('E-ACTIONS', () => t.runner.plays('meat-upgrade')).text).toBe(
      'Meat Upgrade takes 2 actions in a row, and you have 1 left.',
    );
  });
});
