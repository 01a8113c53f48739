/**
 * The first game: the sample game and the sample run of the rulebook (examples G1, G2 and G3), a score, and what hurts. The deal and
 * every answer are fixed, the rules are the real ones.
 */
import { aRun } from './aRun.ts';
import { aScore } from './aScore.ts';
import { aTrace } from './aTrace.ts';
import type { Chapter } from './made.ts';
import { twoTurns } from './twoTurns.ts';
import { whatHurts } from './whatHurts.ts';

export const chapters: readonly Chapter[] = [twoTurns, aRun, aTrace, aScore, whatHurts];
