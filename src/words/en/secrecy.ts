/** The option that decides whether decks are shown after each game of a match. */
import type { sharedOptions } from '../../peer/match/tableOptions.ts';
import type { OptionWords } from '../types.ts';

export const secrecyOption: OptionWords<(typeof sharedOptions.decks)[number]> = {
  legend: 'Decks after a game',
  names: { shown: 'Shown', secret: 'Secret' },
  note: (choice) =>
    choice === 'shown'
      ? 'After the game both decks are revealed and the game is verified.'
      : 'Decks stay secret until the match ends. Results are provisional until then.',
};
