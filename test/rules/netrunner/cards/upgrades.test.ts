/** Upgrades, and cards that restrict how and where they are installed. */
import { describe, expect, it } from 'vitest';
import { rezCost, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { plays, rezzed, runs, type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';

const hits = (setup: TableSetup, fort = 'f1'): Scenario => runs(fort, setup).until('runner last').runner.goesOn();

describe('regions', () => {
  it('Jerusalem City Grid is installed face up and rezzed, for one action and its rez cost', () => {
    const t = scenario({ corp: { bits: 3, hand: ['jerusalem-city-grid'] } });
    t.corp.installs('jerusalem-city-grid', 'hq');
    expect([t.installed('jerusalem-city-grid').active, t.corp.bits, t.table.actions]).toEqual([true, 1, 2]);
    expect(t.table.cards[t.slot('jerusalem-city-grid')]?.card).toBe('jerusalem-city-grid');
  });

  it('a Corp that cannot pay to rez a region cannot install it, not even face down', () => {
    const t = scenario({ corp: { bits: 1, hand: ['jerusalem-city-grid'] } });
    expect(t.refuses('E-BITS', () => t.corp.installs('jerusalem-city-grid', 'hq')).text).toContain(
      '2 bits, and you have 1',
    );
    t.refuses('E-STATE', () => t.corp.does({ do: 'install', hidden: 'jerusalem-city-grid', ice: false, fort: 'hq' }));
    expect(t.moves(CORP).filter((move) => move.do === 'install')).toEqual([]);
  });

  it('a card that is not a region cannot be installed face up', () => {
    const t = scenario({ corp: { hand: ['red-herrings'] } });
    t.refuses('E-TYPE', () => t.corp.does({ do: 'install', rezzed: 'red-herrings', ice: false, fort: 'hq' }));
    t.refuses('E-CARD', () => t.corp.does({ do: 'install', rezzed: 'jerusalem-city-grid', ice: false, fort: 'hq' }));
  });

  it('a newer region trashes the older one in its fort, but nothing elsewhere', () => {
    const t = scenario({
      corp: { bits: 9, hand: ['new-galveston-city-grid'] },
      forts: { f1: { inside: [rezzed('jerusalem-city-grid')] }, hq: { inside: [rezzed('jerusalem-city-grid')] } },
    });
    t.corp.installs('new-galveston-city-grid', 'f1');
    expect([t.inside('f1'), t.inside('hq'), t.table.corp.up]).toEqual([
      ['new-galveston-city-grid'],
      ['jerusalem-city-grid'],
      ['jerusalem-city-grid'],
    ]);
  });

  it('R-CARD-jerusalem-city-grid strengthens only walls on its fort and makes them cheaper to rez', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 4 },
      forts: {
        f1: { ice: ['fire-wall', rezzed('keeper')], inside: [rezzed('jerusalem-city-grid')] },
        hq: { ice: [rezzed('data-wall')] },
      },
    });
    expect([strength(t.table, t.slot('keeper')), strength(t.table, t.slot('data-wall'))]).toEqual([4, 0]);
    t.runner.runs('f1').until('corp approach').corp.rezzes('fire-wall');
    expect([t.corp.bits, strength(t.table, t.slot('fire-wall'))]).toEqual([1, 5]);
  });

  it('New Galveston City Grid makes the other node in its fort more expensive to trash, but not itself', () => {
    const t = hits({
      runner: { bits: 8 },
      forts: { f1: { inside: [rezzed('new-galveston-city-grid'), rezzed('rockerboy-promotion')] } },
    });
    t.runner.chooses(t.slot('rockerboy-promotion'));
    t.runner.trashes('new-galveston-city-grid');
    expect(t.runner.bits).toBe(4);
    expect(t.table.run, 'five bits are needed, also when the region goes in the same access').toBeNull();
    expect(t.inside('f1')).toEqual(['rockerboy-promotion']);
  });

  it('Crystal Palace Station Grid costs a bit for each subroutine broken in a run on its fort', () => {
    const t = runs('f1', {
      runner: { bits: 3, rig: ['tinweasel'] },
      forts: { f1: { ice: [rezzed('cortical-scanner')], inside: [rezzed('crystal-palace-station-grid')] } },
    });
    t.until('runner encounter');
    t.runner.breaks('tinweasel', 0).runner.breaks('tinweasel', 2);
    expect(t.runner.bits).toBe(1);
    t.runner.breaks('tinweasel', 1);
    expect([t.runner.bits, t.table.run?.broken.length]).toEqual([0, 3]);
  });

  it('Crystal Palace Station Grid prevents breaking without the bit for it', () => {
    const t = runs('f1', {
      runner: { bits: 0, rig: ['tinweasel'] },
      forts: { f1: { ice: [rezzed('filter')], inside: [rezzed('crystal-palace-station-grid')] } },
    });
    t.until('runner encounter');
    t.refuses('E-BITS', () => t.runner.breaks('tinweasel', 0));
  });

  it('Tokyo-Chiba Infighting pays two bits for a failed run on its fort, but not for one elsewhere', () => {
    const t = runs('f1', {
      corp: { bits: 0 },
      forts: {
        f1: { ice: [rezzed('filter')], inside: [rezzed('tokyo-chiba-infighting')] },
        hq: { ice: [rezzed('filter')] },
      },
    });
    t.until('runner action');
    expect(t.corp.bits).toBe(2);
    t.runner.runs('hq').until('runner action');
    expect(t.corp.bits).toBe(2);
  });
});

