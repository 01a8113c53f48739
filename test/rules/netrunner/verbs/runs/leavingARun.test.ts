/** Cards that let the Runner leave a run halfway, and ice that appears in the middle of a run. */
import { describe, expect, it } from 'vitest';
import { installs, plays, rezzed, runs, several, type TableSetup } from '../../../../support/scenario.ts';

describe('Smarteye', () => {
  const setup = { runner: { rig: ['smarteye'] }, forts: { hq: { ice: ['filter', 'keeper'] } } };

  it('exposes ice that is approached; the Runner may leave before the Corp can rez it', () => {
    const t = runs('hq', setup).runner.uses('smarteye');
    expect([t.asked, t.installed('filter').card]).toEqual(['runner choose may', 'filter']);
    t.runner.chooses(1).until('runner action');
    expect([t.table.run, t.installed('filter').active]).toEqual([null, false]);
    expect(t.events.some((event) => event.kind === 'runOver')).toBe(true);
  });

  it('works once in each run, and only on face-down cards', () => {
    const t = runs('hq', setup).runner.uses('smarteye').runner.chooses().until('runner jack').runner.goesOn();
    t.refuses('E-LIMIT', () => t.runner.uses('smarteye'));
    const open = runs('hq', { ...setup, forts: { hq: { ice: [rezzed('canis-minor'), 'keeper'] } } }).until(
      'runner jack',
    );
    open.refuses('E-WINDOW', () => open.runner.uses('smarteye'));
  });
});

it('Decoy Signal exposes all ice of its run and lets the Runner leave each time', () => {
  const t = plays('decoy-signal', { forts: { hq: { ice: ['filter', rezzed('canis-minor'), 'keeper'] } } });
  t.runner.chooses(0);
  expect(t.asked).toBe('runner choose may');
  t.runner.chooses().until('runner choose may');
  expect([t.installed('filter').card, t.installed('keeper').card]).toEqual(['filter', 'keeper']);
  t.runner.chooses(1).until('runner action');
  expect([t.table.run, t.installed('keeper').active]).toEqual([null, false]);
});

describe('R-CARD-speed-trap the Runner leaves before a node or upgrade takes effect', () => {
  const trapped = (inside: string, more: TableSetup = {}) =>
    runs('f1', { runner: { rig: ['speed-trap'], hand: ['score'] }, forts: { f1: { inside: [inside] } }, ...more });

  it.each([
    ['trap', 'R-CARD-trap'],
    ['doppelganger-antibody', 'R-CARD-doppelganger-antibody.1'],
    ['dieter-esslin', 'R-GEN-53'],
  ])('%s has to be rezzed to act, and the Runner escapes it (%s)', (card) => {
    const t = trapped(card).until('corp final').corp.rezzes(card);
    expect(t.asked).toBe('runner choose may');
    t.runner.chooses(1).until('runner action');
    expect([t.table.runner.hand, t.table.runner.tags, t.table.runner.counters]).toEqual([1, 0, {}]);
  });

  it('R-GEN-43 in the last window leaves a successful run without an access, which still gives bits and virus counters', () => {
    const t = runs('hq', {
      corp: { hand: ['tycho-extension'] },
      runner: { bits: 0, rig: ['speed-trap', 'karl-de-veres-corporate-stooge', 'cockroach'] },
      forts: { hq: { inside: ['dieter-esslin'] } },
    });
    t.until('corp final').corp.rezzes('dieter-esslin').runner.chooses(1).until('runner choose order').runner.chooses(0);
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'hq', success: true, jackedOut: true });
    t.until('runner action');
    expect([t.runner.bits, t.table.corp.counters, t.table.runner.stolen]).toEqual([1, { Cockroach: 1 }, []]);
  });

  it('in the last window immediately allows effects of a success on that fort', () => {
    const t = runs('f1', { runner: { rig: ['speed-trap', 'i-spy'] }, forts: { f1: { inside: ['dieter-esslin'] } } });
    t.until('corp final').corp.rezzes('dieter-esslin').runner.chooses(1).until('runner success');
    t.runner.uses('i-spy').until('runner action');
    expect(t.fort('f1')?.counters).toEqual({ Spy: 1 });
  });

  it('N-RUN-13 before the last window leaves an unsuccessful run', () => {
    const t = runs('hq', {
      runner: { bits: 0, rig: ['speed-trap', 'karl-de-veres-corporate-stooge'] },
      forts: { hq: { ice: [rezzed('canis-minor')], inside: ['dieter-esslin'] } },
    });
    t.until('corp pass').corp.rezzes('dieter-esslin').runner.chooses(1).until('runner action');
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'hq', success: false, jackedOut: true });
    expect(t.runner.bits).toBe(0);
  });

  it('OP-10 with added ice not yet encountered leaves an unsuccessful run, and that ice is trashed', () => {
    const t = runs('hq', {
      corp: { hand: ['keeper'] },
      runner: { bits: 0, rig: ['speed-trap', 'karl-de-veres-corporate-stooge'] },
      forts: { hq: { ice: [rezzed('canis-minor')], inside: [rezzed('dr-dreff'), 'dieter-esslin'] } },
    });
    t.until('corp final').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'keeper' });
    t.corp.rezzes('dieter-esslin').runner.chooses(1).until('runner action');
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'hq', success: false, jackedOut: true });
    expect([t.runner.bits, t.table.corp.up]).toEqual([0, ['keeper']]);
  });

  it('a card rezzed in the same window in which it is encountered still acts if the Runner stays', () => {
    const t = trapped('dieter-esslin').until('corp final').corp.rezzes('dieter-esslin').runner.chooses();
    expect(t.until('runner settle').table.runner.hand).toBe(0);
  });

  it('is no response to ambushes that nobody rezzes, or to ice', () => {
    const hq = runs('hq', { corp: { hand: ['trap'] }, runner: { rig: ['speed-trap'], hand: several(3) } });
    expect(hq.until('corp choose mayPay').corp.chooses(4).table.runner.hand).toBe(0);
    const ice = runs('hq', { runner: { rig: ['speed-trap'] }, forts: { hq: { ice: ['canis-minor'] } } });
    expect(ice.corp.rezzes('canis-minor').asked).not.toBe('runner choose may');
  });

  it('R-CARD-virus-test-site acts unrezzed, so nothing can respond to it', () => {
    const t = trapped('virus-test-site').until('runner settle');
    expect(t.table.runner.hand).toBe(0);
  });
});

