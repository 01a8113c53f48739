/**
 * Cards from the top of a pile, visible to both: those that a text lets their owner install cost no bits, but other
 * costs are paid (R-CARD-security-purge.1); the rest are trashed, or shuffled back in.
 */

import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import {
  type Draft,
  newFort,
  placeInFort,
  pop,
  push,
  replaceFrame,
  slotToPile,
  trashSlot,
  updateCard,
} from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { CORP, cardAt, RUNNER, type Table } from '../../table.ts';
import { choosing } from '../choose/choose.ts';
import { happens } from '../moments.ts';
import { cannotCreateForts, installCost } from '../numbers.ts';
import { bitsAvailable, spend } from '../pay/payment.ts';
import { pointsRefusal } from '../turn/points.ts';
import { installFault } from './install.ts';
import { emitInstalled, isAllowedAt, NEW_FORT } from './installCorp.ts';
import { rezFree, uniqueRefusal } from './rez.ts';

type Frame = FrameOf<'found'>;

/** Where a piece of ice can be installed, by fort number; the number after the last is a new fort. */
function installPlaces(table: Table, slot: Slot): number[] {
  const card = definition(cardAt(table, slot).card ?? '');
  if (card.type !== 'ice' || (uniqueRefusal(table, card) ?? pointsRefusal(table, CORP, card))) return [];
  const forts = table.forts.map(({ id }) => id);
  return (cannotCreateForts(table) ? forts : [...forts, NEW_FORT]).flatMap((fort, at) =>
    isAllowedAt(card, fort) && installCost(table, fort, true, 0) <= bitsAvailable(table, CORP, 'install') ? [at] : [],
  );
}

const isProgram = (table: Table, slot: Slot): boolean => {
  const card = definition(cardAt(table, slot).card ?? '');
  return card.type === 'program' && installFault(table, card, 'free') === null;
};

/** The cards that can be installed; for a chosen one, the places. */
const options = (table: Table, { seat, slots, now }: Frame): number[] =>
  now === undefined
    ? slots.filter((slot) => (seat === CORP ? installPlaces(table, slot).length > 0 : isProgram(table, slot)))
    : installPlaces(table, now);

export const found = choosing<Frame>({
  choice(table, frame) {
    const from = options(table, frame);
    const what = frame.now === undefined ? 'installFound' : 'installAt';
    return from.length > 1 ? { of: frame.seat, what, from, min: 1, max: 1 } : null;
  },
  take: (draft, frame, [pick = 0]) => applyChoice(draft, frame, pick),
  step(draft, frame) {
    const [only] = options(draft.table, frame);
    if (only !== undefined) return applyChoice(draft, frame, only);
    pop(draft, []);
    putAway(draft, frame, frame.slots);
  },
});

function applyChoice(draft: Draft, frame: Frame, pick: number): void {
  if (frame.seat === RUNNER) {
    pop(draft, [pick]);
    return putAway(
      draft,
      frame,
      frame.slots.filter((slot) => slot !== pick),
    );
  }
  const { now, ...rest } = frame;
  if (now === undefined) return replaceFrame(draft, { ...frame, now: pick });
  replaceFrame(draft, { ...rest, slots: frame.slots.filter((slot) => slot !== now) });
  installRezzed(draft, now, pick);
}

/** Cards that are not installed: the Corp trashes them, the Runner shuffles them into the stack. */
function putAway(draft: Draft, { seat }: Frame, slots: readonly Slot[]): void {
  for (const slot of slots) {
    if (seat === CORP) trashSlot(draft, slot);
    else slotToPile(draft, slot);
  }
  if (seat === RUNNER) push(draft, { do: 'hide', piles: [RUNNER] });
}

/** Installs the ice outermost on its fort, rezzed. */
function installRezzed(draft: Draft, slot: Slot, at: number): void {
  const { card } = cardAt(draft.table, slot);
  if (card === null) return;
  const fort = draft.table.forts[at]?.id ?? newFort(draft);
  const cost = installCost(draft.table, fort, true, 0);
  updateCard(draft, slot, { ice: true });
  placeInFort(draft, slot, fort);
  emitInstalled(draft, slot, card, fort, 'outermost');
  happens(draft, 'corpInstalls', { slot, fort });
  rezFree(draft, slot, card);
  spend(draft, CORP, 'install', cost);
}
