/** Ice that moves elsewhere as a run begins, rezzed or not. */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { revealed, rezzed, runs, type Scenario, type TableSetup } from '../../../support/scenario.ts';

const running = (forts: TableSetup['forts'], on = 'f1', more: TableSetup = {}): Scenario =>
  runs(on, { ...more, ...(forts ? { forts } : {}) });

/** Uses face-down ice by naming it. */

describe.each(['walking-wall', 'mobile-barricade'])('%s', (wall) => {
  it('moves elsewhere on its fort as a run on it begins, for a bit, and is then face up', () => {
    const t = running({ f1: { ice: ['filter', 'keeper', wall] } }, 'f1', { corp: { bits: 9 } });
    expect(t.asked).toBe('corp begin');
    t.corp.reveals(wall);
    t.refuses('E-TARGET', () => t.corp.chooses(2));
    t.corp.chooses(0);
    expect([t.ice('f1'), t.corp.bits]).toEqual([[wall, 'filter', 'keeper'], 8]);
    expect([t.installed(wall).card, t.installed(wall).active]).toEqual([wall, false]);
    t.until('corp approach').corp.rezzes(wall);
    expect(t.table.run?.encounter === true || t.table.run === null, 'it is met first').toBe(true);
  });

  it('also moves when rezzed or revealed, but not in a run elsewhere, as the only ice, or later in the run', () => {
    expect(
      running({ f1: { ice: [rezzed(wall), 'keeper'] } })
        .corp.uses(wall)
        .ice('f1'),
    ).toEqual(['keeper', wall]);
    expect(
      running({ f1: { ice: [revealed(wall), 'keeper'] } })
        .corp.uses(wall)
        .ice('f1'),
    ).toEqual(['keeper', wall]);
    const elsewhere = running({ f1: { ice: [wall, 'keeper'] } }, 'hq', { asksAlways: true });
    elsewhere.refuses('E-WINDOW', () => elsewhere.corp.reveals(wall));
    const alone = running({ f1: { ice: [wall] } }, 'f1', { asksAlways: true });
    alone.refuses('E-TARGET', () => alone.corp.reveals(wall));
    const later = running({ f1: { ice: ['keeper', wall] } });
    later.until('corp approach');
    later.refuses('E-STATE', () => later.corp.reveals('keeper'));
    later.refuses('E-WINDOW', () => later.corp.reveals(wall));
  });
});

describe('the window as a run begins', () => {
  it('opens based on public facts only: for any face-down ice anywhere, and a Corp with a bit', () => {
    const asked = (card: string, bits: number) => {
      const t = running({ hq: { ice: [card] } }, 'rd', { asksAlways: true, corp: { bits } });
      return [t.asked, JSON.stringify(t.question)];
    };
    expect(asked('glacier', 1)).toEqual(asked('keeper', 1));
    expect([asked('glacier', 1)[0], asked('glacier', 0)[0]]).toEqual(['corp begin', 'runner last']);
  });

  it('rejects a false name for a card', () => {
    const t = running({ f1: { ice: ['keeper', 'filter'] } }, 'f1', { asksAlways: true });
    t.refuses('E-CARD', () => t.corp.does({ do: 'use', slot: t.slot('keeper'), ability: 0, card: 'walking-wall' }));
    t.refuses('E-STATE', () => t.corp.reveals('keeper'));
    t.refuses('E-WINDOW', () => t.corp.does({ do: 'rez', slot: t.slot('keeper'), card: 'keeper' }));
    expect(t.moves(CORP)).toEqual([{ do: 'pass' }]);
  });
});

describe('R-CARD-glacier Glacier', () => {
  it('moves to the front of the fort being run on, and costs a point to rez', () => {
    const t = running({ hq: { ice: ['glacier'] }, f1: { ice: [rezzed('keeper')] } }, 'f1', {
      corp: { scored: ['tycho-extension'], points: 2 },
    });
    t.corp.reveals('glacier').corp.chooses(t.fortAt('f1'));
    expect([t.ice('f1'), t.ice('hq'), t.corp.bits]).toEqual([['glacier', 'keeper'], [], 4]);
    t.until('corp approach').corp.rezzes('glacier');
    expect([t.table.corp.points, t.table.run]).toEqual([1, null]);
  });

  it('may leave the fort being run on, which ends if nothing else is there', () => {
    const t = running({ f1: { ice: ['glacier'] } });
    t.corp.reveals('glacier').corp.chooses(0);
    expect([t.fort('f1'), t.ice('hq'), t.table.run]).toEqual([undefined, ['glacier'], null]);
    const other = running({ f1: { ice: ['glacier', 'keeper'], inside: ['trap'] } });
    other.corp.reveals('glacier').corp.chooses(0).corp.passes();
    expect([other.asked, other.ice('f1'), other.table.run?.at]).toEqual(['corp approach', ['keeper'], 0]);
  });
});

it('R-CARD-dumpster ice that redirects to itself, moved to Archives, has no effect and is passed', () => {
  const t = running({ archives: { ice: [rezzed('dumpster'), 'keeper'] } }, 'archives');
  expect([t.asked, t.table.run?.fort]).toEqual(['runner jack', 'archives']);
});
