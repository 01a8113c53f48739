/** Tags (N-TAG). */
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../../../src/rules/netrunner/card.ts';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { giveTag } from '../../../../../src/rules/netrunner/verbs/harm/harm.ts';
import { meets, rezzed, runs, scenario, several } from '../../../../support/scenario.ts';

// No card of this build gives two tags at once: an invented one tests the rule.
cardsOf('v1').ice('an-ice-of-two-tags', 'An ice of two tags', { cost: 0, strength: 0, subs: [giveTag(2)] });

describe('tags', () => {
  it('N-TAG-01 tags are counted, and the Runner is tagged with one or more', () => {
    const t = runs('hq', { corp: { bits: 9 }, forts: { hq: { ice: [rezzed('hunter'), rezzed('fetch-4-0-1')] } } });
    t.trace(0);
    expect(t.table.runner.tags).toBe(1);
    t.until('runner jack').runner.goesOn().trace(0);
    expect(t.table.runner.tags).toBe(2);
  });

  it('N-TAG-02 the Runner removes one tag for one action and two bits', () => {
    const t = scenario({ turn: 'runner', runner: { tags: 1, bits: 2 } });
    t.runner.removesTag();
    expect([t.table.runner.tags, t.runner.bits, t.table.actions]).toEqual([0, 0, 3]);
    t.refuses('E-TAG', () => t.runner.removesTag());
  });

  it('N-TAG-02 without the bits or an action no tag is removed', () => {
    const poor = scenario({ turn: 'runner', runner: { tags: 2, bits: 1 } });
    poor.refuses('E-BITS', () => poor.runner.removesTag());
    const late = scenario({ turn: 'runner', actions: 1, runner: { tags: 2, bits: 9, hand: several(6) } });
    late.runner.removesTag().until('runner discard');
    late.refuses('E-ACTIONS', () => late.runner.removesTag());
    expect(late.table.runner.tags).toBe(1);
  });

  it('N-TAG-03 the Corp trashes a resource for one action and two bits while the Runner is tagged', () => {
    const t = scenario({ corp: { bits: 4 }, runner: { tags: 1, rig: ['fall-guy', 'the-short-circuit'] } });
    t.corp.trashesResource('fall-guy').corp.trashesResource('the-short-circuit');
    expect([t.table.runner.rig, t.table.runner.tags, t.corp.bits, t.table.actions]).toEqual([[], 1, 0, 1]);
    expect(t.table.runner.trash).toEqual(['the-short-circuit', 'fall-guy']);
  });

  it('N-TAG-03 trashing a resource requires a tag and two bits', () => {
    const free = scenario({ runner: { rig: ['fall-guy'] } });
    free.refuses('E-TAG', () => free.corp.trashesResource('fall-guy'));
    const poor = scenario({ corp: { bits: 1 }, runner: { tags: 1, rig: ['fall-guy'] } });
    poor.refuses('E-BITS', () => poor.corp.trashesResource('fall-guy'));
  });

  it('N-TAG-04 a tag does not let the Corp trash programs or hardware', () => {
    const t = scenario({ runner: { tags: 1, rig: ['loony-goon', 'zetatech-mem-chip', 'fall-guy'] } });
    t.refuses('E-TARGET', () => t.corp.trashesResource('loony-goon'));
    t.refuses('E-TARGET', () => t.corp.trashesResource('zetatech-mem-chip'));
    const offered = t.moves(CORP).filter((move) => move.do === 'trashResource');
    expect(offered).toEqual([{ do: 'trashResource', slot: t.slot('fall-guy') }]);
  });

  it('N-TAG-05 without the last tag the Runner is no longer tagged', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      corp: { hand: ['punitive-counterstrike'], bits: 9 },
      runner: { tags: 1, rig: ['fall-guy'] },
    });
    t.runner.removesTag().until('corp action');
    t.refuses('E-TAG', () => t.corp.trashesResource('fall-guy'));
    t.refuses('E-TAG', () => t.corp.plays('punitive-counterstrike'));
  });

  it('N-TAG-06 tags stay until they are removed, turn after turn', () => {
    const t = runs('hq', { runner: { tags: 1 } })
      .until('runner last')
      .runner.jacksOut();
    for (let i = 0; i < 3; i++) t.until('runner action').runner.takesBit();
    for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
    t.until('runner action');
    expect(t.table.runner.tags).toBe(1);
  });

  it('N-TAG-07 a tag that can be avoided is avoided before it counts', () => {
    const t = meets('hunter', { runner: { rig: ['fall-guy'] } }).trace(0);
    expect([t.asked, t.table.runner.tags]).toEqual(['runner avoidTag', 0]);
    t.refuses('E-TURN', () => t.corp.does({ do: 'pass' }));
    t.runner.uses('fall-guy');
    expect([t.table.runner.tags, t.table.runner.trash]).toEqual([0, ['fall-guy']]);
    t.until('runner action');
  });

  it('N-TAG-07 a tag cannot be avoided afterwards', () => {
    const t = meets('hunter', { runner: { rig: ['fall-guy'] } })
      .trace(0)
      .runner.passes();
    expect(t.table.runner.tags).toBe(1);
    t.refuses('E-WINDOW', () => t.runner.uses('fall-guy'));
    t.until('runner last').runner.jacksOut().until('runner action');
    t.refuses('E-WINDOW', () => t.runner.uses('fall-guy'));
  });

  it('N-TAG-07 each of two tags is avoided separately', () => {
    const t = runs('hq', {
      runner: { rig: ['fall-guy', 'nomad-allies'] },
      forts: { hq: { ice: [rezzed('hunter'), rezzed('hunter')] } },
    });
    t.trace(0).runner.uses('fall-guy');
    t.until('runner jack').runner.goesOn().trace(0).runner.passes();
    expect([t.table.runner.tags, t.table.runner.trash]).toEqual([1, ['fall-guy']]);
  });

  it('N-TAG-07 two tags from one effect give two chances to avoid one', () => {
    const t = meets('an-ice-of-two-tags', { runner: { rig: ['fall-guy', 'nomad-allies', 'databroker'] } });
    t.runner.passes();
    expect([t.asked, t.table.runner.tags], 'the first counts, the second is asked about').toEqual([
      'runner avoidTag',
      1,
    ]);
    t.runner.uses('fall-guy');
    expect([t.asked, t.table.runner.tags, t.table.runner.trash]).toEqual(['runner last', 1, ['fall-guy']]);
  });

  it('N-TAG-08 a card that requires a tag is refused without one, and nothing is paid', () => {
    const t = scenario({ corp: { bits: 9, hand: ['scorched-earth'], scored: ['on-call-solo-team'] } });
    t.refuses('E-TAG', () => t.corp.plays('scorched-earth'));
    t.refuses('E-TAG', () => t.corp.uses('on-call-solo-team'));
    expect([t.corp.bits, t.corp.hand]).toEqual([9, ['scorched-earth']]);
    expect(t.moves(CORP)).not.toContainEqual({ do: 'play', card: 'scorched-earth' });
  });
});
