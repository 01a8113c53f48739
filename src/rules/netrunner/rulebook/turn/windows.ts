/**
 * Every window in which both players may do things, as data: who is asked in which order, and what the Corp may do in
 * it besides using cards. The screens draw their turn track from the same list.
 */
import type { Seat } from '../../../game.ts';
import type { WindowName } from '../../frame.ts';
import { CORP, RUNNER } from '../../table.ts';

export interface WindowRule {
  /** What the record and the screens call it. */
  title: string;
  /** The Runner's block first, then the Corp's, no answer after it (N-PRI-01 to 03). */
  blocks: readonly Seat[];
  /** Ice only where it is approached (N-REZ-07, N-REZ-08). */
  rezIce: boolean;
  /** Agendas only in the Corp's own turn (N-SCO-06). */
  score: boolean;
}

const blocks = [RUNNER, CORP] as const;

export const windows: Record<WindowName, WindowRule> = {
  start: { title: 'Start of the turn', blocks, rezIce: false, score: true },
  after: { title: 'After an action', blocks, rezIce: false, score: true },
  approach: { title: 'Ice is approached', blocks, rezIce: true, score: false },
  pass: { title: 'Ice is passed', blocks, rezIce: false, score: false },
  allPassed: { title: 'No ice is left', blocks, rezIce: false, score: false },
  final: { title: 'Before access', blocks, rezIce: false, score: false },
  success: { title: 'The run has succeeded', blocks, rezIce: false, score: false },
};

/** The steps of a run, in order (N-RUN timing chart). */
export const runSteps = [
  'approach',
  'rezzing',
  'meet',
  'encounter',
  'answer',
  'answered',
  'subroutines',
  'leave',
  'pass',
  'afterPass',
  'passed',
  'allPassed',
  'jack',
  'last',
  'final',
  'success',
  'access',
  'end',
  'over',
] as const;
