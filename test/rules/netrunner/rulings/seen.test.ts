/** How far "has seen" extends (R-GEN-34): with rulings a card the Runner has seen goes to Archives face up (T-3). */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { runs, scenario, several, type TableSetup } from '../../../support/scenario.ts';

const rulings = { rules: 'rulings' } as const;

/** The Runner has accessed a card in HQ with their last action; then the Corp draws for its own turn. */
const looksIntoHq = (options: NonNullable<TableSetup['options']>) => {
  const t = scenario({
    options,
    turn: 'runner',
    actions: 1,
    corp: { hand: ['keeper', 'filter', 'filter', 'filter', 'filter'], pile: several(3, 'quandary') },
  });
  t.picks('keeper').runner.runs('hq').until('corp action');
  return t.corp.takesBit().corp.takesBit().corp.takesBit().until('corp discard');
};

/** The Runner has accessed an unrezzed node and left it in place. */
const looksIntoFort = (options: NonNullable<TableSetup['options']>) => {
  const t = runs('f1', {
    options,
    actions: 1,
    runner: { bits: 0 },
    corp: { hand: ['setup'] },
    forts: { f1: { inside: ['rockerboy-promotion'] } },
  });
  t.until('corp action');
  expect(t.installed('rockerboy-promotion').card).toBeNull();
  return t;
};

describe('R-GEN-34 a card the Runner has seen', () => {
  it('in HQ is discarded face up with rulings (T-3), and everything else face down', () => {
    const t = looksIntoHq(rulings);
    const refusal = t.refuses('E-STATE', () => t.corp.discards('keeper'));
    expect(refusal.text).toContain('has seen');
    t.refuses('E-FORM', () => t.corp.does({ do: 'discard', card: 'filter' }));
    t.corp.does({ do: 'discard', card: 'keeper' });
    expect([t.table.corp.up, t.table.corp.down.length, t.table.corp.seen]).toEqual([['keeper'], 0, []]);
    const other = looksIntoHq(rulings);
    other.corp.discards('filter');
    expect([other.table.corp.up, other.table.corp.down.length]).toEqual([[], 1]);
  });

  it('in HQ is discarded face down in the 1996 rulebook', () => {
    const t = looksIntoHq({});
    t.refuses('E-FORM', () => t.corp.does({ do: 'discard', card: 'keeper' }));
    t.corp.discards('keeper');
    expect([t.table.corp.up, t.table.corp.down.length]).toEqual([[], 1]);
  });

  it('is listed for discard face up or down as it has to go', () => {
    const moves = looksIntoHq(rulings).moves(CORP);
    expect(moves).toContainEqual({ do: 'discard', card: 'keeper' });
    expect(moves).toContainEqual({ do: 'discard', hidden: 'filter' });
    expect(moves).not.toContainEqual({ do: 'discard', hidden: 'keeper' });
  });

  it('in a fort goes to Archives face up with rulings (T-3), even if it is face down', () => {
    const t = looksIntoFort(rulings);
    t.corp.installs('setup', 'f1', { over: 'rockerboy-promotion' });
    expect([t.table.corp.up, t.table.corp.down]).toEqual([['rockerboy-promotion'], []]);
  });

  it('in a fort goes to Archives face down in the 1996 rulebook', () => {
    const t = looksIntoFort({});
    t.corp.installs('setup', 'f1', { over: 'rockerboy-promotion' });
    expect([t.table.corp.up, t.table.corp.down.length]).toEqual([[], 1]);
  });

  it('goes face up only if the Runner has seen it, even with rulings', () => {
    const t = scenario({
      options: rulings,
      corp: { hand: ['setup'] },
      forts: { f1: { inside: ['rockerboy-promotion'] } },
    });
    t.corp.installs('setup', 'f1', { over: 'rockerboy-promotion' });
    expect([t.table.corp.up, t.table.corp.down.length]).toEqual([[], 1]);
  });
});
