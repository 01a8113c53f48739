import { LANGUAGE } from './language.ts';

/** "10,000"; four digits stay together: "5193". */
const format = new Intl.NumberFormat(LANGUAGE, { useGrouping: 'min2' });

export const numberText = (n: number): string => format.format(n);
