import { equal, fromUtf8, utf8 } from './bytes.ts';
import { fail, ok, type Result } from './result.ts';

/** What JSON can say, with whole numbers only. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * One byte string for one plain value, the same on every phone: JSON without spaces, keys in order of their UTF-16
 * code units, UTF-8. Properties that are undefined are left out, as JSON does; -0 is written as 0.
 *
 * Throws on what two phones could write differently or a round trip would lose, which is our own bug: a number that is
 * not a safe integer, an object with a prototype of its own (Map, Date, class), undefined in a list, function, symbol.
 */
export function canonical(value: unknown): Uint8Array {
  return utf8(canonicalText(value));
}

/** The text behind `canonical`. Text that is not well-formed UTF-16 is escaped, so different values stay different. */
export function canonicalText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number`);
      return `${value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : objectText(value as Record<string, unknown>);
    default:
      throw new Error(`${typeof value} has no canonical form`);
  }
}

/** The value of canonical bytes from outside; an error text when they are anything but the one canonical form. */
export function readCanonical(bytes: Uint8Array): Result<Json, string> {
  const text = fromUtf8(bytes);
  if (text === null) return fail('not UTF-8');
  try {
    const value: Json = JSON.parse(text);
    // Text that parses may still be written in another way (spaces, 1.0, keys twice or out of order).
    return equal(canonical(value), bytes) ? ok(value) : fail('not in canonical form');
  } catch {
    return fail('not JSON of whole numbers');
  }
}

function listText(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonicalText(list[i]) : `,${canonicalText(list[i])}`;
  return `${text}]`;
}

function objectText(object: Record<string, unknown>): string {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw new Error('only plain objects have a canonical form');
  let text = '';
  for (const key of sortedKeys(object)) {
    const value = object[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalText(value)}`;
  }
  return `{${text}}`;
}

function sortedKeys(object: Record<string, unknown>): readonly string[] {
  const keys = Object.keys(object);
  // Objects are mostly built in one order and often in this one: looking costs less than sorting.
  return inOrder(keys) ? keys : keys.sort((a, b) => (a < b ? -1 : 1));
}

function inOrder(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) >= (keys[i] as string)) return false;
  return true;
}

const PLAIN = /^[\w.:-]*$/;

function quoted(key: string): string {
  return PLAIN.test(key) ? `"${key}"` : JSON.stringify(key);
}
