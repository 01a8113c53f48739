/** Calling a test by taps: the abilities offered, and the resulting call. */
import { describe, expect, it } from 'vitest';
import { draftTerms, emptyDraft, totalOfDraft } from '../../../../src/app/games/trenchcoat/master/draft.ts';
import {
  difficultyIndex,
  draftFromAbility,
  masterDraft,
  openAbilityIndex,
  proposeTest,
  withDifficulty,
  withOpponent,
  withPick,
} from '../../../../src/app/games/trenchcoat/master/pickAbility.ts';
import { type TestableAbility, testableAbilities } from '../../../../src/rules/trenchcoat/sheet/abilities.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const pick = (name: string): TestableAbility =>
  testableAbilities(moth).find((one) => one.name === name) as TestableAbility;

describe('a test called by taps', () => {
  it('offers skills first, but neither programs nor wounds', () => {
    const sheet = { ...moth, numbers: { ...moth.numbers, 'mental.logic': 3, 'damage.damage-pip': 2 } };
    expect(
      testableAbilities(sheet)
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Cracking', 'Logic', 'Processing']);
    expect(testableAbilities(sheet).map(({ path }) => path)).not.toContain('programs.analyze');
    expect(testableAbilities(sheet).map(({ path }) => path)).not.toContain('damage.damage-pip');
  });

  it('needs a number and a difficulty, after which it is named and complete', () => {
    const draft = draftFromAbility(pick('Cracking'), 0);
    expect([draft.label, totalOfDraft(draft).ok]).toEqual(['Cracking', false]);
    expect(totalOfDraft(withDifficulty(draft, -2))).toEqual({ ok: true, value: 7 });
  });

  it('hides the number of a Game Master’s character, and asks for one against it', () => {
    const draft = masterDraft({ ...moth, name: 'Guard' }, pick('Cracking'));
    expect(draft).toMatchObject({ acting: 'gm', label: 'Guard: Cracking' });
    expect(draft.terms[0]).toMatchObject({ hidden: true, value: 9 });
    const at = openAbilityIndex(draft);
    expect(draft.terms[at]?.side).toBe('against');
    const whole = withDifficulty(withPick(draft, at, pick('Processing')), 0);
    expect(totalOfDraft(whole)).toEqual({ ok: true, value: 1 });
  });

  it('can be opposed by an unseen character of the Game Master, instead of a difficulty', () => {
    const guard = { ...moth, name: 'Guard' };
    const opposed = withOpponent(draftFromAbility(pick('Cracking'), 0), guard, pick('Processing'));
    expect(opposed.terms.map(({ side, name, hidden }) => [side, name, hidden])).toEqual([
      ['acts', 'Cracking', false],
      ['against', 'Guard: Processing', true],
    ]);
    expect(totalOfDraft(opposed)).toEqual({ ok: true, value: 1 });
    const hard = withOpponent(withDifficulty(draftFromAbility(pick('Cracking'), 0), -2), guard, pick('Processing'));
    expect(totalOfDraft(hard)).toEqual({ ok: true, value: -1 });
  });

  it('against a file encrypted in play also offers the file’s rating', () => {
    const open = {
      acts: singleCharacter([{ name: 'Processing', score: 8 }], [{ name: 'Encryption', value: null, hidden: true }]),
    };
    const draft = { ...emptyDraft, terms: draftTerms(open, () => '') };
    expect(difficultyIndex(draft)).toBe(1);
    expect(totalOfDraft(withDifficulty(draft, -6))).toEqual({ ok: true, value: 2 });
  });

  it('also sets the difficulty of a requested test', () => {
    const request = { kind: 'test', who: 0, ability: ['skills.processing:Cracking'], say: '' } as const;
    const v = { table: { sheets: [moth] }, names: ['Mina', 'Rae'] };
    const { draft } = proposeTest(v as never, { ...request, ability: [...request.ability] });
    expect(difficultyIndex(draft)).toBe(1);
    expect(totalOfDraft(withDifficulty(draft, -4))).toEqual({ ok: true, value: 5 });
  });
});
