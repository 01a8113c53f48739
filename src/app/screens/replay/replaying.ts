/** A finished game from any source, in the form that its replay needs. */

import { hex } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { writeFile } from '../../../peer/match/audit/file.ts';
import { readablePart } from '../../../peer/match/audit/readablePart.ts';
import { type FinishedSolo, loadFinished } from '../../../peer/store/finished.ts';
import { loadPastGames } from '../../../peer/store/past.ts';
import { findShelved, shelved } from '../../../peer/store/shelf.ts';
import type { Known, Seat } from '../../../rules/game.ts';
import type { Moment } from '../../../rules/moment.ts';
import { momentsOf, openSolo } from '../../../solo/solo.ts';
import { endWords } from '../../../words/en/ended.ts';
import { endedAlone } from '../../../words/en/screens/play.ts';
import * as words from '../../../words/en/screens/replay.ts';
import { unnamed } from '../../../words/en/sides.ts';
import { gameInfoNamed, gameInfoOf } from '../../../words/en/signs.ts';
import type { GameInfo } from '../../../words/types.ts';
import type { AnyReplayUi, AnyTableUi } from '../../games/gameUi.ts';
import { loadTableUi } from '../../games/index.ts';
import { readSoloFile } from '../../play/past/aloneFile.ts';
import { Timeline } from '../../play/past/timeline.ts';
import type { GameRecord } from '../../play/record.ts';
import { soloSeal } from '../../play/soloSummary.ts';
import type { ReplayOf } from '../../route.ts';
import { chosenFile } from '../file/chosen.ts';
import { type CheckedCourse, type CheckProgress, courseIn, knownNames } from '../file/prove.ts';

export interface ReplaySource {
  readonly ui: AnyTableUi;
  /** If null, only the game's record can be stepped through. */
  readonly replay: AnyReplayUi | null;
  readonly timeline: Timeline<unknown, GameRecord>;
  /** By seat: the players' names; `seals`: the texts from which their seals are drawn. */
  readonly names: readonly [string, string];
  readonly seals: readonly [string, string];
  /** The seat of this phone's player; null if they played neither seat, or both. */
  readonly mine: Seat | null;
  /** The machine's level, if it played the other side. */
  readonly level: string | null;
  /** How the game ended. */
  readonly ended: string;
  /** What could not be verified; null if everything was. */
  readonly missing: string | null;
  /** How many entries could be replayed, and the total. */
  readonly followed: readonly [number, number];
  readonly options: Readonly<Record<string, string>>;
}

type Perspective = Pick<ReplaySource, 'names' | 'seals' | 'mine' | 'ended'>;

/** The replay, or the reason it can't be shown, as a sentence. Never rejects. */
export async function openReplay(
  which: ReplayOf,
  progress: CheckProgress,
  signal: AbortSignal,
): Promise<Result<ReplaySource, string>> {
  if (which.of === 'chosen') return fromFile(chosenFile(), progress, signal);
  if (which.of === 'alone') {
    const kept = await loadFinished();
    const game = kept.ok ? kept.value.find(({ id }) => id === which.id) : undefined;
    return game ? ofAlone(game) : fail(words.notOnThisPhone);
  }
  if (which.of === 'brought') {
    const kept = await loadPastGames();
    const game = kept.ok ? kept.value.get(which.id) : undefined;
    if (game === undefined) return fail(words.notOnThisPhone);
    const { file, names, seat, ended } = game;
    return fromMatch(file, { names, seals: keysIn(file) ?? names, mine: seat, ended }, progress, signal);
  }
  const row = await findShelved(which.id);
  const { fileOfRow, usesOlderProtocol: isOlder } = await import('../export/exportFile.ts');
  const file = row && (await fileOfRow(row, await shelved()));
  if (!row || !file) return fail(row && (await isOlder(row)) ? words.olderProtocol : words.notOnThisPhone);
  const ended = row.result ? endWords(row.result, row) : words.notFinished;
  return fromMatch(writeFile(file), { names: row.names, seals: row.keys, mine: row.seat, ended }, progress, signal);
}

