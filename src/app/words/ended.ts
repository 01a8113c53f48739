/** How a game ended, for one of its players. */

import type { Ending } from '../../peer/store/shelf.ts';
import { other, type Seat } from '../../rules/game.ts';
import { signOf } from '../games/signs.ts';
import { begun } from './sides.ts';

interface Game {
  seat: Seat;
  names: readonly [string, string];
  /** The version it is played by. */
  rules?: string;
}

/** "You won: the last king fell", "Bob won: you conceded". */
export function endWords({ winner, by, text, unproven }: Ending, { seat, names, rules }: Game): string {
  if (unproven) return 'Decided, not yet proven';
  if (winner === null) return 'Nobody won';
  const who = (of: Seat): string => (of === seat ? 'you' : names[of]);
  const how = howOf(by, who(other(winner)), other(winner) === seat, signOf(rules).endWords(text));
  return `${winner === seat ? 'You' : begun(names[winner])} won: ${how}`;
}

function howOf(by: Ending['by'], loser: string, mine: boolean, text: string): string {
  if (by === 'resignation') return `${loser} conceded`;
  if (by === 'absence') return `${loser} did not answer, not proven`;
  if (by === 'fault') return `${mine ? 'your' : `${loser}’s`} phone was at fault`;
  return text;
}
