/** What is said while a phone is silent. */
import type { Debt } from '../../peer/match/fold/owed.ts';
import type { silences } from '../../peer/match/tableOptions.ts';
import type { OptionWords } from '../games/gameUi.ts';

/** Minutes and seconds, as on a clock: "2:00". */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same for who is read to: it changes once a minute, so that nobody is told every second. */
export function spokenClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes === 0 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** What a file says of who was waited for. */
export const fileSays = (them: string, { type, seq }: Pick<Debt, 'type' | 'seq'>): string =>
  type === 'HEAD' ? `${them}’s phone kept back how long the log is` : `${them} owed entry ${seq}`;

/** After how long a silent player can lose the game: the choices are seconds, `0` is never. */
export const silenceOption: OptionWords<(typeof silences)[number]> = {
  legend: 'Silence',
  names: { '120': '2 min', '300': '5 min', '900': '15 min', '0': 'Never' },
  note: (seconds) =>
    seconds === '0'
      ? 'A player may think as long as he likes, also when his phone is away.'
      : `Whose phone is away or does not answer for ${Number(seconds) / 60} minutes can lose the game by it. While both are here, anybody may think.`,
};
