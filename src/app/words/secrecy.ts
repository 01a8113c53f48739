/** Whether decks are shown after each game of a match. */
import type { sharedOptions } from '../../peer/match/tableOptions.ts';
import type { OptionWords } from '../games/gameUi.ts';

export const secrecyOption: OptionWords<(typeof sharedOptions.decks)[number]> = {
  legend: 'Decks after a game',
  names: { shown: 'Shown', secret: 'Secret' },
  note: (choice) =>
    choice === 'shown'
      ? 'When a game is over both decks are shown, and the game is proven.'
      : 'Nobody sees the other deck before the match ends: until then its games are decided, and proven all together.',
};
