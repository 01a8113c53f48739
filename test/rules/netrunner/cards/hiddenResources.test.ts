/** Hidden resources: face down until they are used, regardless of which card they are. */
import { describe, expect, it } from 'vitest';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';

const faceDown = (card: string) => ({ card, hidden: true as const });

/** The Runner's turn, with these cards face down in the rig. */
const hiding = (cards: string[], more: TableSetup = {}) =>
  scenario({ turn: 'runner', ...more, runner: { bits: 5, rig: cards.map(faceDown), ...more.runner } });

/** Turns the given card up and uses it. */
const uses = (t: Scenario, card: string, ability = 0): Scenario =>
  t.runner.does({ do: 'use', slot: t.slot(card), ability, card });

describe('Executive File Clerk', () => {
  it('lets the Runner see all of HQ, and the cards stay there', () => {
    const t = hiding(['executive-file-clerk'], { corp: { hand: ['keeper', 'setup'] } });
    t.runner.takesBit();
    uses(t, 'executive-file-clerk');
    const shown = t.eventsOf('shown').map((event) => event.card);
    expect([shown.sort(), t.corp.hand, t.table.runner.trash]).toEqual([
      ['keeper', 'setup'],
      ['keeper', 'setup'],
      ['executive-file-clerk'],
    ]);
  });
});

describe('R-CARD-chiba-bank-account R-CARD-swiss-bank-account R-CARD-liberated-savings-account can be used whenever the Runner pays', () => {
  const account = 'swiss-bank-account';
  const draws = (t: Scenario): Scenario => uses(t, account);

  it('for an installation: the bits come before the card', () => {
    const t = hiding([account], { runner: { bits: 3, hand: ['loony-goon'] } });
    t.refuses('E-BITS', () => t.runner.installs('loony-goon'));
    draws(t).runner.installs('loony-goon');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([1, [account]]);
  });

  it('for breaking, in the encounter itself', () => {
    const t = hiding([account], {
      runner: { bits: 0, rig: [faceDown(account), 'dwarf'] },
      forts: { hq: { ice: [rezzed('data-wall')] } },
    });
    t.runner.runs('hq').until('runner encounter');
    t.refuses('E-BITS', () => t.runner.breaks('dwarf', 0));
    draws(t);
    expect([t.asked, t.runner.bits]).toEqual(['runner encounter', 2]);
    t.runner.breaks('dwarf', 0);
  });

  it('for trashing an accessed card, even if their pool is empty', () => {
    const t = hiding([account], { runner: { bits: 0 }, forts: { f1: { inside: [rezzed('chicago-branch')] } } });
    t.runner.runs('f1').until('runner settle');
    t.refuses('E-BITS', () => t.runner.trashes('chicago-branch'));
    draws(t).runner.trashes('chicago-branch');
    expect([t.runner.bits, t.table.corp.up]).toEqual([1, ['chicago-branch']]);
  });

  it('for a payment that avoids something: the Runner is asked whatever is face down', () => {
    const asked = (card: string) =>
      hiding([card], { runner: { bits: 0 }, forts: { f1: { inside: [rezzed('newsgroup-taunting')] } } }).runner.runs(
        'rd',
      );
    expect(asked('bolt-hole').asked).toBe('runner choose unlessPaid');
    const t = asked(account);
    t.refuses('E-BITS', () => t.runner.chooses(1));
    draws(t).runner.chooses(1);
    expect([t.asked, t.runner.bits]).toEqual(['runner last', 1]);
  });

  it('for as many bits as they like: with more bits, more amounts can be chosen', () => {
    const t = hiding([account], { corp: { bits: 9 }, runner: { bits: 0, hand: ['priority-wreck'] } });
    t.runner.plays('priority-wreck').runner.goesOn().until('runner choose drain');
    t.refuses('E-COUNT', () => t.runner.chooses(1));
    draws(t);
    expect(t.asked).toBe('runner choose drain');
    t.runner.chooses(2);
    expect([t.runner.bits, t.corp.bits]).toEqual([0, 7]);
  });

  it('for buying off ice, once they have the bits for it', () => {
    const t = hiding([account], {
      runner: { bits: 3, hand: ['core-command-jettison-ice'] },
      forts: { rd: { ice: [rezzed('fire-wall')] } },
    });
    t.runner.runs('hq').runner.goesOn().until('runner action').runner.plays('core-command-jettison-ice');
    expect([t.asked, t.moves(RUNNER)[0]]).toEqual(['runner choose buyIce', { do: 'choose', picks: [] }]);
    draws(t);
    expect([t.runner.bits, t.ice('rd')]).toEqual([0, []]);
  });

  it('R-CARD-bargain-with-viacox.2 for a card that was shown, which stays in hand if it is not paid for', () => {
    const viacox = { card: 'bargain-with-viacox', counters: { roll: 6 } };
    const shown = () =>
      hiding([], { runner: { bits: 4, hand: ['score'], rig: [viacox, faceDown(account)] } }).runner.uses(viacox.card);
    const t = shown();
    expect([t.asked, shown().runner.passes().runner.hand]).toEqual(['runner forced', ['score']]);
    draws(t);
    t.refuses('E-PENDING', () => t.runner.passes());
    t.runner.plays('score');
    expect([t.runner.bits, t.runner.hand]).toEqual([10, []]);
  });

  it('N-TRX-03 for an open trace, before they answer it', () => {
    const t = hiding([account], {
      options: { trace: 'comprehensive' },
      runner: { bits: 0, rig: [faceDown(account), 'bakdoor'] },
      forts: { hq: { ice: [rezzed('fetch-4-0-1')] } },
    });
    t.runner.runs('hq').until('corp trace').corp.does({ do: 'bid', bits: 0 });
    const wants = { do: 'bid', bits: 2 };
    t.refuses('E-BITS', () => t.runner.does(wants));
    draws(t).runner.does(wants);
    expect(t.runner.bits).toBe(0);
  });

  it('R-GEN-63 but nothing else that is face down can be used then', () => {
    const t = hiding(['wired-switchboard'], { runner: { bits: 0, hand: ['loony-goon'] } });
    t.refuses('E-WINDOW', () => uses(t, 'wired-switchboard'));
    expect(t.moves(RUNNER).some((move) => move.do === 'use')).toBe(false);
  });
});

