/** Verbs that affect the whole game: bad publicity, and losing because of a card. */
import { definition } from '../card.ts';
import { gameOver, push } from '../draft.ts';
import type { Ability, Condition, Cost, Effect } from '../effect.ts';
import type { Means } from '../means.ts';
import { derez } from '../rulebook/cards/reveal.ts';
import { addBadPublicity, scoreForRunner } from '../rulebook/turn/points.ts';
import { CORP, RUNNER, type Table } from '../table.ts';
import { choose } from './cards/cards.ts';
import { nothing, partOf, unlessOwnerPays, verb } from './sequence.ts';

/** Points against the Corp, regardless of who owns the card. */
const badPublicity = (points: number): Effect =>
  verb((draft) => addBadPublicity(draft, points), {
    means: { v: 'publicity', n: points },
  });

/** Bad publicity from one of the Corp's own cards. */
export const takeBadPublicity = (points: number): Effect => ({
  ...badPublicity(points),
});

/** Bad publicity from one of the Runner's cards. */
export const giveBadPublicity = (points: number): Effect => ({
  ...badPublicity(points),
});

/** Derezzes ice rezzed this turn and still rezzed (R-CARD-senatorial-field-trip); the Runner chooses among several. */
export function derezOrPublish(keyword: string, points: number): Effect {
  const which: Effect = {
    ...nothing,
    steps: [
      (draft, { ref }) => push(draft, { do: 'choose', of: CORP, what: 'may', from: [1], min: 0, max: 1, ref }),
      (draft, { ref, got }) => {
        const { slot } = ref.about ?? {};
        if (got.length > 0 && slot !== undefined) derez(draft, slot);
        else addBadPublicity(draft, points);
      },
    ],
  };
  const from = ({ past, cards }: Table): number[] => {
    const slots = past.turn.flatMap((event) =>
      event.kind === 'rezzed' && definition(event.card).keywords.includes(keyword) ? [event.slot] : [],
    );
    return [...new Set(slots)].filter((slot) => cards[slot]?.active);
  };
  const means: Means = {
    v: 'unless',
    by: CORP,
    cost: { v: 'derez', of: { type: 'ice', keyword } },
    part: { v: 'publicity', n: points },
  };
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'iceChosen', from(draft.table)),
      (draft, { ref, got }) => {
        const [slot] = got;
        if (slot !== undefined) push(draft, { do: 'effect', ref: { ...partOf(ref, 0), about: { slot } }, at: 0 });
      },
    ],
    parts: [{ ...which, means }],
    means,
  };
}

export const loseGame = (why: string): Effect =>
  verb((draft, { ref }) => gameOver(draft, ref.seat === CORP ? RUNNER : CORP, why), {
    means: { v: 'defeat' },
  });

/** The card's owner decides; without enough bits there is no choice. */
export const payOrLose = (amount: number, why: string): Effect => ({
  ...unlessOwnerPays(amount, loseGame(why)),
});

/** Turns an agenda in the Runner's rig into points. */
const scoreThis = (): Effect =>
  verb(
    (draft, { ref }) => {
      if (ref.slot !== null) scoreForRunner(draft, ref.slot);
    },
    { means: { v: 'score', of: 'this', who: RUNNER } },
  );

const inRig: Condition = {
  kind: 'E-STATE',
  holds: (_, ref) => ref?.seat === RUNNER,
  means: { is: 'state', of: 'rig' },
};

/** Scores an agenda that is installed as a program. */
export const scoreFromRig = (cost: Cost): Ability => ({ cost, when: 'action', effect: scoreThis(), condition: inRig });
