/** Picks a random card from a hand and reveals it to both players. */
import { ok } from '../../../../base/result.ts';
import type { Proof } from '../obligation.ts';
import type { State } from '../state.ts';
import { type Asked, answering, type QuestionKind } from './kind.ts';
import { chosenOf, randomTurns, takeRandom } from './randomCard.ts';
import { shownName } from './show.ts';

/** The randomly chosen card, once it is shown. */
const openedIn = ({ got }: State): Proof | undefined => got.find(({ entry }) => entry.body.type === 'OPEN');

export const pick: QuestionKind<Asked<'pick'>> = {
  owed: (_terms, state, { hand }) => randomTurns(state, hand),

  take: takeRandom,

  close: (terms, state, { hand }) => {
    const opened = openedIn(state);
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
      return { face: openedIn(state)?.faces[0] ?? null };
    };
  },

  blamed: 'face',
};
