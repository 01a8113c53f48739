/** Rulings on individual Runner cards. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { bitsAvailable } from '../../../../src/rules/netrunner/rulebook/pay/payment.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import {
  meets,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  uses,
} from '../../../support/scenario.ts';

type Runner = NonNullable<TableSetup['runner']>;
const bitsOn = (t: Scenario, card: string): number | undefined => t.installed(card).counters['bits'];

/** Goes through the run with no other action; returns the number of cards accessed. */
function accessed(t: Scenario): number {
  let count = 0;
  for (let i = 0; t.asked !== 'runner action' && i < 50; i++) {
    const { question } = t;
    if (question.kind === 'choose') t.runner.chooses(question.from[0] ?? 0);
    else t.does(question.kind === 'move' ? question.of : 0, { do: 'pass' });
    count += t.eventsOf('accessed').length;
  }
  return count;
}

/** The Runner has encountered Hunter (trace 5) on HQ, and its trace is open. */
function hunted(runner: Runner, corp: TableSetup['corp'] = {}): Scenario {
  const t = meets('hunter', { corp, runner });
  return t.asked === 'runner encounter' ? t.runner.passes() : t;
}

describe('bits on cards', () => {
  it.each(['cloak', 'vewy-vewy-quiet', 'invisibility', 'raven-microcyb-owl'])(
    'R-CARD-cloak.2 R-CARD-invisibility R-CARD-raven-microcyb-owl R-CARD-vewy-vewy-quiet bits that noise takes from %s are refilled like bits spent',
    (card) => {
      const t = meets('data-wall', { runner: { bits: 9, rig: [card, 'hammer'] } });
      expect(bitsAvailable(t.table, RUNNER, { for: 'icebreaker', card: 'hammer' }), 'no bits for a noisy one').toBe(9);
      expect(bitsAvailable(t.table, RUNNER, { for: 'icebreaker', card: 'dwarf' })).toBeGreaterThan(9);
      const full = bitsOn(t, card) ?? 0;
      t.runner.breaks('hammer', 0);
      expect([bitsOn(t, card), t.runner.bits]).toEqual([Math.max(0, full - 2), 8]);
      t.runner.passes().until('runner last').runner.jacksOut();
      for (let i = 0; i < 3; i++) t.until('runner action').runner.takesBit();
      for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
      expect(bitsOn(t.until('runner action'), card)).toBe(full);
    },
  );

  it('R-CARD-drifter-mobile-environment pays only for removing a tag', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 0, tags: 1, rig: ['drifter-mobile-environment'], hand: ['score'] },
    });
    t.refuses('E-BITS', () => t.runner.plays('score'));
    t.runner.removesTag();
    expect([t.table.runner.tags, bitsOn(t, 'drifter-mobile-environment')]).toEqual([0, 0]);
  });

  it.each(['pandoras-deck', 'pk-6089a', 'techtronica-utility-suit'])(
    'R-CARD-pandoras-deck.1 R-CARD-pk-6089a.1 R-CARD-techtronica-utility-suit.1 %s pays for raising the link',
    (deck) => {
      const t = hunted({ bits: 0, rig: [deck, 'back-door-to-hilliard'] }, { bits: 5 });
      const full = bitsOn(t, deck) ?? 0;
      t.trace(0, { base: 'back-door-to-hilliard', boosts: 1 });
      expect([t.traceResult, bitsOn(t, deck)]).toMatchObject([{ link: 3 }, full - 3]);
    },
  );

  it.each(['pandoras-deck', 'pk-6089a', 'techtronica-utility-suit'])(
    'R-CARD-pandoras-deck.2 R-CARD-pk-6089a.2 R-CARD-techtronica-utility-suit.2 %s does not pay for base link',
    (deck) => {
      const t = hunted({ bits: 0, rig: [deck, 'access-to-kiribati'] });
      t.refuses('E-BITS', () => t.trace(0, { base: 'access-to-kiribati' }));
    },
  );

  it('R-CARD-zz22-speed-chip pays only for killers', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, rig: ['zz22-speed-chip'] } });
    expect(bitsAvailable(t.table, RUNNER, { for: 'icebreaker', card: 'loony-goon' })).toBe(2);
    expect(bitsAvailable(t.table, RUNNER, { for: 'icebreaker', card: 'dwarf' })).toBe(0);
    expect(bitsAvailable(t.table, RUNNER, 'install')).toBe(0);
  });

  it('R-CARD-broker each Broker counts separately', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, rig: ['broker', 'broker'] } });
    const [first, second] = [t.slot('broker'), t.slot('broker', 1)];
    t.runner.does({ do: 'use', slot: first, ability: 0 });
    t.refuses('E-LIMIT', () => t.runner.does({ do: 'use', slot: first, ability: 0 }));
    t.runner.does({ do: 'use', slot: second, ability: 0 });
    expect([bitsOn(t, 'broker'), t.installed('broker', 1).counters['bits']]).toEqual([3, 3]);
  });
});

