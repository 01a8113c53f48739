/** The take-back option and request. */
import type { sharedOptions } from '../../peer/match/tableOptions.ts';
import type { OptionWords } from '../types.ts';

export const takeBackOption: OptionWords<(typeof sharedOptions.takeBack)[number]> = {
  legend: 'Take back moves',
  names: { consent: 'If both agree', off: 'Off' },
  note: (choice) =>
    choice === 'consent'
      ? 'Ask to go back to before a move. Anything already revealed stays revealed.'
      : 'Moves can’t be taken back.',
};

/** Example: "2 moves". */
export const movesWords = (count: number): string => (count === 1 ? 'the last move' : `${count} moves`);
