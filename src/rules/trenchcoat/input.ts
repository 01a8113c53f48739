/** What bad input gets: a refusal that says what is wrong. Nothing changes by it. */
import { fail, ok, type Result } from '../../base/result.ts';
import type { Called } from './called.ts';
import { type InputFault, inField, refuse } from './reasons.ts';

/** The least and the largest number that a field takes. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Guards of the input where the rules name no bound. */
export const RATING: Bounds = { least: 0, most: 99 };
export const SCORE: Bounds = { least: -99, most: 99 };
export const SHEET_NUMBER: Bounds = { least: -99, most: 999 };
/** Firewall and Signal: Tables 3.5 and 3.6 end there. */
export const TABLED: Bounds = { least: 0, most: 21 };

const NUMBER = /^[+\-−]?\d+$/;

/** A whole number as somebody typed it. An empty field is E-BLANK and never 0; minus zero is 0. `name`: what the field is called. */
export function readTyped(
  text: string,
  name: Called,
  bounds: Bounds,
  field = fieldOf(name),
): Result<number, InputFault> {
  const typed = text.trim();
  if (typed === '') return fail(blank(name, field));
  if (!NUMBER.test(typed)) return fail(inField(field, refuse('notWholeTyped', { name, typed: shortened(typed) })));
  const value = Number(typed.replace('−', '-'));
  return Number.isSafeInteger(value) ? checked(value, name, bounds, field) : fail(outside(typed, name, bounds, field));
}

/** The same for a value that came as data. */
export function checked(
  value: unknown,
  name: Called,
  bounds: Bounds,
  field = fieldOf(name),
): Result<number, InputFault> {
  if (value === null || value === undefined) return fail(blank(name, field));
  if (typeof value !== 'number' || !Number.isInteger(value)) return fail(inField(field, refuse('notWhole', { name })));
  if (value < bounds.least || value > bounds.most) return fail(outside(value, name, bounds, field));
  return ok(value + 0);
}

/** `value`: as it was typed, where it is no number that can be added. */
const outside = (value: number | string, name: Called, { least, most }: Bounds, field?: string): InputFault =>
  inField(
    field,
    refuse('outOfBounds', { name, value: typeof value === 'string' ? shortened(value) : value, least, most }),
  );

const fieldOf = (name: Called): string | undefined => (typeof name === 'string' ? name : undefined);

/** A step needs a number that nobody has typed. */
export const blank = (name: Called, field = fieldOf(name)): InputFault => inField(field, refuse('noNumber', { name }));

/** What a sentence quotes of somebody's text. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
