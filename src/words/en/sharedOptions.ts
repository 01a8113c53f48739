/** The table options that all games share, in words. */
import type { sharedOptions } from '../../peer/match/tableOptions.ts';
import type { OptionWords, WordsOf } from '../types.ts';
import { silenceOption } from './silence.ts';

/** The take-back option and request. */
const takeBackOption: OptionWords<(typeof sharedOptions.takeBack)[number]> = {
  legend: 'Take back moves',
  names: { consent: 'If both agree', off: 'Off' },
  note: (choice) =>
    choice === 'consent'
      ? 'Ask to go back to before a move. Anything already revealed stays revealed.'
      : 'Moves can’t be taken back.',
};

/** Example: "2 moves". */
export const movesWords = (count: number): string => (count === 1 ? 'the last move' : `${count} moves`);

/** The option that decides whether decks are shown after each game of a match. */
const secrecyOption: OptionWords<(typeof sharedOptions.decks)[number]> = {
  legend: 'Decks after a game',
  names: { shown: 'Shown', secret: 'Secret' },
  note: (choice) =>
    choice === 'shown'
      ? 'After the game both decks are revealed and the game is verified.'
      : 'Decks stay secret until the match ends. Results are provisional until then.',
};

export const sharedOptionWords: WordsOf<typeof sharedOptions> = {
  silence: silenceOption,
  takeBack: takeBackOption,
  decks: secrecyOption,
};
