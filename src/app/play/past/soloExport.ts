/** Exports and imports finished solo games. */

import type { PastGame } from '../../../peer/export/content.ts';
import type { FinishedSolo } from '../../../peer/store/finished.ts';
import { other } from '../../../rules/game.ts';
import { capital } from '../../../words/en/capital.ts';
import * as words from '../../../words/en/screens/play/past.ts';

import { readSoloFile, writeSoloFile } from './aloneFile.ts';

/** The opponent on one phone: the machine by its strength. */
export const opponentOf = ({ kind, level }: Pick<FinishedSolo, 'kind' | 'level'>): string =>
  kind === 'machine' && level !== undefined ? capital(level) : (words.opponentByKind[kind] ?? '');

/** A row for the file. Null if the game continued from another one: such a file is not trusted. */
export function packSolo(kept: FinishedSolo): PastGame | null {
  const file = writeSoloFile(kept);
  if (readSoloFile(file) === null) return null;
  const { seat, points, game, touched } = kept;
  const names: [string, string] = [words.you, words.you];
  names[other(seat)] = opponentOf(kept);
  return { names, seat, points, ended: words.endedAlone(kept), rules: game, touched, file };
}

/** Splits the games of a file into solo games and others. */
export function splitSolo(games: readonly PastGame[]): { alone: FinishedSolo[]; others: PastGame[] } {
  const read = games.map((game) => ({ game, alone: readSoloFile(game.file) }));
  return {
    // The row's date has been checked, the file's has not.
    alone: read.flatMap(({ game, alone }) => (alone ? [{ ...alone, touched: game.touched }] : [])),
    others: read.flatMap(({ game, alone }) => (alone ? [] : [game])),
  };
}

/**
 * The games that are not here yet, each under a new id: a game of the same deal with a different course is kept too.
 * Pure.
 */
export function newSoloGames(here: readonly FinishedSolo[], brought: readonly FinishedSolo[]): FinishedSolo[] {
  const ids = new Set(here.map(({ id }) => id));
  const seen = new Set(here.map(courseOf));
  const added: FinishedSolo[] = [];
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
const courseOf = ({ kind, game, played }: FinishedSolo): string => JSON.stringify([kind, game, played]);
