/** Questions and events name the card behind them, or none if only the rules ask or act. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import {
  meets,
  type Place,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  withCounters,
} from '../../support/scenario.ts';

const by = (card: string, seat: 0 | 1) => ({ card, seat });

/** The events of the last step of the given kind, with the card behind each. */
const sources = (t: Scenario, kind: string) =>
  t.events.flatMap((event) => (event.kind === kind ? [(event as { by?: unknown }).by] : []));

describe('a question', () => {
  it('names the card whose text asks', () => {
    const inside = [withCounters('corporate-downsizing', { advancement: 9 })];
    const t = scenario({ corp: { hand: ['tycho-extension'] }, forts: { f1: { inside } } });
    t.corp.takesBit().corp.scores('corporate-downsizing');
    expect(t.question).toMatchObject({ kind: 'move', window: 'hand', by: by('corporate-downsizing', CORP) });
  });

  it('names a card that is accessed in HQ', () => {
    const t = runs('hq', { corp: { hand: ['trap'] }, runner: { hand: several(3) } }).until('corp choose mayPay');
    expect(t.question).toMatchObject({ what: 'mayPay', by: by('trap', CORP) });
  });

  it('names the card that does the damage, while it may be prevented and when it would flatline', () => {
    const struck = (hand: string[]) =>
      plays('scorched-earth', {
        runner: { tags: 1, hand, rig: ['dermatech-bodyplating', 'emergency-self-construct'] },
      });
    const t = struck(['score']);
    expect(t.question).toMatchObject({ window: 'prevent', by: by('scorched-earth', CORP) });
    t.runner.passes();
    expect(t.question).toMatchObject({ window: 'flatline', by: by('scorched-earth', CORP) });
  });

  it('names the card that gives a tag, and the card whose trace is bid for', () => {
    const t = meets('hunter', { runner: { rig: ['umbrella-policy', 'wilson-weeflerunner-apprentice'] } });
    t.until('sealed');
    expect(t.question).toMatchObject({ what: 'trace', by: by('hunter', CORP) });
    t.trace(0);
    expect(t.question).toMatchObject({ window: 'avoidTag', by: by('hunter', CORP) });
  });

  it('names the card that is about to expose or to trace, while the Corp may respond', () => {
    const begins = (runner: string[], hq: Place[]) =>
      scenario({
        turn: 'runner',
        asksAlways: true,
        corp: { bits: 5 },
        runner: { rig: runner },
        forts: { hq: { ice: hq }, f1: { inside: ['setup'] } },
      });
    const exposes = begins(['mouse'], []);
    exposes.runner.uses('mouse');
    expect(exposes.question).toMatchObject({ window: 'beforeExpose', by: by('mouse', RUNNER) });
    const traces = begins([], [rezzed('hunter')]);
    traces.runner.runs('hq').until('corp traceStart');
    expect(traces.question).toMatchObject({ by: by('hunter', CORP) });
  });

  it('names the card that lets its owner put away a card they drew', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['crash-everett-inventive-fixer'] } });
    t.runner.draws();
    expect(t.question).toMatchObject({ window: 'sift', by: by('crash-everett-inventive-fixer', RUNNER) });
  });

  it('names no card if the rules ask, even if a prep made the run', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, hand: ['all-nighter'], rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('filter')] } },
    });
    expect(t.question).not.toHaveProperty('by');
    t.runner.plays('all-nighter');
    expect(t.question).toMatchObject({ what: 'fort', by: by('all-nighter', RUNNER) });
    t.runner.chooses(0);
    expect([t.asked, t.question]).toEqual(['runner encounter', { kind: 'move', of: RUNNER, window: 'encounter' }]);
  });

  it('never names a face-down card, even if the question is about one', () => {
    const t = scenario({
      turn: 'runner',
      asksAlways: true,
      corp: { bits: 1 },
      runner: { rig: ['mouse'] },
      forts: { f1: { inside: ['department-of-misinformation'] }, f2: { inside: ['setup'] } },
    });
    t.runner.uses('mouse').runner.choosesCards('setup');
    expect(t.question).toEqual({ kind: 'move', of: CORP, window: 'beforeExpose', by: by('mouse', RUNNER) });
  });
});

describe('an event', () => {
  it('about bits names the card that gives them', () => {
    const t = scenario({ turn: 'corp', actions: 1, runner: { rig: ['floating-runner-bbs'] } });
    t.corp.takesBit();
    expect(sources(t, 'bits'), 'the action brings the first').toEqual([undefined, by('floating-runner-bbs', RUNNER)]);
  });

  it('about bits names the card that is paid for', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, hand: ['mouse'], rig: ['cyfermaster'] },
      forts: { hq: { ice: [rezzed('keeper')] } },
    });
    expect(sources(t.runner.installs('mouse'), 'bits')).toEqual([by('mouse', RUNNER)]);
    t.until('runner action').runner.runs('hq').runner.breaks('cyfermaster', 0);
    expect(sources(t, 'bits')).toEqual([by('cyfermaster', RUNNER)]);
  });

  it('about tags names the card that gives or removes them, or none for the basic action', () => {
    const tagged = scenario({ turn: 'runner', runner: { bits: 5, tags: 2, hand: ['open-ended-mileage-program'] } });
    expect(sources(tagged.runner.removesTag(), 'tags')).toEqual([undefined]);
    tagged.until('runner action').runner.plays('open-ended-mileage-program');
    expect(sources(tagged, 'tags')).toEqual([by('open-ended-mileage-program', RUNNER)]);
  });

  it('about draws names the card that causes them', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['bodyweight-synthetic-blood'] } });
    expect(sources(t.runner.plays('bodyweight-synthetic-blood'), 'drew')).toEqual([
      by('bodyweight-synthetic-blood', RUNNER),
    ]);
    expect(sources(t.until('runner action').runner.draws(), 'drew')).toEqual([undefined]);
  });

  it('is remembered without it: cards query only what happened', () => {
    const t = meets('hunter').until('sealed').trace(0);
    expect(sources(t, 'tags')).toEqual([by('hunter', CORP)]);
    expect(t.table.past.turn).toContainEqual({ kind: 'tags', amount: 1 });
  });
});
