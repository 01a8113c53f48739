// Chunk: ended
/** A finished solo game as a file for its player. Unsigned, so it proves nothing. */

import { fromUtf8, utf8 } from '../../../base/bytes.ts';
import { parseObject } from '../../../base/json.ts';
import * as is from '../../../base/shapes.ts';
import { isTime } from '../../../base/time.ts';
import type { FinishedSolo } from '../../../peer/store/finished.ts';
import { fileName } from '../../device/gameFile.ts';

const KIND = 'alone/1';

export const writeSoloFile = (game: FinishedSolo): Uint8Array => utf8(JSON.stringify({ meatspace: KIND, ...game }));

export const soloFileName = ({ kind, touched }: FinishedSolo): string => fileName([kind], new Date(touched), 'json');

/**
 * Parses a game from outside; null if the bytes are not a game. The result is determined by replaying the answers. A
 * game that continued from another one is refused, since there is no telling whether that table was ever reached.
 */
export function readSoloFile(bytes: Uint8Array): FinishedSolo | null {
  const text = bytes[0] === OPENING ? fromUtf8(bytes) : null;
  const value = parseObject(text ?? '');
  if (value['meatspace'] !== KIND) return null;
  const { id, kind, game, seat, level, winner, why, points, turn, touched, played } = value;
  if (!is.text(id) || !is.text(kind) || !is.text(game) || !is.text(why) || !is.number(turn) || !isTime(touched))
    return null;
  if (!is.seat(seat) || !is.orNull(is.seat)(winner) || !is.pairOf(is.number)(points)) return null;
  if (!is.object(played) || 'start' in played) return null;
  return { id, kind, game, seat, ...(is.text(level) && { level }), winner, why, points, turn, touched, played };
}

const OPENING = 0x7b; // "{".
