/** Tests of several characters: both phones have the same terms and the same number. */

import { describe, expect, it } from 'vitest';
import {
  type CallSheetDraft,
  type DraftTerm,
  emptyDraft,
  helpersOf,
  nextRow,
  termsOf,
  totalOfDraft,
  withTerm,
} from '../../../../src/app/games/trenchcoat/master/draft.ts';
import { ownDraft } from '../../../../src/app/games/trenchcoat/master/pickAbility.ts';
import { openTerms } from '../../../../src/rules/trenchcoat/game/hiddenTerms.ts';
import { openTotal, termsLine } from '../../../../src/words/en/trenchcoat/terms.ts';

const stealth = (row: number, value = 4): DraftTerm => ({
  is: 'ability',
  side: 'acts',
  row,
  name: 'Stealth',
  reason: '',
  value,
  limit: null,
  hidden: false,
});
const modifier = (name: string, value: number, row: number | null = null): DraftTerm => ({
  ...stealth(0),
  is: 'modifier',
  name,
  value,
  row,
});
const together = (manner: CallSheetDraft['manner'], ...terms: DraftTerm[]): CallSheetDraft => ({
  ...emptyDraft,
  manner,
  terms,
});
const split = (draft: CallSheetDraft) => openTerms(termsOf(draft));
const both = (draft: CallSheetDraft) => [
  totalOfDraft(draft),
  openTotal({ terms: split(draft).open }),
  termsLine({ terms: split(draft).open }),
];

describe('a test of several characters', () => {
  it.each([
    [
      'T-SUP-04 a difficulty applies to everyone',
      together('supported', stealth(0), stealth(1), modifier('Difficulty', -6)),
      -3,
      'Stealth 4 4 Stealth 4 −6 Difficulty −1 Support, average of 2',
    ],
    [
      'T-COL-02 three collaborators',
      together('collaborative', stealth(0), stealth(1, 5), stealth(2, 6), modifier('Rain', -2)),
      4,
      'Stealth 4 5 Stealth 5 −2 Rain 6 Stealth 6 +1 Collaboration, average of 3',
    ],
    [
      'T-COL-08 a row counts for nine identical characters',
      together('collaborative', { ...stealth(0, 5), count: 9 }, stealth(1, 15)),
      8,
      'Stealth 5 15 Stealth 15 +2 Collaboration, average of 10',
    ],
    [
      'T-SUP-03 a modifier that names one is averaged',
      together('supported', stealth(0), stealth(1), modifier('Limp', -2, 1)),
      2,
      'Stealth 4 4 Stealth 4 −2 Limp of Stealth −1 Support, average of 2',
    ],
    ['one alone', together('alone', stealth(0), modifier('Difficulty', -6)), -2, 'Stealth 4 −6 Difficulty'],
  ] as const)('%s', (_, draft, total, line) => {
    const [own, seen, words] = both(draft);
    expect([own, seen]).toEqual([{ ok: true, value: total }, total]);
    expect(
      String(words)
        .split(/ (?=[+−\d])/)
        .sort(),
    ).toEqual(line.split(/ (?=[+−\d])/).sort());
  });

  it('excludes hidden terms from the total that the player reads', () => {
    const draft = together('supported', stealth(0), stealth(1), { ...modifier('Difficulty', -6), hidden: true });
    expect(both(draft).slice(0, 2)).toEqual([{ ok: true, value: -3 }, 3]);
    expect(split(draft).hidden.map(({ is }) => is)).toEqual(['modifier', 'modifier']);
  });

  it('continues with the others when one is removed', () => {
    const draft = together('supported', stealth(0), stealth(1, 8), stealth(2), modifier('Limp', -2, 1));
    expect(helpersOf(draft).map(({ name }) => name)).toEqual(['1: Stealth', '2: Stealth', '3: Stealth']);
    expect(totalOfDraft(withTerm(draft, 1, null))).toEqual({ ok: true, value: 1 });
  });

  it('gives the next character the row after the last, and a character alone the only one', () => {
    const rows = [together('alone', stealth(0)), together('supported'), together('supported', stealth(0), stealth(3))];
    expect(rows.map(nextRow)).toEqual([0, 0, 4]);
  });

  it('T-UNOP-01 called by the Game Master, has one difficulty for everyone', () => {
    expect(ownDraft.terms.find(({ name }) => name === 'Difficulty')?.row).toBeNull();
  });
});
