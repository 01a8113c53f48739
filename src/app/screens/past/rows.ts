/** All finished games on this phone, of every kind, as rows in one list. */

import { PROTOCOL } from '../../../peer/crypto.ts';
import type { PastGame } from '../../../peer/export/content.ts';
import { protocolOf, writeFile } from '../../../peer/match/audit/file.ts';
import { deleteFinished, type FinishedSolo, loadFinished } from '../../../peer/store/finished.ts';
import { deletePastGame, loadPastGames } from '../../../peer/store/past.ts';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { endWords } from '../../../words/en/ended.ts';
import * as words from '../../../words/en/screens/past.ts';

import { endedAlone } from '../../../words/en/screens/play.ts';
import { begun } from '../../../words/en/sides.ts';
import { gameInfoNamed, gameInfoOf, whichGame } from '../../../words/en/signs.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import type { GameInfo } from '../../../words/types.ts';
import { download, fileName } from '../../device/gameFile.ts';
import { soloFileName, writeSoloFile } from '../../play/past/aloneFile.ts';
import { opponentOf } from '../../play/past/soloExport.ts';
import { soloSeal } from '../../play/soloSummary.ts';
import type { ReplayOf } from '../../route.ts';
import { isPast } from '../home/words.ts';

export interface PastRow {
  readonly key: string;
  readonly kind: 'people' | 'machine' | 'alone';
  readonly of: ReplayOf;
  /** Whether the game can be reviewed. */
  readonly reviewed: boolean;
  /** Example: "You won: the last king fell". */
  readonly title: string;
  readonly won: boolean;
  /** Example: "Bob, the White, 12 turns". */
  readonly detail: string;
  readonly score: string;
  readonly seal: string;
  readonly side: Seat;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** Why it can no longer be verified; null if it can. */
  unverifiable?(): Promise<string | null>;
  /** Returns why it can't be saved, or null. */
  save(): Promise<string | null>;
  /** What would be lost with it, besides its file. */
  readonly needed?: string;
  /** Why it can't be saved, if that is known beforehand. */
  readonly unsaved?: string;
  /** Returns why it could not be removed, or null. */
  remove(): Promise<string | null>;
}

/** Newest first. `fault`: why some of them can't be read right now. */
export async function pastRows(): Promise<{ rows: PastRow[]; fault: string | null }> {
  const [games, alone, brought] = await Promise.all([shelved(), loadFinished(), loadPastGames()]);
  const rows = [
    ...games.filter(isPast).map((row) => fromMatch(row, games)),
    ...(alone.ok ? alone.value.map(fromSolo) : []),
    ...(brought.ok ? [...brought.value].map(fromFile) : []),
  ];
  const fault = !alone.ok ? alone.error : !brought.ok ? brought.error : null;
  return { rows: rows.sort((a, b) => b.touched - a.touched), fault: fault && storeAdvice[fault].what };
}

const turns = (n: number, { progressWords }: GameInfo): string =>
  n === 0 || progressWords ? '' : `, ${words.turnCount(n)}`;

/** Points or, in a game without points, how far it got. */
const scoreOf = (info: GameInfo, turn: number, mine: number, theirs: number): string =>
  info.leadsTo !== undefined ? '' : (info.progressWords?.(turn) ?? words.score(mine, theirs));

function titleOf(row: Shelved): string {
  if (row.moved !== undefined) return words.movedToAnotherPhone;
  return row.result ? endWords(row.result, row) : words.abandonedForAnUpdate;
}

function fromMatch(row: Shelved, all: readonly Shelved[]): PastRow {
  const { game, names, keys, seat, points, turn, touched, result, rules } = row;
  const them = other(seat);
  const info = gameInfoOf(rules);
  return {
    key: game,
    kind: 'people',
    of: { of: 'game', id: game },
    reviewed: info.reviewed === true && result !== undefined,
    title: titleOf(row),
    won: result?.winner === seat,
    detail: `${whichGame(info)}${begun(names[them])}, ${words.sideOf(info, them)}${turns(turn, info)}`,
    score: scoreOf(info, turn, points[seat], points[them]),
    seal: keys[them],
    side: them,
    touched,
    ...(result?.kept && row.moved === undefined && { needed: words.matchNotOver(names[them]) }),
    unverifiable: async () => whyUnverifiable(await (await import('../export/exportFile.ts')).usesOlderProtocol(row)),
    async save() {
      const file = await (await import('../export/exportFile.ts')).fileOfRow(row, all);
      if (file === null) return words.cantExportThisGame;
      download(writeFile(file), fileName(names, new Date(touched)));
      return null;
    },
    async remove() {
      const done = await (await import('../../play/removeGame.ts')).removeGame(row);
      return done.ok ? null : done.error.text;
    },
  };
}

function fromSolo(solo: FinishedSolo): PastRow {
  const { id, kind, game, seat, winner, points, turn, touched, played } = solo;
  const them = other(seat);
  const info = gameInfoNamed(game) ?? gameInfoOf(undefined);
  const side = kind === 'hotSeat' ? '' : `, ${words.sideOf(info, them)}`;
  return {
    key: `alone/${id}`,
    kind: kind === 'machine' ? 'machine' : 'alone',
    of: { of: 'alone', id },
    reviewed: info.reviewed === true && kind !== 'goldfish',
    title: endedAlone(solo),
    won: kind !== 'hotSeat' && winner === seat,
    detail: `${whichGame(info)}${opponentOf(solo)}${side}${turns(turn, info)}`,
    score: scoreOf(info, turn, points[seat], points[them]),
    seal: soloSeal(info, them),
    side: them,
    touched,
    ...(typeof played === 'object' && played !== null && 'start' in played && { unsaved: words.continuesAnotherGame }),
    async save() {
      download(writeSoloFile(solo), soloFileName(solo));
      return null;
    },
    remove: async () => whyStill(await deleteFinished(id)),
  };
}

function fromFile([id, game]: [string, PastGame]): PastRow {
  const { names, seat, points, ended, won = false, rules, touched, file } = game;
  const them = other(seat);
  const info = gameInfoOf(rules);
  return {
    key: `brought/${id}`,
    kind: 'people',
    of: { of: 'brought', id },
    reviewed: info.reviewed === true,
    title: ended,
    won,
    detail: words.fromAFile(whichGame(info), names[them], words.sideOf(info, them)),
    score: info.progressWords ? '' : words.score(points[seat], points[them]),
    seal: names[them],
    side: them,
    touched,
    unverifiable: async () => whyUnverifiable(protocolOf(file) !== PROTOCOL),
    async save() {
      download(file, fileName(names, new Date(touched)));
      return null;
    },
    remove: async () => whyStill(await deletePastGame(id)),
  };
}

const whyUnverifiable = (older: boolean): string | null => (older ? words.cantBeVerified : null);

const whyStill = (done: Awaited<ReturnType<typeof deletePastGame>>): string | null =>
  done.ok ? null : storeAdvice[done.error].what;
