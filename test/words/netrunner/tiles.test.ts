/**
 * What a screen reader reads for a card on the table: kind, name, strength, counters; never what the listener may not
 * know.
 */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { initials } from '../../../src/words/en/netrunner/short.ts';
import { fortTiles, tileWords } from '../../../src/words/en/netrunner/tiles.ts';
import { rezzed, scenario, withCounters } from '../../support/scenario.ts';
import { seatedAt } from '../../support/seated.ts';

const laid = () =>
  scenario({
    turn: 'runner',
    runner: { rig: [rezzed('codecracker', { Pattel: 1 })] },
    forts: {
      hq: { ice: [rezzed('code-corpse'), 'keeper'] },
      f1: { inside: [withCounters('corporate-war', { advancement: 2 })] },
    },
  });

describe('a card on the table', () => {
  const seen = () => {
    const t = laid();
    const fort = (id: string) => t.fort(id) as NonNullable<ReturnType<typeof t.fort>>;
    return { t, fort, runner: seatedAt(t.local, RUNNER), corp: seatedAt(t.local, CORP) };
  };

  it('has its kind, its strength and its counters if it is face up', () => {
    const { t, runner } = seen();
    expect(tileWords(runner, t.slot('code-corpse'), false)).toBe('Code Corpse, sentry, strength 5, rezzed');
    expect(tileWords(runner, t.slot('codecracker'), false)).toBe('Codecracker, program, strength -1, 1 Pattel');
  });

  it('has its place and its counters if it is face down', () => {
    const { fort, runner } = seen();
    expect(fortTiles(runner, fort('hq'), false)).toEqual([
      '2 pieces of ice, outermost first: Code Corpse, sentry, strength 5, rezzed; ice, not rezzed',
    ]);
    expect(fortTiles(runner, fort('f1'), true)[1]).toMatch(
      /^1 installed inside: .*face-down card.*, not rezzed, 2 advancement counters$/,
    );
  });

  it('is named to its owner only while they are peeking at their hand', () => {
    const { t, fort, corp } = seen();
    expect(tileWords(corp, t.slot('keeper'), true)).toBe('Keeper, code gate, strength 4, not rezzed, 4 to rez');
    expect(tileWords(corp, t.slot('keeper'), false)).toBe('ice, not rezzed');
    expect(tileWords(corp, t.slot('corporate-war'), true)).toBe(
      'Corporate War, agenda, difficulty 3, 2 advancement counters',
    );
    expect(fortTiles(corp, fort('f1'), false).join()).not.toContain('Corporate');
  });
});

describe('the initials of a name', () => {
  it('are shown if there is no room for more', () => {
    expect(['Marine Arcology', 'Trap!', 'Bank of the New World', 'R&D-Protocol Files'].map(initials)).toEqual([
      'MA',
      'Tr',
      'BNW',
      'RDP',
    ]);
  });
});
