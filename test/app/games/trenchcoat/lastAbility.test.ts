/** The ability a player picked for an action is suggested again. */
import { expect, test } from 'vitest';
import { lastAbility } from '../../../../src/app/games/trenchcoat/board/matrix/actions.tsx';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';

const asked = (action: string, ability: string): TrenchEvent => ({
  kind: 'requested',
  request: { kind: 'action', who: 0, action, target: 'node', node: 0, thing: null, ability: [ability], say: '' },
});

test('T-ACT-02 given Processing picked for Analyze and other actions requested since with other abilities, then Processing is suggested for Analyze again', () => {
  const events = [
    asked('Analyze', 'mental.logic'),
    asked('Analyze', 'skills.processing'),
    asked('Access', 'mental.intuition'),
    { kind: 'requested', request: { kind: 'test', who: 0, ability: ['mental.charisma'], say: '' } },
  ] as const satisfies readonly TrenchEvent[];
  expect(lastAbility(events, 'Analyze')).toBe('skills.processing');
  expect(lastAbility(events, 'Access')).toBe('mental.intuition');
  expect(lastAbility(events, 'View Logs')).toBeNull();
});
