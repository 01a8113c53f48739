/**
 * Solo games: dealt from a seed, played against an idle side or by two people in turn, taken back, stored and reopened.
 */

import { describe, expect, it } from 'vitest';
import { soloRules } from '../../src/app/games/netrunner/solo/rules.ts';
import type { Seat } from '../../src/rules/game.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../src/rules/netrunner/table.ts';
import { cardsToArrange, movesOf } from '../../src/solo/local.ts';
import { seeded } from '../../src/solo/random.ts';
import {
  answerSolo,
  beginSolo,
  deciderOf,
  mayTakeBack,
  openSolo,
  type SoloGame,
  type Solo as SoloOf,
  takeBack,
} from '../../src/solo/solo.ts';
import { refusalWords } from '../../src/words/en/netrunner/refusals/index.ts';

type Solo = SoloOf<Table, Move>;

function begin(kind: SoloGame['kind'], seat: Seat = CORP, seed = 1): Solo {
  const decks: [string[], string[]] = [[...starterDecks[CORP]], [...starterDecks[RUNNER]]];
  const begun = beginSolo(soloRules, { kind, seat, decks, options: { rules: '1996' }, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}

function does(solo: Solo, move: Move, seat = deciderOf(solo, null) as Seat): void {
  const done = answerSolo(solo, { seat, move });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

const question = (solo: Solo) => netrunner.ask(solo.local.table);
/** The complete state: table, what both know, the true order of the piles. */
const whole = ({ local, bids }: Solo): string => JSON.stringify([local.table, local.known, local.piles, bids]);

/** Any legal answer, from its own generator. */
function playsAny(solo: Solo, answers: number, seed: number): void {
  const random = seeded(seed);
  for (let i = 0; i < answers; i++) {
    const seat = deciderOf(solo, null);
    if (seat === null) return;
    const moves = movesOf(solo.local, seat);
    does(solo, moves[random(moves.length)] as Move, seat);
  }
}

describe('goldfish', () => {
  it.each([CORP, RUNNER] as const)('asks only side %i, whatever is played', (seat) => {
    for (let seed = 1; seed <= 8; seed++) {
      const solo = begin('goldfish', seat, seed);
      for (let i = 0; i < 150 && !solo.local.table.over; i++) {
        expect(deciderOf(solo, null)).toBe(seat);
        playsAny(solo, 1, 100 * seed + i);
      }
      expect(solo.game.answers.every((answer) => answer.seat === seat)).toBe(true);
    }
  });

  it('the other side takes bits, installs nothing, and draws only what it has to', () => {
    const solo = begin('goldfish', CORP);
    while (solo.local.table.turn < 5) playsAny(solo, 1, solo.game.answers.length);
    const { runner } = solo.local.table;
    expect([runner.hand, runner.rig, runner.bits]).toEqual([5, [], 13]);
  });

  it('the other side discards at random when its hand is too large', () => {
    const solo = begin('goldfish', RUNNER);
    // The Corp draws a card every turn, so its hand is one card too large from its first turn.
    expect(solo.local.table.turn).toBe(2);
    expect([solo.local.table.corp.hand, solo.local.table.corp.down.length]).toEqual([5, 1]);
    const discarded = new Set<string | undefined>();
    for (let seed = 1; seed <= 12; seed++) {
      const { local } = begin('goldfish', RUNNER, seed);
      discarded.add(local.known[CORP].slots[local.table.corp.down[0] as number]);
    }
    expect(discarded.size).toBeGreaterThan(3);
  });

  it('the other side bids 0 in a trace immediately', () => {
    const found = Array.from({ length: 10 }, (_, seed) => {
      const solo = begin('goldfish', CORP, seed + 1);
      for (let i = 0; i < 300 && deciderOf(solo, null) === CORP; i++) {
        if (question(solo).kind === 'sealed') {
          does(solo, { do: 'bid', bits: 0 });
          return solo.steps.flatMap(({ events }) => events).find(({ kind }) => kind === 'trace');
        }
        const trace = movesOf(solo.local, CORP).find((move) => move.do === 'play' && /audit|scorch/.test(move.card));
        if (trace) does(solo, trace);
        else playsAny(solo, 1, seed * 1000 + i);
      }
      return undefined;
    }).filter((event) => event !== undefined);
    expect(found.length).toBeGreaterThan(0);
    for (const event of found) expect(event).toMatchObject({ trace: 0, link: 0, success: true });
  });

  it('the same seed deals the same game', () => {
    expect(whole(begin('goldfish', CORP, 7))).toBe(whole(begin('goldfish', CORP, 7)));
    expect(whole(begin('goldfish', CORP, 7))).not.toBe(whole(begin('goldfish', CORP, 8)));
  });
});

describe('taking back', () => {
  it('restores the exact table before the decision, every time, back to the deal', () => {
    for (const seat of [CORP, RUNNER] as const) {
      let solo = begin('goldfish', seat, 3);
      const before: string[] = [];
      for (let i = 0; i < 60; i++) {
        before.push(whole(solo));
        playsAny(solo, 1, i);
      }
      while (before.length > 0) {
        expect(mayTakeBack(solo, seat)).toBe(true);
        solo = takeBack(solo);
        expect(whole(solo)).toBe(before.pop());
      }
      expect(mayTakeBack(solo, seat)).toBe(false);
    }
  });

  it('skips automatic passes', () => {
    const solo = begin('goldfish', RUNNER);
    const before = whole(solo);
    does(solo, { do: 'bit' });
    // As if a window after the move had passed automatically.
    solo.game.answers.push({ seat: RUNNER, move: { do: 'pass' }, wish: true });
    expect(whole(takeBack(solo))).toBe(before);
  });

  it('on a shared phone is impossible if the decision has revealed something or been answered', () => {
    const solo = begin('hotSeat');
    const untouched = whole(solo);
    does(solo, { do: 'bit' }, CORP);
    expect([mayTakeBack(solo, CORP), mayTakeBack(solo, RUNNER)]).toEqual([true, false]);
    expect(whole(takeBack(solo))).toBe(untouched);
    does(solo, { do: 'draw' }, CORP);
    expect(mayTakeBack(solo, CORP)).toBe(false);
    does(solo, { do: 'bit' }, CORP);
    while (deciderOf(solo, null) === CORP) playsAny(solo, 1, 5);
    expect(mayTakeBack(solo, CORP)).toBe(false);
    does(solo, { do: 'bit' }, RUNNER);
    expect(mayTakeBack(solo, CORP)).toBe(false);
  });
});

describe('two players on one phone', () => {
  it('both bid in a trace, whoever holds the phone first; the bids are opened together', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const solo = begin('hotSeat', CORP, seed);
      for (let i = 0; i < 400 && deciderOf(solo, null) !== null && question(solo).kind !== 'sealed'; i++)
        playsAny(solo, 1, seed * 1000 + i);
      if (question(solo).kind !== 'sealed') continue;
      expect([deciderOf(solo, CORP), deciderOf(solo, RUNNER), deciderOf(solo, null)]).toEqual([CORP, RUNNER, CORP]);
      const table = solo.local.table;
      does(solo, { do: 'bid', bits: 0 }, RUNNER);
      expect(solo.local.table).toBe(table);
      expect(deciderOf(solo, RUNNER)).toBe(CORP);
      does(solo, { do: 'bid', bits: 0 }, CORP);
      expect(question(solo).kind).not.toBe('sealed');
      expect(solo.bids).toEqual([null, null]);
      return;
    }
    throw new Error('no trace came up');
  });
});

describe('a stored game', () => {
  it('is restored from JSON at the same question', () => {
    const solo = begin('hotSeat', CORP, 4);
    playsAny(solo, 120, 4);
    const again = openSolo(soloRules, JSON.parse(JSON.stringify(solo.game)));
    expect(again.ok && whole(again.value)).toBe(whole(solo));
    expect(again.ok && again.value.steps.length).toBe(solo.steps.length);
  });

  it('is refused with a sentence if it is damaged, foreign or of other rules', () => {
    const solo = begin('goldfish', CORP, 4);
    playsAny(solo, 10, 4);
    const { game } = solo;
    const bad: unknown[] = [
      null,
      'meatspace',
      {},
      { ...game, decks: [[], []] },
      { ...game, decks: [game.decks[1], game.decks[0]] },
      { ...game, answers: [{ seat: 0, move: { do: 'fly' } }] },
      { ...game, answers: [null] },
      { ...game, answers: [...game.answers, { seat: 1, move: { do: 'bit' } }] },
      { ...game, version: 99 },
      { ...game, seat: 2 },
      { ...game, options: { rules: 'mine' } },
    ];
    for (const one of bad) {
      const opened = openSolo(soloRules, one);
      expect(opened.ok, JSON.stringify(one)?.slice(0, 80)).toBe(false);
      expect(opened.ok ? '' : refusalWords(opened.error)).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('cards put back in a chosen order', () => {
  const consultants = starterDecks[CORP].map((card, at) => (at > 20 ? 'planning-consultants' : card));
  const decks: [string[], string[]] = [
    [...starterDecks[CORP].slice(0, 21), ...consultants.slice(21)],
    [...starterDecks[RUNNER]],
  ];

  it('wait for the player and keep the player’s order, in a stored game too', () => {
    const begun = beginSolo(soloRules, { kind: 'goldfish', seat: CORP, decks, options: { rules: '1996' }, seed: 3 });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const solo = begun.value;
    for (let i = 0; i < 60 && cardsToArrange(solo.local) === null; i++) {
      const moves = movesOf(solo.local, CORP);
      does(
        solo,
        moves.find((move) => move.do === 'play' && move.card === 'planning-consultants') ?? (moves[0] as Move),
        CORP,
      );
    }
    const cards = cardsToArrange(solo.local)?.cards ?? [];
    expect([cards.length, deciderOf(solo, CORP)]).toEqual([5, CORP]);
    expect(answerSolo(solo, { seat: CORP, move: { do: 'choose', picks: [0, 0, 1, 2, 3] } }).ok).toBe(false);
    does(solo, { do: 'choose', picks: [4, 3, 2, 1, 0] }, CORP);
    expect(solo.local.piles[CORP].slice(0, 5)).toEqual(cards.toReversed());
    const again = openSolo(soloRules, solo.game);
    expect(again.ok && whole(again.value)).toBe(whole(solo));
  });
});

describe('a stored game', () => {
  it('names its game, and no other rules continue it', () => {
    const { game } = begin('goldfish');
    expect(game).toMatchObject({ game: 'netrunner', version: netrunner.version });
    expect(openSolo(soloRules, game).ok).toBe(true);
    expect(openSolo(soloRules, { ...game, game: 'chess' })).toMatchObject({ ok: false, error: { kind: 'E-VERSION' } });
    expect(openSolo(soloRules, { ...game, game: 5 })).toMatchObject({ ok: false, error: { kind: 'E-GAME' } });
  });

  it('without a name, from when there was only one game, can be continued', () => {
    const { game: _, ...game } = begin('hotSeat').game;
    expect(openSolo(soloRules, game)).toMatchObject({ ok: true, value: { game } });
  });
});
