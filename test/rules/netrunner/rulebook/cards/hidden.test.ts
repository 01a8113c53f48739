/**
 * Hidden information (N-HID). A player's phone holds the public table and its own `Known`; two games that differ only
 * in a hidden card must look the same to the opponent at every step.
 */
import { describe, expect, it } from 'vitest';
import { type CardId, publishedMove, type Seat } from '../../../../../src/rules/game.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { startLocal } from '../../../../../src/solo/local.ts';
import { seeded } from '../../../../../src/solo/random.ts';
import { plays, runs, type Scenario, scenario, type TableSetup } from '../../../../support/scenario.ts';

/** Everything the given player's phone stores and shows now. */
const phone = (t: Scenario, seat: Seat): string => JSON.stringify([t.table, t.question, t.events, t.local.known[seat]]);

/**
 * Two games that differ in one player's hidden cards; each step is taken in both and must look the same to the
 * opponent.
 */
function twins(to: Seat, setup: (card: CardId) => TableSetup, ...[one, two]: [CardId, CardId]) {
  const games = [scenario(setup(one)), scenario(setup(two))] as const;
  const alike = (): void => expect(phone(games[0], to)).toBe(phone(games[1], to));
  alike();
  return {
    games,
    both(step: (t: Scenario, card: CardId) => unknown): void {
      step(games[0], one);
      step(games[1], two);
      alike();
    },
  };
}

describe('face-down cards', () => {
  it('N-HID-01 agenda, node and upgrade look the same face down except for their forts', () => {
    const t = scenario({ corp: { hand: ['tycho-extension', 'rockerboy-promotion', 'red-herrings'] } });
    for (const card of ['tycho-extension', 'rockerboy-promotion', 'red-herrings']) t.corp.installs(card, 'new');
    const entries = t.table.forts.filter((fort) => fort.id.startsWith('f')).flatMap((fort) => fort.inside);
    const shown = entries.map((slot) => ({ ...t.table.cards[slot], slot: 0, fort: '' }));
    expect(shown).toHaveLength(3);
    expect(new Set(shown.map((entry) => JSON.stringify(entry))).size).toBe(1);
    for (const card of ['tycho', 'rockerboy', 'herrings']) expect(phone(t, RUNNER)).not.toContain(card);
  });

  it('N-HID-01 the Runner’s phone is the same whatever the Corp installs face down', () => {
    const { both } = twins(RUNNER, (card) => ({ corp: { hand: [card] } }), 'tycho-extension', 'red-herrings');
    both((t, card) => t.corp.installs(card, 'new'));
    both((t) => t.corp.takesBit());
    const ice = twins(RUNNER, (card) => ({ corp: { hand: [card] } }), 'data-wall', 'code-corpse');
    ice.both((t, card) => t.corp.installs(card, 'hq'));
  });

  it('N-HID-01 naming the card in a move cannot be used to find out what it is', () => {
    const t = scenario({ forts: { f1: { inside: ['rockerboy-promotion'] } } });
    t.corp.takesBit();
    const slot = t.slot('rockerboy-promotion');
    const hidden = t.refuses('E-CARD', () => t.corp.does({ do: 'rez', slot, card: 'solo-squad' }));
    const unknown = t.refuses('E-CARD', () => t.corp.does({ do: 'rez', slot, card: 'no-such-card' }));
    expect(hidden).toEqual(unknown);
  });

  it('N-HID-02 a card that was taken back and installed again has a new number', () => {
    const t = scenario({
      corp: { hand: ['solo-squad', 'off-site-backups'] },
      forts: { f1: { inside: ['rockerboy-promotion'] } },
    });
    const old = t.slot('rockerboy-promotion');
    t.corp.installs('solo-squad', 'f1', { over: 'rockerboy-promotion' }).corp.plays('off-site-backups');
    expect(t.table.cards[old]).toBeUndefined();
    t.corp.installs('rockerboy-promotion', 'new');
    expect(t.slot('rockerboy-promotion')).toBeGreaterThan(old);
    expect(t.slot('rockerboy-promotion')).toBe(t.table.lastSlot);
  });

  it('N-HID-03 a card inside a central fort must be an upgrade; which one is not revealed', () => {
    const t = scenario({ corp: { hand: ['red-herrings', 'rockerboy-promotion'] } });
    t.refuses('E-PLACE', () => t.corp.installs('rockerboy-promotion', 'hq'));
    t.corp.installs('red-herrings', 'hq');
    const [slot] = t.fort('hq')?.inside ?? [];
    expect(t.table.cards[slot ?? 0]).toMatchObject({ card: null, ice: false, fort: 'hq' });
    expect(phone(t, RUNNER)).not.toContain('red-herrings');
  });

  it('N-HID-03 a card inside a central fort is not advanced, as far as anyone can tell', () => {
    const t = scenario({ forts: { hq: { inside: ['red-herrings'] }, f1: { inside: ['dieter-esslin'] } } });
    const advance = (card: CardId) => netrunner.refusal(t.table, CORP, { do: 'advance', slot: t.slot(card) });
    expect(advance('red-herrings')?.kind).toBe('E-TARGET');
    expect(advance('dieter-esslin'), 'this one could be an agenda').toBeNull();
  });

  it('N-HID-04 advancing shows only that a card can be advanced', () => {
    const { both, games } = twins(
      RUNNER,
      (card) => ({ forts: { f1: { inside: [card] } } }),
      'hostile-takeover',
      'vacant-soulkiller',
    );
    both((t, card) => t.corp.advances(card));
    expect(games[0].table.cards[games[0].slot('hostile-takeover')]).toMatchObject({
      card: null,
      counters: { advancement: 1 },
    });
  });

  it('N-HID-05 overwriting shows neither the old card nor the new one', () => {
    const { both, games } = twins(
      RUNNER,
      (card) => ({ corp: { hand: ['tycho-extension'] }, forts: { f1: { inside: [card] } } }),
      'rockerboy-promotion',
      'solo-squad',
    );
    both((t, card) => t.corp.installs('tycho-extension', 'f1', { over: card }));
    expect([games[0].table.corp.down.length, games[0].table.corp.up]).toEqual([1, []]);
    expect(phone(games[0], RUNNER)).not.toContain('tycho-extension');
  });

  it('N-HID-12 cards the Corp discards at the end of its turn stay hidden', () => {
    const { both, games } = twins(
      RUNNER,
      (card) => ({ actions: 1, corp: { hand: ['filter', 'filter', 'filter', 'filter', 'filter', card] } }),
      'keeper',
      'fire-wall',
    );
    both((t, card) => t.corp.takesBit().until('corp discard').corp.discards(card));
    expect([games[0].table.corp.down.length, games[0].table.corp.hand]).toEqual([1, 5]);
  });
});

