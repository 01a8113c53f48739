/** Bits on cards that pay for one purpose, and payments from several sources. */
import { describe, expect, it } from 'vitest';
import { handSize, memory } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { bitsAvailable } from '../../../../../src/rules/netrunner/rulebook/pay/payment.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { meets, rezzed, runs, scenario, type TableSetup } from '../../../../support/scenario.ts';

const runner = (more: NonNullable<TableSetup['runner']>, forts: TableSetup['forts'] = {}) =>
  scenario({ turn: 'runner', corp: { hand: ['keeper'] }, runner: more, forts });

describe('bits for icebreakers', () => {
  it('R-CARD-cloak.1 Cloak and the pool pay for a breaker together, split as the Runner chooses', () => {
    const t = runner({ bits: 4, rig: ['cloak', 'dwarf'] }, { hq: { ice: [rezzed('data-wall')] } });
    t.runner.runs('hq').runner.boosts('dwarf');
    expect(t.asked).toBe('runner choose pay');
    t.refuses('E-COUNT', () => t.runner.chooses(0, 2));
    t.runner.chooses(0, 1);
    expect([t.runner.bits, t.installed('cloak').counters['bits']]).toEqual([4, 2]);
  });

  it('Cloak’s bits cannot pay for installing', () => {
    const t = runner({ bits: 5, rig: ['cloak'], hand: ['dwarf'] });
    t.refuses('E-BITS', () => t.runner.installs('dwarf'));
  });

  it('R-CARD-corolla-speed-chip Corolla Speed Chip pays for killers, but not for other breakers', () => {
    const t = runner(
      { bits: 0, rig: ['corolla-speed-chip', 'dwarf', 'loony-goon'] },
      { hq: { ice: [rezzed('crystal-wall')] } },
    );
    t.runner.runs('hq');
    t.refuses('E-BITS', () => t.runner.breaks('dwarf', 0));
    expect(bitsAvailable(t.table, RUNNER, { for: 'icebreaker', card: 'loony-goon' })).toBe(1);
  });

  it('R-CARD-artemis-2020 a spent pool is refilled at the start of the next turn', () => {
    const t = runner({ bits: 3, rig: [{ card: 'artemis-2020', counters: { bits: 0 } }] });
    for (let i = 0; i < 4; i++) t.until('runner action').runner.takesBit();
    for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
    t.until('runner action');
    expect(t.installed('artemis-2020').counters['bits']).toBe(2);
  });

  it('a second deck trashes the first with the bits on it, and has its own', () => {
    const t = runner({ bits: 10, rig: ['parraline-5750'], hand: ['artemis-2020'] });
    t.runner.installs('artemis-2020');
    expect([t.table.runner.trash, memory(t.table), t.installed('artemis-2020').counters]).toEqual([
      ['parraline-5750'],
      6,
      { bits: 2 },
    ]);
  });

  it('R-CARD-arasaka-portable-prototype Arasaka Portable Prototype costs an agenda point in addition to its bits', () => {
    const poor = runner({ bits: 11, hand: ['arasaka-portable-prototype'] });
    poor.refuses('E-LIMIT', () => poor.runner.installs('arasaka-portable-prototype'));
    const t = runner({ bits: 11, points: 2, hand: ['arasaka-portable-prototype'] });
    t.runner.installs('arasaka-portable-prototype');
    expect([t.runner.bits, t.table.runner.points, memory(t.table)]).toEqual([0, 1, 7]);
  });
});

describe('bits for other things', () => {
  it('R-CARD-poltergeist R-CARD-scatter-shot Poltergeist pays for trashing nodes, Scatter Shot for upgrades', () => {
    const t = runner({ bits: 1, rig: ['poltergeist'] }, { f1: { inside: [rezzed('solo-squad')] } });
    t.runner.runs('f1').until('runner settle').runner.trashes('solo-squad');
    expect([t.runner.bits, t.installed('poltergeist').counters['bits']]).toEqual([0, 0]);
    expect(bitsAvailable(t.table, RUNNER, { for: 'trash', card: 'red-herrings' })).toBe(0);
    const other = runner({ bits: 0, rig: ['scatter-shot'] }, { f1: { inside: [rezzed('red-herrings')] } });
    other.runner.runs('f1').until('runner settle').runner.trashes('red-herrings');
    expect(other.installed('scatter-shot').counters['bits']).toBe(1);
  });

  it('R-CARD-zetatech-software-installer Zetatech Software Installer pays for the program that overwrites it', () => {
    const t = runner({ bits: 4, rig: ['zetatech-software-installer'], hand: ['dwarf'] });
    t.runner.installs('dwarf', { over: true }).runner.choosesCards('zetatech-software-installer');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([0, ['zetatech-software-installer']]);
  });

  it('R-CARD-armadillo-armored-road-home "Armadillo" Armored Road Home pays for removing a tag, or prevents meat damage', () => {
    const t = runner({ bits: 0, tags: 1, rig: ['armadillo-armored-road-home'] });
    t.runner.removesTag();
    expect([t.table.runner.tags, t.installed('armadillo-armored-road-home').counters['bits']]).toEqual([0, 0]);
  });

  it('R-CARD-hells-run Hell’s Run raises a link that the pool could not pay for', () => {
    const t = runner({ bits: 0, rig: ['hells-run', 'baedekers-net-map'] }, { hq: { ice: [rezzed('fetch-4-0-1')] } });
    t.runner.runs('hq');
    t.trace(1, { base: 'baedekers-net-map', boosts: 1 });
    expect([t.table.runner.tags, t.installed('hells-run').counters['bits']]).toEqual([0, 0]);
  });

  it('Zetatech Portastation pays for preps', () => {
    const t = runner({ bits: 1, rig: ['zetatech-portastation'], hand: ['custodial-position'] });
    t.runner.plays('custodial-position');
    expect([t.runner.bits, t.installed('zetatech-portastation').counters['bits']]).toEqual([0, 0]);
  });
});

