/** Facts and held numbers of a player become public (PROTOCOL 7.4, 8.4). */
import { ok, type Result } from '../../../../base/result.ts';
import { factOf, numberOf, revealTurns, withReveal } from '../hiddenValues.ts';
import type { Offence } from '../offence.ts';
import { type Answered, withSeat } from '../state.ts';
import { bothTold } from '../told.ts';
import { type Asked, answering, done, type Incoming, misplaced, type QuestionKind } from './kind.ts';

export const open: QuestionKind<Asked<'open'>> = {
  owed: (_terms, state, question) => revealTurns(state.hidden[question.of], question),

  take: takeReveal,

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

/** From here on both know what was opened. */
export function takeReveal({ terms, state, entry }: Incoming): Result<Answered, Offence> {
  const { body, author: of } = entry;
  const [turn] = state.turns;
  if (turn?.type !== 'REVEAL' || body.type !== 'REVEAL') return misplaced(entry);
  const values = withReveal(terms.gameId, turn, state.hidden[of], body);
  if (!values.ok) return values;
  let next = { ...state, hidden: withSeat(state.hidden, of, values.value) };
  for (const { number } of body.facts)
    next = bothTold(terms, next, { kind: 'fact', of, number, value: factOf(values.value, number) });
  for (const { number } of body.held)
    next = bothTold(terms, next, { kind: 'held', of, number, value: numberOf(terms.gameId, of, values.value, number) });
  return ok(done(next, entry));
}
