/** Official rulings on card effects and windows (R-GEN-23 to R-GEN-25). */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { meets, plays, rezzed, runs, type Scenario, scenario } from '../../../support/scenario.ts';
import '../../../support/netrunner/paperCards.ts';

const teller = rezzed('paper-teller', { Paper: 9 });
const offers = (t: Scenario, ability: number): boolean =>
  t.moves(CORP).some((move) => move.do === 'use' && move.ability === ability);

describe('when effects may be used', () => {
  it('R-GEN-23 whenever cards may be rezzed: at the start of either turn, after actions, in runs', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      actions: 4,
      forts: { f1: { inside: [teller] }, hq: { ice: [rezzed('hunter')] } },
    });
    const asked: string[] = [];
    const used = (): void => {
      asked.push(t.asked);
      expect(offers(t, 0), t.asked).toBe(true);
      t.corp.uses('paper-teller', 0).corp.passes();
    };
    used();
    t.runner.takesBit();
    used();
    t.runner.runs('hq');
    used();
    t.trace(0);
    used();
    t.runner.goesOn();
    used();
    t.until('corp after');
    used();
    expect(asked).toEqual(['corp start', 'corp after', 'corp approach', 'corp pass', 'corp final', 'corp after']);
    expect(t.corp.bits).toBe(5 + asked.length);
  });

  it('R-GEN-23 not in a trace or the middle of an action', () => {
    const t = meets('hunter', { forts: { f1: { inside: [teller] } } }).corp.passes();
    t.refuses('E-WINDOW', () => t.corp.uses('paper-teller', 0));
    const adding = plays('project-consultants', {
      corp: { bits: 12 },
      forts: { f1: { inside: [teller, 'marine-arcology'] } },
    });
    expect(adding.asked).toBe('corp choose addAdvancement');
    adding.refuses('E-PENDING', () => adding.corp.uses('paper-teller', 0));
  });

  it('R-GEN-23 effects that cost an action only as an action, never in the opponent’s turn', () => {
    const t = scenario({ turn: 'runner', forts: { f1: { inside: [teller] } } });
    t.runner.takesBit();
    expect([t.asked, offers(t, 0), offers(t, 1)]).toEqual(['corp after', true, false]);
    const late = t.refuses('E-WINDOW', () => t.corp.uses('paper-teller', 1));
    expect(late.text).toContain('as an action on your own turn');
    const own = scenario({ forts: { f1: { inside: [teller] } } });
    own.corp.uses('paper-teller', 1);
    expect([own.corp.bits, own.table.actions]).toEqual([8, 2]);
  });
});

describe('priority', () => {
  it('R-GEN-24 the Runner first, then the Corp, whose moves can be prevented but not responded to', () => {
    const t = runs('f1', {
      runner: { bits: 9, hand: ['score'], rig: ['self-modifying-code', 'shield', 'false-echo'] },
      forts: { f1: { inside: ['paper-wasp', 'solo-squad'] } },
    });
    t.runner.goesOn();
    expect(t.asked).toBe('corp final');
    t.corp.rezzes('paper-wasp');
    expect(t.asked, 'what prevents may interrupt').toBe('runner prevent');
    t.refuses('E-WINDOW', () => t.runner.uses('self-modifying-code'));
    t.runner.uses('shield', 0, { times: 1 });
    expect([t.asked, t.table.runner.hand], 'and then it is still the Corp’s block').toEqual(['corp final', 1]);
    t.refuses('E-TURN', () => t.runner.uses('false-echo'));
    t.corp.passes();
    expect(t.asked).toBe('runner choose access');
  });
});

describe('simultaneous effects of one player', () => {
  it('R-GEN-25 an effect that starts in the window at the start of the turn still takes part', () => {
    const t = scenario({ at: 'start', corp: { bits: 4 }, forts: { f1: { inside: ['holovid-campaign'] } } });
    t.corp.rezzes('holovid-campaign');
    t.until('corp action');
    expect([t.corp.bits, t.installed('holovid-campaign').counters['bits']]).toEqual([1, 11]);
  });

  it('R-GEN-25 their owner chooses the next one each time', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { rig: ['lucidrine-drip-feed', 'floating-runner-bbs', 'lucidrine-drip-feed'] },
    });
    expect([t.asked, t.question]).toMatchObject(['runner choose order', { from: [0, 1, 2] }]);
    t.runner.chooses(1);
    expect([t.runner.bits, t.asked, t.question]).toMatchObject([6, 'runner choose order', { from: [0, 1] }]);
  });
});
