/** Replacements: offered or not, accepted or declined, once each, and what then happens to the rule itself. */
import { describe, expect, it } from 'vitest';
import { runs, type Scenario } from '../../../../support/scenario.ts';

/** At the access of R&D, with several cards that may replace it. */
const atAccess = (copies: number): Scenario =>
  runs('rd', { runner: { rig: Array(copies).fill('armageddon') } }).runner.goesOn();

const doom = (t: Scenario): number => t.until('runner action').table.corp.counters['Doom'] ?? 0;

describe('an optional replacement', () => {
  it('is offered to its owner, who may choose none', () => {
    expect(atAccess(1).question).toMatchObject({ kind: 'choose', of: 1, what: 'instead', from: [0], min: 0, max: 1 });
  });

  it('if declined, is not offered again, and the rule acts', () => {
    const t = atAccess(1).runner.chooses();
    expect(t.asked).toBe('runner accessed');
    expect(doom(t)).toBe(0);
  });

  it('if accepted, stops the rule from acting', () => {
    const t = atAccess(1).runner.chooses(0);
    expect(t.asked).not.toBe('runner accessed');
    expect(doom(t)).toBe(1);
  });

  it('if declined after another was accepted, keeps the first, and the rule still does not act', () => {
    const t = atAccess(2).runner.chooses(0).runner.chooses();
    expect(t.asked).not.toBe('runner accessed');
    expect(doom(t)).toBe(1);
  });

  it('can be declined together with all others', () => {
    const t = atAccess(3).runner.chooses();
    expect(t.asked).toBe('runner accessed');
    expect(doom(t)).toBe(0);
  });

  it('can be chosen only if it is left', () => {
    const t = atAccess(2).runner.chooses(0);
    t.refuses('E-TARGET', () => t.runner.chooses(1));
    expect(t.question).toMatchObject({ from: [0] });
  });
});

it('is not offered if no card has one', () => {
  expect(atAccess(0).asked).toBe('runner accessed');
});
