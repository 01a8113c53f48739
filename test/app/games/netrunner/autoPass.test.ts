/** What a phone answers automatically, which depends only on public cards, never on a hand. */
import { describe, expect, it } from 'vitest';
import { automaticAnswer, holdAfter, type PassHold } from '../../../../src/app/games/netrunner/autoPass.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { type Place, rezzed, type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';
import '../../../support/netrunner/paperCards.ts';

function traced(runner: TableSetup['runner'] = {}, options: TableSetup['options'] = {}): Scenario {
  const t = scenario({ turn: 'runner', options, runner, forts: { hq: { ice: [rezzed('hunter')] } } });
  t.runner.runs('hq');
  // Face-down cards may be used in windows on the way.
  for (let passes = 0; passes < 9 && t.question.kind === 'move' && t.question.window !== 'trace'; passes++)
    (t.question.of === RUNNER ? t.runner : t.corp).passes();
  return t;
}

const answered = (t: Scenario, seat: 0 | 1 = RUNNER, hold: PassHold = 'none') =>
  automaticAnswer(t.table, t.question, seat, hold);

describe('a Runner in a sealed trace', () => {
  it('N-TRC-04 without a link card, seals 0 automatically, however many bits they have', () => {
    for (const bits of [0, 9]) expect(answered(traced({ bits }))).toEqual({ do: 'bid', bits: 0 });
  });

  it('R-GEN-19 with a face-down card, is asked, whichever card it is', () => {
    for (const card of ['death-from-above', 'simulacrum', 'sandbox-dig'])
      expect(answered(traced({ bits: 5, rig: [{ card, hidden: true }] }))).toBeNull();
  });

  it('N-TRC-05 with a base link card, is asked, even if they cannot pay to raise it', () => {
    expect(answered(traced({ bits: 0, rig: ['baedekers-net-map'] }))).toBeNull();
  });

  it('N-TRC-20 gets the same answer whatever they have in hand', () => {
    const hands = [[], ['baedekers-net-map'], ['score', 'jack-n-joe']];
    for (const hand of hands) expect(answered(traced({ hand }))).toEqual({ do: 'bid', bits: 0 });
  });

  it('is asked if they want to be stopped there', () => {
    for (const hold of ['once', 'run', 'always'] as const) expect(answered(traced(), RUNNER, hold)).toBeNull();
  });

  it('N-TRX-03 in an open trace, is asked, since bits alone raise the link there', () => {
    const t = traced({ bits: 3 }, { trace: 'comprehensive' });
    for (const seat of [CORP, RUNNER] as const) expect(answered(t, seat)).toBeNull();
  });
});

describe('the Runner after their last action', () => {
  const spent = (...rig: Place[]) => scenario({ turn: 'runner', actions: 1, runner: { rig } }).runner.takesBit();

  it('R-GEN-24 is asked while a card offers another action, which passing would lose', () => {
    const t = spent('wilson-weeflerunner-apprentice');
    expect([t.asked, answered(t)]).toEqual(['runner after', null]);
  });

  it('passes automatically if cards do anything else', () => {
    const t = spent({ card: 'death-from-above', hidden: true });
    expect([t.asked, answered(t)]).toEqual(['runner after', { do: 'pass' }]);
  });
});

describe('the order of texts that resolve together', () => {
  const due = (...scored: string[]): Scenario => scenario({ at: 'start', corp: { scored } });
  const drips = (...counts: number[]): Scenario =>
    scenario({
      at: 'start',
      turn: 'runner',
      runner: { rig: counts.map((Drip) => ({ card: 'lucidrine-drip-feed', counters: { Drip } })) },
    });

  it('N-PRI-07 is not asked for two equal cards, wherever the player wants to be stopped', () => {
    const t = due('unlisted-research-lab', 'unlisted-research-lab');
    expect(t.asked).toBe('corp choose order');
    for (const hold of ['none', 'always'] as const)
      expect(answered(t, CORP, hold)).toEqual({ do: 'choose', picks: [0] });
    t.corp.chooses(0).until('corp action');
    expect(t.table.corp.hand).toBe(3);
  });

  it('is asked for different texts, and for equal cards with different counters', () => {
    const different = due('employee-empowerment', 'polymer-breakthrough');
    expect([different.asked, answered(different, CORP)]).toEqual(['corp choose order', null]);
    expect([drips(1, 2).asked, answered(drips(1, 2))]).toEqual(['runner choose order', null]);
    expect(answered(drips(1, 1))).toEqual({ do: 'choose', picks: [0] });
  });
});

