/**
 * Whose turn it is to write: which entry may come next and by whom (PROTOCOL 10.3), and what is missing. Derived from
 * public facts only, so anyone with the log can tell.
 */
import type { Seat } from '../../../rules/game.ts';
import type { BodyType } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import type { Offence } from './offence.ts';
import { lengthOf, type RollbackPoint, type State, worldOf } from './state.ts';

export interface Pen {
  readonly by: Seat;
  readonly types: readonly BodyType[];
}

/** The pen; null if the log has ended (PROTOCOL 10.3). */
export function penOf(state: State): Pen | null {
  const turn = state.turns[0];
  if (turn === undefined) return null;
  const proven = turn.type === 'ACT' && state.question?.kind !== 'sealed';
  const types: BodyType[] = proven ? [...proofs, 'ACT'] : [turn.type];
  if (state.world !== null && state.end === null && isWhole(state)) types.push('RESIGN', 'HANDOVER');
  if (mayAgree(state)) types.push('AGREED');
  return { by: turn.by, types };
}

/** Why this entry may not come now; null if it may. */
export function penFault(state: State, { author, body, seq }: Entry): Offence | null {
  const pen = penOf(state);
  if (pen === null) return { kind: 'pen', detail: { kind: 'log-closed' } };
  if (author !== pen.by) return { kind: 'pen', detail: { kind: 'turn-of-other', seq } };
  if (!pen.types.includes(body.type))
    return { kind: 'pen', detail: { kind: 'turn-of-type', seq, types: pen.types, type: body.type } };
  return null;
}

/** The most proofs before one move; more than the largest hand plus everything installed. */
export const MAX_PROOFS = 48;

const proofs: readonly BodyType[] = ['OPEN', 'KEYS', 'COMMIT'];

export interface Owed {
  readonly by: Seat;
  /** The number of the entry. */
  readonly seq: number;
  /**
   * Its number when it first became owed: a move between phones in the meantime does not count as an entry (PROTOCOL
   * 10.8).
   */
  readonly since: number;
  readonly type: BodyType;
  /** Whether the player's phone writes it automatically. If not, the player may think for the agreed time. */
  readonly byItself: boolean;
}

/** What a restarted phone waits for before it may write entry `seq`: the other phone's signed head (PROTOCOL 14.4). */
export interface OwedHead {
  readonly by: Seat;
  readonly seq: number;
  readonly since: number;
  readonly type: 'HEAD';
  readonly byItself: true;
}

/** What a player is waiting for. */
export type Debt = Owed | OwedHead;

/** The first missing entry; null if the log is closed. */
export function owedOf(state: State): Owed | null {
  const turn = state.turns[0];
  if (turn === undefined) return null;
  const seq = lengthOf(state);
  return { by: turn.by, seq, since: owedSince(state, seq), type: turn.type, byItself: !isDecision(turn) };
}

/** Otherwise, a phone that owes an entry could keep handing over its game and never time out. */
function owedSince({ chain: { signers } }: State, seq: number): number {
  const moves = new Set(signers.flat().map(({ from }) => from));
  let since = seq;
  while (since > 0 && moves.has(since)) since--;
  return since;
}

/** Whether an entry, written or owed, is a player's decision; phones write all others automatically. */
export const isDecision = (one: { readonly type: BodyType; readonly kind?: string }): boolean =>
  one.type === 'COMMIT' ? one.kind === 'reorder' : decided.includes(one.type);

/** A player decides on moves and bids. An opening follows from them. */
const decided: readonly BodyType[] = ['ACT', 'AGREED'];

/** How many decisions can be taken back at once; each keeps a table. */
const MAX_POINTS = 16;

/** Whether the players may agree on something now: a decision is open, with no proofs given for it yet. */
export const mayAgree = (state: State): boolean =>
  state.end === null && state.turns[0]?.type === 'ACT' && isWhole(state);

/** Whether the log may end here: proofs arrive and are stored together with their ACT (PROTOCOL 10.6). */
export const isWhole = ({ turns, got, question }: State): boolean =>
  turns[0]?.type !== 'ACT' || got.length === 0 || question?.kind === 'sealed';

/** Adds the current table as a point to go back to. */
export function withPoint(state: State): State {
  const point: RollbackPoint = { length: lengthOf(state), world: worldOf(state), learned: [], thrown: [] };
  const points = [...state.points, point];
  return points.length > MAX_POINTS ? { ...state, points: points.slice(1), barred: 'far' } : { ...state, points };
}
