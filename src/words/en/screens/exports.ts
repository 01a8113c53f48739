/** The new name of an imported deck whose name is taken. */
export const copyName = (name: string): string => `${name} (from the export)`;