describe('prevention up to a limit each turn', () => {
  const hurt = (ice: string, rig: string[], hand = ['score', 'score', 'score']): Scenario =>
    meets(ice, { corp: { bits: 9 }, runner: { hand, rig } });

  it.each(['green-knight-surge-buffers', 'raven-microcyb-eagle'])(
    'R-CARD-green-knight-surge-buffers R-CARD-raven-microcyb-eagle %s prevents one Net damage per turn, even from a larger packet',
    (card) => {
      const t = hurt('neural-blade', [card]);
      t.until('runner prevent').runner.uses(card);
      expect(t.table.runner.hand).toBe(3);
      const twice = meets('data-darts', { runner: { hand: several(4), rig: [card] } });
      twice.until('runner prevent').runner.uses(card);
      twice.until('runner last');
      expect(twice.table.runner.hand).toBe(2);
    },
  );

  it('R-CARD-dermatech-bodyplating prevents one meat damage per turn, even from a larger packet', () => {
    const t = plays('scorched-earth', {
      corp: { bits: 9, hand: ['punitive-counterstrike'] },
      runner: { tags: 1, hand: several(6), rig: ['dermatech-bodyplating'] },
    });
    t.runner.uses('dermatech-bodyplating');
    t.until('corp action').corp.plays('punitive-counterstrike').until('corp action');
    expect(t.table.runner.hand).toBe(6 - 3 - 2);
  });
});

