/** The tables to which two can go back, and when they can agree on anything (PROTOCOL 14.8, 14.10, 14.11). */
import { lengthOf, type Point, type State, worldOf } from './state.ts';

/** Decisions that can be taken back at once: a table for each is kept. */
const MOST_POINTS = 16;

/** Whether the two may agree on something now: a decision is open, and no proof stands before it. */
export const mayAgree = (state: State): boolean =>
  state.end === null && state.turns[0]?.type === 'ACT' && isWhole(state);

/** Whether the log may end here: proofs and the ACT they belong to come and are stored together (PROTOCOL 10.6). */
export const isWhole = ({ turns, got, question }: State): boolean =>
  turns[0]?.type !== 'ACT' || got.length === 0 || question?.kind === 'sealed';

/** The table of now as one to go back to. */
export function withPoint(state: State): State {
  const point: Point = { length: lengthOf(state), world: worldOf(state), learned: [], thrown: [] };
  const points = [...state.points, point];
  return points.length > MOST_POINTS ? { ...state, points: points.slice(1), barred: 'far' } : { ...state, points };
}
