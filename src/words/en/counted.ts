/** Counts, numbers and lists in words. Plurals are formed only here. */
import { LANGUAGE } from './language.ts';

const rule = new Intl.PluralRules(LANGUAGE);

/** The noun for a count. `many`: the plural, if it is irregular. */
export const nounFor = (n: number, one: string, many = `${one}s`): string => (rule.select(n) === 'one' ? one : many);

/** Examples: "1 card" and "2 cards". */
export const counted = (n: number, one: string, many?: string): string => `${n} ${nounFor(n, one, many)}`;

/** Example: "10,000"; four-digit numbers are not grouped: "5193". */
const format = new Intl.NumberFormat(LANGUAGE, { useGrouping: 'min2' });

export const numberText = (n: number): string => format.format(n);

/** Examples: "5 of 7", and "8" if the goal is exceeded. */
export const outOf = (n: number, goal: number): string => (n > goal ? `${n}` : `${n} of ${goal}`);

/** Example: "3, 5 and 8". */
const all = new Intl.ListFormat(LANGUAGE);
/** Example: "3, 5 or 8". */
const any = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });

export const listed = (items: readonly (string | number)[]): string => all.format(items.map(String));
export const oneOf = (items: readonly string[]): string => any.format(items);
