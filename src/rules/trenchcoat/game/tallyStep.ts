/**
 * What an exploit test adds to a tally: the size of its roll plus the System, minus the decker's Sleaze; at least 0.
 */
export const stepOf = (result: number, system: number, sleaze: number | null): number =>
  Math.max(0, Math.abs(result) + system - (sleaze ?? 0));
