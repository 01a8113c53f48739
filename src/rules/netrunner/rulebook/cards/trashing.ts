/**
 * Installed cards trashed by an effect or a cost. A group is trashed simultaneously, and its effects follow (R-GEN-30).
 * First the Runner may save some of their own cards (R-GEN-62), except those they trash by a rule, such as overwriting.
 */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { type UsableAbility, usable } from '../../active.ts';
import { definition } from '../../card.ts';
import { changeLast, type Draft, emit, push, replaceFrame } from '../../draft.ts';
import type { CardType } from '../../effect.ts';
import type { FrameOf, TextRef } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, RUNNER, type Table } from '../../table.ts';
import { resolveAbility, useAbility, useRefusal } from '../abilities.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { hiddenUses } from './hidden.ts';
import { trash } from './trash.ts';

type Frame = FrameOf<'trashing'>;

/** The card is already being trashed as the cost of its own ability, so it can't also pay for another use. */
const isBeingPaid = (table: Table, slot: Slot): boolean =>
  table.frames.some((frame) => frame.do === 'trashing' && frame.cost === true && frame.slots.includes(slot));

/** The cards of a group that the ability could save: never its own card. */
const savableWithin = (table: Table, slots: readonly Slot[], { slot, ability }: UsableAbility): Slot[] =>
  slots.filter((one) => {
    const card = one === slot ? undefined : table.cards[one];
    const { special } = ability;
    return special?.does === 'save' && card?.owner === RUNNER && special.types.includes(typeOf(card.card));
  });

/** A face-down card in the rig is a resource. */
const typeOf = (face: CardId | null): CardType => (face === null ? 'resource' : definition(face).type);

const savers = (table: Table, slots: readonly Slot[]): UsableAbility[] =>
  usable(table, RUNNER, 'trash').filter(
    (one) => !isBeingPaid(table, one.slot) && savableWithin(table, slots, one).length > 0,
  );

/**
 * A face-down resource, perhaps one of those being trashed, may be able to save others; such cards work only in the
 * Corp's turn.
 */
const mayHide = (table: Table, slots: readonly Slot[]): boolean =>
  table.active === CORP &&
  table.runner.rig.some((slot) => cardAt(table, slot).card === null && slots.some((other) => other !== slot));

const isAsked = (table: Table, slots: readonly Slot[]): boolean =>
  slots.length > 0 && (savers(table, slots).length > 0 || mayHide(table, slots));

/**
 * Trashes them: immediately if nothing can save any, otherwise next. The current frame receives the number trashed in
 * `got`; an unpaid cost cancels the effect below it (R-GEN-64).
 */
export function trashTogether(draft: Draft, slots: readonly Slot[], cost?: true): void {
  const there = slots.filter((slot) => draft.table.cards[slot]);
  const rig = there.filter((slot) => draft.table.runner.rig.includes(slot));
  if (rig.length > 0 && isAsked(draft.table, rig)) {
    push(draft, { do: 'trashing', slots: there, sent: there.length, step: 'prevent', ...(cost ? { cost } : {}) });
    return;
  }
  const top = draft.table.frames.at(-1);
  if (!cost && top?.do === 'effect') replaceFrame(draft, { ...top, got: [there.length] });
  for (const slot of there) trash(draft, slot);
}

/** Exempts some of the cards about to be trashed. */
export function saveFromTrash(draft: Draft, saved: readonly Slot[]): void {
  changeLast(draft, 'trashing', ({ slots }) => ({ slots: slots.filter((slot) => !saved.includes(slot)) }));
  emit(draft, { kind: 'prevented', what: 'trash', amount: saved.length });
}

/** What the ability could save now: matching cards about to be trashed. The ability's own card may already be gone. */
export function savable(table: Table, { card, slot, index }: TextRef): Slot[] {
  const frame = table.frames.findLast((one): one is Frame => one.do === 'trashing');
  const ability = definition(card).abilities[index];
  return frame && ability ? savableWithin(table, frame.slots, { slot: slot ?? 0, index, ability }) : [];
}

export const trashing: Handler<Frame> = {
  ask: (table, { step, slots }) =>
    step === 'prevent' && isAsked(table, slots) ? { kind: 'move', of: RUNNER, window: 'save' } : null,
  moves: (table, { slots }, _, known) => [
    { do: 'pass' },
    ...savers(table, slots).map(({ slot, index }): Move => ({ do: 'use', slot, ability: index })),
    ...hiddenUses(table, 'trash', known)
      .filter((one) => savableWithin(table, slots, one).length > 0)
      .map(({ slot, index, face }): Move => ({ do: 'use', slot, ability: index, card: face })),
  ],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    return move.do === 'use' ? saveRefusal(table, frame, move, known) : wrongMomentRefusal(table, seat, move);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'use') useAbility(draft, RUNNER, move);
    else replaceFrame(draft, { ...frame, step: 'go' });
  },
  step(draft, frame) {
    // Cards that have left play in the meantime are not trashed.
    const slots = frame.slots.filter((slot) => draft.table.cards[slot]);
    for (const slot of slots) trash(draft, slot);
    finish(draft, slots.length, frame.cost === true && slots.length < frame.sent);
  },
};

/** Ends this frame beneath the effects of the trashing; with `unpaid`, also ends the effect that was to follow. */
function finish(draft: Draft, went: number, unpaid: boolean): void {
  const at = draft.table.frames.findLastIndex((frame) => frame.do === 'trashing');
  draft.table.frames = draft.table.frames.flatMap((frame, index) => {
    if (index === at || (unpaid && index === at - 1 && frame.do === 'effect' && frame.at === 0)) return [];
    return [index === at - 1 && frame.do === 'effect' ? { ...frame, got: [went] } : frame];
  });
}

function saveRefusal(
  table: Table,
  { slots }: Frame,
  move: Extract<Move, { do: 'use' }>,
  known?: Known,
): Refusal | null {
  const wrong = useRefusal(table, RUNNER, move, 'trash', known);
  if (wrong) return wrong;
  const named = resolveAbility(table, RUNNER, move, known);
  if ('kind' in named) return named;
  if (isBeingPaid(table, move.slot)) return refuse('isPrice', { card: named.id });
  const { ability } = named;
  const fits = savableWithin(table, slots, { slot: move.slot, index: move.ability, ability }).length > 0;
  return fits ? null : refuse('savesNothing', { card: named.id });
}
