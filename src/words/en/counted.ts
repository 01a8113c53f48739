/** A number with its noun: "1 card", "2 cards". The only place that forms plurals. */

import { LANGUAGE } from './language.ts';

const rule = new Intl.PluralRules(LANGUAGE);

/** The noun for a count. `many`: an irregular plural. */
export const nounFor = (n: number, one: string, many = `${one}s`): string => (rule.select(n) === 'one' ? one : many);

export const counted = (n: number, one: string, many?: string): string => `${n} ${nounFor(n, one, many)}`;
