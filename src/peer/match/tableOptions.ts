/** What two may agree on beside the game's own options, and no game hears of. */

/** The silence after which a decision is overdue, in seconds, the default first; 0: never (PROTOCOL 14.2). */
export const silences = ['120', '300', '900', '0'] as const;

/** The options of a game, without those of the table. */
export function gameOptions({ silence: _, ...options }: Readonly<Record<string, string>>): Record<string, string> {
  return options;
}

/** The agreed silence in milliseconds; 0: a decision is never overdue. */
export function silenceMs({ silence }: Readonly<Record<string, string>>): number {
  const seconds = silences.find((one) => one === silence) ?? silences[0];
  return Number(seconds) * 1000;
}
