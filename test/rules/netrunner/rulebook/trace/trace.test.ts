/** Traces of 1996 (N-TRC). */
import { describe, expect, it } from 'vitest';
import type { Refusal, Seat } from '../../../../../src/rules/game.ts';
import { type Move, netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { sealed } from '../../../../../src/rules/netrunner/rulebook/trace/sealed.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { decideSealed } from '../../../../../src/solo/local.ts';
import {
  meets,
  plays,
  Refused,
  rezzed,
  runs,
  type Scenario,
  several,
  type TableSetup,
  uses,
} from '../../../../support/scenario.ts';
import '../../../../support/netrunner/paperCards.ts';

type Bid = Extract<Move, { do: 'bid' }>;

/** The Runner has encountered the given ice on HQ, and its trace is open. */
function traced(by: string, setup: TableSetup = {}): Scenario {
  const t = runs('hq', { ...setup, forts: { hq: { ice: [rezzed(by)] } } });
  if (t.asked === 'runner encounter') t.runner.passes();
  expect(t.asked).toBe('sealed');
  return t;
}

/** Submits any two bids, unchanged. */
function opens(t: Scenario, corp: number, runner: Omit<Bid, 'do'>): Scenario {
  const bids: [Move, Move] = [
    { do: 'bid', bits: corp },
    { do: 'bid', ...runner },
  ];
  const done = decideSealed(t.local, bids);
  if (!done.ok) throw new Refused(done.error);
  t.events = done.value as Scenario['events'];
  return t;
}

const refusalOf = (t: Scenario, seat: Seat, bid: Omit<Bid, 'do'>): Refusal | null =>
  netrunner.refusal(t.table, seat, { do: 'bid', ...bid }, t.local.known[seat]);

describe('the Corp’s side of a trace', () => {
  it('N-TRC-01 "Trace 5" opens a secret choice for both with limit 5', () => {
    const t = traced('homewrecker', { corp: { bits: 9 } });
    expect(t.question).toEqual({
      kind: 'sealed',
      first: CORP,
      what: 'trace',
      by: { card: 'homewrecker', seat: CORP },
    });
    expect(t.moves(CORP)).toEqual([0, 1, 2, 3, 4, 5].map((bits) => ({ do: 'bid', bits })));
    t.refuses('E-PENDING', () => t.runner.draws());
  });

  it('N-TRC-02 four bits spent give trace value 4', () => {
    const t = traced('hunter', { corp: { bits: 9 } }).trace(4);
    expect(t.traceResult).toMatchObject({ limit: 5, trace: 4 });
  });

  it('N-TRC-03 the Corp spends at most the limit and at most what it has, and may spend nothing', () => {
    const poor = traced('hunter', { corp: { bits: 4 } });
    poor.refuses('E-BITS', () => poor.trace(5));
    const rich = traced('hunter', { corp: { bits: 9 } });
    rich.refuses('E-LIMIT', () => rich.trace(6));
    expect(rich.trace(0).traceResult).toMatchObject({ trace: 0 });
  });

  it('N-TRC-03 Rabbit lowers only the limit of traces by ice', () => {
    const t = traced('hunter', { corp: { bits: 9 }, runner: { rig: ['rabbit'] } });
    t.refuses('E-LIMIT', () => t.trace(5));
    expect(t.trace(4).traceResult).toMatchObject({ limit: 4, trace: 4 });
    const office = uses('netwatch-operations-office', { corp: { bits: 9 }, runner: { rig: ['rabbit'] } }).trace(2);
    expect(office.traceResult).toMatchObject({ limit: 2, trace: 2 });
  });

  it('N-TRC-03 N-GEN-04 half a bit or a negative amount is not a bid', () => {
    const t = traced('hunter');
    for (const bits of [1.5, -1])
      for (const seat of [CORP, RUNNER]) expect(refusalOf(t, seat, { bits })?.kind).toBe('E-FORM');
    expect(refusalOf(t, CORP, { bits: 1, base: 1 })?.kind, 'the Corp names no cards').toBe('E-FORM');
  });
});

describe('the Runner’s link', () => {
  it('N-TRC-04 without a link card the link is 0', () => {
    expect(traced('hunter').trace(1).traceResult).toMatchObject({ link: 0, success: true });
  });

  it('N-TRC-04 link starts from zero for each trace', () => {
    const t = runs('hq', {
      runner: { rig: ['baedekers-net-map'] },
      forts: { hq: { ice: [rezzed('hunter'), rezzed('fetch-4-0-1')] } },
    });
    t.trace(0, { base: 'baedekers-net-map', boosts: 3 });
    expect(t.traceResult).toMatchObject({ link: 4 });
    t.until('runner jack').runner.goesOn().trace(0);
    expect(t.traceResult).toMatchObject({ link: 0, success: true });
  });

  it('N-TRC-05 only one installed base link card is used, and no other card', () => {
    const t = traced('hunter', { runner: { rig: ['baedekers-net-map', 'access-to-kiribati', 'mouse'], bits: 9 } });
    const [map, kiribati, mouse] = ['baedekers-net-map', 'access-to-kiribati', 'mouse'].map(
      (card) => t.slot(card)!,
    ) as [number, number, number];
    expect(refusalOf(t, RUNNER, { bits: 1, base: map, links: [[kiribati, 0, 1]] })?.kind).toBe('E-COUNT');
    expect(refusalOf(t, RUNNER, { bits: 0, base: 99 })?.kind).toBe('E-CARD');
    expect(refusalOf(t, RUNNER, { bits: 0, base: mouse })?.kind).toBe('E-TYPE');
    expect(refusalOf(t, RUNNER, { bits: 1, base: kiribati })).toBeNull();
  });

  it('N-TRC-06 the base link card and other link cards raise the link at their own costs', () => {
    const t = traced('hunter', { runner: { rig: ['baedekers-net-map', 'paper-relay'], bits: 5 } });
    const [map, relay] = [t.slot('baedekers-net-map'), t.slot('paper-relay')];
    t.refuses('E-BITS', () => t.trace(0, { base: 'baedekers-net-map', boosts: 6 }));
    opens(t, 0, {
      bits: 5,
      base: map,
      links: [
        [map, 1, 3],
        [relay, 0, 2],
      ],
    });
    expect([t.traceResult, t.runner.bits]).toMatchObject([{ link: 1 + 3 + 4 }, 0]);
  });

  it('N-TRC-06 three bits on Baedeker’s Net Map give link 4', () => {
    const t = traced('hunter', { runner: { rig: ['baedekers-net-map'] } });
    expect(t.trace(0, { base: 'baedekers-net-map', boosts: 3 }).traceResult).toMatchObject({ link: 4 });
  });

  it('N-TRC-07 a base link card that was not chosen gives nothing', () => {
    const t = traced('hunter', { runner: { rig: ['baedekers-net-map', 'access-to-kiribati'], bits: 9 } });
    const [map, kiribati] = [t.slot('baedekers-net-map'), t.slot('access-to-kiribati')];
    expect(refusalOf(t, RUNNER, { bits: 1, base: map, links: [[kiribati, 1, 1]] })?.kind).toBe('E-STATE');
    expect(refusalOf(t, RUNNER, { bits: 1, links: [[kiribati, 1, 1]] })?.kind, 'with no base at all').toBe('E-STATE');
    expect(t.trace(2, { base: 'baedekers-net-map' }).traceResult).toMatchObject({ link: 1 });
  });

  it('N-TRC-08 other link cards work without any base link card', () => {
    const t = traced('hunter', { runner: { rig: ['paper-relay'] } });
    expect(opens(t, 0, { bits: 2, links: [[t.slot('paper-relay'), 0, 2]] }).traceResult).toMatchObject({ link: 4 });
  });

  it('N-TRC-08 Stumble through Wilderspace gives its link to every trace of its run', () => {
    const t = plays('stumble-through-wilderspace', {
      corp: { bits: 20 },
      forts: { hq: { ice: [rezzed('hunter'), rezzed('fetch-4-0-1')] } },
    });
    t.runner.chooses(0);
    expect(t.trace(5).traceResult).toMatchObject({ link: 9, success: false });
    t.until('runner jack').runner.goesOn();
    expect(t.trace(3).traceResult).toMatchObject({ link: 9 });
    t.until('runner last').runner.jacksOut().until('runner action').runner.runs('hq');
    expect(t.trace(5).traceResult).toMatchObject({ link: 0 });
  });

  it('N-TRC-08 Signpost is used once the amounts are revealed, once per trace, with bits not bid', () => {
    const t = traced('hunter', { runner: { rig: ['baedekers-net-map', 'signpost'], bits: 2 } });
    t.trace(3, { base: 'baedekers-net-map', boosts: 1 });
    expect([t.asked, t.runner.bits, t.table.runner.tags]).toEqual(['runner link', 1, 0]);
    t.refuses('E-TURN', () => t.corp.does({ do: 'bid', bits: 5 }));
    t.runner.uses('signpost');
    expect([t.traceResult, t.runner.bits]).toMatchObject([{ trace: 3, link: 4, success: false }, 0]);
  });

  it('N-TRC-08 a second Signpost may follow the first, but the same one may not be used again', () => {
    const t = traced('hunter', { corp: { bits: 9 }, runner: { rig: ['signpost', 'signpost'] } }).trace(3);
    t.runner.uses('signpost');
    t.refuses('E-LIMIT', () => t.runner.uses('signpost'));
    t.runner.does({ do: 'use', slot: t.slot('signpost', 1), ability: 0 });
    expect(t.traceResult).toMatchObject({ link: 4, success: false });
  });

  it('N-TRC-08 a Runner who has not been found is not asked for more link, and one who passes is found', () => {
    const safe = traced('hunter', { runner: { rig: ['baedekers-net-map', 'signpost'] } });
    safe.trace(0, { base: 'baedekers-net-map' });
    expect(safe.traceResult).toMatchObject({ link: 1, success: false });
    const used = traced('hunter', { runner: { rig: ['signpost'] } }).trace(4);
    used.runner.uses('signpost');
    expect([used.traceResult, used.asked], 'nothing is left to ask about').toMatchObject([
      { link: 2, success: true },
      'runner last',
    ]);
    const caught = traced('hunter', { runner: { rig: ['signpost'] } })
      .trace(1)
      .runner.passes();
    expect(caught.table.runner.tags).toBe(1);
  });

  it('N-TRC-09 the Runner may spend any amount they have, far above the trace limit', () => {
    const t = traced('hunter', { runner: { rig: ['baedekers-net-map'], bits: 3 } });
    t.refuses('E-BITS', () => t.trace(0, { base: 'baedekers-net-map', boosts: 4 }));
    const rich = traced('hunter', { runner: { rig: ['baedekers-net-map'], bits: 12 } });
    rich.trace(0, { base: 'baedekers-net-map', boosts: 12 });
    expect([rich.traceResult, rich.runner.bits]).toMatchObject([{ link: 13 }, 0]);
  });

  it('N-TRC-09 bits reserved for link pay for raising it, but never for a base link', () => {
    const t = traced('hunter', { runner: { rig: ['pk-6089a', 'access-to-arasaka'], bits: 3 } });
    t.refuses('E-BITS', () => t.trace(0, { base: 'access-to-arasaka', boosts: 3 }));
    t.trace(0, { base: 'access-to-arasaka', boosts: 2 });
    expect(t.runner.bits, 'the base link is paid from the pool').toBe(0);
    expect([t.traceResult, t.installed('pk-6089a').counters['bits']]).toMatchObject([{ link: 6 }, 0]);
    const poor = traced('hunter', { runner: { rig: ['pk-6089a', 'access-to-arasaka'], bits: 1 } });
    poor.refuses('E-BITS', () => poor.trace(0, { base: 'access-to-arasaka' }));
  });

  it('N-TRC-09 only the cost of raising the link is split between the pool and bits reserved for it', () => {
    const t = traced('hunter', { runner: { rig: ['pk-6089a', 'access-to-arasaka'], bits: 5 } });
    t.trace(0, { base: 'access-to-arasaka', boosts: 1 });
    expect([t.asked, t.runner.bits], 'the base link is paid').toEqual(['runner choose pay', 3]);
    expect(t.question).toMatchObject({ from: [0, t.slot('pk-6089a')], total: 2 });
    t.runner.chooses(1, 1);
    expect([t.runner.bits, t.installed('pk-6089a').counters['bits']]).toEqual([2, 2]);
    expect(t.traceResult).toMatchObject({ link: 5, success: false });
  });

  it('N-TRC-12 the Runner’s amount is exactly what the named uses cost', () => {
    const t = traced('hunter', { runner: { rig: ['access-to-arasaka'], bits: 9 } });
    const arasaka = t.slot('access-to-arasaka');
    for (const bits of [3, 5])
      expect(refusalOf(t, RUNNER, { bits, base: arasaka, links: [[arasaka, 1, 1]] })?.kind).toBe('E-COUNT');
    expect(refusalOf(t, RUNNER, { bits: 3 })?.kind, 'bits for nothing').toBe('E-COUNT');
    expect(refusalOf(t, RUNNER, { bits: 4, base: arasaka, links: [[arasaka, 1, 1]] })).toBeNull();
  });
});

describe('opening the bids', () => {
  it('N-TRC-10 N-HID-18 neither bid has an effect before both are opened together', () => {
    const t = traced('hunter', { corp: { bits: 9 } });
    t.refuses('E-PENDING', () => {
      const alone = netrunner.answer(t.table, { kind: 'move', seat: CORP, move: { do: 'bid', bits: 4 } });
      if (!alone.ok) throw new Refused(alone.error);
    });
    expect([t.corp.bits, t.table.frames.at(-1)]).toMatchObject([9, { do: 'trace' }]);
    t.trace(4);
    t.refuses('E-TURN', () => t.corp.does({ do: 'bid', bits: 5 }));
    expect(t.corp.bits).toBe(5);
  });

  it('N-TRC-11 bids are spent whatever the result', () => {
    const t = traced('hunter', { corp: { bits: 4 }, runner: { rig: ['baedekers-net-map'], bits: 4 } });
    t.trace(4, { base: 'baedekers-net-map', boosts: 4 });
    expect([t.traceResult, t.corp.bits, t.runner.bits]).toMatchObject([{ success: false }, 0, 0]);
  });

  it('N-TRC-20 while the bids are secret both pools stay as they were', () => {
    const t = traced('hunter', { corp: { bits: 4 }, runner: { rig: ['baedekers-net-map'], bits: 4 } });
    const { table } = t;
    expect([table.corp.bits, table.runner.bits]).toEqual([4, 4]);
    expect(t.events.some((event) => event.kind === 'bits')).toBe(false);
    expect(refusalOf(t, CORP, { bits: 4 })).toBeNull();
    expect(t.table, 'judging a bid leaves no trace of it').toBe(table);
  });

  it('N-TRC-13 N-TRC-14 the trace succeeds if its value equals the link: ties go to the Corp', () => {
    const tie = traced('hunter', { corp: { bits: 4 }, runner: { rig: ['baedekers-net-map'] } });
    expect(tie.trace(4, { base: 'baedekers-net-map', boosts: 3 }).traceResult).toMatchObject({
      trace: 4,
      link: 4,
      success: true,
    });
    expect(tie.table.runner.tags).toBe(1);
    const less = traced('hunter', { corp: { bits: 4 }, runner: { rig: ['baedekers-net-map'] } });
    expect(less.trace(3, { base: 'baedekers-net-map', boosts: 3 }).traceResult).toMatchObject({
      trace: 3,
      link: 4,
      success: false,
    });
    expect(less.table.runner.tags).toBe(0);
  });

  it('N-TRC-15 link 0 or less is found by any trace that is not below 0', () => {
    expect(traced('hunter', { corp: { bits: 0 } }).trace(0).traceResult).toMatchObject({
      trace: 0,
      link: 0,
      success: true,
    });
    expect(sealed.succeeds(0, -1)).toBe(true);
    expect(sealed.succeeds(0, 1)).toBe(false);
  });

  it('N-TRC-16 a trace below 0 finds nobody by default: the plain comparison decides', () => {
    expect([sealed.succeeds(-1, 0), sealed.succeeds(-1, -2), sealed.succeeds(-1, -1), sealed.succeeds(-1, 1)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('effects of a trace', () => {
  it('N-TRC-17 a failed trace has no effect, and the run continues', () => {
    const t = traced('homewrecker', {
      runner: { rig: ['baedekers-net-map', 'zetatech-mem-chip'], hand: ['score', 'score'] },
    });
    t.trace(2, { base: 'baedekers-net-map', boosts: 3 });
    expect([t.asked, t.table.runner.trash, t.table.runner.hand]).toEqual(['runner last', [], 2]);
    expect(t.table.run?.ended).toBe(false);
  });

  it('N-TRC-18 a trace is made when its subroutine resolves, after the earlier ones', () => {
    const t = meets('paper-needle', { runner: { hand: ['score'] } });
    expect([t.asked, t.table.runner.trash]).toEqual(['sealed', ['score']]);
    expect(t.trace(0).table.runner.tags).toBe(1);
  });

  it('N-TRC-19 N-DMG-13 Homewrecker ends the run, trashes hardware the Corp chooses, and its damage cannot be prevented', () => {
    const t = traced('homewrecker', {
      runner: {
        rig: ['zetatech-mem-chip', 'wutech-mem-chip', 'leland-corporate-bodyguard'],
        hand: several(3),
      },
    });
    t.trace(0);
    expect([t.asked, t.table.run?.ended]).toEqual(['corp choose trashHardware', true]);
    t.refuses('E-TARGET', () => t.corp.choosesCards('leland-corporate-bodyguard'));
    t.corp.choosesCards('wutech-mem-chip');
    expect([t.asked, t.table.runner.hand, t.table.run]).toEqual(['runner action', 1, null]);
    expect(t.table.runner.trash).toEqual(['score', 'score', 'wutech-mem-chip']);
    t.refuses('E-WINDOW', () => t.runner.uses('leland-corporate-bodyguard'));
  });

  it('N-TRC-19 without hardware, that part is ignored and the rest happens', () => {
    const t = traced('homewrecker', { runner: { hand: ['score', 'score'] } }).trace(0);
    expect([t.asked, t.table.runner.hand, t.table.run]).toEqual(['runner action', 0, null]);
  });
});
