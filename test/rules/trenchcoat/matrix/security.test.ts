/** The tally of a node, its measures, and the effects of alerts (T-TAL, T-ALR). */
import { describe, expect, it, test } from 'vitest';
import { distribution } from '../../../../src/rules/trenchcoat/dice/odds.ts';
import { freshNode } from '../../../../src/rules/trenchcoat/game/knowledge.ts';
import type { SecretNode } from '../../../../src/rules/trenchcoat/game/known.ts';
import type { ChangeWhat, SecurityMeasure } from '../../../../src/rules/trenchcoat/game/page.ts';
import { stepOf, thresholds, triggeredBy, withChange } from '../../../../src/rules/trenchcoat/game/secret.ts';
import { colourOf, emptyNode, ratingIn } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { add, fraction, whole } from '../../../../src/rules/trenchcoat/numbers/fraction.ts';

const all: readonly SecurityMeasure[] = ['analyze', 'trace', 'silent', 'combat', 'active', 'shutdown'];

/** A node after the given changes. */
const nodeAfter = (...changes: ChangeWhat[]): SecretNode => changes.reduce(withChange, freshNode(''));
const step = (amount: number): ChangeWhat => ({ to: 'step', node: 0, add: amount, test: 1 });
const found = (amount: number): ChangeWhat => ({ to: 'found', node: 0, add: amount });
const set = (value: number): ChangeWhat => ({ to: 'tally', node: 0, value });

const registry = (firewall: number, processor: number) => ({
  ...emptyNode('Registry'),
  ratings: { firewall, processor },
});
/** Firewall and Processor in effect. */
const inEffect = (node: ReturnType<typeof registry>, alert: 'none' | 'silent' | 'active') => [
  ratingIn(node, alert, 'firewall'),
  ratingIn(node, alert, 'processor'),
];

describe('a step of the tally', () => {
  test.each([
    ['T-TAL-01', -6, 7, 6, 7],
    ['T-TAL-02 T-GAP-55', 4, 7, 6, 5],
    ['T-EXP-10', -6, 7, 6, 7],
    ['T-TAL-03 T-GAP-56', 1, 4, 6, 0],
    ['T-EXP-08 T-GAP-32', 0, 7, null, 7],
    ['T-EXP-08', 0, 7, 0, 7],
    ['T-DICE-11', 0, 7, 6, 1],
  ])(
    '%s given R = %i, System %i and Sleaze %j, when the exploit is told, then the tally grows by %i',
    (_, result, system, sleaze, expected) => {
      expect(Object.is(stepOf(result, system, sleaze), expected)).toBe(true);
    },
  );

  it('T-TAL-02 given System 7 and Sleaze 6, when steps are averaged, then they are 179969/59049', () => {
    const sizes = distribution.reduce((sum, { result, chance }) => sum + chance.top * Math.abs(result), 0);
    expect(add(fraction(sizes, 59049), whole(1))).toEqual(fraction(179969, 59049));
  });
});

