import { describe, expect, it } from 'vitest';
import {
  joinTerms,
  singleCharacter,
  splitTerms,
  type TestSide,
  type TestTerms,
} from '../../../../src/rules/trenchcoat/test/terms.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { seeded } from '../../../../src/solo/random.ts';

const exploit: TestTerms = {
  acts: singleCharacter(
    [{ name: 'Cracking', score: 9, limit: 8 }],
    [
      { name: 'Hot Sim', value: 2 },
      { name: 'grudge', value: -1, hidden: true },
      { name: 'User account', value: -3 },
    ],
  ),
  against: singleCharacter([{ name: 'Firewall', score: 11, limit: 20, hidden: true }]),
  time: 3000,
};

/** Any terms of some characters, some of them hidden. */
function anyTerms(seed: number): TestTerms {
  const random = seeded(seed);
  const number = () => random(19) - 9;
  const row = () => ({
    abilities: Array.from({ length: 1 + random(2) }, (_, at) => ({
      name: `ability ${at}`,
      score: number(),
      ...(random(2) === 0 && { limit: number() }),
      ...(random(3) === 0 && { hidden: true as const }),
    })),
    modifiers: Array.from({ length: random(4) }, (_, at) => ({
      name: `modifier ${at}`,
      value: number(),
      ...(random(2) === 0 && { hidden: true as const }),
    })),
    count: 1 + random(3),
  });
  const group = () => ({ manner: 'collaborative' as const, rows: [row(), row(), row()] });
  return { acts: group(), against: group(), time: 700 };
}

describe('hidden terms', () => {
  it('T-TEST-05 given an exploit against a hidden firewall, when its open terms are read, then they contain neither its name nor its number', () => {
    const { open, hidden } = splitTerms(exploit);
    expect(JSON.stringify(open)).not.toMatch(/Firewall|grudge|11|20/);
    expect(open.acts.rows[0]?.modifiers.map(({ name }) => name)).toEqual(['Hot Sim', 'User account']);
    expect(hidden).toEqual([
      { is: 'modifier', side: 'acts', row: 0, name: 'grudge', value: -1 },
      { is: 'ability', side: 'against', row: 0, name: 'Firewall', value: 11, limit: 20 },
    ]);
  });

  it('T-TEST-02 given open and hidden terms, when they are joined, then the total is the same', () => {
    const { open, hidden } = splitTerms(exploit);
    expect(totalOf(exploit)).toEqual({ ok: true, value: 8 + 2 - 1 - 3 + 1 - 11 });
    expect(totalOf(joinTerms(open, hidden))).toEqual(totalOf(exploit));
    expect(splitTerms(joinTerms(open, hidden))).toEqual({ open, hidden });
  });

  it('T-TEST-05 given any terms, when they are split and joined, then nothing is lost, in any order', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const terms = anyTerms(seed);
      const { open, hidden } = splitTerms(terms);
      expect(totalOf(joinTerms(open, hidden)), `seed ${seed}`).toEqual(totalOf(terms));
      expect(JSON.stringify(open), `seed ${seed}`).not.toContain('hidden');
      expect(splitTerms(joinTerms(open, hidden)), `seed ${seed}`).toEqual({ open, hidden });
    }
  });

  const guard = (name: string) => ({ abilities: [{ name, score: 5, hidden: true as const }], modifiers: [] });
  const door = { abilities: [{ name: 'Logic', score: 4 }], modifiers: [] };
  const acts = singleCharacter([{ name: 'Stealth', score: 6 }]);

  it.each<[string, TestTerms['against']]>([
    ['one guard', { manner: 'alone', rows: [guard('a')] }],
    ['three guards in support', { manner: 'supported', rows: [guard('a'), guard('b'), guard('c')] }],
    ['a guard and a group of nine', { manner: 'collaborative', rows: [guard('a'), { ...guard('b'), count: 9 }] }],
    [
      'named guards',
      {
        manner: 'supported',
        rows: [
          { ...guard('a'), name: 'Gate' },
          { ...guard('b'), name: 'Roof' },
        ],
      },
    ],
  ])('T-FAIR-06 given %s, all hidden, then the open terms are those of an unopposed test', (_, against) => {
    const { open, hidden } = splitTerms({ acts, against: against as TestSide });
    expect(open).toEqual({ acts, against: singleCharacter([]) });
    expect(totalOf(joinTerms(open, hidden))).toEqual(totalOf({ acts, against: against as TestSide }));
  });

  it.each<[string, TestSide]>([
    ['a hidden helper', { manner: 'supported', rows: [door, guard('a')] }],
    ['three hidden helpers', { manner: 'supported', rows: [guard('a'), door, guard('b'), guard('c')] }],
    ['a crowd', { manner: 'collaborative', rows: [door, { ...guard('a'), count: 99 }] }],
  ])('T-FAIR-06 given an open character with %s, then the open terms are those of a single character', (_, side) => {
    const { open, hidden } = splitTerms({ acts: side });
    expect(open).toEqual({ acts: { manner: 'alone', rows: [door] } });
    expect(totalOf(joinTerms(open, hidden))).toEqual(totalOf({ acts: side }));
    expect(splitTerms(joinTerms(open, hidden))).toEqual({ open, hidden });
  });
});