describe('hands and piles', () => {
  it('N-HID-06 no phone stores the order of R&D or the stack', () => {
    const piles: [CardId[], CardId[]] = [
      ['keeper', 'filter', 'fire-wall'],
      ['score', 'mouse', 'dwarf'],
    ];
    const setup = (turned: boolean): TableSetup => ({
      corp: { pile: turned ? piles[CORP].toReversed() : piles[CORP] },
      runner: { pile: turned ? piles[RUNNER].toReversed() : piles[RUNNER] },
    });
    const games = [scenario(setup(false)), scenario(setup(true))] as const;
    for (const seat of [CORP, RUNNER]) expect(phone(games[0], seat)).toBe(phone(games[1], seat));
  });

  it('N-HID-07 N-HID-11 a player sees only the number of cards in the opponent’s hand', () => {
    const t = scenario({
      corp: { hand: ['keeper', 'filter', 'tycho-extension'] },
      runner: { hand: ['dwarf', 'mouse'] },
    });
    expect([t.table.corp.hand, t.table.runner.hand]).toEqual([3, 2]);
    for (const card of ['keeper', 'filter', 'tycho-extension']) expect(phone(t, RUNNER)).not.toContain(card);
    for (const card of ['dwarf', 'mouse']) expect(phone(t, CORP)).not.toContain(card);
  });

  it('N-HID-07 N-HID-11 a card not in hand is refused with the same words as one that does not exist', () => {
    const t = scenario({ corp: { hand: ['filter'] } });
    const other = t.refuses('E-CARD', () => t.corp.plays('accounts-receivable'));
    expect(t.refuses('E-CARD', () => t.corp.plays('no-such-card'))).toEqual(other);
  });

  it('N-HID-08 the Runner can read face-up Archives in the Corp’s turn too', () => {
    const t = plays('accounts-receivable');
    expect([t.asked, t.table.corp.up]).toEqual(['corp action', ['accounts-receivable']]);
  });

  it('N-HID-09 face-down Archives stay hidden from a Runner who jacks out, and are turned up permanently on access', () => {
    const down = ['keeper', 'filter', 'night-shift'];
    const t = runs('archives', { corp: { down } });
    t.until('runner last').runner.jacksOut().until('runner action');
    expect([t.table.corp.up, t.table.corp.down.length]).toEqual([[], 3]);
    for (const card of down) expect(phone(t, RUNNER)).not.toContain(card);
    t.runner.runs('archives').until('runner last').runner.passes().until('runner action');
    expect([t.table.corp.up, t.table.corp.down]).toEqual([down, []]);
  });

  it('N-HID-10 the Corp can read the Runner’s trash at any time', () => {
    const t = plays('score');
    expect([t.asked, t.table.runner.trash]).toEqual(['runner action', ['score']]);
  });

  it('N-HID-06 the opponent cannot tell which card a player draws', () => {
    const drawn = twins(RUNNER, (card) => ({ corp: { pile: [card, 'filter'] } }), 'keeper', 'tycho-extension');
    drawn.both((t) => t.corp.draws());
    const stack = twins(CORP, (card) => ({ turn: 'runner', runner: { pile: [card, 'score'] } }), 'mouse', 'dwarf');
    stack.both((t) => t.runner.draws());
  });

  it('N-HID-14 nobody knows the order of a stack after a search', () => {
    const { both } = twins(
      CORP,
      (card) => ({ turn: 'runner', runner: { rig: ['the-short-circuit'], pile: ['loony-goon', card] } }),
      'mouse',
      'dwarf',
    );
    both((t) => t.runner.uses('the-short-circuit'));
    both((t) => t.runner.shows('loony-goon'));
  });
});

