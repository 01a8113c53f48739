/** How a game ended, for one of its players. */
import { other, type Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';

interface Game {
  seat: Seat;
  names: readonly [string, string];
}

interface Result {
  winner: Seat | null;
  by: 'rules' | 'resignation' | 'claim';
  text: string;
}

/** "You won: 7 agenda points", "Bob won: you conceded". */
export function endWords({ winner, by, text }: Result, { seat, names }: Game): string {
  if (winner === null) return 'Nobody won';
  const who = (of: Seat): string => (of === seat ? 'you' : names[of]);
  const how = by === 'resignation' ? `${who(other(winner))} conceded` : shortly(text);
  return `${winner === seat ? 'You' : begun(names[winner])} won: ${how}`;
}

/** A sentence of the rules as the end of another one. */
const shortly = (text: string): string =>
  /seven agenda points/.test(text)
    ? '7 agenda points'
    : text.replace(/\.$/, '').replace(/^The (?=Corp|Runner)/, 'the ');
