/** The standings of a match: its games row by row, what each scores, and the match as one file. */

import { fromHex } from '../../base/bytes.ts';
import { type MatchFile, storedFile } from '../../peer/match/audit/file.ts';
import type { PlayedGame, Shelved } from '../../peer/store/shelf.ts';
import type { Store } from '../../peer/store/store.ts';
import { type Outcome, other, type Seat } from '../../rules/game.ts';
import type { Row } from '../../words/en/screens/play.ts';
import type { MatchUi } from '../games/gameUi.ts';
import { matchGameOf } from './matchGame.ts';
import type { MatchSession } from './matchRunning.ts';

export interface Standings {
  readonly rows: readonly Row[];
  readonly mine: number;
  readonly theirs: number;
}

export function standingsOf(
  match: MatchUi,
  games: readonly PlayedGame[],
  running: Omit<Row, 'gives' | 'played'> | null,
): Standings {
  // A game that only deals scores nothing.
  const scored = games.filter(({ dealt }) => dealt === undefined);
  const rows = scored.map((played): Row => {
    const { seat, points } = played;
    const scores = match.scores(played);
    return { seat, points, gives: [scores[seat], scores[other(seat)]], played };
  });
  const sum = (whose: 0 | 1): number => rows.reduce((all, { gives }) => all + (gives?.[whose] ?? 0), 0);
  const last = running && { ...running, gives: null, played: null };
  return { rows: [...rows, ...(last ? [last] : [])], mine: sum(0), theirs: sum(1) };
}

/** What each way to end a game would score in its match, this player's points first. */
export interface Stakes {
  readonly win: readonly [number, number];
  readonly draw: readonly [number, number];
  readonly lose: readonly [number, number];
}

/** The stakes, given the game's current points. */
export function stakesOf(match: MatchUi, seat: Seat, points: readonly [number, number]): Stakes {
  const given = (winner: Seat | null): readonly [number, number] => {
    const scores = match.scores({ winner, points: [...points] });
    return [scores[seat], scores[other(seat)]];
  };
  return { win: given(seat), draw: given(null), lose: given(other(seat)) };
}

/**
 * The match this game belongs to; null if its games are not scored together. `outcomes`: results that only the match as
 * a whole reveals.
 */
export function standingsAt(
  sitting: Pick<MatchSession, 'name' | 'ui' | 'match'>,
  before: readonly PlayedGame[],
  outcomes: readonly (Outcome | null)[] = [],
): Standings | null {
  const { ui, match } = sitting;
  const { seat, table } = match.view();
  if (ui.match === undefined || table === null) return null;
  const played = matchGameOf(sitting);
  return played === null
    ? standingsOf(ui.match, before, { seat, points: ui.summary(table).points })
    : standingsOf(ui.match, judged([...before, played], outcomes), null);
}

/** The standings with the results that only the match as a whole revealed; they end with the last game. */
function judged(games: readonly PlayedGame[], outcomes: readonly (Outcome | null)[]): PlayedGame[] {
  return games.map((played, at) => {
    const outcome = outcomes[at - games.length + outcomes.length];
    if (!outcome) return played;
    const { winner, fault } = outcome;
    return { ...played, winner, by: 'fault' as const, ...(fault !== null && { fault }) };
  });
}

/** The standings as three numbers, for the home screen. */
export function standingOf(
  sitting: Pick<MatchSession, 'name' | 'ui' | 'match'>,
  before: readonly PlayedGame[],
): Shelved['standing'] | null {
  const standings = standingsAt(sitting, before);
  return standings && { games: standings.rows.length, mine: standings.mine, theirs: standings.theirs };
}

/**
 * The files of the match, this game last. If an earlier game is no longer on this phone, the match starts after it,
 * since later games can't be linked to those before it.
 */
export async function matchFiles(
  { match }: Pick<MatchSession, 'match'>,
  before: readonly PlayedGame[],
  store: Pick<Store, 'read'>,
): Promise<MatchFile[]> {
  const last = match.file();
  const files = last === null ? [] : [last];
  for (const { game, rules } of before.toReversed()) {
    const hash = rules === undefined ? null : fromHex(rules);
    const stored = game === undefined ? null : await store.read(game);
    const file = stored?.ok && hash ? storedFile(stored.value, hash) : null;
    if (file === null) break;
    files.unshift(file);
  }
  return files;
}
