/** All numbers of a sheet that a test may use, by path. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { blankFault, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { DAMAGE_PIP, fieldAt, fields, sections } from './fields.ts';
import { attributes, type MatrixAttribute, matrixAttributes, type Sheet } from './sheet.ts';

/** `score` null: empty, so no test can use it. */
export interface SheetAbility {
  readonly path: string;
  readonly name: string;
  /** Its section. */
  readonly under: string;
  readonly score: number | null;
}

/** "skills.processing:Find things": the path of a user-named number. */
export const skillPath = (group: string, name: string): string => `${group}:${name}`;
export const ratingPath = (attribute: MatrixAttribute): string => `device.${attribute}`;
export const characteristicPath = (name: string): string => `characteristics:${name}`;

/** All abilities of a sheet, in order, including empty ones. A skill group is followed by its skills. */
export function abilitiesOf(sheet: Sheet): SheetAbility[] {
  const named = fields.flatMap(({ path, name, section }): SheetAbility[] => [
    { path, name, under: sections[section], score: sheet.numbers[path] ?? null },
    ...sheet.skills
      .filter(({ group }) => group === path)
      .map((skill) => ({ path: skillPath(path, skill.name), name: skill.name, under: name, score: skill.value })),
  ]);
  const own = sheet.characteristics.map(({ name, value }) => ({
    path: characteristicPath(name),
    name,
    under: 'Characteristics',
    score: value,
  }));
  return [...named, ...own, ...deviceAbilities(sheet)];
}

function deviceAbilities({ device }: Sheet): SheetAbility[] {
  if (device === null) return [];
  return attributes.map((attribute) => ({
    path: ratingPath(attribute),
    name: matrixAttributes[attribute],
    under: device.name,
    score: device.ratings[attribute] ?? null,
  }));
}

/** E-ENUM if the sheet has no such number, E-BLANK if it is empty. */
export function abilityAt(sheet: Sheet, path: string): Result<SheetAbility & { readonly score: number }, InputFault> {
  const found = abilitiesOf(sheet).find((ability) => ability.path === path);
  if (!found) return fail(inField(path, refuse('noSuchNumber', { sheet: sheet.name, number: shortened(path) })));
  const { score } = found;
  return score === null ? fail(blankFault(found.name, path)) : ok({ ...found, score });
}

/** The first skill with the given name in any group, in sheet order. */
export function skillNamed(sheet: Sheet, name: string): Result<SheetAbility & { readonly score: number }, InputFault> {
  const skill = sheet.skills.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return skill ? abilityAt(sheet, skillPath(skill.group, skill.name)) : fail(blankFault(name));
}

export interface TestableAbility extends SheetAbility {
  readonly score: number;
}

/** Abilities a test can be called for: skills first, then attributes and skill groups. Excludes programs and wounds. */
export function testableAbilities(sheet: Sheet): TestableAbility[] {
  const all = abilitiesOf(sheet).flatMap((one) => (isTestable(one) ? [one] : []));
  const rank = ({ path }: TestableAbility): number => (path.includes(':') ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b));
}

function isTestable(ability: SheetAbility): ability is TestableAbility {
  const section = fieldAt(ability.path)?.section;
  return (
    ability.score !== null && ability.path !== DAMAGE_PIP && !['damage', 'programs', 'magic'].includes(section ?? '')
  );
}

/** The first number with the given name. */
export const testableNamed = (sheet: Sheet, name: string): TestableAbility | undefined =>
  testableAbilities(sheet).find((one) => one.name.toLowerCase() === name.toLowerCase());
