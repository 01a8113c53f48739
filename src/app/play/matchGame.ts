/** Turns a game into a row of its match. */
import { hex } from '../../base/bytes.ts';
import type { PlayedGame } from '../../peer/store/shelf.ts';
import { other } from '../../rules/game.ts';
import { resultOf } from '../device/keepOnShelf.ts';
import type { MatchSession } from './matchRunning.ts';

/**
 * The game as a row of its match, or null if it does not count yet. It counts once it is verified, decided with its
 * decks still secret, stopped by a phone's fault, or claimed because an owed entry has not arrived.
 */
export function matchGameOf({ name, ui, match }: Pick<MatchSession, 'name' | 'ui' | 'match'>): PlayedGame | null {
  const { status, table, known, seat } = match.view();
  const file = match.file();
  const result = resultOf(status);
  if (file === null || table === null || result === undefined || (result.unproven && !result.kept)) return null;
  const { winner, by, text, kept } = result;
  const pool = known === null ? null : (ui.game.deals?.(table, known) ?? null);
  const fault = by === 'fault' && winner !== null ? other(winner) : null;
  return {
    game: name,
    rules: hex(file.header.rules),
    seat,
    winner,
    by,
    ...(text !== undefined && { text }),
    ...(kept && { kept }),
    ...(fault !== null && { fault }),
    points: [...ui.summary(table).points],
    deck: [...match.agreed().deck],
    ...(pool && { dealt: { pool: [...pool] } }),
  };
}
