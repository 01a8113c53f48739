/** Validation of outside values: each check returns the first fault and never throws. */

import * as is from '../../../base/shapes.ts';
import { type Bounds, checkNumber } from '../input.ts';
import { type InputFault, type NumberName, refuse } from '../reasons.ts';

/** `name`: the name of the value. */
export type Check = (value: unknown, name: NumberName) => InputFault | null;

export const malformed = (name: NumberName): InputFault => refuse('malformed', { name });

export const wholeNumber =
  (bounds: Bounds): Check =>
  (value, name) => {
    const read = checkNumber(value, name, bounds);
    return read.ok ? null : read.error;
  };

export const text =
  (maxLength: number, minLength = 0): Check =>
  (value, name) => {
    if (typeof value !== 'string') return malformed(name);
    const letters = value.length <= maxLength ? value.length : [...value].length;
    if (letters > maxLength) return refuse('longer', { name, most: maxLength });
    return letters < minLength ? refuse('empty', { name }) : null;
  };

export const flag: Check = (value, name) => (typeof value === 'boolean' ? null : malformed(name));

export const oneOf =
  (names: readonly string[]): Check =>
  (value, name) =>
    typeof value === 'string' && names.includes(value) ? null : refuse('oneOf', { name, names });

export const nullOr =
  (check: Check): Check =>
  (value, name) =>
    value === null ? null : check(value, name);

export const list =
  (check: Check, maxItems: number, minItems = 0): Check =>
  (value, name) => {
    if (!Array.isArray(value)) return malformed(name);
    if (value.length < minItems || value.length > maxItems)
      return refuse('listLength', { name, least: minItems, most: maxItems, has: value.length });
    return firstFault(value, (one) => check(one, name));
  };

const nothing: Check = () => null;

type Fields = { readonly [name: string]: Check };

/** An object with exactly these required fields, and any of the optional ones. */
export const object =
  (fields: Fields, others: Fields = {}): Check =>
  (value, name) => {
    if (!is.object(value)) return malformed(name);
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    const known = (key: string) => Object.hasOwn(fields, key) || Object.hasOwn(others, key);
    if (!keys.every(known) || !Object.keys(fields).every((key) => Object.hasOwn(value, key))) return malformed(name);
    return firstFault(keys, (key) => (fields[key] ?? others[key] ?? nothing)(value[key], { kind: 'part', part: key }));
  };

/** A union of forms by the field `tag`: the other fields of each, and any optional ones. */
export const tagged = (
  tag: string,
  forms: { readonly [name: string]: Fields | readonly [fields: Fields, others: Fields] },
): Check => {
  const checks = Object.entries(forms).map(([which, form]) => {
    const [fields, others] = Array.isArray(form) ? form : [form];
    return [which, object({ [tag]: nothing, ...fields }, others)] as const;
  });
  return (value, name) => {
    if (!is.object(value)) return malformed(name);
    const form = checks.find(([which]) => which === value[tag]);
    return form === undefined ? refuse('noSuchForm', { name }) : form[1](value, name);
  };
};

export function firstFault<T>(list: readonly T[], look: (one: T) => InputFault | null): InputFault | null {
  for (const one of list) {
    const wrong = look(one);
    if (wrong !== null) return wrong;
  }
  return null;
}
