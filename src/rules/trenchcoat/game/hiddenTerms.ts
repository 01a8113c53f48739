/** The hidden terms of a call, and its total with them. */
import type { Json } from '../../../base/canonical.ts';
import type { Result } from '../../../base/result.ts';
import type { InputFault } from '../reasons.ts';
import { alone, type HiddenTerm, joinTerms, splitTerms, type TestSide, type TestTerms } from '../test/terms.ts';
import { totalOf } from '../test/total.ts';
import type { Call } from './call.ts';
import type { PagePlace } from './page.ts';
import { readPage } from './slots.ts';

/** The terms of a call as both phones see them: with both sides, whoever is on the other one. */
export function openTerms(terms: TestTerms): { open: Call['terms']; hidden: HiddenTerm[] } {
  const { open, hidden } = splitTerms({ ...terms, against: terms.against ?? alone([]) });
  return { open: { ...open, against: open.against ?? alone([]) }, hidden };
}

export const termsIn = (places: readonly PagePlace[]): HiddenTerm[] =>
  places.flatMap((place) => (place.is === 'term' ? [place.term] : []));

/** The hidden terms of a move whose pages are here; null where they are not. */
export function hiddenIn({ facts }: { facts?: readonly Json[] }): HiddenTerm[] | null {
  const page = facts?.[0] === undefined ? null : readPage(facts[0]);
  return page && termsIn(page);
}

/** All terms of a call. A side without anything on it is nobody: then nobody opposes. */
export function wholeTerms({ terms }: Pick<Call, 'terms'>, hidden: readonly HiddenTerm[]): TestTerms {
  const { against, ...joined } = joinTerms(terms, hidden);
  return against === undefined || isNobody(against) ? joined : { ...joined, against };
}

export const totalOfCall = (call: Pick<Call, 'terms'>, hidden: readonly HiddenTerm[]): Result<number, InputFault> =>
  totalOf(wholeTerms(call, hidden));

const isNobody = ({ rows }: TestSide): boolean =>
  rows.every(({ abilities, modifiers }) => abilities.length + modifiers.length === 0);
