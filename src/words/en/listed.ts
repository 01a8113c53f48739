import { LANGUAGE } from './language.ts';

/** Example: "3, 5 and 8". */
const all = new Intl.ListFormat(LANGUAGE);
/** Example: "3, 5 or 8". */
const any = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });

export const listed = (items: readonly (string | number)[]): string => all.format(items.map(String));
export const oneOf = (items: readonly string[]): string => any.format(items);
