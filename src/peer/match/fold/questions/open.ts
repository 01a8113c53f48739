/** A player's facts and held numbers become public (PROTOCOL 7.4, 8.4). */
import { ok, type Result } from '../../../../base/result.ts';
import { factOf, numberOf, valueTurns, withOpened } from '../hiddenValues.ts';
import type { Offence } from '../offence.ts';
import { type AnsweredState, withSeat, withSharedKnowledge } from '../state.ts';
import { answering, type Incoming, type QuestionKind, type QuestionOfKind, turnDone, unexpectedEntry } from './kind.ts';

export const open: QuestionKind<QuestionOfKind<'open'>> = {
  owed: (_terms, state, question) => valueTurns(state.hidden[question.of], question),

  take: takeValues,

  close: ({ gameId }, state, { of, facts, held }) => {
    const values = state.hidden[of];
    return answering({
      kind: 'open',
      facts: facts.map((number) => factOf(values, number)),
      held: held.map((number) => numberOf(gameId, of, values, number) ?? 0),
    });
  },

  blamed: 'move',
};

/** From here on, both players know the opened values. */
export function takeValues({ terms, state, entry }: Incoming): Result<AnsweredState, Offence> {
  const { body, author: of } = entry;
  if (body.type !== 'OPEN') return unexpectedEntry(entry);
  const { gameId } = terms;
  const values = withOpened(gameId, of, state.hidden[of], body.items);
  if (!values.ok) return values;
  let next = { ...state, hidden: withSeat(state.hidden, of, values.value) };
  for (const item of body.items) {
    if (item.kind !== 'fact' && item.kind !== 'held') continue;
    const { kind, number } = item;
    const value = kind === 'fact' ? factOf(values.value, number) : numberOf(gameId, of, values.value, number);
    next = withSharedKnowledge(terms, next, { kind, of, number, value });
  }
  return ok(turnDone(next, entry));
}
