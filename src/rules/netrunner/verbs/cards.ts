/** Verbs that move cards: draw, trash, search, take back, advance, expose, rez by effect. */
import type { Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { addCounters, become, type Draft, push, side } from '../draft.ts';
import type { CardType, Effect } from '../effect.ts';
import { trash } from '../rulebook/trash.ts';
import { number, some } from '../sentence.ts';
import { cardAt, RUNNER, type Table, unrezzedInside } from '../table.ts';
import { verb } from './sequence.ts';

/** The Corp loses at the first card it cannot draw, the Runner takes what is left (N-WIN-05, N-RACT-03). */
export function draw(count: number): Effect {
  return verb(`Draw ${some(count, 'card')}.`, (draft, { ref }) => push(draft, { do: 'draw', seat: ref.seat, count }));
}

/** Installed programs of the Runner; the owner of the effect chooses which (N-BRK-17). */
export function trashProgram(): Effect {
  return chosenTrash('Trash a program.', 'trashProgram', (table) => rigOf(table, 'program'));
}

export function trashHardware(): Effect {
  return chosenTrash('Trash a piece of hardware.', 'trashHardware', (table) => rigOf(table, 'hardware'));
}

/** One card of that kind, chosen by the owner of the effect; nothing when there is none (N-GOLD-01). */
function chosenTrash(says: string, what: string, from: (table: Table) => Slot[]): Effect {
  return {
    says,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, what, from(draft.table)),
      (draft, { got }) => {
        for (const slot of got) trash(draft, slot);
      },
    ],
  };
}

/** A single one is no question. */
function choose(draft: Draft, of: 0 | 1, what: string, from: readonly number[]): void {
  if (from.length > 1) return push(draft, { do: 'choose', of, what, from, min: 1, max: 1 });
  const top = draft.table.frames.at(-1);
  if (top) become(draft, { ...top, got: from });
}

export function rigOf(table: Table, type: CardType): Slot[] {
  return table.runner.rig.filter((slot) => {
    const { card } = cardAt(table, slot);
    return card !== null && definition(card).type === type;
  });
}

export function trashThis(): Effect {
  return verb('Trash this card.', (draft, { ref }) => {
    if (ref.slot !== null && draft.table.cards[ref.slot]) trash(draft, ref.slot);
  });
}

/** Search one's own pile for a card of that type, show it, take it in hand, shuffle (N-HID-14). */
export function search(type: CardType): Effect {
  return verb(
    `Look through your stack for a ${type}, show it to the Corp and take it into your hand. Then shuffle your stack.`,
    (draft, { ref }) => push(draft, { do: 'search', seat: ref.seat, type, step: 0 }),
  );
}

/** Out of one's own trash, chosen among all that fit; the card was open and is named. */
export function recover(type?: CardType): Effect {
  const fits = (table: Table) =>
    table.runner.trash
      .map((_, at) => at)
      .filter((at) => type === undefined || definition(table.runner.trash[at] ?? '').type === type);
  return {
    says: `Take ${some(1, type ?? 'card')} from your trash into your hand.`,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'recover', fits(draft.table)),
      (draft, { got }) => {
        const at = got[0];
        const card = at === undefined ? undefined : draft.table.runner.trash[at];
        if (card === undefined) return;
        draft.table.runner.trash = draft.table.runner.trash.filter((_, index) => index !== at);
        side(draft, RUNNER).hand += 1;
        draft.events.push({ kind: 'card', owner: RUNNER, from: { in: 'open' }, to: { in: 'hand' }, face: card });
      },
    ],
  };
}

/**
 * Counters by effect: no bits, no advancing (N-SCO-15, R-GEN-59). Any unrezzed card inside a fort may be one that can
 * be advanced, so all are offered; the Corp's own phone and the audit know better.
 */
export function addAdvancement(count: number): Effect {
  return {
    says: `Add ${number(count)} advancement counters, split as you like, to installed cards that can be advanced.`,
    steps: [
      (draft, { ref }) => {
        const from = advanceTargets(draft.table);
        if (from.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'addAdvancement', from, min: 0, max: count, total: count });
      },
      (draft, { got }) => {
        const targets = advanceTargets(draft.table);
        got.forEach((amount, at) => {
          addCounters(draft, targets[at] ?? 0, 'advancement', amount);
        });
      },
    ],
  };
}

/** What can be advanced as far as the table shows. */
export function advanceTargets(table: Table): Slot[] {
  return table.forts.flatMap((fort) =>
    fort.inside.filter((slot) => {
      const { card } = cardAt(table, slot);
      if (card === null) return true;
      const { type, advanceable } = definition(card);
      return type === 'agenda' || advanceable === true;
    }),
  );
}

/** Face-down cards inside forts; with `ice`, those on forts too. */
export function expose(upTo: number, where: 'inside' | 'anywhere'): Effect {
  const targets = (table: Table): Slot[] => {
    const inside = unrezzedInside(table).filter((slot) => cardAt(table, slot).card === null);
    if (where === 'inside') return inside;
    return [...inside, ...table.forts.flatMap((fort) => fort.ice.filter((slot) => cardAt(table, slot).card === null))];
  };
  return {
    says:
      upTo === 1
        ? 'Expose a card that is installed inside a fort.'
        : `Expose as many as ${number(upTo)} installed cards.`,
    steps: [
      (draft, { ref }) => {
        const from = targets(draft.table);
        if (upTo === 1) choose(draft, ref.seat, 'expose', from);
        else if (from.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'expose', from, min: 0, max: Math.min(upTo, from.length) });
      },
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'expose' });
      },
    ],
    // An ability needs its target (R-GEN-05); a prep may be played for nothing.
    missing: (table) =>
      targets(table).length > 0
        ? null
        : { kind: 'E-TARGET', text: 'There is no face-down card installed inside a fort.' },
  };
}

/** One face-down or revealed ice, at no bits; the Corp may leave it. */
export function rezIceFree(): Effect {
  return {
    says: 'You may rez a piece of ice for nothing.',
    steps: [
      (draft, { ref }) => {
        const from = draft.table.forts.flatMap((fort) => fort.ice.filter((slot) => !cardAt(draft.table, slot).active));
        if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'rezIceFree', from, min: 0, max: 1 });
      },
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'rez' });
      },
    ],
  };
}
