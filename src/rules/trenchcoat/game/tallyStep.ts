/** What an exploit test adds to a tally: the size of its roll and the System, less the decker's Sleaze; never less than nothing. */
export const stepOf = (result: number, system: number, sleaze: number | null): number =>
  Math.max(0, Math.abs(result) + system - (sleaze ?? 0));
