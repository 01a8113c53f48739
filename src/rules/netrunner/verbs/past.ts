/** Conditions and amounts that depend on past events. */
import type { Slot } from '../../game.ts';
import { definition } from '../card.ts';
import type { ConditionData } from '../conditionData.ts';
import { type Draft, push } from '../draft.ts';
import type { Card, Condition, Effect } from '../effect.ts';
import type { FrameOf, TextRef } from '../frame.ts';
import type { Means } from '../means.ts';
import { successfulRuns, trashedAmong, trashedByRunner, wasTagged } from '../rulebook/past.ts';
import { addBadPublicity } from '../rulebook/turn/points.ts';
import { CORP, type FortId, RUNNER, type Table } from '../table.ts';
import { on, rollDie } from './dice.ts';
import { compound, condition, fact, runPart, verb, when } from './sequence.ts';

export const taggedThisTurn = fact({ is: 'did', what: 'tagged', when: 'turn' }, wasTagged);

/**
 * Rolls a die for each run the Runner announced in their last turn, whatever its result; resolves `then` for each die
 * that shows `value`.
 */
export function rollPerRun(value: number, then: Effect): Effect {
  const roll = rollDie(on([value], then));
  return compound({ v: 'each', per: 'run', part: roll.means }, [roll], (draft, context) => {
    const runs = draft.table.past.last[RUNNER].filter(({ kind }) => kind === 'run').length;
    for (let i = 0; i < runs; i++) runPart(draft, context, 0);
  });
}

/**
 * Whatever the means and the reason (R-CARD-data-sifters). For cards trashed unseen, the Corp states it
 * (`ifNodeTrashed`).
 */
const nodeTrashedLastTurn = condition(
  'E-TARGET',
  { is: 'did', what: 'trashed', when: 'lastTurn', who: RUNNER, of: 'node' },
  (table) => isNodeSeen(table) || unseenAmong(table, table.past.last[RUNNER]).length > 0,
);

const isNodeSeen = ({ past }: Table): boolean => trashedAmong(past.last[RUNNER], ({ type }) => type === 'node');

/**
 * Playable only after a node was trashed. For nodes that only the Corp has seen, the Corp states it when playing the
 * card.
 */
export const ifNodeTrashed = (then: Effect): Pick<Card, 'playOnly'> & { play: Effect } => ({
  playOnly: nodeTrashedLastTurn,
  play: compound(
    { v: 'if', cond: nodeTrashedLastTurn, part: then.means, told: true },
    [then],
    (draft, { ref }) => {
      const among = unseenAmong(draft.table, draft.table.past.last[RUNNER]);
      if (!isNodeSeen(draft.table)) askWhetherAmong(draft, ref, among, { type: 'node' });
    },
    (draft, context) => {
      if (context.got.length > 0 || isNodeSeen(draft.table)) runPart(draft, context, 0);
    },
  ),
});

const trashedThisTurn = (keyword: string): Omit<Condition, 'kind'> =>
  fact({ is: 'did', what: 'trashed', when: 'turn', of: { keyword } }, ({ past }) =>
    trashedAmong(past.turn, ({ keywords }) => keywords.includes(keyword)),
  );

/**
 * The Corp's cards that the Runner trashed in the given turn and that only the Corp has seen, if they are still there.
 */
const unseenAmong = ({ corp }: Table, events: Table['past']['turn']): Slot[] =>
  trashedByRunner(events).flatMap(({ card, slot }) =>
    card === null && slot !== null && corp.down.includes(slot) ? [slot] : [],
  );

/** The Corp, the only player who has seen the cards, states whether one of them matches; the audit checks it. */
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
 * One effect or the other, depending on whether a matching Corp card was trashed this turn. For cards trashed unseen,
 * the Corp states whether there was one, without showing it (R-CARD-on-the-fast-track, R-CARD-death-from-above.1).
 */