describe('programs', () => {
  it('R-CARD-ai-boon.2 installed in the middle of a run, it stays at strength 0 for that run', () => {
    const t = meets('banpei', { runner: { bits: 30, rig: ['self-modifying-code'], pile: ['ai-boon', 'score'] } });
    t.runner.uses('self-modifying-code').runner.shows('ai-boon');
    expect([t.asked, strength(t.table, t.slot('ai-boon'))]).toEqual(['runner encounter', 0]);
    t.runner.breaks('ai-boon', 0);
  });

  it('R-CARD-pattels-virus.1 ice without subroutines counts as fully broken', () => {
    const t = runs('archives', {
      runner: { rig: ['pattels-virus'] },
      forts: { archives: { ice: [rezzed('gatekeeper', { X: 0 })] } },
    });
    t.until('runner last').runner.goesOn().until('runner action');
    expect(t.installed('gatekeeper').counters['Pattel']).toBe(1);
  });

  it('R-CARD-startup-immolator.1 R-CARD-startup-immolator.2 may be used once ice without subroutines is passed', () => {
    const t = runs('archives', {
      runner: { bits: 3, rig: ['startup-immolator', 'dwarf'] },
      forts: { archives: { ice: [rezzed('gatekeeper', { X: 0 })] } },
    });
    t.until('runner pass').runner.uses('startup-immolator');
    expect([t.ice('archives'), t.runner.bits]).toEqual([[], 0]);
    const unbroken = runs('archives', {
      runner: { bits: 9, rig: ['startup-immolator'] },
      forts: { archives: { ice: [rezzed('canis-minor')] } },
    });
    unbroken.until('runner last');
    unbroken.refuses('E-WINDOW', () => unbroken.runner.uses('startup-immolator'));
  });

  it('R-CARD-startup-immolator.4 is never used outside a run', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 9, rig: ['startup-immolator'] } });
    t.refuses('E-WINDOW', () => t.runner.uses('startup-immolator'));
  });

  it('R-CARD-dropp.3 after Dropp ended the run nothing was passed, so nothing can be immolated', () => {
    const t = meets('data-wall', { runner: { bits: 20, rig: ['dropp', 'startup-immolator'] } });
    t.runner.does({ do: 'use', slot: t.slot('dropp'), ability: 0, subs: [0] });
    expect(t.asked).toBe('runner action');
    t.refuses('E-WINDOW', () => t.runner.uses('startup-immolator'));
  });

  it('R-CARD-clown.1 R-CARD-clown.2 two Clowns lower ice by two, even below zero', () => {
    const t = meets('data-wall', { runner: { rig: ['clown', 'clown', 'wild-card'] } });
    expect([t.asked, strength(t.table, t.slot('data-wall'))]).toEqual(['runner encounter', -2]);
  });

  it('R-CARD-highlighter R-CARD-hq-interface.2 the extra card is a stored one: an upgrade there does not count', () => {
    const t = runs('rd', {
      corp: { counters: { Highlighter: 2 }, pile: ['keeper', 'filter', 'hunter', 'banpei'] },
      forts: { rd: { inside: ['red-herrings'] } },
    });
    expect(accessed(t)).toBe(3);
    const hq = runs('hq', {
      corp: { hand: ['keeper', 'filter', 'hunter', 'banpei'] },
      runner: { rig: ['hq-interface'] },
      forts: { hq: { inside: ['red-herrings'] } },
    });
    expect(accessed(hq)).toBe(3);
  });

  it('R-CARD-hq-interface.1 copies add up', () => {
    const t = runs('hq', {
      corp: { hand: ['keeper', 'filter', 'hunter', 'banpei'] },
      runner: { rig: ['hq-interface', 'hq-interface'] },
    });
    expect(accessed(t)).toBe(3);
  });

  it('R-CARD-mouse exposes cards in forts, but not ice', () => {
    const t = uses('mouse', { forts: { hq: { ice: ['keeper'] }, f1: { inside: ['hostile-takeover', 'setup'] } } });
    t.refuses('E-TARGET', () => t.runner.choosesCards('keeper'));
    t.runner.choosesCards('hostile-takeover');
    expect(t.installed('hostile-takeover').card).toBe('hostile-takeover');
  });

  it('R-CARD-rabbit lowers the limit but not the value, which is never below 0', () => {
    const t = meets('chihuahua', { corp: { bits: 9 }, runner: { hand: ['score'], rig: ['rabbit', 'rabbit'] } });
    expect(t.asked).toBe('sealed');
    t.refuses('E-LIMIT', () => t.trace(1));
    t.trace(0);
    expect(t.table.runner.hand, 'nought against nought: the trace succeeds').toBe(0);
  });

  it('R-CARD-self-modifying-code.1 R-CARD-self-modifying-code.2 is used when ice is encountered, and the program found is paid for', () => {
    const t = meets('data-wall', {
      runner: { bits: 4, rig: ['self-modifying-code'], pile: ['worm', 'dwarf', 'score'] },
    });
    t.runner.uses('self-modifying-code');
    t.refuses('E-BITS', () => t.runner.shows('dwarf'));
    t.runner.shows('worm');
    expect([t.runner.bits, t.installed('worm').active]).toEqual([0, true]);
  });

  it('R-CARD-self-modifying-code.3 a program that cannot be paid for stays in the stack and does not go to hand', () => {
    const t = meets('data-wall', { runner: { bits: 4, rig: ['self-modifying-code'], pile: ['dwarf'] } });
    t.runner.uses('self-modifying-code');
    t.refuses('E-BITS', () => t.runner.shows('dwarf'));
    t.runner.passes();
    expect([t.table.runner.pile, t.table.runner.hand, t.runner.bits]).toEqual([1, 0, 4]);
  });

  it('R-CARD-self-modifying-code.3 a program found with full memory overwrites others', () => {
    // A program inside a daemon frees no memory when trashed.
    const t = scenario({
      turn: 'runner',
      runner: {
        bits: 9,
        hand: ['self-modifying-code'],
        rig: ['succubus', 'mouse', 'raptor', 'clown'],
        pile: ['worm', 'score'],
      },
      forts: { hq: { ice: [rezzed('data-wall')] } },
    });
    t.runner.does({ do: 'install', card: 'self-modifying-code', into: t.slot('succubus') });
    t.runner.runs('hq').until('runner encounter').runner.uses('self-modifying-code').runner.shows('worm');
    expect(t.asked).toBe('runner choose overwrite');
    t.runner.choosesCards('mouse');
    expect(t.table.runner.rig.map((slot) => t.table.cards[slot]?.card)).toEqual([
      'succubus',
      'raptor',
      'clown',
      'worm',
    ]);
  });

  it('R-CARD-shredder-uplink-protocol.1 R-CARD-shredder-uplink-protocol.2 its run counts as one on HQ: upgrades there are accessed, viruses trigger', () => {
    const t = uses('shredder-uplink-protocol', {
      corp: { hand: ['keeper'] },
      runner: { rig: ['boardwalk'] },
      forts: { hq: { inside: ['red-herrings'] } },
    });
    expect(accessed(t)).toBe(2);
    expect(t.table.corp.counters).toEqual({ Boardwalk: 1 });
  });

  it.each(['signpost', 'the-springboard'])(
    'R-CARD-signpost.1 R-CARD-signpost.2 R-CARD-the-springboard %s needs no base link card, and uses bits that were not bid',
    (card) => {
      const spent = hunted({ bits: 1, rig: [card, 'baedekers-net-map'] }, { bits: 9 });
      spent.trace(5, { base: 'baedekers-net-map', boosts: 1 });
      spent.refuses('E-BITS', () => spent.runner.uses(card));
      const t = hunted({ bits: 1, rig: [card] }, { bits: 9 });
      t.trace(1).runner.uses(card);
      expect(t.runner.bits).toBe(0);
    },
  );
});

