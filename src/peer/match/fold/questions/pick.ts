/** Picks a random card from a hand: shown to both players (`pick`), or face down, known only to its owner (`blind`). */
import { ok, type Result } from '../../../../base/result.ts';
import type { CardEvent, Seat } from '../../../../rules/game.ts';
import { pick as pickBy } from '../../../secret/coin.ts';
import type { CardEvidence, Seal } from '../cardTracker.ts';
import type { EntryProof } from '../obligation.ts';
import { type Offence, offence } from '../offence.ts';
import { type AnsweredState, type State, type Terms, type Turn, worldOf } from '../state.ts';
import { coinAt, coinTurns, takeCoin } from './chance.ts';
import { answering, type Incoming, type QuestionKind, type QuestionOfKind, takeProof } from './kind.ts';
import { shownName } from './show.ts';

function randomTurns(state: State, hand: Seat): Result<Turn[], Offence> {
  const count = worldOf(state).wheres[hand].hand.length;
  if (count === 0) return offence('game', { kind: 'nothing-to-pick' });
  return ok([{ type: 'COMMIT', by: hand, deck: hand, kind: 'hand', count }, ...coinTurns(hand)]);
}

/** Takes the hidden hand, the coin and, if the card is shown, its opening. */
const takeRandom = (incoming: Incoming): Result<AnsweredState, Offence> =>
  incoming.entry.body.type === 'COIN' ? takeCoin(incoming) : takeProof(incoming);

/** The card of the hidden hand that the coin chose; its owner knows which it is. */
function chosenOf(terms: Terms, state: State): CardEvidence & { readonly seal: Seal } {
  const [hidden] = state.got;
  const [at = 0] = pickBy(coinAt(terms, state, 1), hidden?.seals.length ?? 0, 1);
  const seal = hidden?.seals[at];
  if (hidden === undefined || seal === undefined) throw new Error('a random card without a hidden hand');
  return { face: hidden.faces[at] ?? null, seal };
}

/** The randomly chosen card, once it is shown. */
const openedIn = ({ got }: State): EntryProof | undefined => got.find(({ entry }) => entry.body.type === 'OPEN');

export const pick: QuestionKind<QuestionOfKind<'pick'>> = {
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

  proven: (_terms, state, { hand }) =>
    firstFrom(
      hand,
      ({ fresh }) => fresh === true,
      () => ({ face: openedIn(state)?.faces[0] ?? null }),
    ),

  blamed: 'face',
};

export const blind: QuestionKind<QuestionOfKind<'blind'>> = {
  owed: (_terms, state, { hand }) => randomTurns(state, hand),

  take: takeRandom,

  close: () => answering({ kind: 'blind' }),

  proven: (terms, state, { hand }) =>
    firstFrom(
      hand,
      ({ face }) => face === null,
      () => chosenOf(terms, state),
    ),
};

/** The evidence for the first such event of a card from the hand. */
function firstFrom(hand: Seat, fits: (event: CardEvent) => boolean, evidence: () => CardEvidence) {
  let open = true;
  return (event: CardEvent): CardEvidence | null => {
    if (!open || event.owner !== hand || event.from.in !== 'hand' || !fits(event)) return null;
    open = false;
    return evidence();
  };
}
