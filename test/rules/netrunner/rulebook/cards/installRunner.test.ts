/** Chapter 7 of RULES.md: installing Runner cards, and memory (N-RINS). */
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../../../src/rules/netrunner/card.ts';
import { memory, memoryUsed } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { rezzed, type Scenario, scenario } from '../../../../support/scenario.ts';

const turn = 'runner' as const;
const four = ['mouse', 'shield', 'raptor', 'worm'];
const mu = (t: Scenario) => [memoryUsed(t.table), memory(t.table)];

// No card of 1996 is larger than the smallest memory: an invented one tests the rule.
cardsOf('v1').program('a-program-of-five-mu', 'A program of five MU', { cost: 0, mu: 5 });

describe('installing', () => {
  it('N-RINS-01 N-RINS-02 a Runner card is installed face up and paid for immediately', () => {
    const t = scenario({ turn, runner: { bits: 5, hand: ['the-short-circuit', 'mouse', 'mram-chip'] } });
    t.runner.installs('the-short-circuit');
    expect([t.runner.bits, t.installed('the-short-circuit').card]).toEqual([4, 'the-short-circuit']);
    t.runner.installs('mouse').runner.installs('mram-chip');
    expect(t.runner.bits).toBe(1);
    expect(Object.values(t.table.cards).map((card) => card.card)).toEqual(['the-short-circuit', 'mouse', 'mram-chip']);
    const poor = scenario({ turn, runner: { bits: 0, hand: ['the-short-circuit'] } });
    poor.refuses('E-BITS', () => poor.runner.installs('the-short-circuit'));
  });

  it('N-RINS-03 an installation cost may be 0', () => {
    const t = scenario({ turn, runner: { bits: 0, hand: ['fall-guy'] } });
    t.runner.installs('fall-guy');
    expect([t.table.runner.rig.length, t.runner.bits, t.table.actions]).toEqual([1, 0, 3]);
  });

  it('N-RINS-04 an installed card works immediately', () => {
    const t = scenario({ turn, runner: { bits: 5, hand: ['the-short-circuit'], pile: ['worm', 'score'] } });
    t.runner.installs('the-short-circuit').runner.uses('the-short-circuit').runner.shows('worm');
    expect([t.runner.bits, t.runner.hand, t.table.actions]).toEqual([3, ['worm'], 2]);
  });

  it('N-RINS-05 each install takes an action', () => {
    const t = scenario({ turn, runner: { bits: 9, hand: ['mouse', 'mram-chip', 'fall-guy'] } });
    t.runner.installs('mouse').runner.installs('mram-chip').runner.installs('fall-guy');
    expect(t.table.actions).toBe(1);
    const over = scenario({
      turn,
      actions: 1,
      runner: { bits: 9, hand: ['mouse', 'fall-guy', 'score', 'dwarf', 'raptor', 'shield', 'clown'] },
    });
    over.runner.installs('mouse');
    expect([over.asked, over.table.actions]).toEqual(['runner discard', 0]);
    over.refuses('E-ACTIONS', () => over.runner.installs('fall-guy'));
  });

  it('N-RINS-14 R-GEN-67 Runners cannot trash their own installed cards', () => {
    const t = scenario({ turn, runner: { rig: ['mram-chip', 'mouse'] } });
    for (const word of ['trashHardware', 'uninstall', 'overwrite'])
      t.refuses('E-FORM', () => t.runner.does({ do: word, slot: t.slot('mram-chip') }));
    t.refuses('E-FORM', () => t.runner.does({ do: 'trash', slot: t.slot('mram-chip') }));
    t.refuses('E-TYPE', () => t.runner.does({ do: 'trashResource', slot: t.slot('mram-chip') }));
    expect(t.moves(1).some((move) => /trash|discard/.test(move.do))).toBe(false);
  });

  it('N-RINS-15 a trashed Runner card goes face up on top of the trash', () => {
    const t = scenario({ turn, runner: { hand: ['worm'], rig: ['mouse'], trash: ['score'] } });
    t.runner.installs('worm', { over: true }).runner.choosesCards('mouse');
    expect(t.table.runner.trash).toEqual(['mouse', 'score']);
  });

  it('N-RINS-16 a card is installed only from the hand', () => {
    const t = scenario({ turn, runner: { trash: ['mouse'], pile: ['shield'], hand: ['score'] } });
    t.refuses('E-CARD', () => t.runner.installs('mouse'));
    t.refuses('E-CARD', () => t.runner.installs('shield'));
    t.refuses('E-CARD', () => t.runner.installs('keeper'));
  });
});