export function ifTrashedThisTurn(keyword: string, then: Effect, otherwise?: Effect): Effect {
  const seen = trashedThisTurn(keyword);
  const { means, parts } = when(seen, then, otherwise);
  return {
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

/** What happened in a run to cards with the given keyword. */
type CountedEvent = readonly [kind: 'encountered' | 'rezzed' | 'stolen' | 'trashed', keyword: string];

/** What has happened in the current run or the one that is ending. */
export function inThisRun({ past }: Pick<Table, 'past'>): Table['past']['turn'] {
  return past.turn.slice(past.turn.findLastIndex(({ kind }) => kind === 'run'));
}

/** Counts the events that both players saw; a card in a slot counts once. */
function countOf(table: Table, [kind, keyword]: CountedEvent): number {
  const events = kind === 'trashed' ? trashedByRunner(inThisRun(table)) : inThisRun(table);
  const found = events.flatMap((event): unknown[] => {
    if (event.kind !== kind || event.card === null || !definition(event.card).keywords.includes(keyword)) return [];
    return [event.kind === 'encountered' || event.kind === 'rezzed' ? event.slot : event];
  });
  return new Set(found).size;
}

/**
 * One Bad Publicity point for each such event, at the end of the run; the Corp states what each card trashed unseen
 * was.
 */
export function badPublicityPer(...all: CountedEvent[]): Effect {
  const means: Means = { v: 'publicity', n: 1, per: { each: 'card', of: all.map(([, keyword]) => keyword) }, did: all };
  const unseen = ([, keyword]: CountedEvent): Effect =>
    verb(
      means,
      (draft, { ref }) => askWhetherAmong(draft, ref, [ref.about?.slot ?? 0], { keyword }),
      (draft, { got }) => {
        if (got.length > 0) addBadPublicity(draft, 1);
      },
    );
  return compound(means, all.map(unseen), (draft, context) => {
    all.forEach(([kind], index) => {
      if (kind !== 'trashed') return;
      for (const slot of unseenAmong(draft.table, inThisRun(draft.table))) runPart(draft, context, index, { slot });
    });
    const points = all.reduce((sum, deed) => sum + countOf(draft.table, deed), 0);
    if (points > 0) addBadPublicity(draft, points);
  });
}

export const wasSuccessful = fact({ is: 'about', result: 'success' }, (_, ref) => ref?.about?.amount === 1);

const doers = { stolen: RUNNER, scored: CORP, rezzed: CORP } as const;

/**
 * A card with the given keyword, or any agenda, was stolen, scored or rezzed: this turn, or in the last turn of the
 * player who does so.
 */
export function happened(deed: keyof typeof doers, when: 'turn' | 'lastTurn', keyword = ''): Condition {
  const by = doers[deed];
  return condition(
    'E-TARGET',
    { is: 'did', what: deed, who: by, when, ...(keyword !== '' && { of: { keyword } }) },
    ({ past }) =>
      (when === 'turn' ? past.turn : past.last[by]).some(
        (event) => event.kind === deed && (keyword === '' || definition(event.card).keywords.includes(keyword)),
      ),
  );
}

/** The Runner has made a successful run this turn: on each of the forts, or on any if none is given. */
export function succeededThisTurn(...forts: FortId[]): Condition {
  return condition(
    'E-TARGET',
    { is: 'did', what: 'success', when: 'turn', where: forts.length > 1 ? forts : forts[0] },
    (table) =>
      forts.length === 0
        ? table.past.turn.some(({ kind }) => kind === 'success')
        : forts.every((fort) => successfulRuns(table, fort).length > 0),
  );
}

interface LastTurn {
  is: (event: Table['past']['turn'][number]) => boolean;
  what: Extract<ConditionData, { is: 'did' }>['what'];
  of?: 'resource';
}

const lastTurns = {
  run: { is: ({ kind }) => kind === 'run', what: 'run' },
  stolen: { is: ({ kind }) => kind === 'stolen', what: 'stolen' },
  resource: {
    is: isNewResource,
    what: 'installed',
    of: 'resource',
  },
} as const satisfies Record<string, LastTurn>;

/** Any face-down card in the rig is a resource. */
export function isNewResource(event: Table['past']['turn'][number]): boolean {
  if (event.kind !== 'installed' || event.seat !== RUNNER) return false;
  return event.card === null || definition(event.card).type === 'resource';
}

/** What the Runner did in their last turn; a run counts once it has begun. */
export function lastTurn(kind: keyof typeof lastTurns, times: number): Condition {
  const { is, what, of }: LastTurn = lastTurns[kind];
  return condition(
    'E-TARGET',
    { is: 'did', what, who: RUNNER, when: 'lastTurn', n: times, ...(of ? { of } : {}) },
    (table: Table) => table.past.last[RUNNER].filter(is).length >= times,
  );
}

/** A matching card was stolen or trashed in those runs. */
export const damagedInRuns = (keyword: string, ...forts: FortId[]): Omit<Condition, 'kind'> =>
  fact({ is: 'did', what: 'trashed', when: 'turn', of: { keyword }, where: forts }, (table) =>
    forts.some((fort) => {
      const events = successfulRuns(table, fort);
      const stolen = events.some(
        (event) => event.kind === 'stolen' && definition(event.card).keywords.includes(keyword),
      );
      return stolen || trashedAmong(events, ({ keywords }) => keywords.includes(keyword));
    }),
  );
