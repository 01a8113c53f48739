/**
 * Who may write the next entry, and of which types: from the open question and the entries given for it, public facts
 * alone.
 */
import type { Seat } from '../../../rules/game.ts';
import type { BodyType } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import type { Offence } from './offence.ts';
import { isWhole, mayAgree } from './points.ts';
import type { State } from './state.ts';

export interface Pen {
  readonly by: Seat;
  readonly types: readonly BodyType[];
}

/** The pen, or null if the log has ended (PROTOCOL 10.3). */
export function penOf(state: State): Pen | null {
  const turn = state.turns[0];
  if (turn === undefined) return null;
  const proven = turn.type === 'ACT' && state.question?.kind !== 'sealed';
  const types: BodyType[] = proven ? [...proofs, 'ACT'] : [turn.type];
  if (state.world !== null && state.end === null && isWhole(state)) types.push('RESIGN', 'HANDOVER');
  if (mayAgree(state)) types.push('AGREED');
  return { by: turn.by, types };
}

/** Why this entry may not come now, or null. */
export function penFault(state: State, { author, body, seq }: Entry): Offence | null {
  const pen = penOf(state);
  if (pen === null) return { kind: 'pen', detail: { kind: 'log-closed' } };
  if (author !== pen.by) return { kind: 'pen', detail: { kind: 'turn-of-other', seq } };
  if (!pen.types.includes(body.type))
    return { kind: 'pen', detail: { kind: 'turn-of-type', seq, types: pen.types, type: body.type } };
  return null;
}

/** Most proofs before one move; more than the largest hand plus everything installed. */
export const MOST_PROOFS = 48;

const proofs: readonly BodyType[] = ['OPEN', 'KEYS', 'COMMIT'];
