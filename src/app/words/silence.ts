/** What is said while a phone is silent. */

/** Minutes and seconds, as on a clock: "2:00". */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** One choice of the agreed silence, given in seconds. */
export const silenceName = (seconds: string): string => (seconds === '0' ? 'Never' : `${Number(seconds) / 60} min`);

/** What the choice means. */
export const silenceWords = (seconds = '120'): string =>
  seconds === '0'
    ? 'A player may think as long as he likes, also when his phone is away.'
    : `Whose phone is away or does not answer for ${Number(seconds) / 60} minutes can lose the game by it. While both are here, anybody may think.`;
