/** Chapter 13 of RULES.md: priority (N-PRI). */
import { describe, expect, it } from 'vitest';
import { windows } from '../../../../../src/rules/netrunner/rulebook/turn/windows.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { rezzed, runs, type Scenario, scenario } from '../../../../support/scenario.ts';

/** Keeper on HQ has been broken and passed; the Runner holds Startup Immolator, the Corp two face-down nodes. */
function passedKeeper(): Scenario {
  const t = runs('hq', {
    corp: { bits: 9 },
    runner: { bits: 9, hand: ['score', 'score'], rig: ['startup-immolator', 'cyfermaster'] },
    forts: {
      hq: { ice: [rezzed('keeper')], inside: ['antiquated-interface-routines'] },
      f1: { inside: ['euromarket-consortium'] },
    },
  });
  t.corp.passes();
  t.runner.breaks('cyfermaster', 0).runner.passes();
  return t;
}

describe('a window', () => {
  it('N-PRI-01 belongs to the Runner first: the Corp waits until they are done', () => {
    const t = passedKeeper();
    expect(t.asked).toBe('runner pass');
    t.refuses('E-TURN', () => t.corp.rezzes('euromarket-consortium'));
    t.refuses('E-TURN', () => t.corp.passes());
    t.runner.uses('startup-immolator');
    expect(t.asked).toBe('corp pass');
  });

  it('N-PRI-01 belongs to the Runner first after an action too', () => {
    const t = runs('hq', {
      runner: { bits: 2, rig: ['false-echo'] },
      forts: { hq: { ice: ['filter'] }, f1: { inside: ['solo-squad'] } },
    });
    t.corp.passes();
    t.corp.passes();
    t.runner.goesOn().corp.passes();
    expect(t.asked).toBe('runner after');
    t.refuses('E-TURN', () => t.corp.rezzes('solo-squad'));
    t.runner.passes();
    t.corp.rezzes('solo-squad');
    expect(t.asked).toBe('runner action');
  });

  it('N-PRI-02 then belongs to the Corp, for as many moves as it likes', () => {
    const t = passedKeeper();
    t.runner.passes();
    t.corp.rezzes('euromarket-consortium');
    expect(t.asked).toBe('corp pass');
    t.corp.rezzes('antiquated-interface-routines');
    expect([t.corp.bits, t.asked]).toEqual([5, 'runner last']);
  });

  it('N-PRI-03 N-PRI-08 ends with the Corp’s block: the Runner cannot respond in it', () => {
    const t = passedKeeper();
    t.runner.passes();
    t.corp.rezzes('antiquated-interface-routines');
    t.refuses('E-TURN', () => t.runner.uses('startup-immolator'));
    t.corp.passes();
    expect(t.asked).toBe('runner last');
    t.refuses('E-WINDOW', () => t.runner.uses('startup-immolator'));
  });

  it('N-PRI-03 does not let the Runner fetch a program in response to a rezzed upgrade', () => {
    const t = runs('f1', {
      runner: { bits: 9, hand: ['score'], rig: ['self-modifying-code'], pile: ['force-shield'] },
      forts: { f1: { inside: ['dieter-esslin', 'solo-squad'] } },
    });
    t.runner.goesOn();
    t.corp.rezzes('dieter-esslin');
    t.refuses('E-WINDOW', () => t.runner.uses('self-modifying-code'));
    t.corp.passes();
    t.refuses('E-PENDING', () => t.runner.uses('self-modifying-code'));
    t.runner.choosesCards('dieter-esslin');
    expect(t.table.runner.trash).toEqual(['score']);
  });

  it('N-PRI-04 starts with the Runner in both players’ turns', () => {
    for (const { blocks } of Object.values(windows)) expect(blocks).toEqual([RUNNER, CORP]);
    for (const turn of ['corp', 'runner'] as const) {
      const t = scenario({ turn, at: 'start', forts: { f1: { inside: ['solo-squad'] } } });
      // The Runner's block came first: there was nothing to use in it, so the Runner was not asked.
      expect([t.asked, t.table.frames.at(-1)]).toEqual(['corp start', { do: 'window', name: 'start', blocks: [CORP] }]);
    }
  });

  it('N-PRI-08 is closed by two passes', () => {
    const t = passedKeeper();
    t.runner.passes();
    t.corp.passes();
    t.refuses('E-WINDOW', () => t.corp.rezzes('euromarket-consortium'));
    t.refuses('E-WINDOW', () => t.runner.uses('startup-immolator'));
    expect(t.asked).toBe('runner last');
  });
});

