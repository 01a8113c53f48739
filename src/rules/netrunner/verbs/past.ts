/** Conditions and amounts that ask what has happened. */
import type { Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { type Draft, push } from '../draft.ts';
import type { Condition, Effect } from '../effect.ts';
import type { FrameOf, TextRef } from '../frame.ts';
import {
  iceRezzed,
  successfulRuns,
  touchedByCorp,
  trashedAmong,
  trashedByRunner,
  wasTagged,
} from '../rulebook/past.ts';
import { gainBits } from '../rulebook/pay/gain.ts';
import { bits, lower } from '../sentence.ts';
import { CORP, type FortId, RUNNER, type Table } from '../table.ts';
import { on, rollDie } from './dice.ts';
import { fortCalled } from './forts.ts';
import { meant, runPart, verb, when } from './sequence.ts';

/** Only counts what the Corp did in its own last turn (R-CARD-roving-submarine.2). */
export const fortTouched: Omit<Condition, 'kind'> = {
  says: 'you installed a card in or on it in your last turn, or put an advancement counter on one there',
  holds: (table, ref) => ref?.about?.fort !== undefined && touchedByCorp(table, ref.about.fort),
  means: { is: 'did', what: 'touched', who: CORP, when: 'lastTurn', where: 'here' },
};

export const taggedThisTurn: Omit<Condition, 'kind'> = {
  says: 'the Runner received a tag in it',
  holds: wasTagged,
  means: { is: 'did', what: 'tagged', when: 'turn' },
};

export const gainPerIceRezzed = (each: number): Effect =>
  verb(
    `Gain ${bits(each)} for every piece of ice that the Corp rezzed in this turn.`,
    (draft, { ref }) => gainBits(draft, ref.seat, each * iceRezzed(draft.table).length, 'effect'),
    { means: { v: 'gain', n: each, per: 'iceRezzed' }, plain: true },
  );

/** A die for each run the Runner has announced in his last turn, whatever became of it; `then` for each that shows it. */
export function rollPerRun(value: number, then: Effect): Effect {
  const roll = rollDie(on([value], then));
  return {
    says: `Roll a die for each of those runs. For every ${value}, ${lower(then.says)}`,
    steps: [
      (draft, context) => {
        const runs = draft.table.past.last[RUNNER].filter(({ kind }) => kind === 'run').length;
        for (let i = 0; i < runs; i++) runPart(draft, context, 0);
      },
    ],
    parts: [roll],
    means: { v: 'each', per: 'run', part: meant(roll) },
  };
}

/** However and why ever he did it (R-CARD-data-sifters); of what was trashed unseen the Corp says it (`ifNodeTrashed`). */
export const nodeTrashedLastTurn: Condition = {
  says: 'the Runner trashed a node in his last turn',
  kind: 'E-STATE',
  holds: (table) => isNodeSeen(table) || unseenAmong(table, table.past.last[RUNNER]).length > 0,
  means: { is: 'did', what: 'trashed', when: 'lastTurn', who: RUNNER, of: 'node' },
};

const isNodeSeen = ({ past }: Table): boolean => trashedAmong(past.last[RUNNER], ({ type }) => type === 'node');

/** The words are those of the condition to play it. */
export const ifNodeTrashed = (then: Effect): Effect => ({
  says: then.says,
  steps: [
    (draft, { ref }) => {
      const among = unseenAmong(draft.table, draft.table.past.last[RUNNER]);
      if (!isNodeSeen(draft.table)) askWhetherAmong(draft, ref, among, { type: 'node' });
    },
    (draft, context) => {
      if (context.got.length > 0 || isNodeSeen(draft.table)) runPart(draft, context, 0);
    },
  ],
  parts: [then],
  means: { v: 'if', cond: nodeTrashedLastTurn, part: meant(then) },
});

const trashedThisTurn = (keyword: string): Omit<Condition, 'kind'> => ({
  says: `you trashed ${/^[AEIOU]/.test(keyword) ? 'an' : 'a'} ${keyword} card of the Corp this turn`,
  holds: ({ past }) => trashedAmong(past.turn, ({ keywords }) => keywords.includes(keyword)),
  means: { is: 'did', what: 'trashed', when: 'turn', of: { keyword } },
});

/** Cards of the Corp's that the Runner trashed then and nobody but the Corp has seen, where they still lie. */
const unseenAmong = ({ corp }: Table, events: Table['past']['turn']): Slot[] =>
  trashedByRunner(events).flatMap(({ card, slot }) =>
    card === null && slot !== null && corp.down.includes(slot) ? [slot] : [],
  );

/** The Corp, which alone has seen them, says whether such a card is there: the truth, as the audit will see. */
function askWhetherAmong(
  draft: Draft,
  ref: TextRef,
  among: readonly Slot[],
  only: NonNullable<FrameOf<'choose'>['only']>,
): void {
  if (among.length > 0)
    push(draft, { do: 'choose', of: CORP, what: 'wasAmong', from: [1], min: 0, max: 1, ref, among, only });
}

/**
 * One thing or the other, as such a card of the Corp's was trashed this turn. Of what was trashed unseen the Corp says
 * whether there was one, and shows nothing (R-CARD-on-the-fast-track, R-CARD-death-from-above.1).
 */
export function ifTrashedThisTurn(keyword: string, then: Effect, otherwise?: Effect): Effect {
  const seen = trashedThisTurn(keyword);
  const { says, means, parts } = when(seen, then, otherwise);
  return {
    says,
    means,
    steps: [
      (draft, { ref }) => {
        const among = unseenAmong(draft.table, draft.table.past.turn);
        if (!seen.holds(draft.table)) askWhetherAmong(draft, ref, among, { keyword });
      },
      (draft, context) => {
        if (context.got.length > 0 || seen.holds(draft.table)) runPart(draft, context, 0);
        else if (otherwise) runPart(draft, context, 1);
      },
    ],
    parts,
  };
}

/** Ice with that keyword has been rezzed in the turn going on. */
export const rezzedThisTurn = (keyword: string): Condition => ({
  says: `${keyword.toLowerCase()} was rezzed this turn`,
  kind: 'E-STATE',
  holds: ({ past }) =>
    past.turn.some((event) => event.kind === 'rezzed' && definition(event.card).keywords.includes(keyword)),
  means: { is: 'did', what: 'rezzed', when: 'turn', of: { keyword } },
});

/** Successful runs on each of these forts, all in the turn going on. */
export const succeededOnAll = (...forts: FortId[]): Condition => ({
  says: `runs of yours on ${forts.map(fortCalled).join(' and ')} succeeded this turn`,
  kind: 'E-TARGET',
  holds: (table) => forts.every((fort) => successfulRuns(table, fort).length > 0),
  means: { is: 'did', what: 'success', when: 'turn', where: forts },
});

/** In those runs such a card was stolen or trashed. */
export const hurtInRuns = (keyword: string, ...forts: FortId[]): Omit<Condition, 'kind'> => ({
  says: `you stole or trashed a ${keyword} card in those runs`,
  holds: (table) =>
    forts.some((fort) => {
      const events = successfulRuns(table, fort);
      const stolen = events.some(
        (event) => event.kind === 'stolen' && definition(event.card).keywords.includes(keyword),
      );
      return stolen || trashedAmong(events, ({ keywords }) => keywords.includes(keyword));
    }),
  means: { is: 'did', what: 'trashed', when: 'turn', of: { keyword }, where: forts },
});

/** Counters that lay on agendas as the Runner stole them in his last turn. */
export const gainPerStolenCounter = (each: number): Effect =>
  verb(
    `Gain ${bits(each)} for every advancement counter on the agendas the Runner stole in his last turn.`,
    (draft, { ref }) => {
      const counters = draft.table.past.last[RUNNER].reduce(
        (sum, event) => sum + (event.kind === 'stolen' ? (event.advanced ?? 0) : 0),
        0,
      );
      gainBits(draft, ref.seat, each * counters, 'effect');
    },
    { means: { v: 'gain', n: each, per: 'stolenAdvancement' } },
  );
