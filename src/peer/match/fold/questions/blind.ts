/** A random card leaves a hand face down: only its owner learns which. */
import { type Asked, answering, type QuestionKind } from './kind.ts';
import { chosenOf, randomTurns, takeRandom } from './randomCard.ts';

export const blind: QuestionKind<Asked<'blind'>> = {
  owed: (_terms, state, { hand }) => randomTurns(state, hand),

  take: takeRandom,

  close: () => answering({ kind: 'blind' }),

  proven: (terms, state, { hand }) => {
    let open = true;
    return (event) => {
      if (!open || event.owner !== hand || event.from.in !== 'hand' || event.face !== null) return null;
      open = false;
      return chosenOf(terms, state);
    };
  },
};
