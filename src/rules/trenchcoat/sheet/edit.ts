/** Edits of a sheet as typed by its owner. A fault leaves the sheet unchanged. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { readTyped, SHEET_NUMBER, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { ratingPath, skillPath } from './abilities.ts';
import { inOrder, MAX_CUSTOM_ENTRIES, nameFault, ratingBounds } from './check.ts';
import { type Field, fieldAt } from './fields.ts';
import { attributes, type MatrixDevice, matrixAttributes, type NamedNumber, type Sheet } from './sheet.ts';

/**
 * Sets the number at the path of `abilitiesOf`, other than a characteristic's. Empty text removes it, which is not the
 * same as 0; a skill can't be empty. E-ENUM for an unknown path.
 */
export function withNumber(sheet: Sheet, path: string, typed: string): Result<Sheet, InputFault> {
  const place = placeOf(sheet, path);
  if (!place) return fail(inField(path, refuse('hasNoField', { path: shortened(path) })));
  const { name, bounds = SHEET_NUMBER, remove, put } = place;
  if (remove && typed.trim() === '') return ok(remove());
  const number = readTyped(typed, name, bounds, path);
  return number.ok ? ok(put(number.value)) : number;
}

interface NumberPlace extends Partial<Pick<Field, 'bounds'>> {
  readonly name: string;
  put(value: number): Sheet;
  remove?(): Sheet;
}

function placeOf(sheet: Sheet, path: string): NumberPlace | null {
  const { numbers, skills, device } = sheet;
  const field = fieldAt(path);
  if (field) {
    const { [path]: _, ...others } = numbers;
    return {
      ...field,
      put: (value) => ({ ...sheet, numbers: { ...others, [path]: value } }),
      remove: () => ({ ...sheet, numbers: others }),
    };
  }
  const at = skills.findIndex(({ group, name }) => skillPath(group, name) === path);
  const skill = skills[at];
  if (skill) return { ...skill, put: (value) => ({ ...sheet, skills: skills.with(at, { ...skill, value }) }) };
  const attribute = attributes.find((name) => ratingPath(name) === path);
  if (!attribute || !device) return null;
  const { [attribute]: _, ...others } = device.ratings;
  const rated = (ratings: MatrixDevice['ratings']): Sheet => ({ ...sheet, device: { ...device, ratings } });
  return {
    name: matrixAttributes[attribute],
    bounds: ratingBounds(attribute),
    put: (value) => rated({ ...others, [attribute]: value }),
    remove: () => rated(others),
  };
}

export function withSkill(sheet: Sheet, group: string, name: string, typed: string): Result<Sheet, InputFault> {
  if (fieldAt(group)?.section !== 'skills') return fail(inField(group, refuse('noSkillGroup')));
  const among = sheet.skills.filter((skill) => skill.group === group);
  const named = newNumber(among, sheet.skills.length, name, typed, group);
  return named.ok ? ok(inOrder({ ...sheet, skills: [...sheet.skills, { group, ...named.value }] })) : named;
}

/** Adds a user-defined number (T-CHAR-04). */
export function withCharacteristic(sheet: Sheet, name: string, typed: string): Result<Sheet, InputFault> {
  const own = sheet.characteristics;
  const named = newNumber(own, own.length, name, typed, 'characteristics');
  return named.ok ? ok({ ...sheet, characteristics: [...own, named.value] }) : named;
}

function newNumber(
  among: readonly NamedNumber[],
  count: number,
  name: string,
  typed: string,
  field: string,
): Result<NamedNumber, InputFault> {
  const trimmed = name.trim();
  const wrong = nameFault(trimmed, 'name', field);
  if (wrong) return fail(wrong);
  if (among.some((one) => isSameName(one.name, trimmed)))
    return fail(inField(field, refuse('thereAlready', { name: trimmed })));
  if (count >= MAX_CUSTOM_ENTRIES) return fail(inField(field, refuse('roomFor', { most: MAX_CUSTOM_ENTRIES })));
  const value = readTyped(typed, trimmed, SHEET_NUMBER, field);
  return value.ok ? ok({ name: trimmed, value: value.value }) : value;
}

/** Whether two names are the same, ignoring case. */
const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
