/** What is asked names what it is about, also where its player does not see the card just now. */
import { expect, it } from 'vitest';
import { promptOf } from '../../../../../src/app/games/netrunner/words/prompts.ts';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { rezzed, scenario } from '../../../../support/scenario.ts';
import { seatedAt } from '../../../../support/seated.ts';

it('ice that has to be rezzed or trashed is named by its place', () => {
  const t = scenario({
    turn: 'runner',
    corp: { bits: 9 },
    runner: { hand: ['forged-activation-orders'] },
    forts: { hq: { ice: [rezzed('filter'), 'keeper'] } },
  }).runner.plays('forged-activation-orders');
  expect(promptOf(seatedAt(t.local, CORP))).toBe('Your ice, HQ, innermost: rez it, or trash it.');
});
