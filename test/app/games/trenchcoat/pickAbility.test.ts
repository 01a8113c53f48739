/** A test called by taps: the numbers that are offered, and the call that they make. */
import { describe, expect, it } from 'vitest';
import { totalOfDraft } from '../../../../src/app/games/trenchcoat/master/draft.ts';
import { proposeTest } from '../../../../src/app/games/trenchcoat/master/ownTest.ts';
import {
  difficultyOf,
  masterDraft,
  openAbility,
  type Pick,
  pickedDraft,
  picksOf,
  withDifficulty,
  withPick,
} from '../../../../src/app/games/trenchcoat/master/pickAbility.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const pick = (name: string): Pick => picksOf(moth).find((one) => one.name === name) as Pick;

describe('a test called by taps', () => {
  it('offers skills first, and neither programs nor wounds', () => {
    const sheet = { ...moth, numbers: { ...moth.numbers, 'mental.logic': 3, 'damage.damage-pip': 2 } };
    expect(
      picksOf(sheet)
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Cracking', 'Logic', 'Processing']);
    expect(picksOf(sheet).map(({ path }) => path)).not.toContain('programs.analyze');
    expect(picksOf(sheet).map(({ path }) => path)).not.toContain('damage.damage-pip');
  });

  it('needs a number and a difficulty, and is then named and complete', () => {
    const draft = pickedDraft(pick('Cracking'), 0);
    expect([draft.label, totalOfDraft(draft).ok]).toEqual(['Cracking', false]);
    expect(totalOfDraft(withDifficulty(draft, -2))).toEqual({ ok: true, value: 7 });
  });

  it('hides the number of a Game Master’s character, and asks for one against it', () => {
    const draft = masterDraft({ ...moth, name: 'Guard' }, pick('Cracking'));
    expect(draft).toMatchObject({ acting: 'gm', label: 'Guard: Cracking' });
    expect(draft.terms[0]).toMatchObject({ hidden: true, value: 9 });
    const at = openAbility(draft);
    expect(draft.terms[at]?.side).toBe('against');
    const whole = withDifficulty(withPick(draft, at, pick('Processing')), 0);
    expect(totalOfDraft(whole)).toEqual({ ok: true, value: 1 });
  });

  it('sets the difficulty of a requested test too', () => {
    const request = { kind: 'test', who: 0, ability: ['skills.processing:Cracking'], say: '' } as const;
    const v = { table: { sheets: [moth] }, names: ['Mina', 'Rae'] };
    const { draft } = proposeTest(v as never, { ...request, ability: [...request.ability] });
    expect(difficultyOf(draft)).toBe(1);
    expect(totalOfDraft(withDifficulty(draft, -4))).toEqual({ ok: true, value: 5 });
  });
});
