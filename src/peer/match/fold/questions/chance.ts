/** A fair number: thrown in the open by both, or held by one of them (`held.ts`). */
import { ok } from '../../../../base/result.ts';
import { fairNumbers } from '../../../secret/coin.ts';
import { coinTurns, takeCoin, thrownAt } from './coins.ts';
import { heldNumberOf, heldTurns, takeShare } from './held.ts';
import { type Asked, answering, type QuestionKind } from './kind.ts';

export const chance: QuestionKind<Asked<'chance'>> = {
  // Whoever wrote the entry before begins, so that his part travels with it.
  owed: (_terms, { chain }, question) =>
    question.heldBy === undefined ? ok(coinTurns(chain.past.at(-1)?.author ?? 0)) : heldTurns(question),

  take: (incoming, question) => (question.heldBy === undefined ? takeCoin(incoming) : takeShare(incoming, question)),

  close: (terms, state, question) =>
    answering(
      question.heldBy === undefined
        ? { kind: 'chance', value: fairNumbers(thrownAt(terms, state, 0))(question.below) }
        : { kind: 'held', number: heldNumberOf(state, question) },
    ),
};