/** Opens a file, possibly of a game between other people. */
async function fromFile(bytes: Uint8Array | null, progress: CheckProgress, left: AbortSignal) {
  if (bytes === null) return fail(words.chooseTheFileAgain);
  const alone = readSoloFile(bytes);
  if (alone) return ofAlone(alone);
  const keys = keysIn(bytes);
  if (keys === null) return fail(words.notAGameFile);
  const known = await knownNames();
  const seats = [0, 1] as const;
  const mine = seats.find((seat) => known.get(keys[seat]) === 'you') ?? null;
  const info = signIn(bytes);
  const nameOf = (seat: Seat): string => {
    const name = seat === mine ? undefined : known.get(keys[seat]);
    return name ?? unnamed(info, seat);
  };
  return fromMatch(bytes, { names: [nameOf(0), nameOf(1)], seals: keys, mine, ended: '' }, progress, left);
}

const headOf = (bytes: Uint8Array) => {
  const read = readablePart(bytes);
  return read.ok ? read.value.file : null;
};

const signIn = (bytes: Uint8Array): GameInfo => gameInfoOf(headOf(bytes)?.version);

function keysIn(bytes: Uint8Array): [string, string] | null {
  const [first, second] = headOf(bytes)?.header.publicKeys ?? [];
  return first && second ? [hex(first), hex(second)] : null;
}

async function fromMatch(bytes: Uint8Array, told: Perspective, progress: CheckProgress, left: AbortSignal) {
  const [course, ui] = await Promise.all([courseIn(bytes, progress, left), loadTableUi(signIn(bytes))]);
  const { moments, entries, proof, options } = course;
  if (moments.length === 0) return fail(proof.text);
  const all = proof.of?.entries ?? entries;
  // The file may describe the end more precisely than the list of past games.
  const ended =
    told.ended === ''
      ? { fair: words.verified, foul: words.foulPlay, open: words.notVerified, damaged: words.damaged, foreign: '' }[
          proof.kind
        ]
      : told.ended;
  return ok(
    await replaying(ui, moments as readonly Moment<unknown, Known>[], {
      ...told,
      level: null,
      ended,
      missing: missingIn(course),
      followed: [entries, all],
      options,
    }),
  );
}

function missingIn({ proof, entries }: CheckedCourse): string | null {
  if (proof.kind === 'fair') return null;
  if (proof.kind === 'open') return words.notFullyRevealed;
  if (proof.kind === 'foul') return proof.text;
  const all = proof.of?.entries;
  return words.replayEndsAt(proof.text, entries, all);
}

async function ofAlone(kept: FinishedSolo): Promise<Result<ReplaySource, string>> {
  const info = gameInfoNamed(kept.game);
  if (info === undefined) return fail(words.unknownGame);
  const ui = await loadTableUi(info);
  const opened = openSolo(ui.solo.rules, kept.played);
  if (!opened.ok) return fail(words.cantShowThisGame(opened.error.kind));
  const { game } = opened.value;
  const moments = momentsOf(opened.value);
  return ok(
    await replaying(ui, moments, {
      names: [unnamed(info, 0), unnamed(info, 1)],
      seals: [soloSeal(info, 0), soloSeal(info, 1)],
      mine: game.kind === 'hotSeat' ? null : game.seat,
      level: game.kind === 'machine' ? (game.level ?? '') : null,
      ended: endedAlone(kept),
      missing: null,
      followed: [moments.length, moments.length],
      options: game.options,
    }),
  );
}

async function replaying(
  ui: AnyTableUi,
  moments: readonly Moment<unknown, Known>[],
  rest: Omit<ReplaySource, 'ui' | 'replay' | 'timeline'>,
): Promise<ReplaySource> {
  const replay = (await ui.replay?.()) ?? null;
  const marks = replay ?? { turn: (table: unknown) => ui.summary(table).turn, isRun: () => false };
  return { ui, replay, timeline: new Timeline(moments, ui.recorder, rest.names, marks), ...rest };
}
