import type { Seat } from '../../../rules/game.ts';
import { begun } from '../sides.ts';
import { type RecordText, readBy } from '../you.ts';

/**
 * How a game ended, in the past tense, where the verb is the same for "you" and for a name. Both phones store the key
 * as text in the table, so no version may change it. A text from another version is shown unchanged.
 */
const said: Readonly<Record<string, string>> = {
  'The Corp has seven agenda points.': 'The Corp reached 7 agenda points.',
  'The Runner has seven agenda points.': 'The Runner reached 7 agenda points.',
  'The Corp has seven bad publicity points.': 'The Corp reached 7 bad publicity points.',
  'The Corp must draw and R&D is empty.': 'The Corp had to draw, and R&D was empty.',
  'The Runner is flatlined.': 'The Runner flatlined.',
  'The Runner’s hand size is below zero at the end of his turn.':
    'The Runner’s hand size was below zero at the end of the turn.',
  'The Corp has conceded.': 'The Corp conceded.',
  'The Runner has conceded.': 'The Runner conceded.',
  'The loan from Chiba was not paid back.': 'The Loan from Chiba was not paid back.',
  'The Corp did not pay ACME Savings and Loan.': 'The Corp did not pay ACME Savings and Loan.',
  'Nevinyrral has left play.': 'Nevinyrral left play.',
};

const sentence = (why: string): string => said[why] ?? why;

const sides: readonly [string, string] = ['The Corp ', 'The Runner '];

/** The sentence, naming the player that it is about. */
export function endLine(why: string, names: readonly [string, string]): RecordText {
  const text = sentence(why);
  const subject = ([0, 1] as const).find((seat) => text.startsWith(sides[seat]));
  if (subject === undefined) return { text };
  return { text: `${names[subject]} ${text.slice(sides[subject].length)}`, subject };
}

/** The sentence as its reader is told: "You reached 7 agenda points." */
export const endSentence = (why: string, reader: Seat, names: readonly [string, string]): string =>
  begun(readBy(endLine(why, names), reader, names));

export const isByPoints = (why: string): boolean => why.endsWith('has seven agenda points.');
