/** Tags (N-TAG): given one at a time, avoided before they count, removed and used for actions. */

import type { Refusal, Slot } from '../../../game.ts';
import { hasUsable } from '../../active.ts';
import { rigOf } from '../../card.ts';
import { changeLast, type Draft, emit, pop, replaceFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { useAbility, useMoves, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { trashTogether } from '../cards/trashing.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

const PRICE = 2; // bits, for removing a tag and for trashing a resource

export const tag: Handler<FrameOf<'tag'>> = {
  ask: (table, frame) =>
    frame.step === 'avoid' && frame.left > 0 && !isAvoided(table) && mayAvoid(table)
      ? { kind: 'move', of: RUNNER, window: 'avoidTag' }
      : null,
  moves: (table, _, __, known) => [
    { do: 'pass' },
    ...useMoves(table, RUNNER, 'tag'),
    ...hiddenMoves(table, 'tag', known),
  ],
  refusal(table, _, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do !== 'use') return wrongMomentRefusal(table, seat, move);
    if (move.times !== undefined || move.sub !== undefined) return refuse('oneTagAtATime');
    return useRefusal(table, RUNNER, move, 'tag', known);
  },
  takeMove(draft, frame, move) {
    if (move.do !== 'use') return replaceFrame(draft, { ...frame, step: 'give' });
    useAbility(draft, RUNNER, move);
  },
  step(draft, frame) {
    if (frame.left === 0) return pop(draft);
    if (isAvoided(draft.table)) {
      const { lasting } = draft.table;
      const at = lasting.findIndex((one) => one.what === 'avoidTag');
      draft.table.lasting = lasting.filter((_, index) => index !== at);
      return avoidNext(draft);
    }
    draft.table.runner.tags += 1;
    emit(draft, { kind: 'tags', amount: 1 });
    replaceFrame(draft, { ...frame, left: frame.left - 1, step: 'avoid' });
    happens(draft, 'tagGiven');
  },
};

/** The next tag is avoided automatically because of a prep. */
const isAvoided = (table: Table): boolean => table.lasting.some((one) => one.what === 'avoidTag');

/** Whether a card could avoid the tag, or a face-down resource might. */
const mayAvoid = (table: Table): boolean => hasUsable(table, RUNNER, 'tag') || hasFaceDownInRig(table);

/** Removes tags without paying for the basic action. */
export function loseTags(draft: Draft, count: number): void {
  if (count === 0) return;
  draft.table.runner.tags -= count;
  emit(draft, { kind: 'tags', amount: -count });
}

/** Avoids the tag about to be given. */
export function avoidNext(draft: Draft): void {
  changeLast(draft, 'tag', ({ left }) => ({ left: left - 1, step: 'avoid' }));
  emit(draft, { kind: 'prevented', what: 'tag', amount: 1 });
}

/** Why the Runner cannot remove a tag (N-RACT-08). */
export function tagActionRefusal(table: Table): Refusal | null {
  if (table.runner.tags === 0) return refuse('noTags');
  return bitsRefusal(table, RUNNER, 'untag', PRICE, 'untagCost');
}

/** Removes one tag for two bits. */
export function removeTag(draft: Draft): void {
  draft.table.runner.tags -= 1;
  emit(draft, { kind: 'tags', amount: -1 });
  spend(draft, RUNNER, 'untag', PRICE);
}

/** Why the Corp cannot trash the given resource (N-CACT-07). */
export function trashResourceRefusal(table: Table, slot: Slot): Refusal | null {
  if (table.runner.tags === 0) return refuse('runnerNotTagged');
  if (!rigOf(table, 'resource').includes(slot)) return refuse('onlyResource');
  return bitsRefusal(table, CORP, 'trash', PRICE, 'trashResourceCost');
}

/** The Corp trashes a tagged Runner's resource for two bits. */
export function trashResource(draft: Draft, slot: Slot): void {
  trashTogether(draft, [slot]);
  spend(draft, CORP, 'trash', PRICE);
}
