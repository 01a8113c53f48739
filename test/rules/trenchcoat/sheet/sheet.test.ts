import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../../src/base/canonical.ts';
import {
  abilitiesOf,
  abilityAt,
  characteristicPath,
  skillNamed,
  skillPath,
} from '../../../../src/rules/trenchcoat/sheet/abilities.ts';
import { checkSheet } from '../../../../src/rules/trenchcoat/sheet/check.ts';
import { withCharacteristic, withNumber, withSkill } from '../../../../src/rules/trenchcoat/sheet/edit.ts';
import { fieldAt, fields, namedSkills, type Section } from '../../../../src/rules/trenchcoat/sheet/fields.ts';
import { characterKinds, emptySheet, type Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { reactionText } from '../../../../src/words/en/trenchcoat/board/sheets.ts';
import { refusalWords } from '../../../../src/words/en/trenchcoat/refusals/index.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const rae = emptySheet('Rae');
const named = (section: Section) => fields.filter((field) => field.section === section).map(({ name }) => name);
const kindOf = (result: { ok: boolean; error?: { kind: string } }) => result.error?.kind ?? 'ok';

/** The resulting sheet; throws if it is refused. */
function changed(result: ReturnType<typeof withNumber>): Sheet {
  if (!result.ok) throw new Error(result.error.why);
  return result.value;
}
const faultsOf = (value: Json) => {
  const read = checkSheet(value);
  return read.ok ? [] : read.error.map(({ kind, field }) => `${kind} ${field}`);
};
const asJson = (sheet: Sheet): { [key: string]: Json } => JSON.parse(JSON.stringify(sheet));

describe('the named numbers of a sheet', () => {
  test.each([
    ['T-CHAR-01 T-GAP-18', 'mental', ['Charisma', 'Intuition', 'Logic', 'Willpower']],
    ['T-CHAR-02', 'physical', ['Agility', 'Body', 'Coordination', 'Strength']],
    ['T-CHAR-03', 'other', ['Fate', 'Magic', 'Size']],
    ['T-CHAR-05 T-GAP-20', 'damage', ['Life', 'Wound Limit', 'Damage Pip', 'Wound Heal Time']],
    ['T-CHAR-06 T-GAP-21', 'athletics', ['Carrying Capacity', 'Combat Speed', 'Action Costs', 'Reaction']],
    [
      'T-CHAR-07 T-GAP-22',
      'skills',
      ['Combat', 'Physical', 'Processing', 'Empathy', 'Craftsmanship', 'Resistance', 'Piloting', 'Magic'],
    ],
    [
      'T-CHAR-10',
      'programs',
      ['Analyze', 'Break', 'Control', 'Corrupt', 'Crypt', 'Edit', 'Exploit', 'Find', 'Medic', 'Scan'],
    ],
    ['T-MAG-01 T-GAP-66', 'magic', ['Astral Space', 'Invocation', 'Evocation', 'Alchemy', 'Adept Powers']],
  ] as const)(
    '%s given a new sheet, when its %s numbers are listed, then they are %j, all empty',
    (_, section, names) => {
      expect(named(section)).toEqual(names);
      for (const { path } of fields.filter((field) => field.section === section))
        expect(kindOf(abilityAt(rae, path))).toBe('E-BLANK');
    },
  );

  it('T-CHAR-01 T-CHAR-07 given all fields, when they are counted, then 27 belong to the character, each with a unique path', () => {
    expect(fields.filter(({ section }) => section !== 'programs' && section !== 'magic')).toHaveLength(27);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });

  it('T-CHAR-02 given Strength empty, when it is picked for a test, then it is E-BLANK: "Strength needs a number."', () => {
    expect(saidOf(abilityAt(rae, 'physical.strength'))).toBe('E-BLANK Strength needs a number.');
  });

  it('T-CHAR-03 given Size, when −2 is typed, then it is kept; "big" is E-INT, 1000 is E-RANGE, and nothing changes', () => {
    const small = changed(withNumber(rae, 'other.size', '-2'));
    expect(small.numbers).toEqual({ 'other.size': -2 });
    expect(kindOf(withNumber(small, 'other.size', 'big'))).toBe('E-INT');
    expect(kindOf(withNumber(small, 'other.size', '1000'))).toBe('E-RANGE');
    expect(small.numbers).toEqual({ 'other.size': -2 });
    expect(changed(withNumber(small, 'other.size', ' ')).numbers).toEqual({});
  });

  it('T-CHAR-04 T-GAP-19 given "Edge case" 3, when it is added, then there is one characteristic; an empty name is refused', () => {
    const edged = changed(withCharacteristic(rae, ' Edge case ', '3'));
    expect(edged.characteristics).toEqual([{ name: 'Edge case', value: 3 }]);
    expect(abilityAt(edged, characteristicPath('Edge case'))).toMatchObject({ value: { score: 3 } });
    expect(kindOf(withCharacteristic(edged, '  ', '3'))).toBe('E-BLANK');
    expect(kindOf(withCharacteristic(edged, 'x'.repeat(41), '3'))).toBe('E-RANGE');
    expect(kindOf(withCharacteristic(edged, 'a\nb', '3'))).toBe('E-RANGE');
    expect(kindOf(withCharacteristic(edged, 'edge CASE', '3'))).toBe('E-ENUM');
    expect(kindOf(withCharacteristic(edged, 'Luck', ''))).toBe('E-BLANK');
    expect(changed(withCharacteristic(edged, 'x'.repeat(40), '3')).characteristics).toHaveLength(2);
  });

  it('T-CHAR-05 given Damage Pip 0, when 2 is entered, then it is 2, tests are unchanged, and it never goes below 0', () => {
    const hurt = changed(withNumber(moth, 'damage.damage-pip', '2'));
    expect(hurt.numbers['damage.damage-pip']).toBe(2);
    const total = (sheet: Sheet) => {
      const logic = abilityAt(sheet, 'skills.processing');
      return logic.ok && totalOf({ acts: singleCharacter([logic.value]) });
    };
    expect(total(hurt)).toEqual(total(moth));
    expect(kindOf(withNumber(hurt, 'damage.damage-pip', '-1'))).toBe('E-RANGE');
    expect(kindOf(withNumber(hurt, 'damage.damage-pip', 'two'))).toBe('E-INT');
  });

  it('T-CHAR-06 given Reaction 7 in Hot Sim, when it is shown, then it reads "7 (+3 = 10)", and 7 is stored', () => {
    const quick = changed(withNumber(moth, 'athletics.reaction', '7'));
    expect(reactionText(quick, 3)).toBe('7 (+3 = 10)');
    expect(reactionText(quick, -5)).toBe('7 (−5 = 2)');
    expect(reactionText(quick, -9)).toBe('7 (−9 = −2)');
    expect(reactionText(quick, 0)).toBe('7');
    expect(reactionText(moth, 3)).toBe('');
    expect(quick.numbers['athletics.reaction']).toBe(7);
  });

  it('T-CHAR-07 given Processing 8, when "Find things" 5 is added under it, then both are abilities; a second one with that name is refused', () => {
    const found = changed(withSkill(moth, 'skills.processing', 'Find things', '5'));
    expect(abilityAt(found, 'skills.processing')).toMatchObject({ value: { name: 'Processing', score: 8 } });
    expect(abilityAt(found, skillPath('skills.processing', 'Find things'))).toMatchObject({ value: { score: 5 } });
    expect(kindOf(withSkill(found, 'skills.processing', 'find things', '4'))).toBe('E-ENUM');
    expect(kindOf(withSkill(found, 'mental.logic', 'Find things', '4'))).toBe('E-ENUM');
    expect(kindOf(withSkill(found, 'skills.combat', 'Find things', 'four'))).toBe('E-INT');
    expect(changed(withSkill(found, 'skills.combat', 'Find things', '4')).skills.map(({ group }) => group)).toEqual([
      'skills.combat',
      'skills.processing',
      'skills.processing',
    ]);
  });

  it('T-CHAR-08 given the skills mentioned in the rules, when one is added, then its owner picks the group, and Cracking is found', () => {
    expect(namedSkills).toEqual(['Climbing', 'Melee Combat', 'Stealth', 'Perception', 'Cracking']);
    for (const group of ['skills.processing', 'skills.craftsmanship'])
      expect(skillNamed(changed(withSkill(rae, group, 'Cracking', '9')), 'cracking')).toMatchObject({
        value: { name: 'Cracking', score: 9 },
      });
    expect(saidOf(skillNamed(rae, 'Cracking'))).toBe('E-BLANK Cracking needs a number.');
  });

  it('T-CHAR-09 given attribute Magic 3 and group Magic 5, when both are read, then each keeps its own number', () => {
    const mage = changed(withNumber(changed(withNumber(rae, 'other.magic', '3')), 'skills.magic', '5'));
    expect(abilityAt(mage, 'other.magic')).toMatchObject({ value: { name: 'Magic', score: 3 } });
    expect(abilityAt(mage, 'skills.magic')).toMatchObject({ value: { name: 'Magic', score: 5 } });
    expect(kindOf(abilityAt(mage, 'magic'))).toBe('E-ENUM');
    expect(kindOf(withNumber(mage, 'magic', '3'))).toBe('E-ENUM');
    expect(fieldAt('toString')).toBeNull();
  });

  test.each([
    ['0', 0],
    ['99', 99],
    ['100', 'E-RANGE'],
    ['-1', 'E-RANGE'],
    ['6.5', 'E-INT'],
  ])('T-CHAR-10 given a program of %s, when it is typed, then it is %s', (typed, expected) => {
    const scanned = withNumber(rae, 'programs.scan', typed);
    expect(scanned.ok ? scanned.value.numbers['programs.scan'] : scanned.error.kind).toBe(expected);
  });

  it('T-CHAR-10 given Break empty, when it is looked up, then it is missing, not 0', () => {
    expect(kindOf(abilityAt(rae, 'programs.break'))).toBe('E-BLANK');
    expect(abilityAt(changed(withNumber(rae, 'programs.break', '0')), 'programs.break')).toMatchObject({
      value: { score: 0 },
    });
  });

  it('T-MAG-01 given Evocation 4, when it is picked, then it is an ability score and nothing else', () => {
    const mage = changed(withNumber(rae, 'magic.evocation', '4'));
    expect(abilityAt(mage, 'magic.evocation')).toMatchObject({ value: { score: 4 } });
    expect(kindOf(withNumber(rae, 'magic.evocation', 'x'))).toBe('E-INT');
  });

  it('T-TEST-03 given a device, when abilities are offered, then its ratings follow the sheet’s abilities, in the sheet’s order', () => {
    const all = abilitiesOf(moth);
    expect(all.slice(-6).map(({ name, score }) => `${name} ${score}`)).toEqual([
      'Processor 10',
      'System 8',
      'Firewall 9',
      'Uplink 10',
      'Signal 5',
      'Sleaze 6',
    ]);
    const processing = all.findIndex(({ path }) => path === 'skills.processing');
    expect(all[processing + 1]).toEqual({
      path: 'skills.processing:Cracking',
      name: 'Cracking',
      under: 'Processing',
      score: 9,
    });
    expect(abilitiesOf(rae).every(({ score }) => score === null)).toBe(true);
  });
});

describe('the kind of a character', () => {
  it('T-ROLE-03 T-CHAR-11 given a full sheet, when its kind changes, then all its numbers stay', () => {
    expect(characterKinds).toEqual(['metahuman', 'agent', 'drone', 'spirit', 'other']);
    expect(faultsOf({ ...asJson(rae), kind: 'ghoul' })).toEqual(['E-ENUM kind']);
    const full: Sheet = { ...moth, numbers: Object.fromEntries(fields.map(({ path }, at) => [path, at])) };
    for (const kind of characterKinds) {
      const other = { ...full, kind };
      expect(faultsOf(asJson(other))).toEqual([]);
      expect(abilitiesOf(other)).toEqual(abilitiesOf(full));
    }
  });
});

describe('a sheet from data', () => {
  it('T-GAP-23 given any numbers within their bounds, when it is checked, then no rule of character creation refuses it', () => {
    const extremes = Object.fromEntries(
      fields.map(({ path, bounds }, at) => [path, at % 2 ? bounds.least : bounds.most]),
    );
    expect(faultsOf(asJson({ ...moth, numbers: extremes }))).toEqual([]);
  });

  it('T-CHAR-09 given very long names, when they are refused, then the sentences stay short', () => {
    const long = 'x'.repeat(10_000);
    const skills = [{ group: long, name: long, value: 1.5, [long]: 1 }];
    const read = checkSheet({ ...asJson(moth), name: long, skills, numbers: { [long]: 1 }, [long]: 1 });
    expect(
      read.ok ? [] : read.error.map((wrong) => refusalWords(wrong).length).filter((length) => length > 150),
    ).toEqual([]);
    expect(read.ok).toBe(false);
  });

  it('T-CHAR-09 given skills in any order, when it is checked, then they are sorted by group', () => {
    const skill = (group: string, name: string) => ({ group, name, value: 1 });
    const skills = [skill('skills.magic', 'b'), skill('skills.combat', 'z'), skill('skills.magic', 'a')];
    const read = checkSheet(asJson({ ...rae, skills }));
    expect(read.ok && read.value.skills.map(({ name }) => name)).toEqual(['z', 'b', 'a']);
  });

  const whole = asJson(moth);
  const device = asJson(moth)['device'] as { [key: string]: Json };
  test.each<[Json, string[]]>([
    [null, ['E-ENUM undefined']],
    [[], ['E-ENUM undefined']],
    ['Moth', ['E-ENUM undefined']],
    [{ ...whole, name: '' }, ['E-BLANK name']],
    [{ ...whole, name: 7 }, ['E-BLANK name']],
    [{ ...whole, name: ' Moth' }, ['E-RANGE name']],
    [{ ...whole, name: 'Moth\u2028' }, ['E-RANGE name']],
    [{ ...whole, name: 'Mo\ud800th' }, ['E-RANGE name']],
    [{ ...whole, method: 'lukewarm-sim' }, ['E-ENUM method']],
    [{ ...whole, method: 'toString' }, ['E-ENUM method']],
    [{ ...whole, numbers: [] }, ['E-ENUM numbers']],
    [{ ...whole, numbers: { 'mental.wit': 3 } }, ['E-ENUM mental.wit']],
    [{ ...whole, numbers: { 'mental.logic': 1.5, 'other.size': 1000 } }, ['E-INT mental.logic', 'E-RANGE other.size']],
    [{ ...whole, numbers: { 'mental.logic': null } }, ['E-BLANK mental.logic']],
    [{ ...whole, skills: {} }, ['E-ENUM skills']],
    [{ ...whole, skills: [{ group: 'mental.logic', name: 'a', value: 1 }] }, ['E-ENUM skills.1']],
    [{ ...whole, skills: [{ group: 'skills.magic', name: '', value: 1 }, 4] }, ['E-BLANK skills.1', 'E-ENUM skills.2']],
    [{ ...whole, skills: [{ group: 'skills.magic', name: 'a', value: 1, more: 1 }] }, ['E-ENUM skills.1']],
    [{ ...whole, skills: Array(41).fill({ group: 'skills.magic', name: 'a', value: 1 }) }, ['E-RANGE skills']],
    [
      {
        ...whole,
        characteristics: [
          { name: 'a', value: 1 },
          { name: 'A', value: 2 },
        ],
      },
      ['E-ENUM characteristics.2'],
    ],
    [{ ...whole, device: 'deck' }, ['E-ENUM device']],
    [{ ...whole, device: { ...device, class: 'toaster' } }, ['E-ENUM device.class']],
    [{ ...whole, device: { ...device, ratings: { firewall: 22 } } }, ['E-RANGE device.firewall']],
    [{ ...whole, device: { ...device, ratings: { signal: 21, sleaze: 100 } } }, ['E-RANGE device.sleaze']],
    [{ ...whole, device: { ...device, ratings: { chrome: 1 } } }, ['E-ENUM device.chrome']],
    [{ ...whole, device: { ...device, ratings: 3 } }, ['E-ENUM device.ratings']],
    [{ ...whole, device: { ...device, colour: 'red' } }, ['E-ENUM device']],
    [{ ...whole, shoes: 2 }, ['E-ENUM shoes']],
  ])('T-CHAR-09 given %j, when it is checked, then its faults are %j', (value, expected) => {
    expect(faultsOf(value)).toEqual(expected);
  });
});
