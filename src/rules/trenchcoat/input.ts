/** Refusals of bad input, which state what is wrong. Nothing changes. */
import { fail, ok, type Result } from '../../base/result.ts';
import { type InputFault, inField, type NumberName, refuse } from './reasons.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Default range if the rules give none. */
export const RATING: Bounds = { least: 0, most: 99 };
export const SCORE: Bounds = { least: -99, most: 99 };
export const SHEET_NUMBER: Bounds = { least: -99, most: 999 };
/** Firewall and Signal: Tables 3.5 and 3.6 end at 21. */
export const RATING_TABLE_RANGE: Bounds = { least: 0, most: 21 };

const NUMBER = /^[+\-−]?\d+$/;

/** A typed whole number. An empty field is E-BLANK, never 0; minus zero is 0. `name`: the field's name. */
export function readTyped(
  text: string,
  name: NumberName,
  bounds: Bounds,
  field = fieldOf(name),
): Result<number, InputFault> {
  const typed = text.trim();
  if (typed === '') return fail(blankFault(name, field));
  if (!NUMBER.test(typed)) return fail(inField(field, refuse('notWholeTyped', { name, typed: shortened(typed) })));
  const value = Number(typed.replace('−', '-'));
  return Number.isSafeInteger(value)
    ? checkNumber(value, name, bounds, field)
    : fail(outside(typed, name, bounds, field));
}

/** Like `readTyped`, for a value from data. */
export function checkNumber(
  value: unknown,
  name: NumberName,
  bounds: Bounds,
  field = fieldOf(name),
): Result<number, InputFault> {
  if (value === null || value === undefined) return fail(blankFault(name, field));
  if (typeof value !== 'number' || !Number.isInteger(value)) return fail(inField(field, refuse('notWhole', { name })));
  if (value < bounds.least || value > bounds.most) return fail(outside(value, name, bounds, field));
  return ok(value + 0);
}

/** `value`: as typed, if it is too large to be a number. */
const outside = (value: number | string, name: NumberName, { least, most }: Bounds, field?: string): InputFault =>
  inField(
    field,
    refuse('outOfBounds', { name, value: typeof value === 'string' ? shortened(value) : value, least, most }),
  );

const fieldOf = (name: NumberName): string | undefined => (typeof name === 'string' ? name : undefined);

export const blankFault = (name: NumberName, field = fieldOf(name)): InputFault =>
  inField(field, refuse('noNumber', { name }));

/** Text as quoted in a sentence. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