describe('prevention', () => {
  it('N-PRI-05 comes before the effect, even if the Corp acted last', () => {
    const t = runs('f1', {
      runner: { hand: ['score'], rig: ['force-shield'] },
      forts: { f1: { inside: ['dieter-esslin'] } },
    });
    t.runner.goesOn();
    t.corp.rezzes('dieter-esslin');
    expect(t.asked).toBe('runner prevent');
    t.refuses('E-TURN', () => t.corp.passes());
    t.runner.uses('force-shield');
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner settle']);
  });

  it('N-PRI-05 comes in the middle of the Corp’s action, and only if there is something to prevent', () => {
    const t = scenario({
      corp: { bits: 5, hand: ['punitive-counterstrike'] },
      runner: { bits: 2, tags: 1, hand: ['score', 'score'], rig: ['leland-corporate-bodyguard'] },
    });
    t.refuses('E-TURN', () => t.runner.uses('leland-corporate-bodyguard'));
    t.corp.plays('punitive-counterstrike');
    expect(t.asked).toBe('runner prevent');
    t.runner.uses('leland-corporate-bodyguard').runner.passes();
    expect([t.table.runner.hand, t.runner.bits, t.asked]).toEqual([1, 1, 'corp action']);
  });

  it('N-PRI-06 requires a card in play: Force Shield in the stack or in hand is not offered', () => {
    const t = runs('f1', {
      runner: { bits: 9, hand: ['force-shield'], pile: ['force-shield'] },
      forts: { f1: { inside: [rezzed('dieter-esslin')] } },
    });
    t.runner.goesOn();
    expect(t.table.runner.trash).toEqual(['force-shield']);
  });
});

describe('simultaneous effects', () => {
  it('N-PRI-07 are ordered by the player whose turn it is', () => {
    const t = scenario({ at: 'start', corp: { scored: ['employee-empowerment', 'polymer-breakthrough'] } });
    expect(t.asked).toBe('corp choose order');
    t.refuses('E-TURN', () => t.runner.chooses(0));
    t.refuses('E-COUNT', () => t.corp.chooses(0, 1));
    t.corp.chooses(1);
    expect([t.corp.bits, t.question]).toMatchObject([6, { what: 'order', from: [0, 1] }]);
    t.corp.chooses(0).corp.chooses(1);
    expect([t.table.corp.hand, t.asked], 'the card offered, and that of every turn').toEqual([2, 'corp action']);
  });

  it('N-PRI-07 are not asked about if there is one, or if their order makes no difference', () => {
    const one = scenario({ at: 'start', corp: { scored: ['polymer-breakthrough'] } });
    expect([one.asked, one.corp.bits]).toEqual(['corp action', 6]);
    const two = scenario({ at: 'start', corp: { scored: ['polymer-breakthrough', 'polymer-breakthrough'] } });
    expect([two.asked, two.corp.bits]).toEqual(['corp action', 7]);
  });
});

describe('the condition that opens a window', () => {
  it('N-PRI-09 is public: the Corp is asked about a face-down agenda as about a node', () => {
    const asked = (inside: string) => {
      const t = scenario({ turn: 'runner', actions: 2, corp: { bits: 0 }, forts: { f1: { inside: [inside] } } });
      t.runner.takesBit();
      return [t.asked, t.table];
    };
    expect(asked('tycho-extension')[0]).toBe('corp after');
    expect(asked('tycho-extension')).toEqual(asked('solo-squad'));
  });

  it('N-PRI-09 is not met with nothing face down, so nobody is asked', () => {
    const t = scenario({ turn: 'runner', actions: 2, forts: { f1: { inside: [rezzed('solo-squad')] } } });
    t.runner.takesBit();
    expect(t.asked).toBe('runner action');
  });
});