describe('information from an access', () => {
  it('N-HID-15 an accessed card that was put back is face down again', () => {
    const t = runs('f1', { forts: { f1: { inside: ['rockerboy-promotion'] } } }).until('runner settle');
    expect(t.installed('rockerboy-promotion').card).toBe('rockerboy-promotion');
    t.runner.passes();
    expect(t.installed('rockerboy-promotion')).toMatchObject({ card: null, active: false });
    expect(JSON.stringify([t.table, t.local.known[RUNNER]])).not.toContain('rockerboy-promotion');
  });

  it('N-HID-15 a card accessed in HQ is shown to both and goes back without a number', () => {
    const t = runs('hq', { corp: { hand: ['rockerboy-promotion'] } }).until('runner settle');
    expect(t.installed('rockerboy-promotion').card).toBe('rockerboy-promotion');
    t.runner.passes();
    expect([t.table.cards, t.table.corp.hand]).toEqual([{}, 1]);
    expect(JSON.stringify([t.table, t.local.known[RUNNER]])).not.toContain('rockerboy-promotion');
  });

  it('N-HID-16 the Corp does not see which cards the Runner sees in R&D', () => {
    const { both, games } = twins(
      CORP,
      (card) => ({
        turn: 'runner',
        corp: { pile: [card, card === 'night-shift' ? 'filter' : 'night-shift', 'keeper'] },
      }),
      'night-shift',
      'filter',
    );
    both((t) => t.runner.runs('rd').until('runner last').runner.passes());
    expect(games[0].local.known[RUNNER].seen).toEqual({ 0: 'night-shift' });
    expect(games[0].events).toContainEqual({ kind: 'accessed', fort: 'rd', card: null, slot: null });
    both((t) => t.until('runner action'));
  });

  it('N-HID-16 a card stolen or trashed from R&D is seen by both', () => {
    const t = runs('rd', { corp: { pile: ['tycho-extension', 'rockerboy-promotion', 'filter'] } });
    t.until('runner settle').runner.steals('tycho-extension');
    expect(t.table.runner.stolen).toEqual(['tycho-extension']);
    t.until('runner action').runner.runs('rd').until('runner settle').runner.trashes('rockerboy-promotion');
    expect(t.table.corp.up).toEqual(['rockerboy-promotion']);
  });

  it('N-HID-17 when the Corp draws a card the Runner has seen, only the size of HQ changes', () => {
    const t = runs('rd', { actions: 1, corp: { pile: ['night-shift', 'keeper', 'filter'] } }).until('corp action');
    expect(t.table.corp).toMatchObject({ hand: 1, pile: 2 });
    expect(t.local.known[RUNNER].seen).toEqual({});
    expect(phone(t, RUNNER)).not.toContain('night-shift');
  });

  it('N-HID-17 cards the Runner has seen stay in place until the order changes', () => {
    const t = plays('custodial-position', { corp: { pile: ['night-shift', 'keeper', 'filter'] } });
    t.until('runner last').runner.passes().until('runner action');
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'night-shift', 1: 'keeper', 2: 'filter' });
    for (let i = 0; i < 3; i++) t.runner.takesBit();
    expect(t.local.known[RUNNER].seen, 'the Corp has drawn one').toEqual({ 0: 'keeper', 1: 'filter' });
  });
});

