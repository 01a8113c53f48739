/** Verbs that draw, access, trash, expose and strengthen cards, and how a text chooses among them. */
import type { Seat, Slot } from '../../../game.ts';
import { definition, rigOf } from '../../card.ts';
import type { ChooseName } from '../../decisions.ts';
import { addCounters, answerWith, type Draft, push } from '../../draft.ts';
import type { Ability, Effect, Trigger } from '../../effect.ts';
import { refuse } from '../../refusal.ts';
import { expose as exposeCards } from '../../rulebook/cards/reveal.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { cardAt, type FortId, type Table, unrezzedInside } from '../../table.ts';
import { runPart, verb } from '../sequence.ts';
import { trashInstalled } from './trash.ts';

/**
 * Draws cards. The Corp loses at the first card it cannot draw; the Runner draws what is left (N-WIN-05, N-RACT-03).
 */
export function draw(count: number): Effect {
  return verb((draft, { ref }) => push(draft, { do: 'draw', seat: ref.seat, count }), {
    means: { v: 'draw', n: count },
  });
}

/** The given player draws, regardless of who owns the card. */
export function draws(seat: Seat, count: number): Effect {
  return verb((draft) => push(draft, { do: 'draw', seat, count }), { means: { v: 'draw', n: count, who: seat } });
}

/** Trashes one of the Runner's installed programs; the owner of the effect chooses which (N-BRK-17). */
export const trashProgram = (): Effect => trashInstalled(1, { type: 'program' });

export const trashHardware = (): Effect => trashInstalled(1, { type: 'hardware' });

/** Asks which to choose; a single option is taken without asking. */
export function choose(draft: Draft, of: 0 | 1, what: ChooseName, from: readonly number[]): void {
  if (from.length > 1) push(draft, { do: 'choose', of, what, from, min: 1, max: 1 });
  else answerWith(draft, from);
}

export function trashThis(): Effect {
  return verb(
    (draft, { ref }) => {
      if (ref.slot !== null) trashTogether(draft, [ref.slot]);
    },
    { means: { v: 'trash', of: 'this' } },
  );
}

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
    const inside = unrezzedInside(table).filter((slot) => cardAt(table, slot).card === null);
    if (where === 'inside') return inside;
    return [...inside, ...table.forts.flatMap((fort) => fort.ice.filter((slot) => cardAt(table, slot).card === null))];
  };
  return {
    steps: [
      (draft, { ref }) => {
        const from = targets(draft.table);
        if (upTo === 1) choose(draft, ref.seat, 'expose', from);
        else if (from.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'expose', from, min: 0, max: Math.min(upTo, from.length) });
      },
      (draft, { got }) => {
        exposeCards(draft, got);
      },
    ],
    means: {
      v: 'expose',
      n: upTo,
      upTo: true,
      of: where === 'inside' ? { type: ['agenda', 'node', 'upgrade'] } : 'card',
    },
    // An ability needs its target (R-GEN-05); a prep may be played without effect.
    missing: (table) => (targets(table).length > 0 ? null : refuse('noFaceDownInside')),
  };
}

/** Trashes resources one at a time, in the order chosen (N-GOLD-05). */
export function trashResources(upTo: number): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = rigOf(draft.table, 'resource');
        const max = Math.min(upTo, from.length);
        if (max > 0) push(draft, { do: 'choose', of: ref.seat, what: 'trashResources', from, min: 0, max });
      },
      (draft, { got }) => {
        trashTogether(draft, got);
      },
    ],
    means: { v: 'trash', n: upTo, upTo: true, of: 'resource' },
  };
}

export const breakersOf = (table: Table): Slot[] =>
  rigOf(table, 'program').filter((slot) => definition(cardAt(table, slot).card ?? '').keywords.includes('Icebreaker'));

/** Puts strength counters on one of the owner's icebreakers; they stay until it leaves play. */
export function strengthenOne(amount: number): Effect {
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'strengthen', breakersOf(draft.table)),
      (draft, { got }) => {
        for (const slot of got) addCounters(draft, slot, 'strength', amount);
      },
    ],
    means: { v: 'counter', of: 'strength', n: amount, on: 'icebreaker' },
  };
}

/** Resolves `then` once for each card of the draw that it responds to. */
export function forEachDrawn(then: Effect): Effect {
  return {
    steps: [
      (draft, context) => {
        for (let left = context.ref.about?.amount ?? 0; left > 0; left--) runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'each', per: 'drawn', part: then.means },
  };
}

/** A trigger before or after an access of the given fort. */
export const onAccess = (fort: FortId, when: 'before' | 'after', effect: Effect): Trigger => ({
  on: when === 'before' ? 'accessBegins' : 'accessEnds',
  only: { holds: (_, ref) => ref?.about?.fort === fort, means: { is: 'about', where: fort } },
  says: 'within',
  effect,
});