describe('rez and install costs', () => {
  it('R-CARD-data-masons strengthens walls and makes them two bits cheaper to rez; R-CARD-skalderviken-sa-beta-test-site does the same for black ice', () => {
    const t = scenario({
      forts: {
        f1: { inside: [rezzed('data-masons')] },
        f2: { inside: [rezzed('skalderviken-sa-beta-test-site')] },
        hq: { ice: ['fire-wall', 'cortical-scrub', 'keeper', rezzed('data-wall')] },
      },
    });
    const costs = ['fire-wall', 'cortical-scrub', 'keeper', 'data-wall'].map((id) => rezCost(t.table, t.slot(id), id));
    expect(costs).toEqual([3, 5, 4, 0]);
    expect(strength(t.table, t.slot('data-wall'))).toBe(1);
  });

  it('Fortress Architects and R-CARD-fortress-architects Chester Mix reduce the cost of each ice installation, never below zero', () => {
    const t = scenario({
      corp: { bits: 1, hand: ['keeper', 'filter'] },
      forts: {
        f1: { inside: [rezzed('fortress-architects')] },
        hq: { ice: ['keeper', 'keeper', 'keeper', 'keeper'], inside: [rezzed('chester-mix')] },
        rd: { ice: ['keeper'] },
      },
    });
    t.corp.installs('filter', 'rd');
    expect(t.corp.bits).toBe(1);
    t.corp.installs('keeper', 'hq');
    expect(t.corp.bits, 'four pieces of ice, three bits off').toBe(0);
  });
});

describe('fort capacity and restrictions on runs', () => {
  const plaza = {
    corp: { bits: 9, hand: ['namatoki-plaza', 'setup', 'tycho-extension'] },
    forts: { f1: { inside: ['rockerboy-promotion'] } },
  };

  it('Namatoki Plaza can be installed only in a subsidiary fort, rezzed, and makes room for one more agenda or node', () => {
    const t = scenario(plaza);
    t.refuses('E-PLACE', () => t.corp.installs('namatoki-plaza', 'hq'));
    t.refuses('E-STATE', () => t.corp.installs('setup', 'f1'));
    t.corp.installs('namatoki-plaza', 'f1').corp.installs('setup', 'f1');
    expect([t.inside('f1'), t.corp.bits]).toEqual([['rockerboy-promotion', 'namatoki-plaza', 'setup'], 6]);
    t.refuses('E-STATE', () => t.corp.installs('tycho-extension', 'f1'));
    t.corp.installs('tycho-extension', 'f1', { over: 'setup' });
    expect(t.inside('f1')).toEqual(['rockerboy-promotion', 'namatoki-plaza', 'tycho-extension']);
  });

  it('R-CARD-namatoki-plaza.1 R-CARD-namatoki-plaza.2 when it leaves, the Corp immediately trashes one of the surplus cards', () => {
    const t = runs('f1', {
      runner: { bits: 1 },
      forts: { f1: { inside: ['rockerboy-promotion', 'red-herrings', rezzed('namatoki-plaza'), 'setup'] } },
    });
    t.until('runner choose access').runner.choosesCards('rockerboy-promotion');
    t.runner.choosesCards('red-herrings').runner.choosesCards('namatoki-plaza');
    t.until('runner settle').runner.trashes('namatoki-plaza');
    expect(t.asked).toBe('corp choose surplus');
    t.refuses('E-TARGET', () => t.corp.choosesCards('red-herrings'));
    t.refuses('E-COUNT', () => t.corp.chooses());
    t.corp.choosesCards('setup');
    expect(t.inside('f1')).toEqual(['rockerboy-promotion', 'red-herrings']);
  });

  it('when Namatoki Plaza leaves, cards that still fit stay', () => {
    const t = runs('f1', {
      runner: { bits: 1 },
      forts: { f1: { inside: ['rockerboy-promotion', 'red-herrings', rezzed('namatoki-plaza')] } },
    });
    t.until('runner choose access').runner.choosesCards('rockerboy-promotion');
    t.runner.choosesCards('red-herrings').until('runner settle').runner.trashes('namatoki-plaza');
    expect(t.inside('f1')).toEqual(['rockerboy-promotion', 'red-herrings']);
  });

  it('R-CARD-namatoki-plaza.2 nobody is asked if only one card remains', () => {
    const t = runs('f1', {
      runner: { bits: 1 },
      forts: { f1: { inside: ['rockerboy-promotion', rezzed('namatoki-plaza')] } },
    });
    t.until('runner choose access').runner.choosesCards('rockerboy-promotion');
    t.until('runner settle').runner.trashes('namatoki-plaza');
    expect([t.asked, t.inside('f1')]).toEqual(['corp after', ['rockerboy-promotion']]);
  });

  it('R-CARD-roving-submarine.1 a fort can be run on only after a Corp turn in which something was installed or advanced there', () => {
    const fort = { ice: ['keeper'], inside: [rezzed('roving-submarine'), 'hostile-takeover'] };
    const quiet = scenario({ actions: 1, forts: { f1: fort } });
    quiet.corp.takesBit().until('runner action');
    quiet.refuses('E-PLACE', () => quiet.runner.runs('f1'));
    quiet.runner.runs('hq');
    const advanced = scenario({ actions: 1, forts: { f1: fort } });
    advanced.corp.advances('hostile-takeover').until('runner action').runner.runs('f1');
    expect(advanced.table.run?.fort).toBe('f1');
    const installed = scenario({ actions: 1, corp: { hand: ['filter'] }, forts: { f1: fort } });
    installed.corp.installs('filter', 'f1').until('runner action').runner.runs('f1');
    expect(installed.table.run?.fort).toBe('f1');
    const elsewhere = scenario({ actions: 1, corp: { hand: ['filter'] }, forts: { f1: fort } });
    elsewhere.corp.installs('filter', 'hq').until('runner action');
    elsewhere.refuses('E-PLACE', () => elsewhere.runner.runs('f1'));
  });

  it('R-GEN-59 R-CARD-roving-submarine.1 a counter added by a card also allows it, although that is not advancing', () => {
    const t = plays('management-shake-up', {
      actions: 1,
      corp: { bits: 10 },
      forts: { f1: { inside: [rezzed('roving-submarine'), 'hostile-takeover'] } },
    });
    t.corp.chooses(3);
    expect(t.events.map((event) => event.kind)).not.toContain('advanced');
    t.until('runner action').runner.runs('f1');
    expect(t.table.run?.fort).toBe('f1');
  });
});

