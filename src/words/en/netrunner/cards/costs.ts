/** Costs as symbols, or in words where there is no symbol. */
import type { Cost } from '../../../../rules/netrunner/effect.ts';
import { bits, counter, some } from './nouns.ts';
import type { Phrasing } from './say.ts';
import { inside } from './sentence.ts';
import { describeMeans } from './texts.ts';

/** Examples: `[action]` and `[1]`. A cost of nothing is `[0]`. */
export function costParts(cost: Cost, say: Omit<Phrasing, 'text'>): readonly string[] {
  const parts = [
    ...Array.from({ length: cost.actions ?? 0 }, () => '[action]'),
    ...(cost.bits === undefined ? [] : [bits(cost.bits)]),
    ...(cost.trash ? ['[trash]'] : []),
    ...(cost.points === undefined ? [] : [`lose ${some(cost.points, 'agenda point')}`]),
    ...(cost.counter === undefined ? [] : [`remove ${counter(cost.counter)}`]),
    ...(cost.also ? [inside(describeMeans(cost.also.means, say))] : []),
  ];
  return parts.length > 0 ? parts : ['[0]'];
}
