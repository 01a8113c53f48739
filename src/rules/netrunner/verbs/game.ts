/** Verbs that affect the whole game: bad publicity, and losing because of a card. */
import { definition } from '../card.ts';
import { gameOver } from '../draft.ts';
import type { Ability, Cost, Effect } from '../effect.ts';
import type { Means } from '../means.ts';
import { derez } from '../rulebook/cards/reveal.ts';
import { addBadPublicity, scoreForRunner } from '../rulebook/turn/points.ts';
import { CORP, RUNNER, type Table } from '../table.ts';
import { onChosen, onThis } from './choose.ts';
import { askWhether, condition, runPart, unlessOwnerPays, verb } from './sequence.ts';

/** Points against the Corp, regardless of who owns the card. */
export const badPublicity = (points: number): Effect =>
  verb({ v: 'publicity', n: points }, (draft) => addBadPublicity(draft, points));

/** Derezzes ice rezzed this turn and still rezzed (R-CARD-senatorial-field-trip); the Runner chooses among several. */
export function derezOrPublish(keyword: string, points: number): Effect {
  const means: Means = {
    v: 'unless',
    by: CORP,
    cost: { v: 'derez', of: { type: 'ice', keyword } },
    part: { v: 'publicity', n: points },
  };
  const from = ({ past, cards }: Table): number[] => {
    const slots = past.turn.flatMap((event) =>
      event.kind === 'rezzed' && definition(event.card).keywords.includes(keyword) ? [event.slot] : [],
    );
    return [...new Set(slots)].filter((slot) => cards[slot]?.active);
  };
  const which = verb(
    means,
    (draft, { ref }) => askWhether(draft, CORP, 'may', ref),
    (draft, { ref, got }) => {
      const { slot } = ref.about ?? {};
      if (got.length > 0 && slot !== undefined) derez(draft, slot);
      else addBadPublicity(draft, points);
    },
  );
  const { steps } = onChosen(means, 'iceChosen', from, (draft, slot, context) => runPart(draft, context, 0, { slot }));
  return { steps, parts: [which], means };
}

export const loseGame = (why: string): Effect =>
  verb({ v: 'defeat' }, (draft, { ref }) => gameOver(draft, ref.seat === CORP ? RUNNER : CORP, why));

/** The card's owner decides; without enough bits there is no choice. */
export const payOrLose = (amount: number, why: string): Effect => unlessOwnerPays(amount, loseGame(why));

/** Turns an agenda in the Runner's rig into points. */
const scoreThis = (): Effect =>
  onThis({ v: 'score', of: 'this', who: RUNNER }, (draft, { slot }) => scoreForRunner(draft, slot));

const inRig = condition('E-STATE', { is: 'state', of: 'rig' }, (_, ref) => ref?.seat === RUNNER);

/** Scores an agenda that is installed as a program. */
export const scoreFromRig = (cost: Cost): Ability => ({ cost, when: 'action', effect: scoreThis(), condition: inRig });
