/** The next action is suggested on whatever the player just found, otherwise on the last target. */
import { expect, test } from 'vitest';
import { lastAim } from '../../../../src/app/games/trenchcoat/board/matrix/lastAim.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import type { NodeView } from '../../../../src/rules/trenchcoat/game/table.ts';

const ledger = { kind: 'file', id: 2, name: 'ledger', state: null } as const;
const view = (more: Partial<NodeView> = {}): NodeView => ({
  ...{ name: 'Registry', aid: true, level: 'user', down: false, alert: false, learned: [] },
  things: [{ ...ledger, text: null, at: 0 }],
  ...more,
});
const asked = (target: 'node' | 'file', thing: number | null): TrenchEvent => ({
  kind: 'requested',
  request: { kind: 'action', who: 0, action: 'Break', target, node: 0, thing, ability: [], say: '' },
});
const found: TrenchEvent = { kind: 'announced', say: '', gains: [{ gain: 'thing', node: 0, ...ledger }], page: 0 };

test.each<[string, TrenchEvent[], NodeView, object | null]>([
  ['none before the first action', [], view(), null],
  ['the node again', [asked('node', null)], view(), { node: 0, target: 'node', thing: null }],
  ['the same file again', [asked('file', 2)], view(), { node: 0, target: 'file', thing: 2 }],
  ['whatever was found', [asked('file', null), found], view(), { node: 0, target: 'file', thing: 2 }],
  ['the node if the file is gone', [asked('file', 2)], view({ things: [] }), { node: 0, target: 'node', thing: null }],
  [
    'the node once the player has left',
    [asked('file', 2)],
    view({ level: null }),
    { node: 0, target: 'node', thing: null },
  ],
])('the suggested target is %s', (_, events, node, aim) => {
  expect(lastAim(events, [node])).toEqual(aim);
});
