/** The start of a turn: one set of both players' effects, one at a time, with windows before each. */
import { describe, expect, it } from 'vitest';
import { type Place, rezzed, scenario, withCounters } from '../../../../support/scenario.ts';

describe('effects at the start of a turn', () => {
  it('R-GEN-25 include those of a card rezzed in the window: Holovid Campaign pays its first bit immediately', () => {
    const t = scenario({ at: 'start', corp: { bits: 4 }, forts: { f1: { inside: ['holovid-campaign'] } } });
    t.corp.rezzes('holovid-campaign').until('corp action');
    expect([t.corp.bits, t.installed('holovid-campaign').counters['bits']]).toEqual([1, 11]);
  });

  it('R-GEN-25 include those of a card rezzed between two effects, with the bits gained from the first', () => {
    const t = scenario({
      at: 'start',
      corp: { bits: 3, scored: ['polymer-breakthrough', 'employee-empowerment'] },
      forts: { f1: { inside: ['holovid-campaign'] } },
    });
    t.refuses('E-BITS', () => t.corp.rezzes('holovid-campaign'));
    t.corp.passes().corp.chooses(0);
    expect([t.asked, t.corp.bits], 'a window before the next of them').toEqual(['corp start', 4]);
    t.corp.rezzes('holovid-campaign');
    expect(t.question).toMatchObject({ what: 'order', from: [0, 1, 2] });
    t.corp.chooses(0);
    expect([t.corp.bits, t.installed('holovid-campaign').counters['bits']]).toEqual([1, 11]);
  });

  it('N-TURN-02 N-TURN-03 include the Corp’s draw, before or after another effect', () => {
    const drawn = (first: boolean) => {
      const t = scenario({ at: 'start', corp: { pile: ['keeper', 'trap', 'filter'], counters: { Cascade: 2 } } });
      t.corp.passes();
      t.refuses('E-PENDING', () => t.corp.takesBit());
      t.corp.chooses(first ? 1 : 0).until('corp action');
      return [t.corp.hand, t.table.corp.up];
    };
    expect(drawn(true)).toEqual([['keeper'], ['trap']]);
    expect(drawn(false)).toEqual([['trap'], ['keeper']]);
  });

  it('N-PRI-07 R-GEN-25 are ordered by the Corp between the players, and by the Runner among their own', () => {
    const t = scenario({
      at: 'start',
      corp: { bits: 0, scored: ['polymer-breakthrough'], counters: { Cascade: 2, Skivviss: 1, Tax: 2 } },
    });
    t.corp.passes();
    expect(t.asked).toBe('corp choose order');
    const pick = (t.question.kind === 'choose' ? t.question.from.at(-1) : undefined) ?? -1;
    t.corp.chooses(pick);
    expect([t.asked, t.question], 'three kinds of counters are the Runner’s to order').toMatchObject([
      'runner choose order',
      { max: 1 },
    ]);
    t.refuses('E-TURN', () => t.corp.chooses(pick));
  });

  it('N-PRI-07 can depend on their order: a bit gained before Taxman or after', () => {
    const taxed = (own: boolean) => {
      const t = scenario({ at: 'start', corp: { bits: 0, scored: ['polymer-breakthrough'], counters: { Tax: 2 } } });
      t.corp.passes().corp.chooses(own ? 0 : 1);
      return t.until('corp action').corp.bits;
    };
    expect([taxed(true), taxed(false)]).toEqual([0, 1]);
  });

  it('are not asked about if nobody could act and no order matters', () => {
    const t = scenario({ at: 'start', corp: { bits: 0, scored: ['polymer-breakthrough', 'polymer-breakthrough'] } });
    expect([t.asked, t.corp.bits, t.table.corp.hand]).toEqual(['corp action', 2, 1]);
  });

  it('N-PRI-09 have windows between them that open based on public facts, whatever is face down', () => {
    const asked = (inside: Place) => {
      const t = scenario({
        at: 'start',
        corp: { scored: ['polymer-breakthrough'] },
        forts: { f1: { inside: [inside] } },
      });
      const seen: string[] = [];
      while (t.asked === 'corp start') {
        seen.push(t.asked);
        t.corp.passes();
      }
      return seen;
    };
    expect(asked('tycho-extension')).toEqual(asked('solo-squad'));
    expect(asked('solo-squad'), 'one before the bit, one before the draw').toHaveLength(2);
    expect(asked(rezzed('solo-squad'))).toHaveLength(0);
  });

  it('OP-2 let a ready agenda be scored in any of their windows, before an empty R&D loses', () => {
    const t = scenario({
      at: 'start',
      corp: { pile: [], points: 5, scored: ['polymer-breakthrough'] },
      forts: { f1: { inside: [withCounters('tycho-extension', { advancement: 6 })] } },
    });
    t.corp.passes();
    expect([t.asked, t.over]).toEqual(['corp start', null]);
    expect(t.corp.scores('tycho-extension').over?.winner).toBe(0);
  });
});

describe('dice for several counters', () => {
  const incubate = (count: number, more: Record<string, number> = {}) =>
    scenario({ turn: 'runner', at: 'start', corp: { counters: { Incubate: count, ...more } } });

  it('R-GEN-25 are rolled one at a time: the Corp may purge between them', () => {
    const t = incubate(3, { Tax: 1 }).rolls(1);
    t.corp.passes();
    expect(t.asked).toBe('corp start');
    t.corp.does({ do: 'purge' }).until('runner action');
    expect([t.table.corp.counters, t.table.debt]).toEqual([{}, [3, 0]]);
  });

  it('R-GEN-25 include one for a counter added in between', () => {
    const t = incubate(1).rolls(6, 2);
    t.corp.passes();
    expect([t.table.corp.counters['Incubate'], t.asked], 'the one counter was the one that doubled').toEqual([
      2,
      'corp start',
    ]);
    t.corp.passes();
    expect(t.asked).toBe('runner action');
  });
});