describe('refusals and questions', () => {
  it('N-HID-19 a refused attempt leaves no trace on the opponent’s phone', () => {
    const t = scenario({ forts: { hq: { ice: ['keeper'] }, f1: { inside: ['rockerboy-promotion'] } } });
    const before = phone(t, RUNNER);
    t.refuses('E-TARGET', () => t.corp.advances('keeper'));
    t.refuses('E-TARGET', () => t.corp.advances('rockerboy-promotion'));
    expect(phone(t, RUNNER)).toBe(before);
  });

  it('N-HID-19 the Runner’s own phone judges a Corp move without knowing the card', () => {
    const t = scenario({ corp: { hand: ['keeper'] }, forts: { f1: { inside: ['rockerboy-promotion'] } } });
    const move: Move = { do: 'advance', slot: t.slot('rockerboy-promotion') };
    expect(netrunner.refusal(t.table, CORP, move, t.local.known[CORP])?.kind).toBe('E-TARGET');
    expect(netrunner.refusal(t.table, CORP, move)).toBeNull();
    const install: Move = { do: 'install', hidden: 'keeper', ice: true, fort: 'hq' };
    expect(publishedMove(install)).toEqual({ do: 'install', ice: true, fort: 'hq' });
    expect(netrunner.refusal(t.table, CORP, publishedMove(install)), 'what the other phone gets is enough').toBeNull();
  });

  it('N-HID-20 the Corp is asked about approached ice whether or not it can pay for it', () => {
    const { both, games } = twins(
      RUNNER,
      (card) => ({ turn: 'runner', corp: { bits: 3 }, forts: { hq: { ice: [card] } } }),
      'data-wall',
      'code-corpse',
    );
    both((t) => t.runner.runs('hq'));
    expect(games[0].asked).toBe('corp approach');
    both((t) => t.corp.passes());
  });

  it('N-HID-20 the Corp is asked before access, whatever is inside', () => {
    const { both, games } = twins(
      RUNNER,
      (card) => ({ turn: 'runner', forts: { hq: { ice: ['keeper'] }, f1: { inside: [card] } } }),
      'tycho-extension',
      'dieter-esslin',
    );
    both((t) => t.runner.runs('f1'));
    both((t) => t.until('corp final'));
    expect(games[1].asked).toBe('corp final');
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'N-HID-20 two games that differ only in hidden cards look the same to the Runner, game %i',
    (seed) => {
      const setup = (card: CardId): TableSetup => ({
        seed,
        corp: {
          bits: 12,
          hand: ['night-shift', 'filter', card],
          pile: [...Array(60).fill('efficiency-experts'), card],
        },
        runner: { bits: 12, rig: ['loony-goon', 'shield', 'mouse'], hand: ['score', 'jack-n-joe', 'dwarf'] },
        forts: { f1: { ice: [card, 'filter'], inside: ['rockerboy-promotion'] }, rd: { ice: [card] } },
      });
      const { games, both } = twins(RUNNER, setup, 'fire-wall', 'banpei');
      const random = seeded(seed);
      const hidden = (move: Move): boolean => /fire-wall|banpei/.test(JSON.stringify(move));
      for (let steps = 0; steps < 120; steps++) {
        const { question } = games[0];
        if (question.kind !== 'move' && question.kind !== 'choose') break;
        // A run on HQ could show the card, and so could exposing it; every other move is available in both games.
        if (question.of === RUNNER) expect(games[1].moves(RUNNER)).toEqual(games[0].moves(RUNNER));
        const here = games[0].moves(question.of).filter((move) => !hidden(move) && move.do !== 'use');
        const legal = new Set(games[1].moves(question.of).map((move) => JSON.stringify(move)));
        const moves = here.filter(
          (move) => legal.has(JSON.stringify(move)) && !(move.do === 'run' && move.fort === 'hq'),
        );
        const move = moves[random(moves.length)];
        if (!move) break;
        both((t) => t.does(question.of, move));
      }
      expect(games[0].table.turn).toBeGreaterThan(2);
    },
  );

  it('N-HID-23 bits and actions of both players are public', () => {
    const t = scenario({ corp: { bits: 9 }, runner: { bits: 4 }, actions: 2 });
    expect([t.table.corp.bits, t.table.runner.bits, t.table.actions]).toEqual([9, 4, 2]);
  });
});

describe('before and after play', () => {
  it('N-HID-24 after setup no phone stores a card from the other deck', () => {
    const game = startLocal(netrunner, starterDecks, {}, seeded(3));
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    const { table, known } = game.value;
    for (const seat of [CORP, RUNNER]) {
      const view = JSON.stringify([table, known[seat]]);
      for (const card of starterDecks[seat === CORP ? RUNNER : CORP]) expect(view).not.toContain(`"${card}"`);
    }
  });

  it('N-HID-26 the Runner’s phone never stores the name of an unseen card in HQ or R&D', () => {
    const t = plays('night-shift', {
      corp: { hand: ['code-corpse'], pile: [...Array(8).fill('tycho-extension')] },
      forts: { f1: { inside: ['red-herrings'] } },
    });
    t.corp.installs('code-corpse', 'hq').corp.takesBit();
    for (let i = 0; i < 4; i++) t.until('runner action').runner.takesBit();
    t.until('corp action');
    const saved = JSON.stringify([t.table, t.local.known[RUNNER]]);
    for (const card of ['code-corpse', 'tycho-extension', 'red-herrings']) expect(saved).not.toContain(card);
    expect(saved, 'only what was played').toContain('night-shift');
  });
});
