/** What the settings of a hand say. */
import type { CoverWhen } from '../../device/settings.ts';

interface CoverWords {
  title: string;
  legend: string;
  names: Readonly<Record<CoverWhen, string>>;
  notes: Readonly<Record<CoverWhen, string>>;
}

export const cover: CoverWords = {
  title: 'Your hand',
  legend: 'Cover it',
  names: { turn: 'Later in my turn', soon: 'Soon', laidDown: 'When laid down' },
  notes: {
    turn: 'After 60 seconds in your turn, after 20 in your opponent’s. Also when you lay the phone face down or leave the app.',
    soon: 'After 20 seconds. Also when you lay the phone face down or leave the app.',
    laidDown: 'Only when you lay the phone face down or leave the app.',
  },
};
