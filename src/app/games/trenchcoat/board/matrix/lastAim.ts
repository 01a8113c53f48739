/** The probable target of the player's next action: whatever was just found, or else the target of the last action. */
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import type { TrenchEvent } from '../../../../../rules/trenchcoat/game/event.ts';
import type { Target } from '../../../../../rules/trenchcoat/game/names.ts';
import type { NodeView } from '../../../../../rules/trenchcoat/game/table.ts';

export interface Aim {
  readonly node: number;
  readonly target: Target;
  /** Null for the node itself. */
  readonly thing: number | null;
}

/** Null before the first action, and if its node is unknown. */
export function lastAim(events: readonly TrenchEvent[], nodes: readonly NodeView[]): Aim | null {
  const at = events.findLastIndex((event) => event.kind === 'requested' && event.request.kind === 'action');
  const event = events[at];
  if (event?.kind !== 'requested' || event.request.kind !== 'action') return null;
  const { node, target, thing } = event.request;
  const view = nodes[node];
  if (view === undefined) return null;
  const gained = events
    .slice(at)
    .flatMap(gainsIn)
    .findLast((gain) => gain.gain === 'thing' && gain.node === node);
  const aimed = gained?.gain === 'thing' ? { target: gained.kind, thing: gained.id } : { target, thing };
  const isThere = view.things.some(({ kind, id }) => kind === aimed.target && id === aimed.thing);
  return isThere && view.level !== null ? { node, ...aimed } : { node, target: 'node', thing: null };
}

/**
 * Everything in a node that can be the target of an action, with the probable target first. A file without a thing is
 * one that can be found.
 */
export function aimsFrom(first: Aim, { things }: NodeView): Aim[] {
  const { node } = first;
  const all: Aim[] = [
    first,
    { node, target: 'node', thing: null },
    ...things.map(({ kind, id }) => ({ node, target: kind, thing: id })).reverse(),
    { node, target: 'file', thing: null },
  ];
  return all.filter(
    (one, at) => all.findIndex(({ target, thing }) => target === one.target && thing === one.thing) === at,
  );
}

function gainsIn(event: TrenchEvent): readonly Gain[] {
  if (event.kind === 'told') return event.tell.gains;
  return event.kind === 'without' || event.kind === 'announced' ? event.gains : [];
}
