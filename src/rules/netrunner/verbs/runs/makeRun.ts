/** Verbs of cards that make a run (R-GEN-20): what applies during it, and what success gives instead of access. */
import type { Draft } from '../../draft.ts';
import { changeBits, push } from '../../draft.ts';
import type { Condition, Effect, EffectMoment, EffectStep } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import type { Lasting, OmitLasting } from '../../lasting.ts';
import type { Means } from '../../means.ts';
import { startAccess } from '../../rulebook/run/access.ts';
import { runRefusal } from '../../rulebook/run/ban.ts';
import { startRun } from '../../rulebook/run/run.ts';
import { type FortId, HQ, RUNNER } from '../../table.ts';
import { compound, partOf, runPart, verb } from '../sequence.ts';

type During = OmitLasting<Lasting, 'until'>;

/**
 * A run inside the action of the card that makes it (N-PLAY-08, R-GEN-21). If no fort is given, the Runner chooses one.
 */
export function makeRun(on: FortId | null, ...during: During[]): Effect {
  return {
    steps: runSteps(on, () => during),
    means: {
      v: 'run',
      where: on ?? undefined,
      during: during.map((one) => meansDuring[one.what]?.(one) ?? { v: 'none' }),
    },
    missing: (table) => runRefusal(table, on ?? undefined),
  };
}

/** A run with an effect each time the given moment comes. */
export function makeRunWhile(on: EffectMoment, then: Effect, where: Where = null): Effect {
  return {
    steps: runSteps(where, (ref) => [{ what: 'whenever', amount: 1, on, ref: partOf(ref, 0) }]),
    parts: [then],
    means: {
      v: 'run',
      where: where ?? undefined,
      during: [{ v: 'whenever', on, until: 'run', part: then.means }],
    },
    missing: (table) => runRefusal(table),
  };
}

/** A run whose success has this effect instead of an access; with `only`, only if the condition holds then. */
export function makeRunFor(on: FortId | null, instead: Effect, only?: Condition): Effect {
  return {
    steps: runSteps(on, (ref) => [
      { what: 'instead', amount: 1, ref: partOf(ref, 0), ...(on === null ? {} : { fort: on }) },
    ]),
    parts: [only ? unlessNot(only, instead) : instead],
    means: { v: 'run', where: on ?? undefined, instead: instead.means, only },
  };
}

/** One run after another, the second without an action (R-GEN-21). */
export const runAgain = (): Effect => ({
  ...makeRun(null),
  means: { v: 'run', during: [], again: true },
});

/**
 * A run that is neither an action nor part of one, even if it comes during an action (R-CARD-bodyweight-data-creche).
 */
export function runApart(): Effect {
  const again = runAgain();
  return compound(again.means, [again], (draft, { ref }) =>
    push(draft, { do: 'effect', ref: partOf(ref, 0), at: 0, apart: true }),
  );
}

function unlessNot(only: Condition, instead: Effect): Effect {
  return compound(instead.means, [instead], (draft, context) => {
    const { run } = draft.table;
    if (only.holds(draft.table, context.ref)) runPart(draft, context, 0);
    else if (run) startAccess(draft, run.fort);
  });
}

/** One fort, one of several, or any. */
type Where = FortId | readonly FortId[] | null;

function chooseFort(draft: Draft, among: readonly FortId[] | null = null): void {
  const from = draft.table.forts.flatMap(({ id }, at) =>
    runRefusal(draft.table, id) || among?.includes(id) === false ? [] : [at],
  );
  if (from.length > 0) push(draft, { do: 'choose', of: RUNNER, what: 'fort', from, min: 1, max: 1 });
}

function runSteps(on: Where, during: (ref: TextRef) => readonly During[]): EffectStep[] {
  const start = (draft: Draft, ref: TextRef, fort: FortId): void =>
    startRun(
      draft,
      fort,
      during(ref).map((one) => ({ ...one, until: 'run' })),
    );
  return [
    (draft, { ref }) => {
      if (typeof on === 'string') return start(draft, ref, on);
      chooseFort(draft, on);
    },
    (draft, { ref, got }) => {
      const fort = draft.table.forts[got[0] ?? -1];
      if (typeof on !== 'string' && fort) start(draft, ref, fort.id);
    },
  ];
}

/** What applies during a run, as data. */
const meansDuring: Partial<Record<During['what'], (during: During) => Means>> = {
  access: ({ amount: n, fort: where = '' }) => ({ v: 'access', n, where }),
  autoPass: () => ({ v: 'pass' }),
  link: ({ amount: n }) => ({ v: 'link', n }),
  redirect: ({ fort: where = '' }) => ({ v: 'redirect', where }),
  dearRez: () => ({ v: 'dearRez' }),
  noNoisy: () => ({ v: 'noNoisy' }),
  freeTrash: ({ fort: where = '' }) => ({ v: 'freeTrash', where }),
  shield: ({ amount: n }) => ({ v: 'prevent', n, until: 'run' }),
};

/** A run on every existing fort, in any order; then one effect or the other. */
export function runEverywhere(ifAll: Effect, ifNot: Effect): Effect {
  return compound(
    { v: 'run', every: true, success: ifAll.means, failure: ifNot.means },
    [ifAll, ifNot],
    (draft) => push(draft, { do: 'runs', left: draft.table.forts.map(({ id }) => id), running: false, all: true }),
    (draft, context) => runPart(draft, context, context.got[0] === 1 ? 0 : 1),
  );
}

/** If the Corp guesses wrong, one piece of ice can be passed (R-CARD-social-engineering). */
export function hideAndRun(minBits: number): Effect {
  return verb(
    {
      v: 'guess',
      least: minBits,
      part: { v: 'run', during: [{ v: 'pass' }] },
      else: { v: 'lose', n: 'any' },
    },
    (draft) => {
      if (draft.table.runner.bits >= minBits) push(draft, { do: 'guess', least: minBits });
    },
    (draft, { got }) => {
      const [hidden, guess] = got;
      if (hidden === undefined) return;
      if (hidden === guess) return changeBits(draft, RUNNER, -hidden, 'effect');
      const from = draft.table.forts.flatMap((fort) => fort.ice);
      // The run is made even if the fort has no ice.
      if (from.length > 0) push(draft, { do: 'choose', of: RUNNER, what: 'autoPass', from, min: 1, max: 1 });
      else chooseFort(draft);
    },
    (draft, { got }) => {
      const [pick] = got;
      if (pick === undefined) return;
      const card = draft.table.cards[pick];
      if (card?.ice && card.fort)
        return startRun(draft, card.fort, [{ what: 'autoPass', amount: 1, slot: pick, until: 'run' }]);
      startRun(draft, draft.table.forts[pick]?.id ?? HQ);
    },
  );
}