describe('installing', () => {
  it('a hidden resource is installed face down, and only its owner knows it', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['bolt-hole', 'score'] } });
    t.refuses('E-FORM', () => t.runner.installs('bolt-hole'));
    t.refuses('E-TYPE', () => t.runner.does({ do: 'install', rig: true, hidden: 'score' }));
    t.refuses('E-CARD', () => t.runner.does({ do: 'install', rig: true, hidden: 'chiba-bank-account' }));
    t.runner.does({ do: 'install', rig: true, hidden: 'bolt-hole' });
    expect(JSON.stringify(t.table)).not.toContain('bolt-hole');
    expect([t.table.runner.hand, t.table.runner.rig.length, t.local.known[RUNNER].slots[t.slot('bolt-hole')]]).toEqual([
      1,
      1,
      'bolt-hole',
    ]);
  });

  it('the Corp cannot install a card this way', () => {
    const t = scenario({ corp: { hand: ['keeper'] } });
    t.refuses('E-FORM', () => t.corp.does({ do: 'install', rig: true, hidden: 'keeper' }));
  });

  it('R-GEN-66 its owner has no move that only shows it', () => {
    const t = hiding(['bolt-hole']);
    expect(t.moves(RUNNER).filter((move) => 'slot' in move && move.slot === t.slot('bolt-hole'))).toEqual([]);
    t.refuses('E-WINDOW', () => t.runner.does({ do: 'show', card: 'bolt-hole' }));
  });

  it('R-GEN-67 its owner has no move that trashes it, or any other of their installed cards', () => {
    const t = hiding(['bolt-hole'], { runner: { rig: [faceDown('bolt-hole'), 'dwarf'] } });
    for (const card of ['bolt-hole', 'dwarf']) {
      t.refuses('E-TYPE', () => t.runner.does({ do: 'trashResource', slot: t.slot(card) }));
      t.refuses('E-WINDOW', () => t.runner.does({ do: 'discard', card }));
    }
  });
});

