// Chunk: base
/** Checks the shape of values from outside: from storage, a file, or the other phone. */

type Is<T> = (value: unknown) => value is T;

export const anything = (value: unknown): value is unknown => true;
export const text = (value: unknown): value is string => typeof value === 'string';
export const number = (value: unknown): value is number => typeof value === 'number';
export const flag = (value: unknown): value is boolean => typeof value === 'boolean';
export const seat = (value: unknown): value is 0 | 1 => value === 0 || value === 1;
export const list = (value: unknown): value is unknown[] => Array.isArray(value);

/** A whole number within bounds. Refuses −0, which is written as 0 and would be read back as another value. */
export const whole =
  (least = 0, most = Number.MAX_SAFE_INTEGER): Is<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most && !Object.is(value, -0);

/** An object with named properties. */
export const object = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf =
  <T>(all: readonly T[]): Is<T> =>
  (value): value is T =>
    all.some((one) => one === value);

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

export const pairOf =
  <T>(is: Is<T>): Is<[T, T]> =>
  (value): value is [T, T] =>
    Array.isArray(value) && value.length === 2 && value.every(is);

export const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const orMissing =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);

/** Checks for an object whose fields all have the given shapes; other fields may be anything. */
export const fields =
  <T extends object>(are: { readonly [K in keyof T]-?: (value: unknown) => boolean }): Is<T> =>
  (value): value is T =>
    object(value) && Object.entries<(value: unknown) => boolean>(are).every(([field, is]) => is(value[field]));