describe('bits of the Corp, and temporary bits', () => {
  it('Krumz has its bit from the moment it is rezzed, only for traces', () => {
    const t = scenario({ corp: { bits: 0 }, forts: { f1: { inside: ['krumz'] } } });
    t.corp.takesBit().corp.rezzes('krumz');
    expect([bitsAvailable(t.table, CORP, 'trace'), bitsAvailable(t.table, CORP, 'rez')]).toEqual([2, 1]);
  });

  it('Paris City Grid pays for traces in runs on its own fort', () => {
    const grid = { ...(rezzed('paris-city-grid', { bits: 3 }) as object), card: 'paris-city-grid' };
    const t = runs('rd', {
      corp: { bits: 0 },
      forts: { hq: { ice: [rezzed('fetch-4-0-1')], inside: [grid] }, rd: { ice: [rezzed('fetch-4-0-1')] } },
    });
    t.refuses('E-BITS', () => t.trace(1));
    t.trace(0).until('runner last').runner.jacksOut().until('runner action');
    t.runner.runs('hq');
    t.trace(3);
    expect(t.installed('paris-city-grid').counters['bits']).toBe(0);
  });

  it('Pocket Virtual Reality gives four bits for its own two traces, and the unspent ones are returned', () => {
    const t = meets('pocket-virtual-reality', { corp: { bits: 0 } });
    t.refuses('E-BITS', () => t.trace(5));
    t.trace(1);
    expect(t.installed('pocket-virtual-reality').counters['bits']).toBe(3);
    t.trace(1);
    expect([t.installed('pocket-virtual-reality').counters['bits'], t.table.runner.tags]).toEqual([0, 2]);
  });

  it('Lucidrine Booster Drug gives nine bits for a run and does brain damage', () => {
    const t = runner(
      { bits: 1, rig: ['dwarf'], hand: ['lucidrine-booster-drug', 'score'] },
      { hq: { ice: [rezzed('data-wall')] } },
    );
    t.runner.plays('lucidrine-booster-drug');
    const hq = t.fortAt('hq');
    t.runner.chooses(hq);
    t.runner.breaks('dwarf', 0);
    expect(t.asked).toBe('runner choose pay');
    t.runner.chooses(0, 1).until('runner action');
    expect([t.runner.bits, t.table.runner.brain, bitsAvailable(t.table, RUNNER, 'ability')]).toEqual([1, 1, 1]);
  });
});

describe('bits reserved for one purpose', () => {
  const other = { for: 'install', card: 'dwarf' } as const;
  it.each([
    ['cortical-cybermodem', { for: 'icebreaker', card: 'dwarf' }, 2],
    ['drifter-mobile-environment', { for: 'untag' }, 2],
    ['pandoras-deck', { for: 'link' }, 3],
    ['raven-microcyb-eagle', { for: 'icebreaker', card: 'dwarf' }, 1],
    ['raven-microcyb-owl', { for: 'icebreaker', card: 'codecracker' }, 3],
    ['techtronica-utility-suit', { for: 'link' }, 5],
    ['vewy-vewy-quiet', { for: 'icebreaker', card: 'codecracker' }, 2],
    ['zz22-speed-chip', { for: 'icebreaker', card: 'loony-goon' }, 2],
  ] as const)('R-CARD-pandoras-deck.1 and similar cards: %s pays for nothing else', (id, about, bits) => {
    const t = runner({ bits: 0, rig: [id, 'dwarf', 'codecracker', 'loony-goon'] });
    expect([bitsAvailable(t.table, RUNNER, about), bitsAvailable(t.table, RUNNER, other)]).toEqual([bits, 0]);
  });

  it('Cortical Cybermodem makes room for two more programs, and for two more cards in hand', () => {
    const t = runner({ rig: ['cortical-cybermodem'] });
    expect([memory(t.table), handSize(t.table, RUNNER)]).toEqual([6, 7]);
  });
});
