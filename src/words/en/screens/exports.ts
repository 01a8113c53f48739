/** A deck from the file that stands beside one of the same name. */
export const copyName = (name: string): string => `${name} (from the export)`;
