/** Traces by the comprehensive rules (N-TRX). */
import { describe, expect, it } from 'vitest';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { rezzed, runs, type Scenario, scenario, type TableSetup } from '../../../../support/scenario.ts';
import '../../../../support/netrunner/paperCards.ts';

/** The Runner has encountered the given ice on HQ under the comprehensive trace rule, and its trace is open. */
function traced(by: string, setup: TableSetup = {}): Scenario {
  const t = runs('hq', {
    options: { trace: 'comprehensive' },
    ...setup,
    forts: { hq: { ice: [rezzed(by)] }, ...setup.forts },
  });
  return t.asked === 'runner encounter' ? t.runner.passes() : t;
}

const spends = (t: Scenario, bits: number) => t.corp.does({ do: 'bid', bits });
const answers = (t: Scenario, bits: number, base?: string) =>
  t.runner.does({ do: 'bid', bits, ...(base === undefined ? {} : { base: t.slot(base) }) });

describe('what both players spend', () => {
  it('N-TRX-01 the number of the trace is its base strength', () => {
    const t = spends(traced('fetch-4-0-1'), 0);
    expect(answers(t, 0).traceResult).toMatchObject({ limit: 3, trace: 3, link: 0, success: true });
  });

  it('N-TRX-01 changes to a trace limit change the base strength', () => {
    const t = spends(traced('hunter', { runner: { rig: ['rabbit'] } }), 0);
    expect(answers(t, 0).traceResult).toMatchObject({ limit: 4, trace: 4 });
  });

  const by = { card: 'fetch-4-0-1', seat: CORP };

  it('N-TRX-02 the Corp spends first, openly and any number: seven bits on a trace of 3 give strength 10', () => {
    const t = traced('fetch-4-0-1', { corp: { bits: 7 } });
    expect(t.question).toEqual({ kind: 'move', of: CORP, window: 'trace', by });
    t.refuses('E-TURN', () => answers(t, 0));
    const short = t.refuses('E-BITS', () => spends(t, 8));
    expect(short.text).toBe('That takes 8 bits, and you have 7.');
    spends(t, 7);
    expect([t.corp.bits, t.table.frames.at(-1)]).toMatchObject([0, { do: 'trace', bids: [{ bits: 7 }, null] }]);
    expect(answers(t, 0).traceResult).toMatchObject({ trace: 10 });
  });

  it('N-TRX-03 then the Runner, who knows the Corp’s total, spends any number', () => {
    const t = spends(traced('fetch-4-0-1', { runner: { bits: 4, rig: ['access-to-kiribati'] } }), 2);
    expect(t.question).toEqual({ kind: 'move', of: RUNNER, window: 'trace', by });
    t.refuses('E-TURN', () => spends(t, 1));
    t.refuses('E-BITS', () => answers(t, 5, 'access-to-kiribati'));
    expect(answers(t, 4, 'access-to-kiribati').traceResult).toMatchObject({ link: 1 + 3 });
    expect(t.runner.bits).toBe(0);
  });

  it('N-TRX-04 link 1 and four bits spent give link strength 5', () => {
    const t = spends(traced('fetch-4-0-1', { runner: { bits: 4, rig: ['baedekers-net-map'] } }), 0);
    expect(answers(t, 4, 'baedekers-net-map').traceResult).toMatchObject({ trace: 3, link: 5, success: false });
  });

  it('N-TRX-04 bits by themselves are also link, and other link cards are used at their own price', () => {
    const plain = spends(traced('fetch-4-0-1'), 0);
    expect(answers(plain, 3).traceResult).toMatchObject({ link: 3, success: false });
    const relay = spends(traced('fetch-4-0-1', { runner: { bits: 3, rig: ['paper-relay'] } }), 0);
    const links: [number, number, number][] = [[relay.slot('paper-relay'), 0, 2]];
    const less = relay.refuses('E-COUNT', () => relay.runner.does({ do: 'bid', bits: 1, links }));
    expect(less.text).toContain('cost 2 bits, not 1');
    relay.runner.does({ do: 'bid', bits: 3, links });
    expect([relay.traceResult, relay.runner.bits]).toMatchObject([{ link: 5 }, 0]);
  });

  it('N-TRX-04 bits reserved for link can be spent here too, but the base link is paid for from the pool', () => {
    const t = spends(traced('hunter', { runner: { rig: ['pk-6089a', 'access-to-arasaka'], bits: 2 } }), 0);
    answers(t, 5, 'access-to-arasaka');
    expect([t.traceResult, t.runner.bits, t.installed('pk-6089a').counters['bits']]).toMatchObject([{ link: 7 }, 0, 0]);
  });

  it('N-TRX-04 one base link card is used, as under the other rule', () => {
    const rig = ['baedekers-net-map', 'access-to-kiribati', 'mouse'];
    const t = spends(traced('hunter', { runner: { rig, bits: 9 } }), 0);
    const kiribati = t.slot('access-to-kiribati');
    const two = { do: 'bid', bits: 1, base: t.slot('baedekers-net-map') };
    t.refuses('E-COUNT', () => t.runner.does({ ...two, links: [[kiribati, 0, 1]] }));
    t.refuses('E-STATE', () => t.runner.does({ ...two, links: [[kiribati, 1, 1]] }));
    t.refuses('E-TYPE', () => answers(t, 0, 'mouse'));
  });

  it('N-TRX-04 abilities that work on known amounts may still follow', () => {
    const t = answers(spends(traced('fetch-4-0-1', { runner: { bits: 3, rig: ['signpost'] } }), 0), 2);
    expect(t.asked).toBe('runner link');
    expect(t.runner.uses('signpost').traceResult).toMatchObject({ trace: 3, link: 4, success: false });
  });

  it('N-TRX-11 bits spent are lost immediately, whatever the result', () => {
    const t = spends(traced('fetch-4-0-1', { corp: { bits: 5 }, runner: { bits: 6 } }), 2);
    expect([t.corp.bits, t.runner.bits]).toEqual([3, 6]);
    answers(t, 6);
    expect([t.traceResult, t.corp.bits, t.runner.bits]).toMatchObject([{ success: false }, 3, 0]);
  });
});

