/** "10,000"; four digits stay together: "5193". */
const format = new Intl.NumberFormat('en-GB', { useGrouping: 'min2' });

export const numberText = (n: number): string => format.format(n);
