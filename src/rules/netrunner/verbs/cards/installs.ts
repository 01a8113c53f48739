/** Verbs that install a card from the hand, a pile or the trash, or set it aside with counters first. */

import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, answerWith, discardToSlot, push } from '../../draft.ts';
import type { Card, CardType, Effect } from '../../effect.ts';
import { refuse } from '../../refusal.ts';
import { installFault, putInRigFree } from '../../rulebook/cards/install.ts';
import { NEW_FORT } from '../../rulebook/cards/installCorp.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { cardAt, counters, pileOf, RUNNER, type Table } from '../../table.ts';
import { askForSome, onChosen } from '../choose.ts';
import { fact, runPart, verb } from '../sequence.ts';
import { inTrash } from './takes.ts';

/**
 * Installs a card from the player's own stack or trash into the rig (R-CARD-self-modifying-code). What follows is about
 * that card, and only happens if it was installed.
 */
export function findAndInstall(
  type: CardType,
  from: 'stack' | 'trash or stack',
  price: 'paid' | 'free',
  then?: Effect,
): Effect {
  const orTrash = from === 'stack' ? {} : { orTrash: true as const };
  const free = price === 'free' ? { free: true as const } : {};
  return {
    steps: [
      (draft, { ref }) => {
        const fits = (card: Card) => card.type === type && installFault(draft.table, card, price) === null;
        const trashed = from === 'stack' ? [] : inTrash(draft.table, ref, fits);
        if (trashed.length > 0) askForSome(draft, ref.seat, 'fromTrash', trashed, 1);
        else answerWith(draft, []);
      },
      (draft, { ref, got }) => {
        const look = { do: 'search', seat: ref.seat, type, install: price } as const;
        if (got[0] === undefined) return push(draft, { ...look, step: 0 });
        const slot = discardToSlot(draft, RUNNER, got[0]);
        if (slot === undefined) return;
        push(draft, { ...look, step: 1, found: slot });
        putInRigFree(draft, slot);
      },
      (draft, { ref, got: [slot] }) => {
        if (!then || slot === undefined || !draft.table.runner.rig.includes(slot)) return;
        runPart(draft, { ref }, 0, { ...ref.about, slot, card: cardAt(draft.table, slot).card ?? '' });
      },
    ],
    ...(then ? { parts: [then] } : {}),
    means: {
      v: 'all',
      parts: [{ v: 'search', of: type, to: 'play', ...orTrash, ...free }, ...(then ? [then.means] : [])],
    },
  };
}

/** Installs a card from the hand, at its cost. */
export function installFromHand(...types: readonly CardType[]): Effect {
  return verb({ v: 'play', of: { type: types } }, (draft) => push(draft, { do: 'installOne', types }));
}

/** Up to `upTo` cards from HQ form a new fort; each may be rezzed as it is installed (R-CARD-data-fort-reclamation). */
export const installNewFort = (upTo: number): Effect =>
  verb(
    {
      v: 'all',
      parts: [
        { v: 'install', n: upTo, upTo: true, where: 'subsidiary' },
        { v: 'rez', n: upTo, upTo: true, of: 'that' },
      ],
    },
    (draft) => push(draft, { do: 'refill', fort: NEW_FORT, left: upTo, free: true }),
  );

/** Installs cards from the top of the player's own pile, visible to both. */
export function installFromTop(count: number, type: 'ice' | 'program'): Effect {
  return {
    steps: [
      (draft, { ref }) => push(draft, { do: 'turnTop', pile: ref.seat, left: count, slots: [] }),
      (draft, { ref, got }) => push(draft, { do: 'found', seat: ref.seat, slots: got }),
      (draft, { ref, got }) => {
        const [slot] = got;
        if (slot === undefined) return;
        putInRigFree(draft, slot);
        if (ref.slot !== null) trashTogether(draft, [ref.slot]);
      },
    ],
    means:
      type === 'ice'
        ? { v: 'search', n: 'all', of: 'ice', to: 'play', among: count, free: true }
        : {
            v: 'all',
            as: { do: 'fromTop', of: type, among: count },
            parts: [
              { v: 'trash', of: 'this' },
              { v: 'search', of: type, to: 'play', among: count, free: true },
            ],
          },
    missing: (table, { seat }) => (pileOf(table, seat) > 0 ? null : refuse('nothingToShow')),
  };
}

/** The card the text is about, while it is installed. */
export const isThatInstalled = fact({ is: 'installed', of: 'that' }, ({ runner }, ref) =>
  runner.rig.includes(ref?.about?.slot ?? 0),
);

/**
 * Sets a card from the hand aside face up; optional, since the hand may have no suitable card. The card gets counters
 * for its installation cost; if there are none, it is installed right away.
 */
export function setAside(counter: string, types: readonly CardType[]): Effect {
  return verb(
    { v: 'setAside', of: { type: types }, counter },
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
  );
}

/**
 * Removes a counter from any card set aside, by any copy (R-CARD-the-shell-traders.5); removing the last one installs
 * it.
 */
export function countDown(counter: string): Effect {
  const from = (table: Table): Slot[] =>
    table.runner.aside.filter((slot) => counters(cardAt(table, slot), counter) > 0);
  return {
    ...onChosen({ v: 'uncount', of: counter, on: 'aside' }, 'countDown', from, (draft, slot) => {
      addCounters(draft, slot, counter, -1);
      if (counters(cardAt(draft.table, slot), counter) === 0) putInRigFree(draft, slot);
    }),
    missing: (table) => (from(table).length > 0 ? null : refuse('noneAside', { counter })),
  };
}
