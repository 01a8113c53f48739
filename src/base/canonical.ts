import { equal, fromUtf8, utf8 } from './bytes.ts';
import { remember } from './remember.ts';
import { fail, ok, type Result } from './result.ts';

/** JSON values, with integers only. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * Encodes a plain value identically on every phone: JSON without spaces, keys in order of their UTF-16 code units,
 * UTF-8. Omits undefined properties, as JSON does; -0 becomes 0.
 *
 * Throws on anything that two phones could write differently or a round trip would lose, which is a bug: a number that
 * is not a safe integer, an object with a custom prototype (Map, Date, class), undefined in a list, a function, a
 * symbol.
 */
export function canonical(value: unknown): Uint8Array {
  return utf8(canonicalText(value));
}

/** The text behind `canonical`. Malformed UTF-16 is escaped, so different values stay different. */
export function canonicalText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
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

/** Decodes untrusted canonical bytes. Fails unless they are in the canonical form. */
export function readCanonical(bytes: Uint8Array): Result<Json, 'malformed'> {
  const text = fromUtf8(bytes);
  if (text === null) return fail('malformed');
  try {
    const value: Json = JSON.parse(text);
    if (!isShallow(value, MAX_LEVELS)) return fail('malformed');
    // Text that parses may still be written differently (spaces, 1.0, duplicate or unordered keys).
    return equal(canonical(value), bytes) ? ok(value) : fail('malformed');
  } catch {
    return fail('malformed');
  }
}

/** Nesting limit that every reader applies, so that no two of them judge a deep value differently. */
const MAX_LEVELS = 32;

const isShallow = (value: Json | undefined, levels: number): boolean =>
  typeof value !== 'object' || value === null
    ? true
    : levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));

/** Text that needs no escaping, which is nearly all of it. */
const PLAIN = /^[\w .,:'-]*$/;

function listText(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonicalText(list[i]) : `,${canonicalText(list[i])}`;
  return `${text}]`;
}

function objectText(object: Record<string, unknown>): string {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw new Error('only plain objects have a canonical form');
  let text = '';
  for (const key of sorted(Object.keys(object))) {
    const value = object[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${label(key)}${canonicalText(value)}`;
  }
  return `{${text}}`;
}

/** In place. For the handful of keys most objects have, insertion sort beats the general sort. */
function sorted(keys: string[]): readonly string[] {
  if (keys.length > 16) return keys.sort((a, b) => (a < b ? -1 : 1));
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let to = i;
    for (; to > 0 && (keys[to - 1] as string) > key; to--) keys[to] = keys[to - 1] as string;
    keys[to] = key;
  }
  return keys;
}

// A table repeats the same few hundred keys in every entry, so each is quoted only once. The limit is for untrusted
// keys.
const MAX_LABELS = 4000;
const label = remember((key: string): string => `${JSON.stringify(key)}:`, MAX_LABELS);
