/** What a player asks to do on a node, and what they know of it. */
import type { NodeView, Request } from '../../../src/rules/trenchcoat/game/table.ts';

export type ActionRequest = Extract<Request, { kind: 'action' }>;

/** A request for an action on the first node, or on the first thing of a kind in it. */
export const actionOn = (
  action: string,
  target: ActionRequest['target'] = 'node',
  ability: string[] = [],
): ActionRequest => ({
  kind: 'action',
  who: 0,
  action,
  target,
  node: 0,
  thing: target === 'node' ? null : 0,
  ability,
  say: '',
});

/** The Registry with an account of the given level, with a known thing of each kind. */
export const registrySeen = (level: NodeView['level'], change: Partial<NodeView> = {}): NodeView => ({
  name: 'Registry',
  aid: true,
  level,
  down: false,
  alert: false,
  learned: [],
  things: (['process', 'stream', 'file'] as const).map((kind) => ({
    kind,
    id: 0,
    name: kind,
    state: null,
    text: null,
    at: 0,
  })),
  ...change,
});