describe('a measure', () => {
  test.each([
    ['T-TAL-04', 5, 'analyze'],
    ['T-TAL-05', 10, 'trace'],
    ['T-TAL-06 T-GAP-58', 15, 'silent'],
    ['T-TAL-07', 20, 'combat'],
    ['T-TAL-08', 25, 'active'],
    ['T-TAL-09 T-GAP-61', 50, 'shutdown'],
  ] as const)(
    '%s given a tally one below %i, when it grows by one, then %s triggers, and not before',
    (_, threshold, measure) => {
      expect(thresholds[measure]).toBe(threshold);
      const before = { tally: threshold - 2, fired: [] };
      expect(triggeredBy(before, 1)).toEqual([]);
      expect(triggeredBy({ ...before, tally: threshold - 1 }, 1)).toEqual([measure]);
      expect(triggeredBy({ ...before, tally: threshold }, 1)).toEqual([]);
    },
  );

  it('T-TAL-04 T-GAP-57 given a tally of 5, when Analyze ICE finds 2, then it is 7 and nothing triggers; with 6 it is 11 and Trace ICE does', () => {
    expect(nodeAfter(step(5), found(2))).toMatchObject({ tally: 7, fired: ['analyze'] });
    expect(nodeAfter(step(5), found(6))).toMatchObject({ tally: 11, fired: ['analyze', 'trace'] });
  });

  it('T-TAL-05 T-TAL-08 given the run of the golden script, when its steps are taken, then the tally is 29 and five measures have triggered', () => {
    const run = [step(5), found(2), step(7), step(2), step(8), step(5)];
    const states = run.map((_, at) => nodeAfter(...run.slice(0, at + 1)));
    expect(states.map(({ tally }) => tally)).toEqual([5, 7, 14, 16, 24, 29]);
    expect(states.map(({ alert }) => alert)).toEqual(['none', 'none', 'none', 'silent', 'silent', 'active']);
    expect(states.at(-1)?.fired).toEqual(all.slice(0, 5));
  });

  it('T-TAL-10 given a step past several numbers, when it is taken, then the measures trigger in rising order', () => {
    expect(triggeredBy({ tally: 14, fired: all.slice(0, 2) }, 6)).toEqual(['silent', 'combat']);
    expect(triggeredBy({ tally: 4, fired: [] }, 46)).toEqual(all);
    expect(nodeAfter(step(4), step(46))).toMatchObject({ tally: 50, fired: all, alert: 'active' });
  });

  it('T-TAL-11 T-TAL-13 T-GAP-62 given 16, when it is lowered to 12 and grows to 16 again, then the Silent Alert does not trigger again', () => {
    const lowered = nodeAfter(step(16), set(12));
    expect(lowered).toMatchObject({ tally: 12, alert: 'silent', fired: all.slice(0, 3) });
    expect(triggeredBy(lowered, 4)).toEqual([]);
    const quiet = nodeAfter(step(16), { to: 'alert', node: 0, value: 'none' }, set(12), step(4));
    expect(quiet).toMatchObject({ tally: 16, alert: 'none' });
    expect(
      nodeAfter(step(16), { to: 'alert', node: 0, value: 'none' }, { to: 'fire', node: 0, measure: 'silent' }).alert,
    ).toBe('silent');
    expect(nodeAfter({ to: 'hold', node: 0, measure: 'silent' }, step(16))).toMatchObject({ alert: 'none' });
  });

  it('T-TAL-13 given 24, when the Game Master corrects it to 20, then nothing triggers', () => {
    expect(nodeAfter(step(24), set(20))).toMatchObject({ tally: 20, alert: 'silent', fired: all.slice(0, 4) });
    expect(nodeAfter(set(50))).toMatchObject({ tally: 50, fired: [], alert: 'none' });
  });
});

describe('an alert', () => {
  const node = registry(11, 12);

  test.each([
    ['T-ALR-01', 'none', 11, 12],
    ['T-ALR-02 T-ATT-01', 'silent', 13, 10],
    ['T-ALR-03 T-ATT-03', 'active', 14, 9],
  ] as const)(
    '%s given Firewall 11 and Processor 12, when it is %s, then they are %i and %i in effect',
    (_, alert, firewall, processor) => {
      expect(inEffect(node, alert)).toEqual([firewall, processor]);
    },
  );

  it('T-ALR-04 T-GAP-59 given a silent alert, when it becomes active, then 14 and 9 apply, not 16 and 7', () => {
    const state = nodeAfter(step(16), step(9));
    expect(state.alert).toBe('active');
    expect(inEffect(node, state.alert)).toEqual([14, 9]);
  });

  it('T-ALR-05 T-GAP-60 T-GAP-31 given Processor 2 or Firewall 21, when the alert is active, then they are 0 and 24', () => {
    expect(inEffect(registry(21, 2), 'active')).toEqual([24, 0]);
    expect(colourOf(21)).toBe('Ultra Violet');
    expect(colourOf(24)).toBeNull();
  });

  it('T-ALR-06 given an active alert, when it is cleared twice, then the ratings are back to base', () => {
    const none: ChangeWhat = { to: 'alert', node: 0, value: 'none' };
    for (const state of [nodeAfter(step(29), none), nodeAfter(step(29), none, none)]) {
      expect(inEffect(node, state.alert)).toEqual([11, 12]);
      expect(state.tally).toBe(29);
    }
    expect(node.ratings).toEqual({ firewall: 11, processor: 12 });
  });

  it('T-ALR-07 given an active alert set by hand, when the Silent Alert triggers, then it stays active', () => {
    const state = nodeAfter(step(14), { to: 'alert', node: 0, value: 'active' }, step(2));
    expect(state).toMatchObject({ tally: 16, alert: 'active', fired: all.slice(0, 3) });
  });
});

describe('the colour of a firewall', () => {
  test.each([
    ['T-FW-01', [0, 4], 'Blue'],
    ['T-FW-02', [5, 9], 'Green'],
    ['T-FW-03', [10, 14], 'Orange'],
    ['T-FW-04', [15, 19], 'Red'],
    ['T-FW-05', [20, 21], 'Ultra Violet'],
    ['T-FW-05', [22, -1], null],
  ] as const)('%s given %j, when it is looked up, then it is %s', (_, ratings, colour) => {
    expect(ratings.map(colourOf)).toEqual([colour, colour]);
  });
});
