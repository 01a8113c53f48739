// Chunk: ended
/** A finished solo game as a file for its player. Unsigned, so it proves nothing. */

import { fromUtf8, utf8 } from '../../../base/bytes.ts';
import { parseObject } from '../../../base/json.ts';
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
  if (typeof id !== 'string' || typeof kind !== 'string' || typeof game !== 'string' || typeof why !== 'string')
    return null;
  if (!isSeat(seat) || (winner !== null && !isSeat(winner)) || !Array.isArray(points) || points.length !== 2)
    return null;
  const [first, second] = points;
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  if (typeof turn !== 'number' || !isTime(touched) || typeof played !== 'object' || played === null) return null;
  if ('start' in played) return null;
  const named = typeof level === 'string' ? { level } : {};
  return { id, kind, game, seat, ...named, winner, why, points: [first, second], turn, touched, played };
}

const OPENING = 0x7b; // "{".

const isSeat = (value: unknown): value is 0 | 1 => value === 0 || value === 1;
