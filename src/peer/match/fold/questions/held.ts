/** Fair numbers that one player learns immediately, and the opponent once they are opened (PROTOCOL 7.4). */
import { ok, type Result } from '../../../../base/result.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import { MAX_HELD } from '../../../log/body.ts';
import { type HeldRequest, withHeldNumbers, withShare } from '../hiddenValues.ts';
import { type Offence, offence } from '../offence.ts';
import { type AnsweredState, type State, type Turn, withKnowledge, withSeat } from '../state.ts';
import { type Incoming, type QuestionOfKind, turnDone, unexpectedEntry } from './kind.ts';

type HeldChance = Extract<QuestionOfKind<'chance'>, { heldBy: Seat }>;

/** The holder commits before the other player's shares exist, so neither can choose a number. */
export function heldTurns({ heldBy: by, count = 1 }: HeldChance): Result<Turn[], Offence> {
  if (!Number.isInteger(count) || count < 1 || count > MAX_HELD)
    return offence('game', { kind: 'held-at-once', count });
  return ok([
    { type: 'HOLD', by },
    { type: 'SHARE', by: other(by) },
  ]);
}

export function takeShare(
  { terms, state, entry, insight }: Incoming,
  { below, count = 1 }: HeldChance,
): Result<AnsweredState, Offence> {
  const { body, author } = entry;
  const { hidden } = state;
  const asked: HeldRequest = { below, count };
  if (body.type === 'HOLD') {
    const held = withHeldNumbers(hidden[author], body, asked);
    return held.ok ? ok(turnDone({ ...state, hidden: withSeat(hidden, author, held.value) }, entry)) : held;
  }
  if (body.type !== 'SHARE') return unexpectedEntry(entry);
  const of = other(author);
  const held = withShare(hidden[of], body, asked);
  if (!held.ok) return held;
  let next = { ...state, hidden: withSeat(hidden, of, held.value) };
  // The other player's shares complete the numbers, which reveals them to their holder.
  for (const [at, value] of (insight.numbers ?? []).entries())
    next = withKnowledge(terms, next, of, { kind: 'held', of, number: held.value.held.length - count + at, value });
  return ok(turnDone(next, entry));
}

/**
 * The numbers, counted from 0 per holder, that the open question holds in one step: by the next HOLD, or by the SHARE
 * that follows it.
 */
export function currentHeldNumbers({ question, hidden, turns: [turn] }: State): number[] {
  if (question?.kind !== 'chance' || question.heldBy === undefined) return [];
  const { heldBy, count = 1 } = question;
  const { length } = hidden[heldBy].held;
  const first = turn?.type === 'HOLD' ? length : length - count;
  return Array.from({ length: count }, (_, at) => first + at);
}

/** The first of the given player's latest held numbers, counted from 0. */
export const heldNumberOf = ({ hidden }: State, { heldBy, count = 1 }: HeldChance): number =>
  hidden[heldBy].held.length - count;
