/** Exports and imports finished solo games. */

import type { PastGame } from '../../../peer/export/content.ts';
import type { FinishedAlone } from '../../../peer/store/finished.ts';
import { other } from '../../../rules/game.ts';
import { capital } from '../../../words/en/capital.ts';
import * as words from '../../../words/en/screens/play/past.ts';

import { readAlone, writeAlone } from './aloneFile.ts';

/** The opponent on one phone: the machine by its strength. */
export const oppositeOf = ({ kind, level }: Pick<FinishedAlone, 'kind' | 'level'>): string =>
  kind === 'machine' && level !== undefined ? capital(level) : (words.opposite[kind] ?? '');

/** A row for the file. Null if the game continued from another one: such a file is not trusted. */
export function packAlone(kept: FinishedAlone): PastGame | null {
  const file = writeAlone(kept);
  if (readAlone(file) === null) return null;
  const { seat, points, game, touched } = kept;
  const names: [string, string] = [words.you, words.you];
  names[other(seat)] = oppositeOf(kept);
  return { names, seat, points, ended: words.endedAlone(kept), rules: game, touched, file };
}

/** Splits the games of a file into games on one phone and others. */
export function unpackAlone(games: readonly PastGame[]): { alone: FinishedAlone[]; others: PastGame[] } {
  const read = games.map((game) => ({ game, alone: readAlone(game.file) }));
  return {
    // The row's date has been checked, the file's has not.
    alone: read.flatMap(({ game, alone }) => (alone ? [{ ...alone, touched: game.touched }] : [])),
    others: read.flatMap(({ game, alone }) => (alone ? [] : [game])),
  };
}

/**
 * The games that are not here yet, each under a new id: a game of the same deal that went differently is kept as
 * well. Pure.
 */
export function newSoloGames(here: readonly FinishedAlone[], brought: readonly FinishedAlone[]): FinishedAlone[] {
  const ids = new Set(here.map(({ id }) => id));
  const seen = new Set(here.map(courseOf));
  const added: FinishedAlone[] = [];
  for (const game of brought) {
    if (seen.has(courseOf(game))) continue;
    let id = game.id;
    for (let nth = 2; ids.has(id); nth++) id = `${game.id}-${nth}`;
    ids.add(id);
    seen.add(courseOf(game));
    added.push({ ...game, id });
  }
  return added;
}

/** Equal for equal games, regardless of id and date. */
const courseOf = ({ kind, game, played }: FinishedAlone): string => JSON.stringify([kind, game, played]);
