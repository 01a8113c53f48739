/** Checks whether a value is a sheet, and lists its faults, field by field. */
import { fail, ok, type Result } from '../../../base/result.ts';
import * as is from '../../../base/shapes.ts';
import { type Bounds, checkNumber, RATING, RATING_TABLE_RANGE, SHEET_NUMBER, shortened } from '../input.ts';
import { type InputFault, inField, type NumberName, refuse, type TrenchValuesOf } from '../reasons.ts';
import { fieldAt, fields } from './fields.ts';
import {
  accessMethods,
  characterKinds,
  deviceClasses,
  type MatrixAttribute,
  matrixAttributes,
  type Sheet,
} from './sheet.ts';

export const MAX_NAME_LENGTH = 40;
/** Limit of user-defined skills and characteristics: a sheet must stay small enough to send. */
export const MAX_CUSTOM_ENTRIES = 40;

/** The range of a device rating: the tables of Firewall and Signal end at 21. */
export const ratingBounds = (attribute: MatrixAttribute): Bounds =>
  attribute === 'firewall' || attribute === 'signal' ? RATING_TABLE_RANGE : RATING;

/** The sheet, or every fault with its field; unknown fields are faults. */
export function checkSheet(value: unknown): Result<Sheet, readonly InputFault[]> {
  if (!is.object(value)) return fail([refuse('noSheet')]);
  const faults = [
    ...nameFaults(value['name'], 'name', 'name'),
    ...choiceFaults(value['kind'], characterKinds, 'kind'),
    ...choiceFaults(value['method'], Object.keys(accessMethods), 'method'),
    ...numbersFaults(value['numbers']),
    ...listFaults(value['skills'], 'skills', isSkillGroup),
    ...listFaults(value['characteristics'], 'characteristics'),
    ...deviceFaults(value['device']),
    ...Object.keys(value)
      .filter((key) => !keys.includes(key))
      .map((key) => inField(key, refuse('hasNo', { of: 'sheet', part: shortened(key) }))),
  ];
  return faults.length === 0 ? ok(inOrder(value as unknown as Sheet)) : fail(faults);
}

/** Skills in display order: by group, then in their owner's order. */
export const inOrder = (sheet: Sheet): Sheet => ({
  ...sheet,
  skills: fields.flatMap(({ path }) => sheet.skills.filter(({ group }) => group === path)),
});

const keys = ['name', 'kind', 'method', 'numbers', 'skills', 'characteristics', 'device'];

/** A valid name is 1 to 40 characters on one line, without leading or trailing spaces. */
export function nameFault(value: unknown, kind: NameKind, field: string): InputFault | null {
  if (typeof value !== 'string' || value.trim() === '') return inField(field, refuse('empty', { name: { kind } }));
  const fits = [...value].length <= MAX_NAME_LENGTH && value === value.trim() && !UNPRINTED.test(value);
  return fits ? null : inField(field, refuse('longName', { name: { kind }, most: MAX_NAME_LENGTH }));
}

type NameKind = 'name' | 'ownName' | 'deviceName';

/** Control characters, line breaks and lone surrogates: a text file could not hold them. */
const UNPRINTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const nameFaults = (value: unknown, kind: NameKind, field: string): InputFault[] => {
  const wrong = nameFault(value, kind, field);
  return wrong ? [wrong] : [];
};

type ChoiceField = TrenchValuesOf<'noSuchChoice'>['field'];

const choiceFaults = (value: unknown, names: readonly string[], field: ChoiceField): InputFault[] =>
  typeof value === 'string' && names.includes(value) ? [] : [inField(field, refuse('noSuchChoice', { field, names }))];

const numberFaults = (value: unknown, name: NumberName, bounds: Bounds, field: string): InputFault[] => {
  const number = checkNumber(value, name, bounds, field);
  return number.ok ? [] : [number.error];
};

function numbersFaults(numbers: unknown): InputFault[] {
  if (!is.object(numbers)) return [inField('numbers', refuse('numbersByPath'))];
  return Object.entries(numbers).flatMap(([path, value]) => {
    const field = fieldAt(path);
    if (field) return numberFaults(value, field.name, field.bounds, path);
    return [inField(path, refuse('hasNoField', { path: shortened(path) }))];
  });
}

type OwnList = TrenchValuesOf<'noList'>['list'];

const isSkillGroup = (group: unknown): boolean => typeof group === 'string' && fieldAt(group)?.section === 'skills';

/** User-defined numbers with unique names; with `isGroup`, unique within their group (T-CHAR-07). */
function listFaults(list: unknown, what: OwnList, isGroup?: (group: unknown) => boolean): InputFault[] {
  if (!Array.isArray(list)) return [inField(what, refuse('noList', { list: what }))];
  if (list.length > MAX_CUSTOM_ENTRIES)
    return [inField(what, refuse('listTooLong', { list: what, most: MAX_CUSTOM_ENTRIES }))];
  const seen = new Set<string>();
  return list.flatMap((one: unknown, at): InputFault[] => {
    const field = `${what}.${at + 1}`;
    if (!is.object(one)) return [inField(field, refuse('noLineOf', { list: what }))];
    const { group, name, value } = one;
    const called: NumberName = typeof name === 'string' ? shortened(name) : { kind: 'ownNumber' };
    const key = `${group}:${typeof name === 'string' ? name.toLowerCase() : ''}`;
    const twice = seen.has(key) ? [inField(field, refuse('twice', { name: called }))] : [];
    seen.add(key);
    const allowed = isGroup ? ['group', 'name', 'value'] : ['name', 'value'];
    const strange = Object.keys(one).filter((part) => !allowed.includes(part));
    return [
      ...nameFaults(name, 'ownName', field),
      ...numberFaults(value, called, SHEET_NUMBER, field),
      ...twice,
      ...(isGroup && !isGroup(group) ? [inField(field, refuse('noSkillGroup'))] : []),
      ...strange.map((part) => inField(field, refuse('noPartHere', { part: shortened(part) }))),
    ];
  });
}

function deviceFaults(device: unknown): InputFault[] {
  if (device === null) return [];
  if (!is.object(device)) return [inField('device', refuse('noDevice'))];
  const { ratings } = device;
  const strange = Object.keys(device).filter((part) => !['name', 'class', 'ratings'].includes(part));
  return [
    ...nameFaults(device['name'], 'deviceName', 'device.name'),
    ...choiceFaults(device['class'], Object.keys(deviceClasses), 'device.class'),
    ...(is.object(ratings)
      ? Object.entries(ratings).flatMap(([attribute, value]) => ratingFaults(attribute, value))
      : [inField('device.ratings', refuse('ratingsByName'))]),
    ...strange.map((part) => inField('device', refuse('hasNo', { of: 'device', part: shortened(part) }))),
  ];
}

function ratingFaults(attribute: string, value: unknown): InputFault[] {
  const field = `device.${attribute}`;
  if (!Object.hasOwn(matrixAttributes, attribute))
    return [inField(field, refuse('hasNo', { of: 'device', part: shortened(attribute) }))];
  const known = attribute as MatrixAttribute;
  return numberFaults(value, matrixAttributes[known], ratingBounds(known), field);
}
