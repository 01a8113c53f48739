/**
 * Which entry is missing and who owes it: from public facts alone, so anyone with the log can tell (PROTOCOL 14.1,
 * 14.2).
 */
import type { Seat } from '../../../rules/game.ts';
import type { BodyType } from '../../log/body.ts';
import { lengthOf, type State } from './state.ts';

export interface Owed {
  readonly by: Seat;
  /** The number of the entry. */
  readonly seq: number;
  /**
   * Its number when it first became owed: a move between phones in the meantime counts as nobody's entry (PROTOCOL
   * 10.8).
   */
  readonly since: number;
  readonly type: BodyType;
  /** Whether the player's phone writes it automatically. Otherwise the player may think for the agreed time. */
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
  return { by: turn.by, seq, since: sinceWhen(state, seq), type: turn.type, byItself: !isDecision(turn) };
}

/** Otherwise a phone that owes something could keep handing its game on and never time out. */
function sinceWhen({ chain: { signers } }: State, seq: number): number {
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
