/** Verbs for runs that leave their usual path: ice passed outright, other forts, steps back, ice from HQ. */
import { addLasting, answerWith, changeRun, push } from '../../draft.ts';
import type { Ability, Condition, Cost, Effect, Trigger } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { expose as exposeCards } from '../../rulebook/cards/reveal.ts';
import { breakSubs } from '../../rulebook/run/encounter.ts';
import { approached, isEncountered } from '../../rulebook/run/encountered.ts';
import { jackOut, jackOutRefusal } from '../../rulebook/run/jackOut.ts';
import {
  ARCHIVES,
  cardAt,
  type Detour,
  fortOf,
  isCentral,
  type Lasting,
  RUNNER,
  type Run,
  type Table,
} from '../../table.ts';
import { askForOne, onThis } from '../choose.ts';
import { all, askWhether, condition, fact, verb, when } from '../sequence.ts';

/** The encountered ice does nothing; none of it counts as broken (N-RUN-27). */
export function passEncounteredIce(): Effect {
  return verb({ v: 'pass' }, (draft) => changeRun(draft, { skip: true }));
}

const meets = (keyword: string): Condition =>
  condition('E-TARGET', { is: 'ice', keyword }, (table) => {
    const slot = approached(table);
    return slot !== undefined && isEncountered(table, slot) && keywordsAt(table, slot).includes(keyword);
  });

/** Ice of the given kind is passed because of one of the Runner's own cards. */
export const passes = (cost: Cost, keyword: string): Ability => ({
  cost,
  when: 'encounter',
  effect: passEncounteredIce(),
  condition: meets(keyword),
});

/** Adds the die result to this card's strength. */
export const addRolled = (until: Extract<Lasting['until'], 'encounter' | 'run'>): Effect =>
  onThis({ v: 'strength', of: 'this', per: 'pip', until }, (draft, { slot }, { ref }) =>
    addLasting(draft, { what: 'strength', amount: ref.about?.amount ?? 0, slot, until }),
  );

type Where = 'any' | 'subsidiary' | typeof ARCHIVES;

/** Forts the Corp may send the Runner to. */
const destinations = (table: Table, where: Where): number[] =>
  table.forts.flatMap(({ id }, at) =>
    where === 'any' || where === id || (where === 'subsidiary' && !isCentral(id)) ? [at] : [],
  );

/** If there is no fort to send the Runner to, the subroutine is broken automatically. */
const noSubsidiary = fact({ is: 'fort', where: 'subsidiary', not: true }, ({ forts }) =>
  forts.every(({ id }) => isCentral(id)),
);

export const brokenWithoutSubsidiary = (): Trigger => ({
  on: 'encountered',
  of: 'self',
  only: noSubsidiary,
  effect: onThis({ v: 'break', own: true }, (draft, { slot }) => breakSubs(draft, slot, [0])),
});

/** Deflectors: the run continues on a fort of the Corp's choice (R-CARD-vortex). */
export function divertRun(where: Where): Effect {
  return verb(
    { v: 'divert', where: where === 'any' ? 'chosen' : where },
    (draft, { ref }) => {
      const from = destinations(draft.table, where);
      if (where === ARCHIVES) answerWith(draft, from);
      else askForOne(draft, ref.seat, 'divert', from);
    },
    (draft, { ref, got }) => {
      const fort = draft.table.forts[got[0] ?? -1];
      if (!fort) return;
      const rezzed = fort.ice.findIndex((slot) => cardAt(draft.table, slot).active);
      // A free deflector that leads to itself would loop forever, so it is passed (R-CARD-dumpster).
      if (where !== 'any' && fort.ice[rezzed] === ref.slot) return;
      changeRun(draft, { next: { fort: fort.id, at: rezzed < 0 ? fort.ice.length : rezzed, meet: rezzed >= 0 } });
    },
  );
}

/** The Runner may jack out because of a card if nothing forbids it (R-GEN-26); otherwise they are not asked. */
const mayJackOut = (): Effect =>
  verb(
    { v: 'may', part: { v: 'jackOut' } },
    (draft, { ref }) => {
      if (canLeave(draft.table)) askWhether(draft, ref.seat, 'may', ref);
    },
    (draft, { got }) => {
      if (got.length > 0 && canLeave(draft.table)) jackOut(draft);
    },
  );

