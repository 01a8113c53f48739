/** How a game ended, for one of its players. */

import type { Ending } from '../../peer/store/shelf.ts';
import { other, type Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';

interface Game {
  seat: Seat;
  names: readonly [string, string];
}

/** "You won: 7 agenda points", "Bob won: you conceded". */
export function endWords({ winner, by, text, unproven }: Ending, { seat, names }: Game): string {
  if (unproven) return 'Decided, not yet proven';
  if (winner === null) return 'Nobody won';
  const who = (of: Seat): string => (of === seat ? 'you' : names[of]);
  const how = howOf(by, who(other(winner)), other(winner) === seat, text);
  return `${winner === seat ? 'You' : begun(names[winner])} won: ${how}`;
}

function howOf(by: Ending['by'], loser: string, mine: boolean, text: string): string {
  if (by === 'resignation') return `${loser} conceded`;
  if (by === 'absence') return `${loser} did not answer, not proven`;
  if (by === 'fault') return `${mine ? 'your' : `${loser}’s`} phone was at fault`;
  return shortly(text);
}

/** A sentence of the rules as the end of another one. */
const shortly = (text: string): string =>
  /seven agenda points/.test(text)
    ? '7 agenda points'
    : text.replace(/\.$/, '').replace(/^The (?=Corp|Runner)/, 'the ');
