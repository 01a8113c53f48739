/** What bad input gets: a kind and a sentence that says what is wrong and what would do. Nothing changes by it. */
import { type Failure, fail, ok, type Result } from '../../base/result.ts';

export type FaultKind =
  | 'E-INT'
  | 'E-RANGE'
  | 'E-BLANK'
  | 'E-ENUM'
  | 'E-PREREQ'
  | 'E-PROGRAM'
  | 'E-LEVEL'
  | 'E-DICE'
  | 'E-STATE'
  | 'E-PROOF'
  | 'E-MSG';

/** What was wrong; `field` is the path or the name of what has to be mended, where there is one. */
export interface InputFault extends Failure {
  kind: FaultKind;
  field?: string;
}

export const fault = (kind: FaultKind, text: string, field?: string): InputFault =>
  field === undefined ? { kind, text } : { kind, text, field };

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

/** A minus as mathematicians write it, which a hyphen is not. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** The same with a plus where it is one: "+3", "0", "−1". */
export const plussed = (value: number): string => (value > 0 ? `+${value}` : signed(value));

const NUMBER = /^[+\-−]?\d+$/;

/** A whole number as somebody typed it. An empty field is E-BLANK and never 0; minus zero is 0. `name`: what the field is called. */
export function readTyped(text: string, name: string, bounds: Bounds, field = name): Result<number, InputFault> {
  const typed = text.trim();
  if (typed === '') return fail(blank(name, field));
  if (!NUMBER.test(typed))
    return fail(fault('E-INT', `${name} is a whole number, such as 4 or −2; "${shortened(typed)}" is none.`, field));
  const value = Number(typed.replace('−', '-'));
  return Number.isSafeInteger(value) ? checked(value, name, bounds, field) : fail(outside(typed, name, bounds, field));
}

/** The same for a value that came as data. */
export function checked(value: unknown, name: string, bounds: Bounds, field = name): Result<number, InputFault> {
  if (value === null || value === undefined) return fail(blank(name, field));
  if (typeof value !== 'number' || !Number.isInteger(value))
    return fail(fault('E-INT', `${name} is a whole number.`, field));
  if (value < bounds.least || value > bounds.most) return fail(outside(signed(value), name, bounds, field));
  return ok(value + 0);
}

const outside = (value: string, name: string, { least, most }: Bounds, field: string): InputFault =>
  fault('E-RANGE', `${name} ${shortened(value)} is not possible; ${signed(least)} to ${most} would do.`, field);

/** A step needs a number that nobody has typed. */
export const blank = (name: string, field = name): InputFault => fault('E-BLANK', `${name} has no number.`, field);

/** What a sentence quotes of somebody's text. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