const canLeave = (table: Table): boolean => table.run !== null && !table.run.ended && !jackOutRefusal(table);

/** The Runner may jack out when a node or upgrade has been rezzed during a run (R-CARD-speed-trap). */
export const jackOutAtRez = (): Trigger => ({
  on: 'rezzed',
  of: 'any',
  only: fact(
    { is: 'about', of: { type: ['node', 'upgrade'] } },
    (table, ref) => canLeave(table) && table.cards[ref?.about?.slot ?? 0]?.ice === false,
  ),
  says: 'within',
  effect: {
    ...mayJackOut(),
    means: { v: 'may', part: { v: 'jackOut', early: true } },
  },
});

/** Ice approached face down is turned up and stays revealed (N-REV-05); the Runner may leave before it is rezzed. */
export function exposeApproached(): Effect {
  const exposeIt = verb({ v: 'expose', of: 'that' }, (draft) => {
    const slot = approached(draft.table);
    if (slot !== undefined && cardAt(draft.table, slot).card === null) exposeCards(draft, [slot]);
  });
  const effect = when(iceIsUnrezzed, all(exposeIt, mayJackOut()));
  return {
    ...effect,
    means: { ...effect.means, as: { do: 'exposeOrLeave' } },
  };
}

export const approachesFaceDown = condition('E-STATE', { is: 'ice', state: 'hidden' }, (table) => {
  const slot = approached(table);
  const isApproach = table.frames.some((frame) => frame.do === 'window' && frame.name === 'approach');
  return slot !== undefined && isApproach && cardAt(table, slot).card === null;
});

/** Holds at the moment of the approach itself. */
const iceIsUnrezzed = fact({ is: 'ice', state: 'unrezzed' }, (table) => {
  const slot = approached(table);
  return slot !== undefined && !cardAt(table, slot).active;
});

/** Sends the Runner back by as many pieces of rezzed ice as the die shows; or they jack out. */
export function sendRunnerBack(): Effect {
  return verb(
    { v: 'unless', by: RUNNER, cost: { v: 'jackOut' }, part: { v: 'back', per: 'pip' } },
    (draft, { ref }) => {
      // If the Runner cannot leave, they are not asked (R-GEN-26).
      if (!jackOutRefusal(draft.table)) askWhether(draft, RUNNER, 'resume', ref);
    },
    (draft, { ref, got }) => {
      const { run } = draft.table;
      if (!run) return;
      if (got.length === 0 && !jackOutRefusal(draft.table)) jackOut(draft);
      else changeRun(draft, { next: backFrom(draft.table, run, ref.about?.amount ?? 0) });
    },
  );
}

function backFrom(table: Table, { fort, at }: Run, steps: number): Detour {
  const ice = fortOf(table, fort)?.ice ?? [];
  let left = steps;
  for (let place = at - 1; place >= 0; place--) {
    if (cardAt(table, ice[place] ?? 0).active) left -= 1;
    if (left === 0) return { fort, at: place, meet: false };
  }
  return { fort, at: 0, meet: false };
}

/**
 * The Runner encounters ice from HQ that must be passed before the run can succeed; or it is installed behind all other
 * ice, at the usual price.
 */
export function meetIceFromHq(how: 'forHalf' | 'installed'): Effect {
  return verb(how === 'forHalf' ? { v: 'meetIce', price: 'half' } : { v: 'meetIce', stays: true }, (draft) => {
    const { run } = draft.table;
    if (how === 'forHalf') push(draft, { do: 'guest' });
    else if (run) push(draft, { do: 'innermost', fort: run.fort });
  });
}

/** The run is on this card's fort, and no other card has brought ice into it yet. */
export const onThisFort = condition(
  'E-STATE',
  { is: 'run', where: 'here', alone: true },
  ({ run, cards }, ref?: TextRef) =>
    run !== null && run.guest === undefined && ref?.slot != null && cards[ref.slot]?.fort === run.fort,
);
