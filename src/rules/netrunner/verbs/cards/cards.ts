/** Verbs that draw, access, trash, expose and strengthen cards. */
import type { Seat, Slot } from '../../../game.ts';
import { definition, rigOf } from '../../card.ts';
import { addCounters, push } from '../../draft.ts';
import type { Ability, Effect, Trigger } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import type { Means } from '../../means.ts';
import { refuse } from '../../refusal.ts';
import { expose as exposeCards } from '../../rulebook/cards/reveal.ts';
import { aboutToBeExposed, keepHidden } from '../../rulebook/cards/rezAnswer.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { cardAt, type Fort, type FortId, fortOf, type Table, unrezzedInside } from '../../table.ts';
import { askForOne, onChosen, onSome } from '../choose.ts';
import { compound, fact, nothing, runPart, verb } from '../sequence.ts';
import { trashInstalled } from './trash.ts';

/**
 * Draws cards. The Corp loses at the first card it cannot draw; the Runner draws what is left (N-WIN-05, N-RACT-03).
 */
export function draw(count: number): Effect {
  return verb({ v: 'draw', n: count }, (draft, { ref }) => push(draft, { do: 'draw', seat: ref.seat, count }));
}

/** The given player draws, regardless of who owns the card. */
export function draws(seat: Seat, count: number): Effect {
  return verb({ v: 'draw', n: count, who: seat }, (draft) => push(draft, { do: 'draw', seat, count }));
}

/** Trashes one of the Runner's installed programs; the owner of the effect chooses which (N-BRK-17). */
export const trashProgram = (): Effect => trashInstalled(1, { type: 'program' });

export const trashHardware = (): Effect => trashInstalled(1, { type: 'hardware' });

export const trashThis = (): Effect =>
  verb({ v: 'trash', of: 'this' }, (draft, { ref }) => {
    if (ref.slot !== null) trashTogether(draft, [ref.slot]);
  });

/** The opponent may take an action to get rid of this card. */
export const otherMayTrash = (bits: number): Ability => ({
  byOther: true,
  cost: { actions: 1, bits },
  when: 'action',
  effect: trashThis(),
});

/** Exposes face-down cards inside forts; with `anywhere`, also ice. */
export function expose(upTo: number, where: 'inside' | 'anywhere'): Effect {
  const targets = (table: Table): Slot[] => {
    const inside = unrezzedInside(table);
    const all = where === 'inside' ? inside : [...inside, ...table.forts.flatMap(({ ice }) => ice)];
    return all.filter((slot) => cardAt(table, slot).card === null);
  };
  const means: Means = {
    v: 'expose',
    n: upTo,
    upTo: true,
    of: where === 'inside' ? { type: ['agenda', 'node', 'upgrade'] } : 'card',
  };
  return {
    ...(upTo === 1
      ? onChosen(means, 'expose', targets, (draft, slot) => exposeCards(draft, [slot]))
      : onSome(means, 'expose', targets, upTo, exposeCards)),
    // An ability needs its target (R-GEN-05); a prep may be played without effect.
    missing: (table) => (targets(table).length > 0 ? null : refuse('noFaceDownInside')),
  };
}

/** Trashes resources one at a time, in the order chosen (N-GOLD-05). */
export const trashResources = (upTo: number): Effect =>
  onSome(
    { v: 'trash', n: upTo, upTo: true, of: 'resource' },
    'trashResources',
    (table) => rigOf(table, 'resource'),
    upTo,
    trashTogether,
  );

export const breakersOf = (table: Table): Slot[] =>
  rigOf(table, 'program').filter((slot) => definition(cardAt(table, slot).card ?? '').keywords.includes('Icebreaker'));

/** Puts strength counters on one of the owner's icebreakers; they stay until it leaves play. */
export const strengthenOne = (amount: number): Effect =>
  onChosen({ v: 'counter', of: 'strength', n: amount, on: 'icebreaker' }, 'strengthen', breakersOf, (draft, slot) =>
    addCounters(draft, slot, 'strength', amount),
  );

/** Resolves `then` once for each card of the draw that it responds to. */
export function forEachDrawn(then: Effect): Effect {
  return compound({ v: 'each', per: 'drawn', part: then.means }, [then], (draft, context) => {
    for (let left = context.ref.about?.amount ?? 0; left > 0; left--) runPart(draft, context, 0);
  });
}

/** A trigger before or after an access of the given fort. */
export const onAccess = (fort: FortId, when: 'before' | 'after', effect: Effect): Trigger => ({
  on: when === 'before' ? 'accessBegins' : 'accessEnds',
  only: fact({ is: 'about', where: fort }, (_, ref) => ref?.about?.fort === fort),
  says: 'within',
  effect,
});

/** The cards that are face down in or on the fort. */
const hiddenAt = (table: Table, { ice, inside }: Pick<Fort, 'ice' | 'inside'>): Slot[] =>
  [...ice, ...inside].filter((slot) => cardAt(table, slot).card === null);

/** Exposes installed cards only: stored ones stay hidden. For ice, the outermost piece of each fort. */
export const exposeEvery = (what: 'card' | 'outermostIce'): Effect =>
  verb({ v: 'expose', n: 'all', of: what === 'card' ? what : { type: 'ice', only: 'outermost' } }, (draft) => {
    const { table } = draft;
    const outermost = ({ ice }: Fort): Slot[] => hiddenAt(table, { ice: ice.slice(0, 1), inside: [] });
    exposeCards(
      draft,
      table.forts.flatMap((fort) => (what === 'card' ? hiddenAt(table, fort) : outermost(fort))),
    );
  });

/** The Corp chooses one of the cards about to be exposed, which stays hidden. */
export const preventExpose = (): Effect => ({
  ...onChosen({ v: 'keepHidden', of: 'that' }, 'keepHidden', aboutToBeExposed, keepHidden),
  missing: (table) => (aboutToBeExposed(table).length > 0 ? null : refuse('nothingExposed')),
});

/** Exposes up to `upTo` cards, all in one fort chosen first. */
export function exposeInOneFort(upTo: number): Effect {
  const hiddenIn = (table: Table, { about }: TextRef): Slot[] => {
    const fort = fortOf(table, about?.fort ?? '');
    return fort ? hiddenAt(table, fort) : [];
  };
  return compound(
    { v: 'expose', n: upTo, upTo: true, of: { where: 'chosen' } },
    [onSome(nothing.means, 'expose', hiddenIn, upTo, exposeCards)],
    (draft, { ref }) => {
      const from = draft.table.forts.flatMap((fort, at) => (hiddenAt(draft.table, fort).length > 0 ? [at] : []));
      askForOne(draft, ref.seat, 'fortChosen', from);
    },
    (draft, { ref, got }) => {
      const fort = draft.table.forts[got[0] ?? -1];
      if (fort) runPart(draft, { ref }, 0, { ...ref.about, fort: fort.id });
    },
  );
}
