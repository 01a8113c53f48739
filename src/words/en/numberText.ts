import { LANGUAGE } from './language.ts';

/** Example: "10,000"; four-digit numbers are not grouped: "5193". */
const format = new Intl.NumberFormat(LANGUAGE, { useGrouping: 'min2' });

export const numberText = (n: number): string => format.format(n);
