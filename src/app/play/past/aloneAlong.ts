/** Finished games of one phone in the file that is taken along to another one, and what of it is new there. */

import type { PastGame } from '../../../peer/export/content.ts';
import type { FinishedAlone } from '../../../peer/store/finished.ts';
import { other } from '../../../rules/game.ts';
import { capital } from '../../../words/en/capital.ts';
import * as words from '../../../words/en/screens/play/past.ts';

import { readAlone, writeAlone } from './aloneFile.ts';

/** What sat opposite on one phone: the machine by its strength. */
export const oppositeOf = ({ kind, level }: Pick<FinishedAlone, 'kind' | 'level'>): string =>
  kind === 'machine' && level !== undefined ? capital(level) : (words.opposite[kind] ?? '');

/** A row that the file can hold. Null where the game went on from another one: no file of it is believed. */
export function packAlone(kept: FinishedAlone): PastGame | null {
  const file = writeAlone(kept);
  if (readAlone(file) === null) return null;
  const { seat, points, game, touched } = kept;
  const names: [string, string] = [words.you, words.you];
  names[other(seat)] = oppositeOf(kept);
  return { names, seat, points, ended: words.endedAlone(kept), rules: game, touched, file };
}

/** The games of one phone among those of a file, and the others. */
export function unpackAlone(games: readonly PastGame[]): { alone: FinishedAlone[]; others: PastGame[] } {
  const read = games.map((game) => ({ game, alone: readAlone(game.file) }));
  return {
    // The day of the row has been checked, that of the file has not.
    alone: read.flatMap(({ game, alone }) => (alone ? [{ ...alone, touched: game.touched }] : [])),
    others: read.flatMap(({ game, alone }) => (alone ? [] : [game])),
  };
}

/**
 * Those that are not here, each under an id that nothing here has: a game of the same deal that went another way comes beside the one
 * that is here. Pure.
 */
export function freshAlone(here: readonly FinishedAlone[], brought: readonly FinishedAlone[]): FinishedAlone[] {
  const ids = new Set(here.map(({ id }) => id));
  const seen = new Set(here.map(courseOf));
  const fresh: FinishedAlone[] = [];
  for (const game of brought) {
    if (seen.has(courseOf(game))) continue;
    let id = game.id;
    for (let nth = 2; ids.has(id); nth++) id = `${game.id}-${nth}`;
    ids.add(id);
    seen.add(courseOf(game));
    fresh.push({ ...game, id });
  }
  return fresh;
}

/** Equal for equal games, regardless of id and date. */
const courseOf = ({ kind, game, played }: FinishedAlone): string => JSON.stringify([kind, game, played]);
