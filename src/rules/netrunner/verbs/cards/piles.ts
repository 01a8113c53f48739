/** Verbs for draw piles: shuffled, searched, looked at, turned up. */

import type { Seat } from '../../../game.ts';
import { definition } from '../../card.ts';
import { discardsToPile, discardToPile, emit, push, slotToHand, slotToPile, trashSlot } from '../../draft.ts';
import type { CardType, Effect, EffectStep } from '../../effect.ts';
import type { Means } from '../../means.ts';
import { refuse } from '../../refusal.ts';
import { handToPile } from '../../rulebook/cards/hand.ts';
import { leaves } from '../../rulebook/cards/trash.ts';
import { shuffleAccessed } from '../../rulebook/run/access.ts';
import { CORP, cardAt, handOf, pileOf } from '../../table.ts';
import { askForOne } from '../choose.ts';
import { numbersTo, verb } from '../sequence.ts';

/** Shuffles the whole hand and the whole discard pile in; nothing is selected (R-CARD-ai-chief-financial-officer). */
export function allIntoPile(seat: Seat): Effect {
  return verb({ v: 'shuffleIn', n: 'all', discards: true }, (draft) => {
    for (let left = handOf(draft.table, seat); left > 0; left--) handToPile(draft, seat);
    discardsToPile(draft, seat);
    push(draft, { do: 'hide', piles: [seat] });
  });
}

/**
 * Shuffles in this card, from where it is installed or from Archives while it is accessed there; or an installed card
 * the text is about.
 */
export function shuffleIn(which: 'this' | 'that', into: Seat): Effect {
  const step: EffectStep = (draft, { ref }) => {
    const slot = which === 'this' ? ref.slot : (ref.about?.slot ?? 0);
    if (slot === null) return shuffleAccessed(draft);
    if (!draft.table.cards[slot]) return;
    leaves(draft, slot);
    slotToPile(draft, slot);
    push(draft, { do: 'hide', piles: [into] });
  };
  return verb({ v: 'shuffleIn', of: which }, step);
}

/**
 * Replaces a hand with as many other cards. If the opponent decides, it happens card by card without asking: there is
 * nothing left to choose.
 */
export function newHand(of: Seat, by: Seat): Effect {
  return verb(renewed(of), (draft) => {
    const count = handOf(draft.table, of);
    push(draft, { do: 'draw', seat: of, count });
    push(draft, { do: 'hide', piles: [of] });
    if (of !== by) push(draft, { do: 'random', hand: of, left: count, act: 'tuck', slots: [] });
    else for (let left = count; left > 0; left--) handToPile(draft, of);
  });
}

const renewed = (who: Seat): Means => ({
  v: 'all',
  as: { do: 'newHand', who },
  parts: [
    { v: 'shuffleIn', n: 'all', who },
    { v: 'draw', who, per: 'handCard' },
  ],
});

/** Rearranges the top of the player's own pile. The order is that player's secret (R-GEN-36). */
export function arrangeTop(pile: Seat, count: number): Effect {
  return verb({ v: 'look', n: count, arrange: true }, (draft) =>
    push(draft, { do: 'look', by: pile, pile, count, step: 'look', arrange: true }),
  );
}

/** Puts random face-up cards from Archives on R&D (N-GEN-05); the last one ends on top, seen by both players. */
export function randomOntoRd(count: number): Effect {
  const roll: EffectStep = (draft) => {
    const below = draft.table.corp.up.length;
    if (below > 0) push(draft, { do: 'roll', below });
  };
  const lay: EffectStep = (draft, { got }) => {
    if (got[0] !== undefined) discardToPile(draft, CORP, got[0] - 1, 0);
  };
  return {
    steps: Array.from({ length: count }, () => [roll, lay]).flat(),
    means: { v: 'ontoPile', n: count, who: CORP },
  };
}

/** Moves cards from the top to the bottom of R&D, keeping their order. */
export function cutRd(): Effect {
  return verb(
    { v: 'may', part: { v: 'cut', who: CORP } },
    (draft, { ref }) => {
      const size = pileOf(draft.table, CORP);
      if (size > 1) askForOne(draft, ref.seat, 'cut', numbersTo(size - 1));
    },
    (draft, { got: [count = 0] }) => {
      if (count > 0) emit(draft, { kind: 'cut', owner: CORP, count, size: pileOf(draft.table, CORP) });
    },
  );
}

export function lookAtTop(pile: Seat, count: number): Effect {
  return verb({ v: 'look', n: count, who: pile }, (draft, { ref }) =>
    push(draft, { do: 'look', by: ref.seat, pile, count, step: 'look' }),
  );
}

/**
 * Searches the player's own pile, unseen by the opponent (N-HID-14): for one card, or as many as the preceding text was
 * about.
 */
export function searchAny(count: 1 | 'asMany'): Effect {
  return verb({ v: 'search', of: 'card', to: 'hand', ...(count === 1 ? {} : { per: 'trashed' }) }, (draft, { ref }) => {
    const left = count === 1 ? 1 : (ref.about?.amount ?? 0);
    if (left > 0) push(draft, { do: 'search', seat: ref.seat, type: 'card', step: 0, secret: true, left });
  });
}

/** Takes cards of the given types from the top of the stack, each shown and paid for; not a draw (R-CARD-neto). */
export function takeFromTop(count: number, types: readonly CardType[], price: number): Effect {
  return verb({ v: 'search', n: 'any', of: { type: types }, to: 'hand', among: count, price }, (draft, { ref }) =>
    push(draft, { do: 'look', by: ref.seat, pile: ref.seat, count, step: 'look', take: { types, price } }),
  );
}

/**
 * Shows one card at a time from the top until one of the given type, which goes into HQ; the others are shuffled in.
 */
export function revealUntil(type: CardType): Effect {
  return verb(
    { v: 'revealUntil', of: type, who: CORP },
    (draft) => push(draft, { do: 'turnTop', pile: CORP, left: pileOf(draft.table, CORP), until: type, slots: [] }),
    (draft, { got }) => {
      for (const slot of got) {
        if (definition(cardAt(draft.table, slot).card ?? '').type === type) slotToHand(draft, slot);
        else slotToPile(draft, slot);
      }
      push(draft, { do: 'hide', piles: [CORP] });
    },
  );
}

/** Trashes the top of R&D: face up for both, or face down (R-CARD-marcel-desoleil). */
export function millRd(count: number, how: 'faceUp' | 'faceDown'): Effect {
  const covered = how === 'faceDown' ? { covered: true as const } : {};
  return {
    ...verb(
      { v: 'mill', n: count, who: CORP, ...(how === 'faceDown' ? { down: true } : {}) },
      (draft) => push(draft, { do: 'turnTop', pile: CORP, left: count, slots: [], ...covered }),
      (draft, { got }) => {
        if (how === 'faceUp') for (const slot of got) trashSlot(draft, slot);
      },
    ),
    // A cost is paid in full or not at all.
    missing: ({ corp }) => (corp.pile >= count ? null : refuse('pileHolds', { needs: count, has: corp.pile })),
  };
}
