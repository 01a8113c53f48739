/** Edits of a sheet as typed by its owner. A fault leaves the sheet unchanged. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { readTyped, SHEET_NUMBER, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { inOrder, MAX_CUSTOM_ENTRIES, nameFault } from './check.ts';
import { fieldAt } from './fields.ts';
import type { NamedNumber, Sheet } from './sheet.ts';

/**
 * Sets the field at the path; empty text removes the number, which is not the same as 0. E-ENUM for an unknown path.
 */
export function withNumber(sheet: Sheet, path: string, typed: string): Result<Sheet, InputFault> {
  const field = fieldAt(path);
  if (!field) return fail(inField(path, refuse('hasNoField', { path: shortened(path) })));
  const { [path]: _, ...others } = sheet.numbers;
  if (typed.trim() === '') return ok({ ...sheet, numbers: others });
  const number = readTyped(typed, field.name, field.bounds, path);
  return number.ok ? ok({ ...sheet, numbers: { ...others, [path]: number.value } }) : number;
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
