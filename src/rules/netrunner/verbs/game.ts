/** Verbs that bear on the whole game: bad publicity, and losing by a card. */
import { definition } from '../card.ts';
import { gameOver, last, push } from '../draft.ts';
import type { Condition, Effect } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import { derez } from '../rulebook/cards/reveal.ts';
import { stealCost } from '../rulebook/numbers.ts';
import { mightPay } from '../rulebook/pay/accounts.ts';
import { spend } from '../rulebook/pay/payment.ts';
import { publish, scoreForRunner } from '../rulebook/turn/points.ts';
import { bits, some } from '../sentence.ts';
import { CORP, cardAt, RUNNER, type Table } from '../table.ts';
import { choose } from './cards/cards.ts';
import { partOf, unlessRunnerPays, verb } from './sequence.ts';

/** Points against the Corp, whoever owns the card. */
export const badPublicity = (points: number): Effect =>
  verb(`The Corp gains ${some(points, 'Bad Publicity point')}.`, (draft) => publish(draft, points));

/** The same on a card of the Corp's own. */
export const takeBadPublicity = (points: number): Effect => ({
  ...badPublicity(points),
  says: `Take ${some(points, 'Bad Publicity point')}.`,
});

/** The same on a card of the Runner's. */
export const giveBadPublicity = (points: number): Effect => ({
  ...badPublicity(points),
  says: `Give the Corp ${some(points, 'Bad Publicity point')}.`,
});

/** Ice rezzed this turn and rezzed still (R-CARD-senatorial-field-trip); of several the Runner chooses one. */
export function derezOrPublish(keyword: string, points: number): Effect {
  const which: Effect = {
    says: '',
    steps: [
      (draft, { ref }) => push(draft, { do: 'choose', of: CORP, what: 'may', from: [1], min: 0, max: 1, ref }),
      (draft, { ref, got }) => {
        const { slot } = ref.about ?? {};
        if (got.length > 0 && slot !== undefined) derez(draft, slot);
        else publish(draft, points);
      },
    ],
  };
  const from = ({ past, cards }: Table): number[] => {
    const slots = past.turn.flatMap((event) =>
      event.kind === 'rezzed' && definition(event.card).keywords.includes(keyword) ? [event.slot] : [],
    );
    return [...new Set(slots)].filter((slot) => cards[slot]?.active);
  };
  const says = `The Corp may derez ${keyword.toLowerCase()} that it rezzed this turn; if it does not, it gains ${some(points, 'Bad Publicity point')}.`;
  return {
    says,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'iceChosen', from(draft.table)),
      (draft, { ref, got }) => {
        const [slot] = got;
        if (slot !== undefined) push(draft, { do: 'effect', ref: { ...partOf(ref, 0), about: { slot } }, at: 0 });
      },
    ],
    parts: [{ ...which, says }],
  };
}

/** One point beside another. */
export const onePointMore = (): Effect => ({ ...badPublicity(1), says: 'Give it one more.' });

export const loseGame = (why: string): Effect =>
  verb('You lose the game.', (draft, { ref }) => gameOver(draft, ref.seat === CORP ? RUNNER : CORP, why));

/** The Runner decides; without the bits there is nothing to decide. */
export const payOrLose = (amount: number, why: string): Effect => ({
  ...unlessRunnerPays(amount, loseGame(why)),
  says: `Pay ${bits(amount)} or lose the game.`,
});

/** An agenda in the Runner's rig becomes points. */
export const scoreThis = (): Effect =>
  verb('Score this card.', (draft, { ref }) => {
    if (ref.slot !== null) scoreForRunner(draft, ref.slot);
  });

export const inRig: Condition = {
  says: 'this card is installed as a program',
  kind: 'E-STATE',
  holds: (_, ref) => ref?.seat === RUNNER,
};

/**
 * The claim is to one card in one place: it is gone with either (R-CARD-bizarre-encryption-scheme.2). What would have had
 * to be paid to steal it has to be paid then (R-GEN-60).
 */
export const stealLater = (): Effect => ({
  says: 'The Runner does not steal it now. It stays, and he scores it at the start of his next turn if it is in this fort then; what it costs to steal he pays then.',
  steps: [
    (draft, { ref }) => {
      const { slot, fort, card } = ref.about ?? {};
      if (slot === undefined || fort === undefined || card === undefined) return;
      const amount = stealCost(draft.table, fort, card);
      const claim = { ...partOf(ref, 0), seat: RUNNER, about: { slot, fort, amount } };
      last(draft, { what: 'later', amount: 1, on: 'start', until: 'game', ref: claim });
    },
  ],
  parts: [
    {
      says: 'Score the agenda you accessed.',
      steps: [
        (draft, { ref }) => {
          const { amount = 0 } = ref.about ?? {};
          if (amount > 0 && isThere(draft.table, ref) && mightPay(draft.table, RUNNER, amount))
            push(draft, { do: 'choose', of: RUNNER, what: 'mayPay', from: [amount], min: 0, max: 1, ref });
        },
        (draft, { ref, got }) => {
          const { slot = 0, amount = 0 } = ref.about ?? {};
          if (!isThere(draft.table, ref) || (amount > 0 && got.length === 0)) return;
          push(draft, { do: 'show', slots: [slot], result: 'score' });
          spend(draft, RUNNER, 'ability', amount);
        },
      ],
    },
  ],
});

/** Still in that fort. */
const isThere = ({ cards }: Table, { about }: TextRef): boolean => cards[about?.slot ?? 0]?.fort === about?.fort;

/** Something is about to happen in the fort this card stands in. */
export const inThisFort: Omit<Condition, 'kind'> = {
  says: '', // the words for the moment name the fort
  holds: (table, ref) => cardAt(table, ref?.slot ?? 0).fort === ref?.about?.fort,
};
