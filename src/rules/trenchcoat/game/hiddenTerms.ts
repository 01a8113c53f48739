/** The hidden terms of a call, and its total including them. */
import type { Json } from '../../../base/canonical.ts';
import type { Result } from '../../../base/result.ts';
import { defends } from '../group/together.ts';
import type { InputFault } from '../reasons.ts';
import {
  type HiddenTerm,
  joinTerms,
  singleCharacter,
  splitTerms,
  type TestSide,
  type TestTerms,
} from '../test/terms.ts';
import { totalOf } from '../test/total.ts';
import type { Call } from './call.ts';
import type { PagePlace } from './page.ts';
import { readPage } from './slots.ts';

/** A call's terms as both phones see them: always with both sides, opposed or not. */
export function openTerms(terms: TestTerms): { open: Call['terms']; hidden: HiddenTerm[] } {
  const { open, hidden } = splitTerms({ ...terms, against: terms.against ?? singleCharacter([]) });
  return { open: { ...open, against: open.against ?? singleCharacter([]) }, hidden };
}

export const termsIn = (places: readonly PagePlace[]): HiddenTerm[] =>
  places.flatMap((place) => (place.is === 'term' ? [place.term] : []));

/** The hidden terms of a move whose pages are available; otherwise null. */
export function hiddenIn({ facts }: { facts?: readonly Json[] }): HiddenTerm[] | null {
  const page = facts?.[0] === undefined ? null : readPage(facts[0]);
  return page && termsIn(page);
}

/** All terms of a call. An empty side means the test is unopposed. */
export function wholeTerms({ terms }: Pick<Call, 'terms'>, hidden: readonly HiddenTerm[]): TestTerms {
  const { against, ...joined } = joinTerms(terms, hidden);
  return against === undefined || isNobody(against) ? joined : { ...joined, against };
}

/** A player who defends against another has only one side of the terms. */
export function totalOfCall(
  call: Pick<Call, 'terms' | 'together'>,
  hidden: readonly HiddenTerm[],
): Result<number, InputFault> {
  const { acts, against, time } = wholeTerms(call, hidden);
  if (!defends(call)) return totalOf({ acts, ...(against && { against }), ...(time !== undefined && { time }) });
  return totalOf({ acts: against ?? singleCharacter([]) });
}

const isNobody = ({ rows }: TestSide): boolean =>
  rows.every(({ abilities, modifiers }) => abilities.length + modifiers.length === 0);
