/**
 * The ability that the player last used for an action: the rules prescribe none, so it is suggested again (T-ACT-02).
 */
import type { TrenchEvent } from '../../../../../rules/trenchcoat/game/event.ts';

/** The path of its field; null if that action has not been requested yet. */
export function lastAbility(events: readonly TrenchEvent[], action: string): string | null {
  const last = events.findLast(
    (event) => event.kind === 'requested' && event.request.kind === 'action' && event.request.action === action,
  );
  return (last?.kind === 'requested' && last.request.ability[0]) || null;
}