describe('preps', () => {
  it.each([
    ['executive-wiretaps', 'hq'],
    ['custodial-position', 'rd'],
  ])(
    'R-CARD-executive-wiretaps R-CARD-custodial-position %s accesses stored cards, in addition to an installed upgrade',
    (card, fort) => {
      const t = plays(card, {
        corp: { hand: ['keeper', 'filter', 'hunter', 'banpei'], pile: ['keeper', 'filter', 'hunter', 'banpei'] },
        forts: { [fort]: { inside: ['red-herrings'] } },
      });
      expect(accessed(t)).toBe(4);
    },
  );

  it('R-CARD-lucidrine-booster-drug.1 its bits pay for trashing in that run', () => {
    const t = plays('lucidrine-booster-drug', {
      runner: { bits: 0, hand: ['score', 'score'] },
      forts: { f1: { inside: [rezzed('solo-squad')] } },
    });
    t.runner.chooses(t.fortAt('f1')).until('runner settle').runner.trashes('solo-squad');
    expect([t.inside('f1'), t.runner.bits]).toEqual([[], 0]);
  });

  it('R-CARD-synchronized-attack-on-hq the Corp pays two for each stored card, or discards it', () => {
    const t = runs('hq', {
      corp: { bits: 2, hand: ['keeper', 'filter', 'hunter'] },
      runner: { bits: 9, hand: ['synchronized-attack-on-hq'] },
    });
    t.until('runner last').runner.goesOn().until('runner action');
    t.runner.plays('synchronized-attack-on-hq');
    expect(t.asked).toMatch(/^corp /);
  });
});
