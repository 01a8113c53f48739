/** Exports and imports finished solo games. */

import type { PastGame } from '../../../peer/export/content.ts';
import type { FinishedSolo } from '../../../peer/store/finished.ts';
import { other } from '../../../rules/game.ts';
import { capital } from '../../../words/en/capital.ts';
import * as words from '../../../words/en/screens/play.ts';

import { readSoloFile, writeSoloFile } from './aloneFile.ts';

/** The opponent in a solo game, in words: the level of the machine, or the kind of game. */
export const opponentOf = ({ kind, level }: Pick<FinishedSolo, 'kind' | 'level'>): string =>
  kind === 'machine' && level !== undefined ? capital(level) : (words.opponentByKind[kind] ?? '');

/** A row for the export file. Null if the game continued from another one, since such files are not trusted. */
export function packSolo(solo: FinishedSolo): PastGame | null {
  const file = writeSoloFile(solo);
  if (readSoloFile(file) === null) return null;
  const { seat, points, game, touched } = solo;
  const names: [string, string] = [words.you, words.you];
  names[other(seat)] = opponentOf(solo);
  return { names, seat, points, ended: words.endedAlone(solo), rules: game, touched, file };
}

/** Splits the games of a file into solo games and others. */
export function splitSolo(games: readonly PastGame[]): { solo: FinishedSolo[]; others: PastGame[] } {
  const read = games.map((game) => ({ game, alone: readSoloFile(game.file) }));
  return {
    // The row's date has been checked, the one in the solo file has not.
    solo: read.flatMap(({ game, alone }) => (alone ? [{ ...alone, touched: game.touched }] : [])),
    others: read.flatMap(({ game, alone }) => (alone ? [] : [game])),
  };
}

/**
 * The games that are not on this phone yet, each under a new id: a game with the same seed that went differently is
 * kept too. Pure.
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

/** A string that is equal for equal games, regardless of id and date. */
const courseOf = ({ kind, game, played }: FinishedSolo): string => JSON.stringify([kind, game, played]);
