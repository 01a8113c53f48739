/**
 * Ice whose type or strength is determined when it is rezzed, encountered or passed, or by the ice outside it; and
 * cards that change ice.
 */
import { describe, expect, it } from 'vitest';
import { keywordsAt } from '../../../../src/rules/netrunner/rulebook/cards/keywords.ts';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { subsOf } from '../../../../src/rules/netrunner/rulebook/run/subroutines.ts';
import {
  type Place,
  revealed,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  withCounters,
} from '../../../support/scenario.ts';

type Runner = NonNullable<TableSetup['runner']>;

/** The Runner encounters the given ice on HQ; the Corp has rezzed it, starting with twenty bits. */
function meets(ice: string, runner: Runner = {}, outside: Place[] = []): Scenario {
  const t = runs('hq', {
    corp: { bits: 20, hand: ['keeper'] },
    runner: { bits: 20, hand: several(5), ...runner },
    forts: { hq: { ice: [...outside, ice] } },
  });
  while (t.table.run?.at !== outside.length || t.asked !== 'corp approach') {
    const { question } = t;
    t.does(
      question.kind === 'move' ? question.of : 0,
      question.kind === 'move' ? { do: 'pass' } : { do: 'choose', picks: [0] },
    );
  }
  return t.corp.rezzes(ice);
}

const subs = (t: Scenario, ice: string): number => subsOf(t.table, t.slot(ice)).length;

describe('amounts paid when it is rezzed', () => {
  it.each([
    ['caryatid', 'Code Gate', 'Wall', 1],
    ['credit-blocks', 'Wall', 'Sentry', 1],
    ['galatea', 'Code Gate', 'Wall', 1],
    ['lesser-arcana', 'Wall', 'Sentry', 1],
    ['sphinx-2006', 'Sentry', 'Code Gate', 4],
    ['sumo-2008', 'Wall', 'Sentry', 1],
  ])('R-CARD-caryatid %s may become a %s when it is rezzed as a %s, for %i more', (id, type, printed, more) => {
    const t = meets(id, { rig: ['krash'] });
    expect([t.asked, keywordsAt(t.table, t.slot(id))]).toEqual(['corp choose mayPay', [printed]]);
    const left = t.corp.bits;
    t.corp.chooses(more);
    expect([keywordsAt(t.table, t.slot(id)), t.corp.bits]).toEqual([[type], left - more]);
  });

  it('a type chosen at an earlier rez is forgotten at the next', () => {
    const t = scenario({ turn: 'runner', corp: { bits: 7, hand: ['keeper'] }, forts: { hq: { ice: ['galatea'] } } });
    Object.assign(t.installed('galatea'), { chosen: 'Code Gate' });
    t.runner.runs('hq').corp.rezzes('galatea');
    expect(keywordsAt(t.table, t.slot('galatea'))).toEqual(['Wall']);
  });

  it('a breaker of the new type works, one of the printed type does not', () => {
    const t = meets('galatea', { rig: ['dwarf', 'cyfermaster'] })
      .corp.chooses(1)
      .until('runner encounter');
    expect(t.refuses('E-KEYWORD', () => t.runner.breaks('dwarf', 0)).text).toContain('Galatea is a code gate');
    t.runner.breaks('cyfermaster', 0);
  });

  it.each(['food-fight', 'gatekeeper'])('%s has a subroutine for every two bits', (id) => {
    const t = meets(id, { rig: ['krash'] });
    const left = t.corp.bits;
    expect(t.asked).toBe('corp choose payX');
    t.corp.chooses(3);
    expect([subs(t, id), t.corp.bits]).toEqual([3, left - 6]);
  });

  it('Gatekeeper rezzed without extra payment has no subroutines', () => {
    const t = meets('gatekeeper').corp.chooses(0);
    expect([subs(t, 'gatekeeper'), t.asked]).toEqual([0, 'runner last']);
  });
});

describe('amounts paid when it is encountered', () => {
  it.each([
    ['iceberg', 1],
    ['riddler', 0],
  ])(
    'R-CARD-iceberg R-CARD-riddler %s adds subroutines to its %i for one encounter, one for each payment',
    (id, own) => {
      const t = meets(id, { rig: ['krash'] });
      expect([t.asked, subs(t, id)]).toEqual(['corp choose buySubs', own]);
      const left = t.corp.bits;
      t.corp.chooses(2);
      expect([subs(t, id), t.corp.bits]).toEqual([own + 2, left - 4]);
      t.runner.passes();
      expect([t.table.run, subs(t, id)]).toEqual([null, own]);
    },
  );
});

