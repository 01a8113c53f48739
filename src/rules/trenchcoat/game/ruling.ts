/** Where the Game Master went against the dice or his own node, which is his right: the report at the end names it. */
import type { Outcome } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import { limited } from '../test/total.ts';
import type { Call, Tell } from './call.ts';
import { wholeTerms } from './hiddenTerms.ts';

/** What was told in place of what the dice say, and an exploit that was called against something else than the Firewall of its node. */
export function rulingOf(
  { firewall, call }: { readonly firewall: number | null; readonly call: Call },
  tell: Tell,
  outcome: Outcome,
  hidden: readonly HiddenTerm[],
): string | null {
  const scores = scoresAgainst(call, hidden);
  const isWall = firewall === null || (scores.length === 1 && scores[0] === firewall);
  const wall = isWall
    ? []
    : [`Called against ${scores.join(' and ') || 'nothing'}; the node had Firewall ${firewall}.`];
  return [...toldElse(tell, outcome), ...wall].join(' ') || null;
}

/** What stands against it, each as far as its limit lets it count. */
const scoresAgainst = (call: Call, hidden: readonly HiddenTerm[]): number[] =>
  (wholeTerms(call, hidden).against?.rows ?? []).flatMap(({ abilities }) =>
    abilities.map(({ score, limit }) => limited(score ?? 0, limit)),
  );

function toldElse({ success, quality, band }: Tell, outcome: Outcome): string[] {
  const words = (is: boolean | null) => (is ? 'success' : 'failure');
  if (success !== null && success !== outcome.success)
    return [`Told as ${words(success)}; the dice say ${words(outcome.success)}.`];
  if (quality !== null && quality !== outcome.quality) return [`Told as ${quality}; the dice say ${outcome.quality}.`];
  if (band !== null && band !== outcome.band.name) return [`Told as ${band}; the dice say ${outcome.band.name}.`];
  return [];
}