it('the Corp is asked in every sealed trace, even without bits', () => {
  expect(answered(traced(), CORP)).toBeNull();
});

describe('the Corp when a run begins', () => {
  const begins = (...ice: (string | ReturnType<typeof rezzed>)[]): Scenario => {
    const t = scenario({ turn: 'runner', asksAlways: true, corp: { bits: 3 }, forts: { hq: { ice } } });
    t.runner.runs('hq');
    expect(t.asked).toBe('corp begin');
    return t;
  };

  it('is asked if face-up ice can move', () => {
    expect(answered(begins(rezzed('walking-wall'), 'keeper'), CORP)).toBeNull();
  });

  it('passes automatically with face-down ice, whichever it is', () => {
    for (const hidden of ['walking-wall', 'data-wall'])
      expect(answered(begins(hidden, 'keeper'), CORP)).toEqual({ do: 'pass' });
  });
});

describe('the Corp before the bids in a trace', () => {
  const traces = (...inside: Place[]): Scenario => {
    const forts = { hq: { ice: [rezzed('hunter')] }, f1: { inside } };
    const t = scenario({ turn: 'runner', asksAlways: true, corp: { bits: 9 }, forts });
    t.runner.runs('hq');
    for (let i = 0; i < 9 && t.asked !== 'corp traceStart'; i++)
      (t.question.kind === 'move' && t.question.of === RUNNER ? t.runner : t.corp).passes();
    expect(t.asked).toBe('corp traceStart');
    return t;
  };

  it('is asked if a face-up card can be used at that point', () => {
    expect(answered(traces(rezzed('ldl-traffic-analyzers', { advancement: 1 })), CORP)).toBeNull();
  });

  it('passes automatically with a face-down card, whichever it is, unless it wants to be stopped', () => {
    for (const hidden of ['ldl-traffic-analyzers', 'marine-arcology']) {
      expect(answered(traces(hidden), CORP)).toEqual({ do: 'pass' });
      expect(answered(traces(hidden), CORP, 'once')).toBeNull();
    }
  });
});

describe('the Corp before a card is exposed', () => {
  const exposing = (...inside: Place[]): Scenario => {
    const forts = { hq: { ice: ['keeper'] }, f1: { inside } };
    const runner = { bits: 9, hand: ['ice-and-datas-guide-to-the-net'] };
    const t = scenario({ turn: 'runner', asksAlways: true, corp: { bits: 9 }, runner, forts });
    t.runner.plays('ice-and-datas-guide-to-the-net');
    expect(t.asked).toBe('corp beforeExpose');
    return t;
  };

  it('is asked if a face-up card can be used at that point', () => {
    expect(answered(exposing(rezzed('department-of-misinformation')), CORP)).toBeNull();
  });

  it('passes automatically with a face-down card, whichever it is, unless it wants to be stopped', () => {
    for (const hidden of ['department-of-misinformation', 'marine-arcology']) {
      expect(answered(exposing(hidden), CORP)).toEqual({ do: 'pass' });
      expect(answered(exposing(hidden), CORP, 'always')).toBeNull();
    }
  });
});

it('R-GEN-44 the Corp is asked at the start of its turn only while there are virus counters to remove', () => {
  const begins = (counters: Record<string, number>): Scenario =>
    scenario({ at: 'start', asksAlways: true, corp: { counters }, forts: { f1: { inside: ['marine-arcology'] } } });
  expect(answered(begins({}), CORP)).toEqual({ do: 'pass' });
  expect(answered(begins({ Debt: 1 }), CORP)).toEqual({ do: 'pass' });
  expect(answered(begins({ Boardwalk: 1 }), CORP)).toBeNull();
});

it('a one-time stop ends with the window where it stopped, and survives an action', () => {
  const t = scenario({ at: 'start', asksAlways: true, corp: { counters: { Boardwalk: 1 } } });
  const window = t.table;
  expect(answered(t, CORP, 'once')).toBeNull();
  t.corp.passes();
  expect(holdAfter('once', window, t.table)).toBe('none');
  const action = t.table;
  expect(t.asked).toBe('corp action');
  t.corp.takesBit();
  expect(holdAfter('once', action, t.table)).toBe('once');
});