describe('ice that depends on the ice outside it', () => {
  const outside = [rezzed('canis-minor'), 'filter', rezzed('canis-minor')];
  // Two watchdogs give later ice two strength.
  it.each([
    ['dog-pile', 0 + 2 + 2, 3],
    ['bug-zapper', 2 + 2, 1],
  ])('%s counts the rezzed ice outside it: strength %i, %i cards left', (id, power, left) => {
    const t = meets(id, {}, outside);
    expect([t.table.run, t.table.runner.hand]).toEqual([null, left]);
    expect(strength(t.table, t.slot(id))).toBe(power - 2);
  });

  it('Mastermind does one packet of brain damage', () => {
    const t = meets('mastermind', {}, outside);
    expect([t.table.runner.brain, t.table.run]).toEqual([2, null]);
  });

  it('Hunting Pack traces once for each piece', () => {
    const t = meets('hunting-pack', {}, outside).trace(0).trace(0);
    expect([t.table.runner.tags, t.asked]).toEqual([2, 'runner last']);
  });

  it('Minotaur counts only walls and code gates', () => {
    expect(subs(meets('minotaur', {}, outside), 'minotaur')).toBe(0);
    expect(subs(meets('minotaur', { rig: ['krash', 'tinweasel'] }, [rezzed('riddler')]), 'minotaur')).toBe(1);
  });
});

describe('effects when the ice is passed', () => {
  it.each([
    ['tumblers', 'may be taken back for a bit', 1],
    ['twisty-passages', 'has to be paid for to stay', -1],
  ])('%s: after it is passed, %s', (id, _, bits) => {
    const t = meets(id, { rig: ['krash'] });
    for (let i = 0; i < 4; i++) t.runner.boosts('krash');
    t.runner.breaks('krash', 0).runner.passes();
    const left = t.corp.bits;
    t.corp.chooses(1);
    expect([t.corp.bits - left, t.ice('hq').length]).toEqual([bits, bits > 0 ? 0 : 1]);
  });

  it('Datacomb stays for a bit, or goes back to HQ', () => {
    const t = meets('datacomb', { rig: ['worm'] });
    for (let i = 0; i < 2; i++) t.runner.boosts('worm');
    t.runner.breaks('worm', 0).runner.passes();
    expect(t.asked).toBe('corp choose unlessPaid');
    t.corp.chooses();
    expect([t.ice('hq'), t.table.corp.hand, t.asked]).toEqual([[], 2, 'runner last']);
  });

  it('Death Yo-Yo does brain damage, ends the run, and goes back to HQ for a bit once it is passed', () => {
    const t = meets('death-yo-yo', { hand: ['score', 'score'] });
    expect([t.table.runner.brain, t.table.runner.hand, t.ice('hq').length]).toEqual([1, 1, 1]);
    const passed = meets('death-yo-yo', { rig: ['krash'] });
    for (let i = 0; i < 2; i++) passed.runner.boosts('krash');
    passed.runner.breaks('krash', 0).runner.breaks('krash', 1).runner.passes();
    const left = passed.corp.bits;
    passed.corp.chooses(1);
    expect([passed.corp.bits - left, passed.ice('hq'), passed.asked]).toEqual([1, [], 'runner last']);
  });

  it('Marionette trashes a program, ends the run, and stays for a bit once it is passed', () => {
    const t = meets('marionette', { rig: ['mouse'] });
    expect([t.table.runner.trash, t.asked]).toEqual([['mouse'], 'runner action']);
    const passed = meets('marionette', { rig: ['krash'] });
    passed.runner.breaks('krash', 0).runner.breaks('krash', 1).runner.passes();
    const left = passed.corp.bits;
    passed.corp.chooses();
    expect([passed.corp.bits - left, passed.ice('hq')]).toEqual([0, []]);
  });

  it('Scaffolding may be taken back for a bit, and the run continues from the same point', () => {
    const t = runs('hq', {
      corp: { hand: ['keeper'] },
      runner: { rig: ['worm'] },
      forts: { hq: { ice: [rezzed('scaffolding'), 'filter'] } },
    });
    t.runner.breaks('worm', 0).runner.passes();
    t.corp.chooses(1);
    expect([t.ice('hq'), t.corp.bits, t.asked]).toEqual([['filter'], 6, 'runner jack']);
  });

  it('R-GEN-10 uninstalled ice has no counters when it is installed again', () => {
    const t = scenario({
      turn: 'runner',
      corp: { hand: [] },
      runner: { rig: ['worm', 'shield'] },
      forts: { hq: { ice: [rezzed('scaffolding', { strength: 1 })] } },
    });
    expect(strength(t.table, t.slot('scaffolding'))).toBe(1);
    t.runner.runs('hq').runner.breaks('worm', 0).runner.passes();
    t.corp.chooses(1);
    expect(t.corp.hand).toEqual(['scaffolding']);
    expect(Object.values(t.table.cards).some((card) => card.ice)).toBe(false);
  });

  it('Coyote strengthens later ice unless the Runner pays when passing it', () => {
    const t = meets('coyote');
    expect([t.corp.bits, t.asked]).toEqual([23, 'runner choose unlessPaid']);
    t.runner.chooses();
    expect(t.table.lasting.map((one) => one.what)).toEqual(['iceStrength']);
  });
});