describe('using', () => {
  it('Chiba Bank Account is turned up in a window, trashed face up, and pays four', () => {
    const t = hiding(['chiba-bank-account']);
    t.runner.takesBit();
    expect(t.asked).toBe('runner after');
    uses(t, 'chiba-bank-account');
    expect([t.runner.bits, t.table.runner.trash, t.table.runner.rig]).toEqual([9, ['chiba-bank-account'], []]);
  });

  it('the same window opens whatever the card is, and it can only be used as itself', () => {
    const t = hiding(['bolt-hole']);
    t.runner.takesBit();
    expect(t.asked).toBe('runner after');
    t.refuses('E-CARD', () =>
      t.runner.does({ do: 'use', slot: t.slot('bolt-hole'), ability: 0, card: 'chiba-bank-account' }),
    );
    t.refuses('E-WINDOW', () => uses(t, 'bolt-hole'));
    t.refuses('E-CARD', () => t.runner.does({ do: 'use', slot: t.slot('bolt-hole'), ability: 0 }));
    expect(t.moves(RUNNER)).toEqual([{ do: 'pass' }]);
  });

  it('Swiss Bank Account offers two bits or six, and the six cost three', () => {
    const t = hiding(['swiss-bank-account'], { runner: { bits: 1 } });
    t.runner.takesBit();
    t.refuses('E-BITS', () => uses(t, 'swiss-bank-account', 1));
    uses(t, 'swiss-bank-account');
    expect(t.runner.bits).toBe(4);
  });

  it('Liberated Savings Account turns seven bits into eleven', () => {
    const t = hiding(['liberated-savings-account'], { runner: { bits: 7 } });
    t.runner.takesBit();
    uses(t, 'liberated-savings-account');
    expect([t.runner.bits, t.table.runner.rig]).toEqual([12, []]);
  });

  it('Bolt-Hole prevents two points of meat damage, but no other kind', () => {
    const t = hiding(['bolt-hole'], {
      turn: 'corp',
      corp: { hand: ['punitive-counterstrike'] },
      runner: { tags: 1, hand: ['score', 'score'] },
    });
    t.corp.plays('punitive-counterstrike');
    expect(t.asked).toBe('runner prevent');
    uses(t, 'bolt-hole');
    expect([t.table.runner.hand, t.table.runner.trash]).toEqual([2, ['bolt-hole']]);
    const net = hiding(['bolt-hole'], {
      runner: { hand: ['score', 'score'] },
      forts: { hq: { ice: [rezzed('laser-wire')] } },
    });
    net.runner.runs('hq').until('runner prevent');
    net.refuses('E-TYPE', () => uses(net, 'bolt-hole'));
  });

  it('Expendable Family Member avoids a tag for a bit', () => {
    const t = hiding(['expendable-family-member'], { forts: { hq: { ice: [rezzed('fetch-4-0-1')] } } });
    t.runner.runs('hq').until('sealed');
    t.trace(1).until('runner avoidTag');
    uses(t, 'expendable-family-member');
    expect([t.table.runner.tags, t.runner.bits]).toEqual([0, 4]);
  });

  it('R-CARD-wired-switchboard Wired Switchboard raises the link without a base link card once both amounts are revealed', () => {
    const t = hiding(['wired-switchboard'], { forts: { hq: { ice: [rezzed('fetch-4-0-1')] } } });
    t.runner.runs('hq').until('sealed');
    t.trace(2);
    expect(t.asked).toBe('runner link');
    uses(t, 'wired-switchboard');
    expect([t.table.runner.tags, t.table.runner.trash]).toEqual([0, ['wired-switchboard']]);
  });

  it('Airport Locker is replaced by a needed icebreaker in the middle of an encounter', () => {
    const t = hiding(['airport-locker'], {
      runner: { bits: 11, pile: ['score', 'dwarf'] },
      forts: { hq: { ice: [rezzed('data-wall')] } },
    });
    t.runner.runs('hq').until('runner encounter');
    uses(t, 'airport-locker');
    t.runner.shows('dwarf');
    expect([t.runner.bits, t.asked, t.table.runner.trash]).toEqual([0, 'runner encounter', ['airport-locker']]);
  });
});

describe('trashing', () => {
  it('R-GEN-32 the Corp may trash a tagged Runner’s face-down resource, and sees only then what it was', () => {
    const t = hiding(['bolt-hole'], { turn: 'corp', runner: { tags: 1 } });
    t.corp.does({ do: 'trashResource', slot: t.slot('bolt-hole') });
    expect([t.corp.bits, t.table.actions, t.table.runner.trash, t.table.runner.rig]).toEqual([3, 2, ['bolt-hole'], []]);
  });

  it('the Corp may not do so without a tag', () => {
    const t = hiding(['bolt-hole'], { turn: 'corp' });
    t.refuses('E-TAG', () => t.corp.does({ do: 'trashResource', slot: t.slot('bolt-hole') }));
  });

  it('Corporate Detective Agency may choose a face-down resource', () => {
    const t = hiding(['bolt-hole'], {
      turn: 'corp',
      corp: { hand: ['corporate-detective-agency'] },
      runner: { tags: 1, rig: [faceDown('bolt-hole'), 'broker'] },
    });
    t.corp.plays('corporate-detective-agency').until('corp choose trashResources');
    t.corp.choosesCards('bolt-hole', 'broker').until('corp action');
    expect([...t.table.runner.trash].sort()).toEqual(['bolt-hole', 'broker']);
  });
});
