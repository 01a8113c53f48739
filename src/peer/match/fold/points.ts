/** The tables that two players can go back to, and when they can agree on anything (PROTOCOL 14.8, 14.10, 14.11). */
import { lengthOf, type Point, type State, worldOf } from './state.ts';

/** How many decisions can be taken back at once; each keeps a table. */
const MOST_POINTS = 16;

/** Whether the two may agree on something now: a decision is open, with no proofs given for it yet. */
export const mayAgree = (state: State): boolean =>
  state.end === null && state.turns[0]?.type === 'ACT' && isWhole(state);

/** Whether the log may end here: proofs arrive and are stored together with their ACT (PROTOCOL 10.6). */
export const isWhole = ({ turns, got, question }: State): boolean =>
  turns[0]?.type !== 'ACT' || got.length === 0 || question?.kind === 'sealed';

/** Adds the current table as a point to go back to. */
export function withPoint(state: State): State {
  const point: Point = { length: lengthOf(state), world: worldOf(state), learned: [], thrown: [] };
  const points = [...state.points, point];
  return points.length > MOST_POINTS ? { ...state, points: points.slice(1), barred: 'far' } : { ...state, points };
}
