/** "3, 5 and 8". */
const list = new Intl.ListFormat('en-GB');

export const listed = (items: readonly (string | number)[]): string => list.format(items.map(String));
