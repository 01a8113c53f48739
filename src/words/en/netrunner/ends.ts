import type { Seat } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import { SEVEN_POINTS } from '../../../rules/netrunner/draft/winning.ts';
import { CORP, RUNNER, type Table } from '../../../rules/netrunner/table.ts';
import { begun } from '../sides.ts';
import { type RecordText, readBy } from '../you.ts';
import { flatlineWords } from './harm.ts';

/**
 * How a game ended, in the past tense, where the verb is the same for "you" and for a name: the sentence, or the player
 * it is about and what they did. Both phones store the key as text in the table, so no version may change it. A text
 * from another version is shown unchanged.
 */
const endings: Readonly<Record<string, string | readonly [subject: Seat, did: string]>> = {
  'The Corp has seven agenda points.': [CORP, 'reached the 7 agenda points needed to win.'],
  'The Runner has seven agenda points.': [RUNNER, 'reached the 7 agenda points needed to win.'],
  'The Corp has seven bad publicity points.': [CORP, 'reached 7 bad publicity points.'],
  'The Corp must draw and R&D is empty.': [CORP, 'had to draw, and R&D was empty.'],
  'The Runner is flatlined.': [RUNNER, 'flatlined.'],
  'The Runner’s hand size is below zero at the end of his turn.':
    'The Runner’s hand size was below zero at the end of the turn.',
  'The Corp has conceded.': [CORP, 'conceded.'],
  'The Runner has conceded.': [RUNNER, 'conceded.'],
  'The loan from Chiba was not paid back.': 'The Loan from Chiba was not paid back.',
  'The Corp did not pay ACME Savings and Loan.': [CORP, 'did not pay ACME Savings and Loan.'],
  'Nevinyrral has left play.': 'Nevinyrral left play.',
};

/** The sentence, naming the player it is about. */
export function endLine(why: string, names: readonly [string, string]): RecordText {
  const ending = endings[why] ?? why;
  if (typeof ending === 'string') return { text: ending };
  const [subject, did] = ending;
  return { subject, text: `${names[subject]} ${did}` };
}

/** The sentence for its reader: "You reached the 7 agenda points needed to win." */
export const endSentence = (why: string, reader: Seat, names: readonly [string, string]): string =>
  begun(readBy(endLine(why, names), reader, names));

export const isByPoints = (why: string): boolean => why.includes(SEVEN_POINTS);

/**
 * Examples: "Flatlined by Scorched Earth: 4 damage, 1 prevented, 2 cards.", "7 agenda points: you stole Corporate War
 * on turn 11." Null if the rule says enough. `them`: the opponent's name.
 */
export const endedBy = (table: Table, seat: Seat, opponentName: string): string | null =>
  flatlineWords(table) ?? lastAgenda(table, seat, opponentName);

function lastAgenda({ over, past, turn }: Table, seat: Seat, opponentName: string): string | null {
  if (over?.winner == null || !isByPoints(over.why)) return null;
  const last = past.turn.findLast((event) => event.kind === 'stolen' || event.kind === 'scored');
  if (last?.kind !== 'stolen' && last?.kind !== 'scored') return null;
  const who = over.winner === seat ? 'you' : opponentName;
  const verb = last.kind === 'stolen' ? 'stole' : 'scored';
  return `7 agenda points: ${who} ${verb} ${definition(last.card).title} on turn ${turn}.`;
}
