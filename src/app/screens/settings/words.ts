/** Words for the settings of a hand. */
import * as words from '../../../words/en/screens/settings.ts';
import type { CoverWhen } from '../../device/settings.ts';

interface CoverWords {
  title: string;
  legend: string;
  names: Readonly<Record<CoverWhen, string>>;
  notes: Readonly<Record<CoverWhen, string>>;
}

export const cover: CoverWords = {
  title: words.yourHand,
  legend: words.coverIt,
  names: { turn: words.laterInMyTurn, soon: words.soon, laidDown: words.whenLaidDown },
  notes: {
    turn: words.coverLater,
    soon: words.coverSoon,
    laidDown: words.coverWhenLaidDown,
  },
};
