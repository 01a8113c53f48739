/** Runs that do not go straight inward from the outermost ice. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { meets, plays, rezzed, runs, type Scenario, scenario } from '../../../../support/scenario.ts';

const met = (t: Scenario): unknown[] => t.eventsOf('encountered').map((one) => one.card);

describe('deflectors', () => {
  const ice = [rezzed('entrapment'), rezzed('filter')];

  it('Entrapment redirects the run to the outermost rezzed ice of another fort', () => {
    const t = runs('hq', {
      corp: { bits: 2 },
      forts: { hq: { ice }, rd: { ice: ['keeper', rezzed('laser-wire'), rezzed('wall-of-static')] } },
      runner: { hand: ['score'] },
    });
    t.corp.chooses(2).corp.chooses(t.fortAt('rd'));
    expect([met(t), t.table.run, t.corp.bits]).toEqual([['laser-wire'], null, 0]);
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'rd', success: false, jackedOut: false });
  });

  it('Entrapment redirecting to a fort without rezzed ice puts the Runner past the last ice there', () => {
    const t = runs('hq', {
      corp: { bits: 2, up: ['hostile-takeover'] },
      forts: { hq: { ice }, archives: { ice: ['keeper'] } },
    });
    t.corp.chooses(2).corp.chooses(t.fortAt('archives'));
    expect(t.asked).toBe('runner last');
    t.runner.goesOn();
    expect(t.events).toContainEqual({ kind: 'success', fort: 'archives' });
    expect(t.table.runner.points).toBe(1);
  });

  it('R-CARD-entrapment the Runner cannot jack out before encountering the new ice', () => {
    const t = runs('hq', {
      corp: { bits: 2 },
      runner: { rig: ['dwarf'] },
      forts: { hq: { ice }, rd: { ice: [rezzed('wall-of-static')] } },
    });
    t.runner.passes().corp.chooses(2).corp.chooses(t.fortAt('rd'));
    expect(t.asked).toBe('runner encounter');
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
    t.runner.breaks('dwarf', 0).runner.passes();
    expect(t.asked).toBe('runner last');
  });

  it('Entrapment without its two bits is passed', () => {
    const t = meets('entrapment', { corp: { bits: 1 } });
    expect([t.asked, t.table.run?.fort]).toEqual(['runner last', 'hq']);
  });

  it('Vortex may redirect the Runner to itself, for two bits each time', () => {
    const t = meets('vortex', { corp: { bits: 5 } });
    t.corp.chooses(2).corp.chooses(t.fortAt('hq')).corp.chooses(2).corp.chooses(t.fortAt('hq'));
    expect([t.asked, t.corp.bits]).toEqual(['runner last', 1]);
  });

  it('a prep’s replacement for an access of HQ is lost at the new fort, which is accessed normally', () => {
    const t = plays('weather-to-finance-pipe', {
      corp: { bits: 2, hand: ['keeper'], pile: ['hostile-takeover'] },
      forts: { hq: { ice: [rezzed('vortex')] } },
    });
    t.corp.chooses(2).corp.chooses(t.fortAt('rd')).runner.goesOn();
    expect([t.asked, t.corp.bits]).toEqual(['runner accessed', 0]);
  });
});

describe('Vacuum Link', () => {
  const link = rezzed('vacuum-link');

  it.each([
    [1, ['filter', 'vacuum-link']],
    [2, ['fetch-4-0-1', 'filter', 'vacuum-link']],
    [3, ['fetch-4-0-1', 'filter', 'vacuum-link']],
  ])('a roll of %i takes the Runner back over rezzed ice only', (rolled, again) => {
    const t = runs('hq', {
      runner: { rig: ['tinweasel'] },
      forts: { hq: { ice: [rezzed('fetch-4-0-1'), 'keeper', rezzed('filter'), link] } },
    });
    const pass = () => {
      if (t.asked === 'sealed') t.trace(0, {});
      else if (t.asked === 'runner encounter' && !t.table.run?.broken.length && filter())
        t.runner.breaks('tinweasel', 0);
      else if (t.asked === 'runner encounter' || t.asked === 'runner jack') t.runner.passes();
      else t.corp.passes();
    };
    const filter = () => t.face(t.fort('hq')?.ice[t.table.run?.at ?? 0] ?? 0) === 'filter';
    const seen: unknown[] = [];
    t.rolls(rolled);
    for (let i = 0; t.asked !== 'runner choose resume' && i < 40; i++) pass();
    t.runner.chooses(1);
    seen.push(...met(t));
    t.rolls(6);
    for (let i = 0; t.asked !== 'runner last' && i < 40; i++) {
      pass();
      seen.push(...met(t));
    }
    expect(seen).toEqual(again);
  });

  it('as the outermost ice, is encountered again itself', () => {
    const again = scenario({ turn: 'runner', forts: { hq: { ice: [link] } } });
    again.rolls(2, 5).runner.runs('hq').runner.chooses(1);
    expect([met(again), again.asked]).toEqual([['vacuum-link'], 'runner last']);
  });

  it('lets the Runner jack out instead', () => {
    const t = scenario({ turn: 'runner', forts: { hq: { ice: [link] } } });
    t.rolls(3).runner.runs('hq').runner.chooses();
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'hq', success: false, jackedOut: true });
  });
});

describe('Roadblock', () => {
  it('on a six is derezzed and passed without asking', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('roadblock')] } },
    });
    t.rolls(6).runner.runs('hq');
    expect([t.installed('roadblock').active, t.asked]).toEqual([false, 'runner last']);
  });

  it('on any other roll has the strength of the die, for that encounter', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('roadblock')] } },
    });
    t.rolls(4).runner.runs('hq');
    expect([strength(t.table, t.slot('roadblock')), t.asked]).toEqual([4, 'runner encounter']);
    t.refuses('E-STRENGTH', () => t.runner.breaks('codecracker', 0));
    t.runner.passes();
    expect([strength(t.table, t.slot('roadblock')), t.table.run]).toEqual([0, null]);
  });
});

describe('strength from the die', () => {
  it('R-CARD-ai-boon.1 AI Boon adds its roll at the start of the run to strength 0, for that run', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['ai-boon'] }, forts: { hq: { ice: [rezzed('hunter')] } } });
    t.rolls(4).runner.runs('hq').runner.boosts('ai-boon');
    expect(strength(t.table, t.slot('ai-boon'))).toBe(5);
    t.runner.breaks('ai-boon', 0).runner.passes().until('runner last').runner.jacksOut();
    expect(strength(t.table, t.slot('ai-boon'))).toBe(0);
  });

  it('R-CARD-ai-boon.3 R-CARD-forwards-legacy the Runner cannot jack out between the roll and the first ice', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['forwards-legacy'] }, forts: { hq: { ice: ['hunter'] } } });
    t.rolls(5).runner.runs('hq');
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
    t.corp.rezzes('hunter').runner.breaks('forwards-legacy', 0).runner.passes();
    expect([t.runner.bits, t.asked]).toEqual([5, 'runner last']);
  });
});

describe('Dr. Dreff', () => {
  const inside = [rezzed('dr-dreff'), 'tycho-extension'];

  it('R-CARD-dr-dreff.1 makes the Runner encounter ice from HQ after the last ice is passed, for half its rez cost', () => {
    const t = runs('f1', {
      corp: { bits: 3, hand: ['cortical-scanner', 'filter'] },
      forts: { f1: { ice: [rezzed('fetch-4-0-1')], inside } },
    });
    t.until('sealed').trace(0).until('corp pass');
    t.corp.uses('dr-dreff');
    t.refuses('E-CARD', () => t.corp.does({ do: 'show', card: 'keeper' }));
    t.corp.does({ do: 'show', card: 'cortical-scanner' });
    t.until('runner action');
    expect([t.corp.bits, t.table.corp.up, t.table.corp.hand]).toEqual([0, ['cortical-scanner'], 1]);
    expect(t.table.runner.points).toBe(0);
  });

  it('R-CARD-dr-dreff.1 also works when a run is announced on its fort while it has no ice', () => {
    const t = runs('f1', { corp: { bits: 2, hand: ['keeper'] }, forts: { f1: { inside } } });
    expect(t.asked).toBe('corp allPassed');
    t.corp.uses('dr-dreff').corp.does({ do: 'show', card: 'keeper' });
    expect([t.table.run, t.table.corp.up, t.ice('f1')]).toEqual([null, ['keeper'], []]);
  });

  it('R-CARD-dr-dreff.2 does not work in a run on another fort', () => {
    const t = runs('archives', { corp: { hand: ['keeper'] }, forts: { f1: { inside: [rezzed('dr-dreff')] } } });
    expect(t.asked).toBe('runner last');
  });

  it('R-CARD-dr-dreff.3 the ice is not on a fort: effects that strengthen the fort’s ice do not affect it', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['keeper'] },
      runner: { rig: ['codecracker'] },
      forts: { f1: { inside: [...inside, rezzed('antiquated-interface-routines')] } },
    });
    t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'keeper' });
    expect([t.asked, strength(t.table, t.slot('keeper'))]).toEqual(['runner encounter', 4]);
  });

  it('R-CARD-dr-dreff.4 the ice is not approached, and the run continues after it is broken; works once per run', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['filter', 'filter'] },
      runner: { rig: ['codecracker'] },
      forts: { f1: { inside } },
    });
    t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'filter' });
    expect(t.events.some((one) => one.kind === 'approached')).toBe(false);
    t.runner.breaks('codecracker', 0).runner.passes();
    expect([t.table.corp.up, t.asked]).toEqual([['filter'], 'corp pass']);
    t.refuses('E-LIMIT', () => t.corp.uses('dr-dreff'));
    t.until('runner last').runner.goesOn().until('runner choose access');
    expect(t.table.run?.success).toBe(true);
    t.runner.choosesCards('tycho-extension').until('runner settle').runner.passes();
    t.until('runner action').runner.runs('f1');
    expect(t.moves(CORP)).toContainEqual({ do: 'use', slot: t.slot('dr-dreff'), ability: 0 });
  });

  it('R-CARD-dr-dreff.5 R-CARD-glacier.1 costs only half of the printed cost', () => {
    const t = runs('f1', { corp: { bits: 0, hand: ['filter', 'quandary'] }, forts: { f1: { inside } } });
    t.corp.uses('dr-dreff');
    t.refuses('E-BITS', () => t.corp.does({ do: 'show', card: 'quandary' }));
    t.corp.does({ do: 'show', card: 'filter' });
    expect([t.corp.bits, t.table.run]).toEqual([0, null]);
  });

  it('Dr. Dreff used with an empty HQ gives nothing, and the run continues', () => {
    const t = runs('f1', { corp: { hand: [] }, forts: { f1: { inside } } });
    t.until('corp allPassed').corp.uses('dr-dreff').until('runner last');
    expect(t.table.run?.fort).toBe('f1');
  });
});

describe('Siren', () => {
  const forts = { f1: { ice: [rezzed('filter')], inside: [rezzed('siren')] }, hq: { ice: [rezzed('keeper')] } };

  it('R-CARD-siren redirects an announced run to its own fort for a bit, whatever prep made the run', () => {
    const t = plays('executive-wiretaps', { forts });
    expect(t.asked).toBe('corp choose mayPay');
    t.corp.chooses(1);
    expect([met(t), t.table.run, t.corp.bits]).toEqual([['filter'], null, 4]);
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'f1', success: false, jackedOut: false });
  });

  it('may leave the run alone, and is not asked if the run is on its fort anyway', () => {
    const t = runs('hq', { forts }).corp.chooses();
    expect([met(t), t.corp.bits]).toEqual([['keeper'], 5]);
    expect(met(runs('f1', { forts }))).toEqual(['filter']);
  });

  it('R-CARD-siren never redirects a run to a fort where runs are forbidden', () => {
    const closed = { f1: { inside: [rezzed('siren'), rezzed('roving-submarine')] }, hq: { ice: [rezzed('keeper')] } };
    expect(met(runs('hq', { forts: closed }))).toEqual(['keeper']);
  });

  it('is rezzed when it is installed, by a Corp that can pay', () => {
    const t = scenario({ corp: { bits: 2, hand: ['siren'] } });
    t.refuses('E-BITS', () => t.corp.does({ do: 'install', rezzed: 'siren', ice: false, fort: 'new' }));
  });
});

describe('Lesley Major', () => {
  it('R-CARD-lesley-major adds two counters when the Runner has passed the last ice of the fort, once per run', () => {
    const inside = [rezzed('lesley-major'), 'tycho-extension'];
    const t = runs('f1', {
      corp: { bits: 12 },
      forts: { f1: { ice: ['filter', 'keeper'], inside }, f2: { inside: ['hostile-takeover'] } },
    });
    t.until('corp pass');
    t.refuses('E-WINDOW', () => t.corp.uses('lesley-major'));
    t.corp.passes().runner.goesOn().until('corp pass').corp.uses('lesley-major');
    expect(t.asked).toBe('corp choose addAdvancement');
    t.corp.chooses(1);
    expect([t.installed('tycho-extension').counters, t.corp.bits]).toEqual([{ advancement: 2 }, 7]);
    expect(t.installed('hostile-takeover').counters).toEqual({});
    t.refuses('E-LIMIT', () => t.corp.uses('lesley-major'));
  });
});
