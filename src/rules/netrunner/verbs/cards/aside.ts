/** Verbs for cards that are out of play and lie open: set aside with counters on them, or on top of another card. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, change, type Draft, push, slotToHand } from '../../draft.ts';
import type { CardType, Effect, Replacement } from '../../effect.ts';
import { putInRigFree } from '../../rulebook/cards/install.ts';
import { some } from '../../sentence.ts';
import { cardAt, counters, lyingOn, type Table } from '../../table.ts';
import { verb } from '../sequence.ts';
import { choose } from './cards.ts';

/** Face up out of the hand, which may hold no such card: nobody is made to. It gets counters for its installation cost; without any to lose it is installed at once. */
export function setAside(counter: string, types: readonly CardType[]): Effect {
  const kinds = types.join(' or ');
  return {
    says: `Set a ${kinds} card of your hand aside, face up, with as many ${counter} counters as it costs to install.`,
    steps: [
      (draft, { ref }) =>
        push(draft, { do: 'hand', of: ref.seat, act: 'show', least: 0, most: 1, moved: 0, types, slots: [] }),
      (draft, { got }) => {
        const [slot] = got;
        if (slot === undefined) return;
        draft.table.runner.aside = [...draft.table.runner.aside, slot];
        const cost = definition(cardAt(draft.table, slot).card ?? '').cost ?? 0;
        if (cost === 0) putInRigFree(draft, slot);
        else addCounters(draft, slot, counter, cost);
      },
    ],
  };
}

const withCounter = (table: Table, counter: string): Slot[] =>
  table.runner.aside.filter((slot) => counters(cardAt(table, slot), counter) > 0);

/** Off any card that was set aside, by whichever copy (R-CARD-the-shell-traders.5); losing the last installs it. */
export function countDown(counter: string): Effect {
  return {
    says: `Remove ${some(1, `${counter} counter`)} from a card that is set aside. With its last one gone it is installed, at no bits.`,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'countDown', withCounter(draft.table, counter)),
      (draft, { got }) => {
        const [slot] = got;
        if (slot === undefined) return;
        addCounters(draft, slot, counter, -1);
        if (counters(cardAt(draft.table, slot), counter) === 0) putInRigFree(draft, slot);
      },
    ],
    missing: (table) =>
      withCounter(table, counter).length > 0
        ? null
        : { kind: 'E-TARGET', text: `No card is set aside with ${some(1, `${counter} counter`)} on it.` },
  };
}

/** Programs that are trashed lie on this card instead, any of them in any order. */
export function keepTrashedOn(): Replacement {
  return {
    what: 'trashPrograms',
    effect: {
      says: 'You may put any of them face up on top of this card instead, in the order you choose. They count as trashed. When this card leaves play, all cards on it go to the trash.',
      steps: [
        (draft, { ref }) => {
          const from = justTrashed(draft);
          if (from.length > 0)
            push(draft, { do: 'choose', of: ref.seat, what: 'keepOn', from, min: 0, max: from.length });
        },
        (draft, { ref, got }) => {
          if (ref.slot !== null && draft.table.cards[ref.slot]) putOn(draft, ref.slot, got);
        },
      ],
    },
  };
}

function justTrashed({ table }: Draft): readonly Slot[] {
  const frame = table.frames.findLast((one) => one.do === 'keepTrashed');
  return frame?.do === 'keepTrashed' ? frame.slots : [];
}

function putOn(draft: Draft, host: Slot, slots: readonly Slot[]): void {
  const others = draft.table.runner.aside.filter((slot) => !slots.includes(slot));
  draft.table.runner.aside = [...others, ...slots];
  for (const slot of slots) change(draft, slot, { host });
}

export function takeTopOff(): Effect {
  return verb(
    'Take the top card on this card into your hand.',
    (draft, { ref }) => {
      const top = ref.slot === null ? undefined : lyingOn(draft.table, ref.slot).at(-1);
      if (top !== undefined) slotToHand(draft, top);
    },
    {
      missing: (table, { slot }) =>
        slot !== null && lyingOn(table, slot).length > 0 ? null : { kind: 'E-TARGET', text: 'No card lies on it.' },
    },
  );
}
