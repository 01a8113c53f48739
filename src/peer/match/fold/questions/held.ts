/** A fair number that one player learns at once, and the other one when it is opened (PROTOCOL 7.4). */
import { ok, type Result } from '../../../../base/result.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import { withHold, withShare } from '../hiddenValues.ts';
import type { Offence } from '../offence.ts';
import { type Answered, type State, type Turn, withSeat } from '../state.ts';
import { told } from '../told.ts';
import { done, type Incoming, misplaced } from './kind.ts';

/** His commitment comes before the other's share exists: so neither of the two can choose the number. */
export const heldTurns = (by: Seat): Turn[] => [
  { type: 'HOLD', by },
  { type: 'SHARE', by: other(by) },
];

export function takeShare({ terms, state, entry, insight }: Incoming, below: number): Result<Answered, Offence> {
  const { body, author } = entry;
  const { hidden } = state;
  if (body.type === 'HOLD') {
    const held = withHold(hidden[author], body, below);
    return held.ok ? ok(done({ ...state, hidden: withSeat(hidden, author, held.value) }, entry)) : held;
  }
  if (body.type !== 'SHARE') return misplaced(entry);
  const of = other(author);
  const held = withShare(hidden[of], body);
  if (!held.ok) return held;
  const next = { ...state, hidden: withSeat(hidden, of, held.value) };
  // With the other's share the number is there, and its holder knows it.
  const { number } = insight;
  const known =
    number === undefined ? next : told(terms, next, of, { kind: 'held', of, number: body.number, value: number });
  return ok(done(known, entry));
}

/** The last of that player's numbers, counted from 0. */
export const heldNumberOf = ({ hidden }: State, by: Seat): number => hidden[by].held.length - 1;
