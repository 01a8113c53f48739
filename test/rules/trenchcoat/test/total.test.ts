import { describe, expect, it, test } from 'vitest';
import { fraction, whole } from '../../../../src/rules/trenchcoat/numbers/fraction.ts';
import { emptySheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { sizeModifier } from '../../../../src/rules/trenchcoat/test/size.ts';
import {
  type AbilityTerm,
  type CharacterRow,
  type Manner,
  type ModifierTerm,
  singleCharacter,
  type TestSide,
} from '../../../../src/rules/trenchcoat/test/terms.ts';
import { applyLimit, exactTotalOf, totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';

const ability = (score: number | null, limit?: number | null): AbilityTerm => ({
  name: 'Climbing',
  score,
  ...(limit !== undefined && { limit }),
});
const modifiers = (...values: (number | null)[]): ModifierTerm[] =>
  values.map((value, at) => ({ name: `modifier ${at + 1}`, value }));
const row = (score: number, values: number[] = [], limit?: number): CharacterRow => ({
  abilities: [ability(score, limit)],
  modifiers: modifiers(...values),
});
const group = (manner: Manner, ...rows: CharacterRow[]): TestSide => ({ manner, rows });
const total = (acts: TestSide, against?: TestSide, time?: number) => {
  const read = totalOf({ acts, ...(against && { against }), ...(time !== undefined && { time }) });
  return read.ok ? read.value : read.error.kind;
};
const exact = (acts: TestSide, against?: TestSide) => {
  const read = exactTotalOf({ acts, ...(against && { against }) });
  return read.ok ? read.value : read.error.kind;
};

describe('the total of a test', () => {
  it('T-TEST-02 given ability 7 and +2, when it is called, then T is 9, to which R is added', () => {
    expect(total(singleCharacter([ability(7)], modifiers(2)))).toBe(9);
  });

  it('T-TEST-02 given an empty number among the terms, when it is called, then it is E-BLANK and named', () => {
    expect(total(singleCharacter([ability(null)]))).toBe('E-BLANK');
    const missing = { acts: singleCharacter([ability(7)], [{ name: 'wall', value: null }]) };
    expect(saidOf(totalOf(missing))).toBe('E-BLANK wall needs a number.');
    expect(total(singleCharacter([]))).toBe('E-BLANK');
  });

  it('T-TEST-03 T-GAP-13 given Logic 4 and Processing 3 in one test, when it is called, then the ability is their sum: 7', () => {
    const both = [
      { name: 'Logic', score: 4 },
      { name: 'Processing', score: 3 },
    ];
    expect(total(singleCharacter(both))).toBe(7);
  });

  test.each([
    [99, 99],
    [-99, -99],
    [100, 'E-RANGE'],
    [-100, 'E-RANGE'],
    [4.5, 'E-INT'],
    [Number.POSITIVE_INFINITY, 'E-INT'],
  ])('T-TEST-03 T-TEST-05 given a score or a modifier of %d, when it is called, then it is %s', (value, expected) => {
    expect(total(singleCharacter([ability(value)]))).toBe(expected);
    expect(total(singleCharacter([ability(0)], modifiers(value)))).toBe(expected);
  });

  test.each([
    [9, 8, 8],
    [5, 8, 5],
    [9, null, 9],
    [9, undefined, 9],
    [-2, 0, -2],
  ])(
    'T-TEST-04 given a score of %d and a limit of %s, when they are used, then the effective score is %d',
    (score, limit, used) => {
      expect(applyLimit(score, limit)).toBe(used);
      expect(total(singleCharacter([ability(score, limit)]))).toBe(used);
    },
  );

  it('T-TEST-04 given 9(8) and a modifier of +2, when it is called, then the limit caps only the score: 10', () => {
    expect(total(singleCharacter([ability(9, 8)], modifiers(2)))).toBe(10);
    expect(total(singleCharacter([ability(9, 8.5)]))).toBe('E-INT');
  });

  it('T-TEST-05 given +2, −6 and −1 in any order, when they are added, then they are −5', () => {
    for (const values of [
      [2, -6, -1],
      [-1, 2, -6],
      [-6, -1, 2],
    ])
      expect(total(singleCharacter([ability(0)], modifiers(...values)))).toBe(-5);
  });

  it('T-TEST-05 given 21 modifiers, when it is called, then it is E-RANGE; 20 are allowed', () => {
    expect(total(singleCharacter([ability(0)], modifiers(...Array(20).fill(1))))).toBe(20);
    expect(total(singleCharacter([ability(0)], modifiers(...Array(21).fill(1))))).toBe('E-RANGE');
  });
});

describe('an unopposed test', () => {
  it('T-UNOP-01 given Climbing 5 and a wall of −6, when it is called, then T is −1; an empty difficulty is E-BLANK, a typed 0 is valid', () => {
    expect(total(singleCharacter([ability(5)], modifiers(-6)))).toBe(-1);
    expect(total(singleCharacter([ability(5)], modifiers(null)))).toBe('E-BLANK');
    expect(total(singleCharacter([ability(5)], modifiers(0)))).toBe(5);
  });

  it('T-CHAR-01 given Logic 6 at −4, when it is called, then T is 2', () => {
    expect(emptySheet('Rae').numbers).toEqual({});
    expect(total(singleCharacter([{ name: 'Logic', score: 6 }], modifiers(-4)))).toBe(2);
  });
});

describe('an opposed test', () => {
  it('T-OPP-01 given Melee 6 with +1 against Melee 5 with −2, when it is called, then T is 4', () => {
    expect(total(singleCharacter([ability(6)], modifiers(1)), singleCharacter([ability(5)], modifiers(-2)))).toBe(4);
  });

  it('T-OPP-01 given one side without a number, when it is called, then it is E-BLANK', () => {
    expect(total(singleCharacter([ability(null)]), singleCharacter([ability(5)]))).toBe('E-BLANK');
    expect(total(singleCharacter([ability(6)]), singleCharacter([ability(null)]))).toBe('E-BLANK');
  });

  it('T-OPP-02 given Stealth 4 against Perception 6, when it is called, then T is −2', () => {
    expect(
      total(singleCharacter([{ name: 'Stealth', score: 4 }]), singleCharacter([{ name: 'Perception', score: 6 }])),
    ).toBe(-2);
    expect(total(singleCharacter([{ name: 'Stealth', score: 4 }]), singleCharacter([]))).toBe('E-BLANK');
  });

  it('T-OPP-05 given averages of 9/2 and 17/3, or of 4 and 9/2, when it is called, then the whole is rounded once: −1 and 0', () => {
    const four = group('supported', row(6), row(5)); // 11/2 − 1
    const five = group('supported', row(7), row(7), row(6)); // 20/3 − 1
    expect(exact(four, five)).toEqual(fraction(-7, 6));
    expect(total(four, five)).toBe(-1);
    expect(exact(singleCharacter([ability(4)]), four)).toEqual(fraction(-1, 2));
    expect(total(singleCharacter([ability(4)]), four)).toBe(0);
  });

  it('T-MAG-02 T-GAP-67 given Melee Combat 5 against 4, when it is called by hand, then T is 1', () => {
    expect(
      total(
        singleCharacter([{ name: 'Melee Combat', score: 5 }]),
        singleCharacter([{ name: 'Melee Combat', score: 4 }]),
      ),
    ).toBe(1);
  });
});

describe('a supported test', () => {
  it('T-SUP-02 given one character, when it is called, then it is E-RANGE: support requires two', () => {
    expect(saidOf(totalOf({ acts: group('supported', row(4)) }))).toBe(
      'E-RANGE Support needs at least two characters.',
    );
    expect(total(group('supported'))).toBe('E-RANGE');
    expect(total(group('alone', row(4), row(4)))).toBe('E-RANGE');
    expect(total(group('alone'))).toBe('E-RANGE');
  });

  it('T-SUP-03 T-GAP-14 given 8(5) and 4, when it is called, then each is capped first: 9/2', () => {
    expect(exact(group('supported', row(8, [], 5), row(4)))).toEqual(fraction(7, 2)); // 9/2 − 1
    expect(total(group('supported', row(8), { abilities: [], modifiers: [] }))).toBe('E-BLANK');
  });

  it('T-SUP-04 T-GAP-15 given 5, 4 and 4 with 0, 0 and −1, when it is called, then −1 counts once: 3', () => {
    expect(exact(group('supported', row(5, [0]), row(4, [0]), row(4, [-1])))).toEqual(whole(3));
  });

  it('T-SUP-05 given half a point after averaging, when it is called, then the total is rounded once', () => {
    expect(total(group('supported', row(5), row(4)))).toBe(4);
    expect(total(group('supported', row(1, [-4]), row(0, [-4])))).toBe(-4);
  });

  it('T-SUP-06 given two or five characters at 4 each, when it is called, then T is 3', () => {
    expect(total(group('supported', row(4), row(4)))).toBe(3);
    expect(total(group('supported', ...Array(5).fill(row(4))))).toBe(3);
  });
});

describe('a collaborative test', () => {
  it('T-COL-02 given 6, 5 and 3 at −2 each, when it is called, then three characters give +1: 11/3, so 4', () => {
    const three = group('collaborative', row(6, [-2]), row(5, [-2]), row(3, [-2]));
    expect(exact(three)).toEqual(fraction(11, 3));
    expect(total(three)).toBe(4);
    expect(total(group('collaborative', row(6), { abilities: [ability(null)], modifiers: [] }))).toBe('E-BLANK');
  });

  test.each([
    ['T-COL-03', 3, 1],
    ['T-COL-04', 10, 2],
    ['T-COL-05', 100, 3],
    ['T-COL-06', 1000, 4],
    ['T-COL-06', 25_000, 4],
    ['T-COL-07 T-GAP-16', 2, 0],
    ['T-COL-07', 9, 1],
    ['T-COL-07', 99, 2],
    ['T-COL-07', 999, 3],
  ])('%s given %d characters, when they collaborate, then their number gives %d', (_, characters, modifier) => {
    expect(sizeModifier(characters)).toEqual({ ok: true, value: modifier });
    expect(total(group('collaborative', { ...row(0), count: characters }))).toBe(modifier);
  });

  it('T-COL-07 given fewer than two or a fractional number, when they collaborate, then it is E-RANGE', () => {
    for (const characters of [1, 0, -3, 2.5])
      expect(sizeModifier(characters)).toMatchObject({ error: { kind: 'E-RANGE' } });
    expect(total(group('collaborative', row(4)))).toBe('E-RANGE');
  });

  it('T-COL-08 given ability 6 once and ability 2 nine times, when they collaborate, then T is 4', () => {
    const ten = group('collaborative', row(6), { ...row(2), count: 9 });
    expect(exact(ten)).toEqual(fraction(22, 5));
    expect(total(ten)).toBe(4);
    expect(total(group('collaborative', row(6), { ...row(2), count: 0 }))).toBe('E-RANGE');
    expect(total(group('collaborative', row(6), { ...row(2), count: 1.5 }))).toBe('E-INT');
  });

  it('T-COL-09 given three characters with ability 0 in ×0.7 of the time, when they collaborate, then T is −2', () => {
    expect(total(group('collaborative', row(0), row(0), row(0)), undefined, 700)).toBe(-2);
  });
});
