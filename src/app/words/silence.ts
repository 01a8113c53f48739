/** What is said while a phone is silent. */
import type { Debt } from '../../peer/match/fold/owed.ts';

/** Minutes and seconds, as on a clock: "2:00". */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a file says of who was waited for. */
export const fileSays = (them: string, { type, seq }: Pick<Debt, 'type' | 'seq'>): string =>
  type === 'HEAD' ? `${them}’s phone kept back how long the log is` : `${them} owed entry ${seq}`;

/** One choice of the agreed silence, given in seconds. */
export const silenceName = (seconds: string): string => (seconds === '0' ? 'Never' : `${Number(seconds) / 60} min`);

/** What the choice means. */
export const silenceWords = (seconds = '120'): string =>
  seconds === '0'
    ? 'A player may think as long as he likes, also when his phone is away.'
    : `Whose phone is away or does not answer for ${Number(seconds) / 60} minutes can lose the game by it. While both are here, anybody may think.`;
