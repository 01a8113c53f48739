/** With which ability the player last asked for an action: the rules name none, so that one is offered again (T-ACT-02). */
import type { TrenchEvent } from '../../../../../rules/trenchcoat/game/event.ts';

/** Path of the field; null where that action was not asked for yet. */
export function lastAbility(events: readonly TrenchEvent[], action: string): string | null {
  const last = events.findLast(
    (event) => event.kind === 'requested' && event.request.kind === 'action' && event.request.action === action,
  );
  return (last?.kind === 'requested' && last.request.ability[0]) || null;
}
