/** Official rulings on what both players know, and on moves without any effect (R-GEN-66 to R-GEN-69). */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/rules/game.ts';
import type { Move, Table } from '../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { movesOf } from '../../../../src/solo/local.ts';
import { deal, type NetrunnerGame, playOut } from '../../../support/randomPlay.ts';
import { scenario, withCounters } from '../../../support/scenario.ts';

/** Passes every table of random games to `look`, with the table before it. */
function everyTable(games: number, look: (local: NetrunnerGame, before: Table) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const local = deal(seed);
    for (let at = 0; at < 600 && !local.table.over; at++) {
      const before = local.table;
      playOut(local, undefined, 1);
      look(local, before);
    }
  }
}

describe('voluntary reveals and trashing', () => {
  it('R-GEN-66 there is no move to show one’s own cards', () => {
    const t = scenario({ corp: { bits: 9, hand: ['trap'] }, forts: { f1: { inside: ['setup'] } } });
    const kinds = new Set(t.moves(CORP).map((move) => move.do));
    expect([...kinds].filter((kind) => ['show', 'reveal', 'expose', 'turnUp'].includes(kind))).toEqual([]);
    for (const word of ['reveal', 'expose', 'turnUp'])
      t.refuses('E-FORM', () => t.corp.does({ do: word, slot: t.slot('setup') }));
    t.refuses('E-WINDOW', () => t.corp.does({ do: 'show', card: 'setup' }));
    expect(t.corp.takesBit().installed('setup').card).toBeNull();
  });

  it('R-GEN-67 players’ own installed cards are trashed only by overwriting, making room for ice, and cards', () => {
    const t = scenario({ corp: { bits: 9 }, forts: { f1: { inside: ['setup'], ice: ['keeper'] } } });
    const slot = t.slot('setup');
    for (const move of [
      { do: 'trash', slot },
      { do: 'trashResource', slot },
      { do: 'discard', hidden: 'setup' },
    ]) {
      const refusal = expectRefused(t.corp.does.bind(t.corp), move);
      expect(refusal).toMatch(/^E-/);
    }
    expect([t.inside('f1'), t.ice('f1'), t.moves(CORP).some((move) => move.do === 'trash')]).toEqual([
      ['setup'],
      ['keeper'],
      false,
    ]);
  });
});

function expectRefused(does: (move: unknown) => unknown, move: unknown): string {
  try {
    does(move);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('public information', () => {
  it('R-GEN-68 includes both pools, hand sizes, piles, discards and all counters, in every state of the game', () => {
    let states = 0;
    everyTable(4, ({ table, known, piles }) => {
      states += 1;
      const { corp, runner } = table;
      expect([corp.hand, runner.hand]).toEqual(known.map(({ hand }) => hand.length));
      expect([corp.pile, runner.pile]).toEqual(piles.map((pile) => pile.length));
      const counts = [corp.bits, runner.bits, corp.up.length + corp.down.length, runner.trash.length];
      expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      for (const card of Object.values(table.cards)) expect(Object.keys(card.counters).every(Boolean)).toBe(true);
    });
    expect(states).toBeGreaterThan(500);
  });

  it('R-GEN-69 includes which face-down card is which: none swaps its place, counters or face with another', () => {
    let met = 0;
    let faces: Record<string, string> = {};
    everyTable(4, ({ table, known }, before) => {
      if (before.turn === 0 || before.lastSlot === 0) faces = {};
      for (const fort of before.forts) {
        const now = table.forts.find(({ id }) => id === fort.id);
        if (!now) continue;
        const stayed = (slots: readonly number[], all: readonly number[]) => slots.filter((slot) => all.includes(slot));
        expect(stayed(now.inside, fort.inside)).toEqual(stayed(fort.inside, now.inside));
        expect(stayed(now.ice, fort.ice)).toEqual(stayed(fort.ice, now.ice));
        if (fort.inside.length + fort.ice.length > 1) met += 1;
      }
      for (const [slot, face] of Object.entries(known[CORP].slots)) expect(faces[slot] ?? face).toBe(face);
      faces = { ...known[CORP].slots };
    });
    expect(met).toBeGreaterThan(100);
  });

  it('R-GEN-69 the Corp has no move that would mix them', () => {
    const t = scenario({
      corp: { bits: 9 },
      forts: { f1: { inside: [withCounters('vacant-soulkiller', { advancement: 2 }), 'red-herrings'] } },
    });
    const [older, newer] = t.fort('f1')?.inside ?? [];
    const told = (seat: Seat, moves: Move[]) =>
      moves.filter((move) => /swap|move|shuffle|mix/.test(move.do)).length + seat;
    expect(told(CORP, movesOf(t.local, CORP))).toBe(0);
    for (const word of ['swap', 'move', 'shuffle']) t.refuses('E-FORM', () => t.corp.does({ do: word, fort: 'f1' }));
    t.corp.takesBit().corp.takesBit();
    expect(t.fort('f1')?.inside).toEqual([older, newer]);
    expect([t.table.cards[older ?? 0]?.counters, t.table.cards[newer ?? 0]?.counters]).toEqual([
      { advancement: 2 },
      {},
    ]);
    expect(t.moves(RUNNER)).toEqual([]);
  });
});