describe('memory', () => {
  it('N-RINS-06 R-GEN-61 a program that does not fit asks which installed programs it replaces', () => {
    const t = scenario({ turn, runner: { bits: 5, hand: ['wild-card'], rig: [...four, 'the-short-circuit'] } });
    expect(t.moves(1)).toContainEqual({ do: 'install', card: 'wild-card' });
    t.runner.installs('wild-card');
    expect(t.asked).toBe('runner choose overwrite');
    t.refuses('E-MU', () => t.runner.chooses());
    // The new program cannot be chosen.
    t.refuses('E-TARGET', () => t.runner.choosesCards('wild-card'));
    expect(t.question).toMatchObject({ from: four.map((card) => t.slot(card)) });
    t.runner.choosesCards('mouse');
    expect([mu(t), t.table.runner.trash, t.table.actions]).toEqual([[4, 4], ['mouse'], 3]);
  });

  it('N-RINS-07 a program’s MU is the printed number', () => {
    const t = scenario({ turn, runner: { rig: ['newsgroup-filter', 'mouse', 'raptor'] } });
    expect(mu(t)).toEqual([4, 4]);
  });

  it('N-RINS-08 any number of programs may be overwritten, even unnecessarily', () => {
    const t = scenario({
      turn,
      runner: { bits: 4, hand: ['worm'], rig: ['mouse', 'raptor', 'fall-guy', 'mram-chip'] },
    });
    t.runner.installs('worm', { over: true });
    t.refuses('E-TARGET', () => t.runner.choosesCards('fall-guy'));
    t.refuses('E-TARGET', () => t.runner.choosesCards('mouse', 'mram-chip'));
    t.refuses('E-TARGET', () => t.runner.chooses(99));
    t.runner.choosesCards('mouse');
    expect([mu(t), t.table.runner.trash, t.runner.bits, t.table.actions]).toEqual([[2, 4], ['mouse'], 0, 3]);
    const both = scenario({ turn, runner: { bits: 4, hand: ['worm'], rig: ['mouse', 'raptor'] } });
    both.runner.installs('worm', { over: true }).runner.choosesCards('mouse', 'raptor');
    expect(mu(both)).toEqual([1, 4]);
  });

  it('N-RINS-09 enough has to be trashed to make room', () => {
    const t = scenario({ turn, runner: { bits: 5, hand: ['newsgroup-filter'], rig: four } });
    t.runner.installs('newsgroup-filter');
    expect(t.refuses('E-MU', () => t.runner.choosesCards('mouse')).text).toMatch(/2.*1/);
    t.refuses('E-PENDING', () => t.runner.takesBit());
    t.runner.choosesCards('mouse', 'shield');
    expect([mu(t), t.runner.bits, t.table.actions]).toEqual([[4, 4], 0, 3]);
  });

  it('N-RINS-10 a program larger than all memory cannot be installed, even by overwriting', () => {
    const t = scenario({ turn, runner: { hand: ['a-program-of-five-mu'], rig: four } });
    expect(t.refuses('E-MU', () => t.runner.installs('a-program-of-five-mu')).text).toMatch(/5.*4/);
    t.refuses('E-MU', () => t.runner.installs('a-program-of-five-mu', { over: true }));
    const chip = scenario({ turn, runner: { hand: ['a-program-of-five-mu'], rig: ['wutech-mem-chip'] } });
    chip.runner.installs('a-program-of-five-mu');
    expect(mu(chip)).toEqual([5, 5]);
  });

  it('N-RINS-11 a memory chip adds memory immediately', () => {
    const t = scenario({ turn, runner: { bits: 5, hand: ['wutech-mem-chip', 'wild-card'], rig: four } });
    t.runner.installs('wutech-mem-chip').runner.installs('wild-card');
    expect([t.asked, mu(t)]).toEqual(['runner action', [5, 5]]);
  });

  it('N-RINS-12 a Runner who loses memory immediately trashes programs of their choice', () => {
    const t = scenario({
      turn,
      corp: { bits: 5 },
      runner: { hand: ['score', 'dwarf', 'clown'], rig: [...four, 'wild-card', 'wutech-mem-chip'] },
      forts: { hq: { ice: [rezzed('homewrecker')] } },
    });
    t.runner.runs('hq').until('runner encounter');
    t.runner.passes().trace(5);
    // The programs are chosen before the trace's damage.
    expect([t.asked, t.table.runner.hand, mu(t)]).toEqual(['runner choose fit', 3, [5, 4]]);
    t.refuses('E-PENDING', () => t.runner.takesBit());
    t.refuses('E-TURN', () => t.corp.takesBit());
    t.refuses('E-COUNT', () => t.runner.chooses());
    t.refuses('E-COUNT', () => t.runner.choosesCards('mouse', 'raptor'));
    t.runner.choosesCards('raptor');
    expect([mu(t), t.table.runner.hand, t.table.runner.trash.at(-1), t.table.run]).toEqual([
      [4, 4],
      1,
      'wutech-mem-chip',
      null,
    ]);
  });

  it('N-RINS-13 hardware and resources are never overwritten', () => {
    const t = scenario({
      turn,
      runner: { bits: 5, hand: ['fall-guy', 'mram-chip', 'mouse'], rig: ['the-short-circuit'] },
    });
    t.refuses('E-TARGET', () => t.runner.installs('fall-guy', { over: true }));
    t.refuses('E-TARGET', () => t.runner.installs('mram-chip', { over: true }));
    t.refuses('E-TARGET', () => t.runner.installs('mouse', { over: true }));
  });

  it('N-RINS-17 an install by an effect takes no action, but its cost is paid', () => {
    const setup = (bits: number) =>
      scenario({
        turn,
        runner: { bits, rig: ['self-modifying-code', 'mouse'], pile: ['loony-goon', 'worm', 'score'] },
        forts: { hq: { ice: [rezzed('hunter')] } },
      })
        .runner.runs('hq')
        .until('runner encounter')
        .runner.uses('self-modifying-code');
    const t = setup(4);
    t.runner.shows('loony-goon');
    expect([t.runner.bits, t.table.actions, t.installed('loony-goon').active]).toEqual([0, 3, true]);
    expect([t.table.runner.trash, t.table.runner.pile, t.asked]).toEqual([
      ['self-modifying-code'],
      2,
      'runner encounter',
    ]);
    const poor = setup(3);
    poor.refuses('E-BITS', () => poor.runner.shows('loony-goon'));
    poor.runner.passes();
    // A card that cannot be paid for stays in the stack.
    expect([poor.table.runner.pile, poor.runner.bits]).toEqual([3, 3]);
  });

  it('N-RINS-17 memory applies to it too', () => {
    const t = scenario({
      turn,
      runner: {
        bits: 9,
        rig: ['self-modifying-code', 'mouse', 'raptor'],
        pile: ['newsgroup-filter', 'a-program-of-five-mu'],
      },
      forts: { hq: { ice: [rezzed('hunter')] } },
    });
    t.runner.runs('hq').until('runner encounter').runner.uses('self-modifying-code');
    t.refuses('E-MU', () => t.runner.shows('a-program-of-five-mu'));
    // The searching card is trashed and makes room.
    t.runner.shows('newsgroup-filter');
    expect([t.asked, mu(t), t.runner.bits]).toEqual(['runner encounter', [4, 4], 4]);
    const full = scenario({
      turn,
      runner: {
        bits: 9,
        rig: ['self-modifying-code', ...four.slice(0, 4), 'wutech-mem-chip', 'wutech-mem-chip'],
        pile: ['newsgroup-filter', 'dwarf'],
      },
      forts: { hq: { ice: [rezzed('hunter')] } },
    });
    full.runner
      .runs('hq')
      .until('runner encounter')
      .runner.uses('self-modifying-code')
      .runner.shows('newsgroup-filter');
    expect([full.asked, mu(full)]).toEqual(['runner encounter', [6, 6]]);
  });
});