describe('cards that modify other ice', () => {
  it('Black Ice Quality Assurance strengthens only black ice', () => {
    const t = scenario({
      corp: { scored: ['black-ice-quality-assurance'] },
      forts: { hq: { ice: [rezzed('cerberus'), rezzed('keeper')] } },
    });
    expect([strength(t.table, t.slot('cerberus')), strength(t.table, t.slot('keeper'))]).toEqual([7, 4]);
  });

  it('R-CARD-security-net-optimization a fort keeps its bonus for ice installed later', () => {
    const t = scenario({
      at: 'start',
      corp: { hand: ['keeper'], bits: 9 },
      forts: {
        hq: { ice: [rezzed('filter')] },
        f1: { inside: [withCounters('security-net-optimization', { advancement: 5 })] },
      },
    });
    t.until('corp start').corp.scores('security-net-optimization');
    expect(t.asked).toBe('corp choose fortChosen');
    t.corp.chooses(0).until('corp action').corp.installs('keeper', 'hq');
    expect(strength(t.table, t.slot('filter'))).toBe(1);
    expect(strength(t.table, t.slot('keeper'))).toBe(1);
  });

  it('Ice Transmutation repeats each subroutine directly after the original, and adds one strength', () => {
    const t = scenario({
      at: 'start',
      forts: {
        hq: { ice: [rezzed('laser-wire')] },
        f1: { inside: [withCounters('ice-transmutation', { advancement: 5 })] },
      },
    });
    t.until('corp start').corp.scores('ice-transmutation');
    expect(subsOf(t.table, t.slot('laser-wire')).map(({ ref }) => ref.index)).toEqual([0, 0, 1, 1]);
    expect(strength(t.table, t.slot('laser-wire'))).toBe(3);
  });

  it('R-GEN-14 R-CARD-ice-transmutation subroutines lent by Encoder, Inc. are not repeated', () => {
    const t = scenario({
      at: 'start',
      forts: {
        hq: { ice: [rezzed('quandary')] },
        f1: { inside: [withCounters('ice-transmutation', { advancement: 5 })] },
        f2: { inside: [rezzed('encoder-inc')] },
      },
    });
    t.until('corp start').corp.scores('ice-transmutation');
    expect(subsOf(t.table, t.slot('quandary')).map(({ ref }) => ref.card)).toEqual([
      'quandary',
      'quandary',
      'encoder-inc',
    ]);
  });

  it('R-CARD-encoder-inc two copies make code gates two bits cheaper and lend two subroutines', () => {
    const t = runs('hq', {
      corp: { bits: 2, hand: ['keeper'] },
      forts: {
        hq: { ice: ['keeper'] },
        f1: { inside: [rezzed('encoder-inc')] },
        f2: { inside: [rezzed('encoder-inc')] },
      },
    });
    t.corp.rezzes('keeper');
    expect([t.corp.bits, subs(t, 'keeper')]).toEqual([0, 3]);
  });

  it('Tesseract Fort Construction lends a subroutine to all ice on its fort', () => {
    const t = scenario({
      turn: 'runner',
      corp: { hand: ['keeper'] },
      runner: { bits: 1, rig: ['loony-goon'] },
      forts: { hq: { ice: [rezzed('canis-minor')], inside: [rezzed('tesseract-fort-construction')] } },
    });
    expect(subs(t, 'canis-minor')).toBe(2);
    t.runner.runs('hq').runner.passes();
    expect(t.asked).toBe('runner choose unlessPaid');
    t.runner.chooses(1);
    expect(t.table.run?.ended).toBe(false);
  });

  describe('Sterdroid', () => {
    const doubled = (ice: string, rules: '1996' | 'rulings', rig: string[] = []): number => {
      const t = runs('hq', {
        options: { rules },
        corp: { hand: ['keeper'] },
        runner: { rig: [...rig, 'krash'] },
        forts: {
          hq: { ice: [rezzed(ice)], inside: [rezzed('antiquated-interface-routines')] },
          f1: { inside: [rezzed('sterdroid')] },
        },
      });
      t.until('corp approach').corp.uses('sterdroid').until('runner encounter');
      return strength(t.table, t.slot(ice));
    };

    it('R-GEN-15 T-5 with rulings the Corp doubles after its own cards’ bonuses, and the Runner’s penalties come last', () => {
      expect(doubled('keeper', 'rulings', ['clown'])).toBe((4 + 1) * 2 - 1);
    });

    it('T-5 in the 1996 rulebook the Runner orders the modifiers on their own turn', () => {
      expect(doubled('keeper', '1996', ['clown'])).toBe((4 - 1) * 2 + 1);
    });

    it('R-CARD-sterdroid works on ice on any fort, up to strength ten', () => {
      // Doubled first, then raised: better for the Corp than raising first, since doubling stops at ten.
      expect(doubled('cerberus', 'rulings')).toBe(5 * 2 + 1);
      expect(doubled('mastermind', 'rulings')).toBe(2);
    });
  });

  it('Newsgroup Taunting costs a bit at the start of each run', () => {
    const t = runs('rd', { runner: { bits: 1 }, forts: { f1: { inside: [rezzed('newsgroup-taunting')] } } });
    t.runner.chooses(1);
    expect([t.asked, t.runner.bits]).toEqual(['runner last', 0]);
    t.runner.jacksOut().runner.runs('rd');
    expect(t.table.run).toBeNull();
  });
});

