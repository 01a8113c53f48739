/** Verbs that move a card into a hand: from a discard pile or a draw pile, or from where it is installed. */

import { definition } from '../../card.ts';
import { discardToHand, push, slotToHand } from '../../draft.ts';
import type { Card, CardType, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { returnPlayedToHand } from '../../rulebook/cards/play.ts';
import { leaves } from '../../rulebook/cards/trash.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import { verb } from '../sequence.ts';
import { choose } from './cards.ts';

/** Searches the player's own pile for a card of the given type: shows it, takes it into hand, shuffles (N-HID-14). */
export function search(type: CardType): Effect {
  return verb((draft, { ref }) => push(draft, { do: 'search', seat: ref.seat, type, step: 0 }), {
    means: { v: 'search', of: type, to: 'hand' },
  });
}

/**
 * How many cards on top of a discard pile a text cannot take: with rulings its own card is already there, but the
 * choice was made earlier (R-GEN-22).
 */
const ownCardsOnTop = ({ options }: Table, ref: TextRef): number =>
  options.rules === 'rulings' && ref.text === 'play' ? 1 : 0;

/** The matching cards of the player's own trash, by position from the top. */
export const inTrash = (table: Table, ref: TextRef, fits: (card: Card) => boolean): number[] =>
  table.runner.trash
    .map((_, at) => at)
    .slice(ownCardsOnTop(table, ref))
    .filter((at) => fits(definition(table.runner.trash[at] ?? '')));

/** Recovers a card from the player's own trash, chosen among all matches; the card was face up and is named. */
export function recover(type?: CardType): Effect {
  return {
    steps: [
      (draft, { ref }) =>
        choose(
          draft,
          ref.seat,
          'recover',
          inTrash(draft.table, ref, (card) => type === undefined || card.type === type),
        ),
      (draft, { got }) => {
        if (got[0] !== undefined) discardToHand(draft, RUNNER, got[0]);
      },
    ],
    means: { v: 'recover', of: type ?? 'card' },
  };
}

/**
 * Returns this card, or the card the text is about, to its owner's hand: an installed card loses its counters
 * (R-GEN-10), a played card goes there instead of the trash.
 */
export function takeBack(which: 'this' | 'that'): Effect {
  return verb(
    (draft, { ref }) => {
      if (which === 'this' && ref.text === 'play') return returnPlayedToHand(draft);
      const slot = which === 'this' ? ref.slot : ref.about?.slot;
      if (slot === null || slot === undefined || !draft.table.cards[slot]) return;
      leaves(draft, slot);
      slotToHand(draft, slot);
    },
    { means: { v: 'takeBack', of: which } },
  );
}

/** Takes the top card, whatever it is; not a draw. Only its owner sees a card taken from the stack. */
export function takeTop(from: 'trash' | 'stack'): Effect {
  const isThere = ({ runner }: Table): boolean => (from === 'trash' ? runner.trash.length : runner.pile) > 0;
  return verb(
    (draft) => {
      if (from === 'trash') discardToHand(draft, RUNNER, 0);
      else push(draft, { do: 'look', by: RUNNER, pile: RUNNER, count: 1, step: 'look', bring: true });
    },
    {
      means: from === 'trash' ? { v: 'recover', of: { only: 'top' } } : { v: 'draw', taken: true },
      missing: (table) => (isThere(table) ? null : refuse('pileEmpty', { pile: from })),
    },
  );
}

/** Any of the Corp's installed cards goes into HQ, including this one (R-CARD-cowboy-sysop). */
export function takeOneBack(): Effect {
  return {
    steps: [
      (draft, { ref }) =>
        choose(
          draft,
          ref.seat,
          'takeBack',
          draft.table.forts.flatMap(({ ice, inside }) => [...ice, ...inside]),
        ),
      (draft, { got }) => {
        for (const slot of got) {
          leaves(draft, slot);
          slotToHand(draft, slot);
        }
      },
    ],
    means: { v: 'takeBack', of: { only: 'own' } },
  };
}

/**
 * Returns any card from Archives to HQ: face-down ones are chosen by slot, face-up ones by position from the top,
 * numbered after the last slot.
 */
export function backToHq(): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const { corp, lastSlot } = draft.table;
        const up = corp.up.map((_, at) => lastSlot + 1 + at).slice(ownCardsOnTop(draft.table, ref));
        choose(draft, ref.seat, 'archives', [...corp.down, ...up]);
      },
      (draft, { got }) => {
        const { lastSlot } = draft.table;
        const pick = got[0];
        if (pick === undefined) return;
        if (pick <= lastSlot) return slotToHand(draft, pick);
        discardToHand(draft, CORP, pick - lastSlot - 1);
      },
    ],
    means: { v: 'recover', of: 'card' },
  };
}
