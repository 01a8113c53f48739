/**
 * The first game: the rulebook's sample game, run and trace (examples G1, G2 and G3), followed by a score and damage.
 * The deal and every answer are scripted, but the real rules engine plays them.
 */
import { aRun } from './aRun.ts';
import { aScore } from './aScore.ts';
import { aTrace } from './aTrace.ts';
import type { Chapter } from './made.ts';
import { twoTurns } from './twoTurns.ts';
import { whatHurts } from './whatHurts.ts';

export const chapters: readonly Chapter[] = [twoTurns, aRun, aTrace, aScore, whatHurts];