describe('Jenny Jett', () => {
  const inside = [rezzed('jenny-jett'), 'tycho-extension'];
  const install = { do: 'install', hidden: 'keeper', ice: true, fort: 'f1' };

  it('R-CARD-jenny-jett.1 installs ice behind the last ice passed, and the Runner cannot leave before it', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['keeper', 'tycho-extension'] },
      forts: { f1: { ice: [rezzed('canis-minor')], inside } },
    });
    t.until('corp pass').corp.uses('jenny-jett');
    t.refuses('E-TYPE', () => t.corp.does({ ...install, hidden: 'tycho-extension' }));
    t.corp.does(install);
    expect([t.ice('f1'), t.corp.bits]).toEqual([['canis-minor', 'keeper'], 8]);
    t.refuses('E-WINDOW', () => t.corp.uses('jenny-jett'));
    t.corp.passes();
    expect(t.asked).toBe('corp approach');
    t.corp.rezzes('keeper').until('runner action');
    expect([t.table.run, t.table.runner.points]).toEqual([null, 0]);
  });

  it('R-CARD-jenny-jett.1 works on a fort without ice; a Runner who passes it continues to the access', () => {
    const t = runs('f1', { corp: { bits: 0, hand: ['keeper'] }, forts: { f1: { inside } } });
    t.corp.uses('jenny-jett').corp.does(install);
    t.refuses('E-LIMIT', () => t.corp.uses('jenny-jett'));
    t.corp.passes();
    expect(t.asked).toBe('corp approach');
    t.corp.passes().until('runner last').runner.goesOn().until('runner choose access');
    expect(t.table.run?.success).toBe(true);
  });

  it('R-CARD-jenny-jett.2 does not work in a run on another fort', () => {
    const t = runs('rd', { corp: { hand: ['keeper'] }, forts: { f1: { inside } } });
    expect(t.asked).toBe('runner last');
  });

  it('R-CARD-jenny-jett.3 R-CARD-chester-mix pays surcharges from other cards, and Chester Mix’s discount applies', () => {
    const zoned = (mix: boolean) => {
      const t = installs('restrictive-net-zoning', {
        corp: { bits: 2, hand: ['keeper'] },
        forts: { f1: { ice: [rezzed('canis-minor')], inside: [...inside, ...(mix ? [rezzed('chester-mix')] : [])] } },
      });
      t.runner.chooses(3).until('runner action').runner.runs('f1');
      return t.until('corp pass').corp.uses('jenny-jett');
    };
    const dear = zoned(false);
    expect(dear.refuses('E-BITS', () => dear.corp.does(install)).text).toContain('3 bits');
    dear.corp.passes();
    expect(zoned(true).corp.does(install).corp.bits).toBe(1);
  });
});

it('R-CARD-chester-mix Restrictive Net Zoning makes ice more expensive only on the fort it was installed for', () => {
  const t = installs('restrictive-net-zoning', {
    actions: 1,
    corp: { bits: 3, hand: ['keeper', 'filter', 'quandary'] },
    forts: { rd: { inside: [rezzed('chester-mix')] } },
  });
  t.runner.chooses(0).until('corp action');
  t.corp.installs('filter', 'archives');
  expect(t.corp.bits).toBe(3);
  expect(t.corp.installs('keeper', 'hq').corp.bits).toBe(1);
  t.until('corp action').refuses('E-BITS', () => t.corp.installs('quandary', 'hq'));
  t.refuses('E-BITS', () => t.corp.installs('quandary', 'hq', { clear: true }));
});
