/** UI text of the `play/past` screens. */
import type { FinishedSolo } from '../../../../peer/store/finished.ts';
import { gameInfoNamed } from '../../signs.ts';

/** Example: "You won: the last king fell". */
export function endedAlone({ game, kind, winner, why, seat }: FinishedSolo): string {
  const info = gameInfoNamed(game);
  if (info === undefined) return why;
  if (winner === null) return 'Nobody won';
  const who = kind !== 'hotSeat' && winner === seat ? 'You' : `The ${info.seats[winner]}`;
  return `${who} won: ${info.endWords(why)}`;
}

export const opponentByKind: Readonly<Record<string, string>> = {
  goldfish: 'Nobody',
  hotSeat: 'Pass-and-play',
  machine: 'The machine',
};

export const you = 'You';
