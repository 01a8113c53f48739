/** One random card of a hand, then shown to both. */
import { ok } from '../../../../base/result.ts';
import { type Asked, answering, type QuestionKind } from './kind.ts';
import { chosenOf, randomTurns, takeRandom } from './randomCard.ts';
import { shownName } from './show.ts';

export const pick: QuestionKind<Asked<'pick'>> = {
  owed: (_terms, state, { hand }) => randomTurns(state, hand),

  take: takeRandom,

  close: (terms, state, { hand }) => {
    const opened = state.got[3];
    if (opened === undefined)
      return ok({
        turn: { type: 'OPEN', by: hand, items: [{ kind: 'seal', deck: hand, seal: chosenOf(terms, state).seal }] },
      });
    const face = shownName(terms, opened.faces[0] ?? null);
    return face.ok ? answering({ kind: 'pick', face: face.value }) : face;
  },

  proven: (_terms, state, { hand }) => {
    let open = true;
    return (event) => {
      if (!open || event.owner !== hand || event.from.in !== 'hand' || !event.fresh) return null;
      open = false;
      return { face: state.got[3]?.faces[0] ?? null };
    };
  },

  blamed: 'face',
};
