/** Where the Game Master departed from the dice or their own node, which is allowed: the final report mentions it. */
import type { TestOutcome } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import { applyLimit } from '../test/total.ts';
import type { Call, Tell } from './call.ts';
import { wholeTerms } from './hiddenTerms.ts';

export type Ruling =
  | { readonly kind: 'success'; readonly told: boolean; readonly dice: boolean | null }
  | { readonly kind: 'quality'; readonly told: number; readonly dice: number }
  | { readonly kind: 'band'; readonly told: string; readonly dice: string }
  /** `against`: the scores it was called against. */
  | { readonly kind: 'against'; readonly against: readonly number[]; readonly firewall: number };

/**
 * What was told instead of the dice's result, and an exploit called against something other than its node's Firewall.
 */
export function rulingOf(
  { firewall, call }: { readonly firewall: number | null; readonly call: Call },
  tell: Tell,
  outcome: TestOutcome,
  hidden: readonly HiddenTerm[],
): Ruling[] {
  const scores = scoresAgainst(call, hidden);
  const isWall = firewall === null || (scores.length === 1 && scores[0] === firewall);
  return [...differences(tell, outcome), ...(isWall ? [] : [{ kind: 'against', against: scores, firewall } as const])];
}

/** The opposing scores, each capped by its limit. */
const scoresAgainst = (call: Call, hidden: readonly HiddenTerm[]): number[] =>
  (wholeTerms(call, hidden).against?.rows ?? []).flatMap(({ abilities }) =>
    abilities.map(({ score, limit }) => applyLimit(score ?? 0, limit)),
  );

function differences({ success, quality, band }: Tell, outcome: TestOutcome): Ruling[] {
  if (success !== null && success !== outcome.success)
    return [{ kind: 'success', told: success, dice: outcome.success }];
  if (quality !== null && quality !== outcome.quality)
    return [{ kind: 'quality', told: quality, dice: outcome.quality }];
  if (band !== null && band !== outcome.band.name) return [{ kind: 'band', told: band, dice: outcome.band.name }];
  return [];
}