describe('the result', () => {
  it('N-TRX-05 the trace succeeds only if its strength exceeds the link', () => {
    const more = answers(spends(traced('hunter', { runner: { bits: 9 } }), 0), 4);
    expect([more.traceResult, more.table.runner.tags]).toMatchObject([{ trace: 5, link: 4, success: true }, 1]);
    const equal = answers(spends(traced('hunter', { runner: { bits: 9 } }), 0), 5);
    expect([equal.traceResult, equal.table.runner.tags]).toMatchObject([{ trace: 5, link: 5, success: false }, 0]);
  });

  it('N-TRX-06 a tie goes to the Runner, but under the 1996 rule to the Corp', () => {
    const open = answers(spends(traced('fetch-4-0-1', { runner: { bits: 9 } }), 1), 4);
    expect(open.traceResult).toMatchObject({ trace: 4, link: 4, success: false });
    const sealed = traced('hunter', { options: {}, runner: { rig: ['baedekers-net-map'] } });
    sealed.trace(4, { base: 'baedekers-net-map', boosts: 3 });
    expect(sealed.traceResult).toMatchObject({ trace: 4, link: 4, success: true });
  });

  it('N-TRX-06 a Runner without link is found only by a trace above it', () => {
    const none = traced('paper-lurker', { runner: { rig: ['rabbit', 'rabbit', 'rabbit'] } });
    expect(answers(spends(none, 0), 0).traceResult).toMatchObject({ trace: 0, link: 0, success: false });
  });

  it('N-TRX-07 only the part for the result follows', () => {
    const failed = answers(spends(traced('paper-lurker', { corp: { bits: 0 } }), 0), 3);
    expect([failed.table.runner.tags, failed.corp.bits]).toEqual([0, 2]);
    const found = answers(spends(traced('paper-lurker', { corp: { bits: 0 } }), 0), 2);
    expect([found.table.runner.tags, found.corp.bits]).toEqual([1, 0]);
  });

  const hand = ['score', 'score', 'score'];
  const twins = (corp: number, runner: number): Scenario =>
    answers(spends(traced('paper-twins', { runner: { bits: 9, hand } }), corp), runner);
  const damages = (t: Scenario) => t.eventsOf('damage').map((event) => event.amount);

  it('N-TRX-08 an effect tied to neither result follows either way: strength 5 against link 5', () => {
    const t = twins(3, 5);
    expect([t.traceResult, damages(t)]).toMatchObject([{ trace: 5, link: 5, success: false }, [1]]);
  });

  it('N-TRX-09 both may follow, one after the other: strength 5 against link 4', () => {
    expect(damages(twins(3, 4))).toEqual([1, 1]);
    expect(damages(twins(2, 3)), 'strength 4 is below what the second asks for').toEqual([1]);
    expect(damages(twins(2, 4))).toEqual([]);
  });

  it('N-TRX-09 the effect of the result comes first, then the one that follows either way', () => {
    const t = answers(spends(traced('paper-verdict', { runner: { hand } }), 0), 0);
    const order = t.events.map((event) => event.kind).filter((kind) => ['damage', 'tags'].includes(kind));
    expect(order).toEqual(['damage', 'tags']);
  });
});

describe('the steps and the table', () => {
  it('N-TRX-10 start, Corp, Runner, result, effects, end', () => {
    const t = traced('fetch-4-0-1', {
      corp: { bits: 4 },
      forts: { hq: { ice: [rezzed('fetch-4-0-1')] }, f1: { inside: [rezzed('paper-clerk')] } },
    });
    expect(t.corp.bits, 'what answers the start comes before the Corp spends').toBe(5);
    t.refuses('E-TURN', () => answers(t, 0));
    spends(t, 5);
    t.refuses('E-TURN', () => spends(t, 0));
    answers(t, 0);
    const order = t.events.map((event) => event.kind).filter((kind) => ['trace', 'tags', 'bits'].includes(kind));
    expect([order, t.corp.bits]).toEqual([['trace', 'tags', 'bits'], 2]);
  });

  it('N-TRX-12 the trace rule is fixed before the game and defaults to 1996', () => {
    expect(netrunner.options.trace).toEqual(['1996', 'comprehensive']);
    const chosen: Record<string, string>[] = [{}, { trace: 'comprehensive' }];
    const [usual, other] = chosen.map((options) => netrunner.setup({ sizes: [45, 45], options }));
    expect([usual, other]).toMatchObject([
      { value: { options: { trace: '1996' } } },
      { value: { options: { trace: 'comprehensive' } } },
    ]);
    expect(netrunner.setup({ sizes: [45, 45], options: { trace: 'loud' } })).toMatchObject({
      error: { kind: 'E-FORM', why: 'noSuchOption', values: { option: 'trace loud' } },
    });
    const t = scenario({ options: { trace: 'comprehensive' } });
    for (const move of [
      { do: 'options', trace: '1996' },
      { do: 'bit', options: { trace: '1996' } },
    ])
      t.refuses('E-FORM', () => t.corp.does(move));
    expect(t.corp.takesBit().table.options.trace).toBe('comprehensive');
  });
});