describe('Aardvark', () => {
  const setup: TableSetup = {
    turn: 'runner',
    corp: { bits: 5, hand: ['keeper'] },
    runner: { bits: 10, rig: ['dwarf', 'krash', 'worm'] },
    forts: { f1: { ice: [rezzed('data-wall')], inside: ['aardvark', 'bbs-whispering-campaign'] } },
  };

  it('R-CARD-aardvark.1 rezzed in response, it trashes the worm and undoes its effect', () => {
    const t = scenario(setup);
    t.runner.runs('f1').until('runner encounter').runner.boosts('dwarf').runner.breaks('dwarf', 0).runner.passes();
    expect(t.asked).toBe('corp rezAnswer');
    t.refuses('E-WINDOW', () => t.corp.rezzes('bbs-whispering-campaign'));
    t.corp.rezzes('aardvark').until('runner encounter');
    expect([t.table.runner.trash, t.table.run?.broken, t.runner.bits]).toEqual([['dwarf'], [], 8]);
    expect(t.refuses('E-STATE', () => t.runner.breaks('worm', 0)).text).toContain('Worm can’t be used');
    t.runner.breaks('krash', 0).runner.passes().until('runner last');
  });

  it('if the Corp rezzes nothing, the worm’s effect stands', () => {
    const t = scenario(setup);
    t.runner.runs('f1').until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    t.corp.passes().until('runner last');
    expect(t.table.runner.trash).toEqual([]);
  });

  it('the Corp is not asked if no worm was used, or nothing is unrezzed in the fort', () => {
    const t = scenario(setup);
    t.runner.runs('f1').until('runner encounter').runner.breaks('krash', 0).runner.passes();
    expect(t.asked).not.toBe('corp rezAnswer');
    const other = scenario({ ...setup, forts: { hq: { ice: [rezzed('data-wall')] }, f1: { inside: ['aardvark'] } } });
    other.runner.runs('hq').until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    expect(other.asked).not.toBe('corp rezAnswer');
  });

  it('N-PRI-09 the Corp is not asked if the card there publicly cannot be Aardvark', () => {
    const asked = (inside: Place[]) => {
      const t = scenario({ ...setup, forts: { f1: { ice: [rezzed('data-wall')], inside } } });
      t.runner.runs('f1').until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
      return t.asked === 'corp rezAnswer';
    };
    expect(asked(['bbs-whispering-campaign'])).toBe(true);
    expect(asked([revealed('aardvark')])).toBe(true);
    expect(asked([revealed('bbs-whispering-campaign')])).toBe(false);
    expect(asked([withCounters('corporate-boon', { advancement: 1 })])).toBe(false);
  });

  it('R-CARD-aardvark.2 R-GEN-26 rezzed earlier, it bans worms on its fort, but nowhere else', () => {
    const t = scenario({
      ...setup,
      forts: { f1: { ice: [rezzed('data-wall')], inside: [rezzed('aardvark')] }, hq: { ice: [rezzed('data-wall')] } },
    });
    t.runner.runs('f1');
    t.refuses('E-STATE', () => t.runner.boosts('dwarf'));
    t.runner.passes().runner.runs('hq').runner.breaks('dwarf', 0);
  });
});
