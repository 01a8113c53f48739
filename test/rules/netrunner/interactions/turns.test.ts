/** Starts and ends of turns, draws and counters, with several cards involved. */
import { describe, expect, it } from 'vitest';
import { plays, rezzed, runs, type Scenario, scenario, scores, several, uses } from '../../../support/scenario.ts';

/** Passes everything until the start of the turn asks for an order. */
const ordered = (t: Scenario, seat: 'corp' | 'runner'): Scenario => t.until(`${seat} choose order`);

describe('the start of a turn', () => {
  it('Loan from Chiba and Floating Runner BBS: with no bits, the order matters', () => {
    const bits = (first: number) => {
      const t = scenario({
        turn: 'runner',
        at: 'start',
        runner: { bits: 0, rig: ['loan-from-chiba', 'floating-runner-bbs'] },
      });
      return ordered(t, 'runner').runner.chooses(first).until('runner action').runner.bits;
    };
    expect([bits(0), bits(1)], 'the loan first, the bit first').toEqual([1, 0]);
  });

  it('Lucidrine Drip Feed resolves before or after Quest for Cattekin, as the Runner chooses', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { hand: several(3), rig: ['lucidrine-drip-feed', 'quest-for-cattekin'] },
    });
    ordered(t.rolls(4), 'runner').runner.chooses(1);
    expect([t.until('runner action').table.actions, t.installed('lucidrine-drip-feed').counters['Drip']]).toEqual([
      5, 1,
    ]);
  });

  it('Nasuko Cycle avoids one of two Data Raven counters’ tags, given at the start of the turn', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { bits: 3, counters: { 'Data Raven': 2 }, rig: ['nasuko-cycle'] },
    });
    t.until('runner avoidTag').runner.uses('nasuko-cycle').until('runner action');
    expect([t.table.runner.tags, t.runner.bits]).toEqual([1, 0]);
  });

  it('Data Raven’s tag and Doppelganger’s bit: the Corp orders its own effects in the Runner’s turn', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { bits: 3, counters: { 'Data Raven': 1, Doppelganger: 1 }, rig: ['nasuko-cycle'] },
    });
    ordered(t, 'corp');
    t.refuses('E-TURN', () => t.runner.chooses(0));
    const lost = t.table.frames.at(-1);
    expect(lost?.do).toBe('turnStarts');
  });

  it('Skivviss with Strategic Planning Group: each of two draws draws two cards and puts one under R&D', () => {
    const t = scenario({
      at: 'start',
      corp: { counters: { Skivviss: 1 } },
      forts: { f1: { inside: [rezzed('strategic-planning-group')] } },
    });
    const before = t.table.corp.pile;
    t.until('corp action');
    expect([t.table.corp.hand, before - t.table.corp.pile]).toEqual([2, 2]);
  });

  it('Holovid Campaign and Taxman: a bit gained first can be lost', () => {
    const bits = (own: boolean) => {
      const t = scenario({
        at: 'start',
        corp: { bits: 0, counters: { Tax: 2 } },
        forts: { f1: { inside: [rezzed('holovid-campaign', { bits: 12 })] } },
      });
      return ordered(t, 'corp')
        .corp.chooses(own ? 0 : 1)
        .until('corp action').corp.bits;
    };
    expect([bits(true), bits(false)]).toEqual([0, 1]);
  });

  it('Scaldan and Cascade: the Corp chooses when it draws, the Runner which counter resolves', () => {
    const t = scenario({
      at: 'start',
      corp: { pile: ['keeper', 'trap', 'filter'], counters: { Scaldan: 1, Cascade: 2 } },
    });
    ordered(t.rolls(1), 'corp');
    t.corp.chooses(t.question.kind === 'choose' ? (t.question.from.at(-1) ?? 0) : 0);
    expect(t.asked).toBe('runner choose order');
    t.runner.chooses(0);
    expect([t.asked, t.table.corp.up], 'a window, and then the die; the draw goes with that').toEqual([
      'corp start',
      ['keeper'],
    ]);
    expect(t.until('corp action').corp.hand).toEqual(['trap']);
  });
});

