/** A number with its noun: "1 card", "2 cards". Plurals are formed only here. */

import { LANGUAGE } from './language.ts';

const rule = new Intl.PluralRules(LANGUAGE);

/** The noun for a count. `many`: the plural, if it is irregular. */
export const nounFor = (n: number, one: string, many = `${one}s`): string => (rule.select(n) === 'one' ? one : many);

export const counted = (n: number, one: string, many?: string): string => `${n} ${nounFor(n, one, many)}`;
