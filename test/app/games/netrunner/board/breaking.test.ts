/** The prices on the chips match what the rules charge. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../../src/rules/game.ts';
import { breakOffers, cheapestPlan, planFor } from '../../../../../src/rules/netrunner/breaking.ts';
import { definition } from '../../../../../src/rules/netrunner/card.ts';
import { allCards } from '../../../../../src/rules/netrunner/cards/index.ts';
import { subsOf } from '../../../../../src/rules/netrunner/rulebook/run/subroutines.ts';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { rezzed, type Scenario, scenario } from '../../../../support/scenario.ts';

const RICH = 40;
const breakers = allCards().filter((card) => card.abilities.some((one) => one.special?.does === 'break'));
const ices = allCards().filter((card) => card.type === 'ice' && card.subs.length > 0);

/** The Runner encounters the given ice on HQ with the given breakers; nothing else is in progress. */
function meets(ice: CardId, rig: CardId[]): Scenario | null {
  const t = scenario({
    turn: 'runner',
    runner: { bits: RICH, rig, hand: ['score', 'score'] },
    forts: { hq: { ice: [rezzed(ice)] } },
  });
  t.runner.runs('hq');
  for (let i = 0; i < 10 && t.question.kind === 'move' && t.question.window !== 'encounter'; i++)
    t.does(t.question.of, { do: 'pass' });
  return t.question.kind === 'move' && t.question.window === 'encounter' ? t : null;
}

const fits = (ice: CardId, breaker: CardId): boolean =>
  definition(breaker).abilities.some(
    (one) =>
      one.special?.does === 'break' &&
      (one.special.keywords.length === 0 ||
        one.special.keywords.some((keyword) => definition(ice).keywords.includes(keyword))),
  );

describe('planFor', () => {
  it('quotes, for every breaker and ice, what playing the plan actually costs', () => {
    let played = 0;
    for (const ice of ices)
      for (const breaker of breakers.filter((one) => fits(ice.id, one.id))) {
        const t = meets(ice.id, [breaker.id]);
        if (!t) continue;
        const slot = t.slot(ice.id);
        const plan = cheapestPlan(t.table, slot);
        // Some ice breaks itself when it is encountered.
        const left = subsOf(t.table, slot).length - (t.table.run?.broken.length ?? 0);
        if (!plan) continue;
        const name = `${breaker.title} on ${ice.title}`;
        let broken = 0;
        for (const move of plan.moves) {
          // After the last broken subroutine, only an answer from the Runner may end the encounter's question.
          expect(t.asked, name).toBe('runner encounter');
          t.does(RUNNER, move);
          broken += t.events.filter((event) => event.kind === 'broken').length;
        }
        expect(RICH - t.runner.bits, name).toBe(plan.bits);
        expect(broken, name).toBe(left);
        played += 1;
      }
    expect(played).toBeGreaterThan(20);
  });

  it('lets some subroutines resolve for a lower price', () => {
    const t = meets('neural-blade', ['black-dahlia']);
    expect(t).not.toBeNull();
    if (!t) return;
    const slot = t.slot('neural-blade');
    const all = cheapestPlan(t.table, slot);
    const [offer] = breakOffers(t.table, slot);
    const one = planFor(t.table, slot, { 0: offer?.breaker ?? 0 });
    expect(one.bits).toBe((offer?.raise ?? 0) + (offer?.each ?? 0));
    expect(all?.bits).toBe((offer?.raise ?? 0) + 2 * (offer?.each ?? 0));
  });
});

describe('cheapestPlan', () => {
  it('is null if no installed program fits, and leaves out subroutines that are already broken', () => {
    const t = meets('neural-blade', ['black-dahlia', 'codecracker']);
    if (!t) throw new Error('the ice is not met');
    const slot = t.slot('neural-blade');
    expect(cheapestPlan(t.table, slot)?.chosen).toEqual({ 0: t.slot('black-dahlia'), 1: t.slot('black-dahlia') });
    t.runner.breaks('black-dahlia', 0);
    expect(cheapestPlan(t.table, slot)?.chosen).toEqual({ 1: t.slot('black-dahlia') });
    const other = meets('neural-blade', ['codecracker']);
    expect(other && cheapestPlan(other.table, other.slot('neural-blade'))).toBeNull();
  });
});
