/** Verbs for named counters, on cards and elsewhere (N-CTR-05). */
import type { Seat } from '../../game.ts';
import { last, push } from '../draft.ts';
import type { Ability, Condition, Cost, Effect } from '../effect.ts';
import { countersOfCard, removeAllVirus } from '../rulebook/counters.ts';
import { number, some } from '../sentence.ts';
import { runPart, verb } from './sequence.ts';

const players = ['the Corp', 'the Runner'] as const;

/** One by one: of virus counters some may be avoided. */
export function giveCounters(to: Seat, name: string, count = 1): Effect {
  return verb(`Give ${players[to]} ${some(count, `${name} counter`)}.`, (draft) =>
    push(draft, { do: 'counter', on: { seat: to }, name, left: count, step: 'avoid' }),
  );
}

/** Once for every `each` of the counters this card gives to a player; a rest counts for nothing. */
export function forEvery(each: number, name: string, then: Effect): Effect {
  const what = each === 1 ? `${name} counter` : `${number(each)} ${name} counters`;
  return {
    says: `${then.says.replace(/\.$/, '')} for every ${what}.`,
    steps: [
      (draft, context) => {
        const times = Math.floor(countersOfCard(draft.table, context.ref.card) / each);
        for (let i = 0; i < times; i++) runPart(draft, context, 0);
      },
    ],
    parts: [then],
    ...(then.plain ? { plain: true as const } : {}),
  };
}

/** At least so many of the counters this card gives to a player. */
export const withAtLeast = (count: number, name: string): Omit<Condition, 'kind'> => ({
  says: `there are at least ${number(count)} ${name} counters`,
  holds: (table, ref) => ref !== undefined && countersOfCard(table, ref.card) >= count,
});

/** Of the virus counters given to the Corp, one does not come. */
export function avoidVirus(cost: Cost): Ability {
  return {
    cost,
    when: 'virus',
    effect: { says: 'Avoid a virus counter that you are given.', steps: [] },
    special: { does: 'avoidVirus' },
    limit: { name: 'virus', times: 1 },
  };
}

export function avoidNextViruses(count: number): Effect {
  return verb(`You do not get the next ${some(count, 'virus counter').replace(/^a /, '')} the Runner gives.`, (draft) =>
    last(draft, { what: 'avoidVirus', amount: count, until: 'game' }),
  );
}

/** Without any action forgone. */
export function removeVirus(): Effect {
  return verb('Remove every virus counter there is.', (draft) => removeAllVirus(draft));
}
