/** Whether a value is a sheet; what is wrong with it, field by field. */
import { isObject, type Json } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { type Bounds, checked, fault, type InputFault, RATING, SHEET_NUMBER, shortened, TABLED } from '../input.ts';
import { accessMethods, deviceClasses, type MatrixAttribute, matrixAttributes } from './device.ts';
import { fieldAt, fields } from './fields.ts';
import { characterKinds, type Sheet } from './sheet.ts';

export const LONGEST_NAME = 40;
/** Of own skills, and of own characteristics: a sheet has to stay small enough to be sent. */
export const MOST_OWN = 40;

/** What a rating of a device may be: the tables of Firewall and Signal end at 21. */
export const ratingBounds = (attribute: MatrixAttribute): Bounds =>
  attribute === 'firewall' || attribute === 'signal' ? TABLED : RATING;

/** The sheet, or every fault with the field it is in; nothing that is not a sheet's is kept or overlooked. */
export function checkSheet(value: Json | undefined): Result<Sheet, readonly InputFault[]> {
  if (!isObject(value)) return fail([fault('E-ENUM', 'That is no sheet.')]);
  const faults = [
    ...nameFaults(value.name, 'The name', 'name'),
    ...choiceFaults(value.kind, characterKinds, 'kind of character', 'kind'),
    ...choiceFaults(value.method, Object.keys(accessMethods), 'access method', 'method'),
    ...numbersFaults(value.numbers),
    ...listFaults(value.skills, 'skills', isSkillGroup),
    ...listFaults(value.characteristics, 'characteristics'),
    ...deviceFaults(value.device),
    ...Object.keys(value)
      .filter((key) => !keys.includes(key))
      .map((key) => fault('E-ENUM', `A sheet has no "${shortened(key)}".`, key)),
  ];
  return faults.length === 0 ? ok(inOrder(value as unknown as Sheet)) : fail(faults);
}

/** Skills stand as a sheet shows them: by their groups, and within one as their owner wrote them down. */
export const inOrder = (sheet: Sheet): Sheet => ({
  ...sheet,
  skills: fields.flatMap(({ path }) => sheet.skills.filter(({ group }) => group === path)),
});

const keys = ['name', 'kind', 'method', 'numbers', 'skills', 'characteristics', 'device'];

/** What a name in a sheet may be: 1 to 40 characters in one line, with no space at its ends. */
export function nameFault(value: unknown, what: string, field: string): InputFault | null {
  if (typeof value !== 'string' || value.trim() === '') return fault('E-BLANK', `${what} is empty.`, field);
  const fits = [...value].length <= LONGEST_NAME && value === value.trim() && !UNPRINTED.test(value);
  return fits ? null : fault('E-RANGE', `${what} has 1 to ${LONGEST_NAME} characters, in one line.`, field);
}

/** Controls, line ends and halves of a character: a text file could not hold them as they are. */
const UNPRINTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const nameFaults = (value: unknown, what: string, field: string): InputFault[] => {
  const wrong = nameFault(value, what, field);
  return wrong ? [wrong] : [];
};

const choiceFaults = (value: unknown, from: readonly string[], what: string, field: string): InputFault[] =>
  typeof value === 'string' && from.includes(value)
    ? []
    : [fault('E-ENUM', `There is no such ${what}; ${from.join(', ')} would do.`, field)];

const numberFaults = (value: unknown, name: string, bounds: Bounds, field: string): InputFault[] => {
  const number = checked(value, name, bounds, field);
  return number.ok ? [] : [number.error];
};

function numbersFaults(numbers: Json | undefined): InputFault[] {
  if (!isObject(numbers)) return [fault('E-ENUM', 'The numbers of a sheet stand by their paths.', 'numbers')];
  return Object.entries(numbers).flatMap(([path, value]) => {
    const field = fieldAt(path);
    if (field) return numberFaults(value, field.name, field.bounds, path);
    return [fault('E-ENUM', `A sheet has no field "${shortened(path)}".`, path)];
  });
}

const isSkillGroup = (group: unknown): boolean => typeof group === 'string' && fieldAt(group)?.section === 'skills';

/** Own numbers, each of another name; `isGroup` where each stands under a group, within which its name is its own (T-CHAR-07). */
function listFaults(list: Json | undefined, what: string, isGroup?: (group: unknown) => boolean): InputFault[] {
  if (!Array.isArray(list)) return [fault('E-ENUM', `The ${what} of a sheet are a list.`, what)];
  if (list.length > MOST_OWN) return [fault('E-RANGE', `A sheet has ${MOST_OWN} ${what} at most.`, what)];
  const seen = new Set<string>();
  return list.flatMap((one: Json, at): InputFault[] => {
    const field = `${what}.${at + 1}`;
    if (!isObject(one)) return [fault('E-ENUM', `That is no line of ${what}.`, field)];
    const { group, name, value } = one;
    const called = typeof name === 'string' ? shortened(name) : 'A number';
    const key = `${group}:${typeof name === 'string' ? name.toLowerCase() : ''}`;
    const twice = seen.has(key) ? [fault('E-ENUM', `${called} stands twice.`, field)] : [];
    seen.add(key);
    const allowed = isGroup ? ['group', 'name', 'value'] : ['name', 'value'];
    const strange = Object.keys(one).filter((part) => !allowed.includes(part));
    return [
      ...nameFaults(name, 'A name', field),
      ...numberFaults(value, called, SHEET_NUMBER, field),
      ...twice,
      ...(isGroup && !isGroup(group) ? [fault('E-ENUM', 'There is no such skill group.', field)] : []),
      ...strange.map((part) => fault('E-ENUM', `There is no "${shortened(part)}" here.`, field)),
    ];
  });
}

function deviceFaults(device: Json | undefined): InputFault[] {
  if (device === null) return [];
  if (!isObject(device)) return [fault('E-ENUM', 'That is no device.', 'device')];
  const { ratings } = device;
  const strange = Object.keys(device).filter((part) => !['name', 'class', 'ratings'].includes(part));
  return [
    ...nameFaults(device.name, 'The name of the device', 'device.name'),
    ...choiceFaults(device.class, Object.keys(deviceClasses), 'class of device', 'device.class'),
    ...(isObject(ratings)
      ? Object.entries(ratings).flatMap(([attribute, value]) => ratingFaults(attribute, value))
      : [fault('E-ENUM', 'The ratings of a device stand by their names.', 'device.ratings')]),
    ...strange.map((part) => fault('E-ENUM', `A device has no "${shortened(part)}".`, 'device')),
  ];
}

function ratingFaults(attribute: string, value: Json | undefined): InputFault[] {
  const field = `device.${attribute}`;
  if (!Object.hasOwn(matrixAttributes, attribute))
    return [fault('E-ENUM', `A device has no "${shortened(attribute)}".`, field)];
  const known = attribute as MatrixAttribute;
  return numberFaults(value, matrixAttributes[known], ratingBounds(known), field);
}
