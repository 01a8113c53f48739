/**
 * Every window in which both players may act, as data: who is asked in which order, and what the Corp may do in it
 * other than using cards.
 */
import type { Seat } from '../../../game.ts';
import type { WindowName } from '../../frame.ts';
import { CORP, RUNNER } from '../../table.ts';

export interface WindowRule {
  /** The Runner's block first, then the Corp's, with no answer after it (N-PRI-01 to 03). */
  blocks: readonly Seat[];
  /** Ice only when it is approached (N-REZ-07, N-REZ-08). */
  rezIce: boolean;
  /** Agendas only in the Corp's own turn (N-SCO-06). */
  score: boolean;
}

const blocks = [RUNNER, CORP] as const;

export const windows: Record<WindowName, WindowRule> = {
  start: { blocks, rezIce: false, score: true },
  after: { blocks, rezIce: false, score: true },
  begin: { blocks, rezIce: false, score: false },
  approach: { blocks, rezIce: true, score: false },
  pass: { blocks, rezIce: false, score: false },
  allPassed: { blocks, rezIce: false, score: false },
  final: { blocks, rezIce: false, score: false },
  success: { blocks, rezIce: false, score: false },
};
