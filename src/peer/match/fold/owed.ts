/** Which entry is missing, and whose it is: by public facts alone, so that anybody who has the log can say it (PROTOCOL 14.1, 14.2). */
import type { Seat } from '../../../rules/game.ts';
import type { BodyType } from '../../log/body.ts';
import { lengthOf, type State } from './state.ts';

export interface Owed {
  readonly by: Seat;
  /** The number of the entry. */
  readonly seq: number;
  /** What its number was when it came to be owed: a game that moves in between is no entry of anybody's (PROTOCOL 10.8). */
  readonly since: number;
  readonly type: BodyType;
  /** Whether his phone writes it without him. Else he may think about it for as long as the two have agreed on. */
  readonly byItself: boolean;
}

/** What a phone that has started waits for before it may write entry `seq`: the other one's signed head (PROTOCOL 14.4). */
export interface OwedHead {
  readonly by: Seat;
  readonly seq: number;
  readonly since: number;
  readonly type: 'HEAD';
  readonly byItself: true;
}

/** What somebody is waited for. */
export type Debt = Owed | OwedHead;

/** The first entry that is missing; null when the log is closed. */
export function owedOf(state: State): Owed | null {
  const turn = state.turns[0];
  if (turn === undefined) return null;
  const seq = lengthOf(state);
  return { by: turn.by, seq, since: sinceWhen(state, seq), type: turn.type, byItself: !isDecision(turn) };
}

/** Else a phone that owes something could hand its game on, and on, and would never be waited for in vain. */
function sinceWhen({ chain: { signers } }: State, seq: number): number {
  const moves = new Set(signers.flat().map(({ from }) => from));
  let since = seq;
  while (since > 0 && moves.has(since)) since--;
  return since;
}

/** Whether an entry, or one that is owed, is for a player to decide; his phone writes any other one by itself. */
export const isDecision = (one: { readonly type: BodyType; readonly kind?: string }): boolean =>
  one.type === 'COMMIT' ? one.kind === 'reorder' : decided.includes(one.type);

/** What a player decides: his move or bid. An opening follows from it. */
const decided: readonly BodyType[] = ['ACT', 'AGREED'];
