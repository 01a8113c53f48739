// Chunk: games
/** How a game ended, for one of its players. */

import type { Ending } from '../../peer/store/shelf.ts';
import { other, type Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';
import { gameInfoOf } from './signs.ts';

interface Game {
  seat: Seat;
  names: readonly [string, string];
  /** The game's rules version. */
  rules?: string;
}

/** Examples: "You won: the last king fell" or "Bob won: you conceded". */
export function endWords(ending: Ending, game: Game): string {
  if (gameInfoOf(game.rules).leadsTo !== undefined) return ending.kept ? 'Packs dealt' : 'Packs shown';
  return ending.kept
    ? 'Decided, decks secret'
    : ending.unproven
      ? 'Decided, not yet verified'
      : wonWords(ending, game, '');
}

/** The result in a row of a match, which names the side. Example: "You won as the White: the last king fell". */
export function rowWords(ending: Omit<Ending, 'unproven' | 'kept'>, game: Game): string {
  return wonWords(ending, game, ending.winner === null ? '' : ` as the ${gameInfoOf(game.rules).seats[ending.winner]}`);
}

function wonWords(
  { winner, by, text }: Omit<Ending, 'unproven' | 'kept'>,
  { seat, names, rules }: Game,
  side: string,
): string {
  if (winner === null) return by === 'agreement' ? 'A draw by agreement' : 'Nobody won';
  const who = (of: Seat): string => (of === seat ? 'you' : names[of]);
  const how = endReason(
    by,
    who(other(winner)),
    other(winner) === seat,
    by === 'rules' ? gameInfoOf(rules).endWords(text ?? '') : '',
  );
  return `${winner === seat ? 'You' : begun(names[winner])} won${side}: ${how}`;
}

function endReason(by: Ending['by'], loser: string, mine: boolean, text: string): string {
  if (by === 'resignation') return `${loser} conceded`;
  if (by === 'absence') return `${loser} did not answer, not verified`;
  if (by === 'fault') return `${mine ? 'your' : `${loser}’s`} phone was at fault`;
  return text;
}