describe('adding and removing counters', () => {
  it('a six for Incubator doubles a Fait counter in its fort', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      corp: { counters: { Incubate: 1 } },
      forts: { f1: { inside: ['keeper'], counters: { Fait: 1 } } },
    });
    t.rolls(6);
    while (t.asked === 'corp start') t.corp.passes();
    t.runner.chooses(1).until('runner action');
    expect(t.fort('f1')?.counters).toEqual({ Fait: 2 });
  });

  it('Disinfectant, Inc., avoids one Pox counter per turn, and the next one is added', () => {
    const t = runs('archives', {
      corp: { bits: 5 },
      runner: { rig: ['pox'] },
      forts: { f1: { inside: [rezzed('disinfectant-inc')] } },
    });
    t.until('corp avoidCounter').corp.uses('disinfectant-inc').until('runner action');
    t.runner.runs('archives').until('runner action');
    expect([t.fort('archives')?.counters, t.corp.bits]).toEqual([{ Pox: 1 }, 4]);
  });

  it('Superserum’s two avoided counters are one run’s Boardwalk and Vienna counters', () => {
    const t = scores('superserum', 3, { actions: 1, runner: { rig: ['boardwalk', 'vienna-22'] } });
    for (let action = 0; action < 3; action++) t.until('corp action').corp.takesBit();
    t.until('runner action').runner.runs('hq').runner.goesOn();
    if (t.asked === 'runner choose order') t.runner.chooses(0);
    t.until('runner action').runner.runs('hq').runner.goesOn();
    if (t.asked === 'runner choose order') t.runner.chooses(0);
    t.until('runner action');
    expect(t.table.corp.counters).toEqual({ Boardwalk: 1, Vienna: 1 });
  });
});

describe('draws', () => {
  it('City Surveillance charges for each of Bodyweight Synthetic Blood’s five cards', () => {
    const t = plays('bodyweight-synthetic-blood', {
      runner: { bits: 5 },
      forts: { f1: { inside: [rezzed('city-surveillance')] } },
    });
    t.runner.chooses(1).runner.chooses(1).runner.chooses(1);
    expect([t.runner.bits, t.asked]).toEqual([0, 'runner action']);
    expect(t.table.runner.tags, 'two cards could not be paid for').toBe(2);
  });

  it('Panic Button draws an extra card with Strategic Planning Group, and one goes under R&D', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 1 },
      forts: {
        hq: { ice: ['keeper'], inside: [rezzed('panic-button')] },
        f1: { inside: [rezzed('strategic-planning-group')] },
      },
    });
    const before = t.table.corp.pile;
    t.runner.runs('hq').until('corp approach').corp.uses('panic-button');
    expect([t.table.corp.hand, before - t.table.corp.pile, t.corp.bits]).toEqual([1, 1, 0]);
  });

  it('Cruising for Netwatch draws three with Crash Everett, and one of them goes back', () => {
    const t = plays('cruising-for-netwatch', {
      runner: { bits: 0, rig: ['crash-everett-inventive-fixer'], pile: ['mouse', 'score', 'dwarf', 'raptor'] },
    });
    t.runner.passes();
    expect([t.table.runner.hand, t.table.runner.pile, t.runner.bits]).toEqual([2, 2, 1]);
  });
});

describe('cards leaving play', () => {
  it('Smith’s Pawnshop sells Loan from Chiba for two, and the ten must be paid or the game is lost', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { bits: 10, rig: ['smiths-pawnshop', 'loan-from-chiba'] },
    });
    ordered(t, 'runner').runner.chooses(0).until('runner choose sell');
    t.runner.choosesCards('loan-from-chiba');
    expect([t.asked, t.over?.winner ?? null]).toEqual(['runner choose unlessPaid', null]);
    expect(t.runner.chooses().over?.winner).toBe(0);
  });

  it('Cowboy Sysop takes Rockerboy Promotion back, and its bits are lost', () => {
    const t = uses('cowboy-sysop', { forts: { f2: { inside: [rezzed('rockerboy-promotion', { bits: 9 })] } } });
    t.corp.choosesCards('rockerboy-promotion');
    expect([t.corp.hand, t.corp.bits, t.fort('f2')]).toEqual([['rockerboy-promotion'], 5, undefined]);
  });

  it('Chimera trashes Afreet with the programs in it; Umbrella Policy saves Afreet and so the programs too', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: ['afreet', 'dwarf', 'umbrella-policy'] },
      forts: { f1: { inside: [rezzed('chimera')] } },
    });
    Object.assign(t.installed('dwarf'), { host: t.slot('afreet') });
    t.runner.runs('f1').until('runner save').runner.uses('umbrella-policy').until('runner settle');
    expect(t.rig).toEqual(['afreet', 'dwarf']);
  });
});