describe('Olivia Salazar', () => {
  const run = (bits: number, more: TableSetup['forts'] = {}) =>
    scenario({
      turn: 'runner',
      corp: { bits },
      forts: { f1: { ice: ['fire-wall', 'keeper'], inside: [rezzed('olivia-salazar')] }, ...more },
    });

  it('rezzes ice on its fort at half its cost, rounded down, until the run is over, once per run', () => {
    const t = run(2);
    t.runner.runs('f1').until('corp approach').corp.uses('olivia-salazar');
    expect(t.asked).toBe('corp rezOne');
    t.corp.rezzes('fire-wall');
    expect([t.corp.bits, t.installed('fire-wall').active]).toEqual([0, true]);
    t.refuses('E-LIMIT', () => t.corp.uses('olivia-salazar'));
    t.until('runner action');
    expect(t.installed('fire-wall')).toMatchObject({ active: false, card: 'fire-wall' });
    t.runner.runs('f1').until('corp approach');
    t.corp.uses('olivia-salazar');
    expect(t.asked, 'in the next run again').toBe('corp rezOne');
  });

  it('R-CARD-data-masons halves the cost after other cards have lowered it', () => {
    const t = run(1, { f2: { inside: [rezzed('data-masons')] } });
    t.runner.runs('f1').until('corp approach').corp.uses('olivia-salazar').corp.rezzes('fire-wall');
    expect(t.corp.bits).toBe(0);
  });

  it('R-CARD-olivia-salazar.2 a second copy can rez another piece of ice', () => {
    const t = run(9, {
      f1: { ice: ['fire-wall', 'keeper'], inside: [rezzed('olivia-salazar'), rezzed('olivia-salazar')] },
    });
    t.runner.runs('f1').until('corp approach').corp.uses('olivia-salazar').corp.rezzes('fire-wall');
    t.corp.does({ do: 'use', slot: t.slot('olivia-salazar', 1), ability: 0 });
    t.refuses('E-TARGET', () => t.corp.rezzes('fire-wall'));
    t.corp.rezzes('keeper');
    expect(t.corp.bits).toBe(9 - 2 - 2);
  });

  it('does nothing in runs elsewhere', () => {
    const t = run(9, { hq: { ice: ['filter'] } });
    t.runner.runs('hq').until('corp approach');
    t.refuses('E-WINDOW', () => t.corp.uses('olivia-salazar'));
  });
});
