/** Programs hosted in programs, memory gained and lost, and counters that multiply. */
import { describe, expect, it } from 'vitest';
import { memory, memoryUsed, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { hostedIn } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';

const runner = (more: TableSetup['runner'], forts: TableSetup['forts'] = {}) =>
  scenario({ turn: 'runner', corp: { hand: ['keeper'] }, runner: { bits: 30, ...more }, forts });

const into = (t: Scenario, card: string, host: string): Scenario =>
  t.runner.does({ do: 'install', card, into: t.slot(host) });

describe('daemons', () => {
  it('R-CARD-afreet.2 three MU fit into Afreet and use no other memory; no program is hosted in part', () => {
    const t = runner({ hand: ['newsgroup-filter', 'dwarf', 'raptor'], rig: ['afreet'] });
    into(t, 'newsgroup-filter', 'afreet');
    into(t, 'dwarf', 'afreet');
    expect([memoryUsed(t.table), hostedIn(t.table, t.slot('afreet')).length]).toEqual([1, 2]);
    t.runner.installs('raptor');
    expect(memoryUsed(t.table)).toBe(2);
  });

  it('R-GEN-61 N-RINS-06 another program can go into a full daemon, but only programs inside it are trashed to make room', () => {
    const t = runner({ hand: ['newsgroup-filter', 'dwarf', 'raptor'], rig: ['afreet', 'clown'] });
    into(t, 'newsgroup-filter', 'afreet');
    into(t, 'dwarf', 'afreet');
    into(t, 'raptor', 'afreet');
    expect(t.asked).toBe('runner choose overwrite');
    t.refuses('E-MU', () => t.runner.chooses());
    t.refuses('E-TARGET', () => t.runner.choosesCards('clown'));
    t.runner.choosesCards('dwarf');
    expect(hostedIn(t.table, t.slot('afreet')).map((slot) => t.face(slot))).toEqual(['newsgroup-filter', 'raptor']);
    expect([t.table.runner.trash, memoryUsed(t.table)]).toEqual([['dwarf'], 2]);
  });

  it('icebreakers inside Afreet and Imp are weaker by one, those inside Succubus are not', () => {
    const t = runner({ hand: ['dwarf', 'raptor'], rig: ['afreet', 'succubus'] });
    into(t, 'dwarf', 'afreet');
    into(t, 'raptor', 'succubus');
    expect([strength(t.table, t.slot('dwarf')), strength(t.table, t.slot('raptor'))]).toEqual([2, 1]);
  });

  it('when the daemon leaves play, everything inside it is trashed with it', () => {
    const t = runner({ hand: ['dwarf', 'raptor'], rig: ['imp', 'clown'] }, { hq: { ice: [rezzed('triggerman')] } });
    into(t, 'dwarf', 'imp');
    into(t, 'raptor', 'imp');
    t.runner.runs('hq').until('corp choose trashProgram').corp.choosesCards('imp').until('runner action');
    expect([...t.table.runner.trash].sort()).toEqual(['dwarf', 'imp', 'raptor']);
    expect(t.rig).toEqual(['clown']);
  });

  it('R-CARD-afreet.1 a daemon can be hosted in a daemon, and is trashed with it', () => {
    const t = runner({ hand: ['imp', 'dwarf'], rig: ['succubus'] }, { hq: { ice: [rezzed('triggerman')] } });
    into(t, 'imp', 'succubus');
    into(t, 'dwarf', 'imp');
    expect(memoryUsed(t.table)).toBe(1);
    t.runner.runs('hq').until('corp choose trashProgram').corp.choosesCards('succubus').until('runner action');
    expect(t.table.runner.rig).toEqual([]);
  });

  it('only programs can be hosted, and only in daemons', () => {
    const t = runner({ hand: ['wutech-mem-chip', 'dwarf'], rig: ['imp', 'clown'] });
    t.refuses('E-TARGET', () => into(t, 'wutech-mem-chip', 'imp'));
    t.refuses('E-TARGET', () => into(t, 'dwarf', 'clown'));
  });

  it('trashing a program inside a daemon frees no memory outside it', () => {
    const t = runner({ hand: ['dwarf', 'newsgroup-filter'], rig: ['imp', 'newsgroup-filter'] });
    into(t, 'dwarf', 'imp');
    t.runner.installs('newsgroup-filter');
    t.refuses('E-MU', () => t.runner.choosesCards('dwarf'));
    t.runner.choosesCards('imp');
    expect([memoryUsed(t.table), [...t.table.runner.trash].sort()]).toEqual([4, ['dwarf', 'imp']]);
  });
});

describe('memory', () => {
  it('R-GEN-61 memory in use never forbids a program: others are trashed until it fits', () => {
    const t = runner({ hand: ['dwarf'], rig: ['newsgroup-filter', 'newsgroup-filter'] });
    t.runner.installs('dwarf');
    expect(t.asked).toBe('runner choose overwrite');
    t.runner.chooses(t.slot('newsgroup-filter'));
    expect([memoryUsed(t.table), t.table.runner.trash]).toEqual([3, ['newsgroup-filter']]);
  });

  it('Omnitech Wet Drive has a base MU for each card in hand, and programs that no longer fit are trashed immediately', () => {
    const t = runner({ hand: ['score', 'score', 'mouse'], rig: ['omnitech-wet-drive', 'newsgroup-filter', 'clown'] });
    expect(memory(t.table)).toBe(3);
    t.runner.plays('score');
    expect(t.asked).toBe('runner choose fit');
    t.runner.choosesCards('clown');
    expect([memory(t.table), memoryUsed(t.table)]).toEqual([2, 2]);
  });

  it('Omnitech "Spinal Tap" Cybermodem pays for breakers and for link, and does brain damage', () => {
    const t = runner({
      hand: ['parraline-5750', 'score', 'score', 'score'],
      rig: ['omnitech-spinal-tap-cybermodem'],
    });
    t.runner.installs('parraline-5750').until('runner action');
    expect([t.table.runner.brain, t.table.runner.hand]).toEqual([2, 1]);
  });
});

describe('Incubator', () => {
  const start = (seed: number) =>
    scenario({
      turn: 'runner',
      at: 'start',
      seed,
      corp: { counters: { Incubate: 1, Gremlin: 1 } },
      runner: { rig: [{ card: 'dwarf', counters: { Pattel: 1 } }] },
      forts: { rd: { counters: { Socket: 1 } } },
    });

  it('R-CARD-incubator.1 R-CARD-incubator.2 on a 6 doubles one virus counter in place, and only a virus counter', () => {
    const rolled = Array.from({ length: 60 }, (_, seed) =>
      start(seed + 1)
        .until('corp start')
        .corp.passes(),
    );
    const lucky = rolled.find((t) => t.asked === 'runner choose doubleVirus');
    if (!lucky) throw new Error('no 6 came up');
    const { question } = lucky;
    expect(question.kind === 'choose' ? question.from : []).toHaveLength(3);
    lucky.runner.chooses(2);
    expect(lucky.fort('rd')?.counters).toEqual({ Socket: 2 });
    expect(
      rolled.some((t) => t.asked === 'runner action'),
      'other numbers bring nothing',
    ).toBe(true);
  });
});
