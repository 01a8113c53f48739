/** T: everything in a test except its dice, as an exact fraction that is rounded once (T-MATH-01, T-TEST-02). */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type Bounds, blankFault, checkNumber, SCORE } from '../input.ts';
import { add, type Fraction, mean, negate, roundHalfUp, whole } from '../numbers/fraction.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { sizeModifier } from './size.ts';
import { NORMAL_TIME, timeModifier } from './taskTime.ts';
import type { AbilityTerm, CharacterRow, ModifierTerm, TestSide, TestTerms } from './terms.ts';

export const MAX_MODIFIERS = 20;
export const CHARACTERS: Bounds = { least: 1, most: 1_000_000 };

/**
 * The total of a test: E-BLANK names a missing number, E-INT and E-RANGE an invalid one; an incomplete test has no
 * total.
 */
export function totalOf(terms: TestTerms): Result<number, InputFault> {
  const exact = exactTotalOf(terms);
  return exact.ok ? ok(roundHalfUp(exact.value)) : exact;
}

/** Before rounding. */
export function exactTotalOf({ acts, against, time = NORMAL_TIME }: TestTerms): Result<Fraction, InputFault> {
  const [own, other, hurry] = [sideValue(acts), against ? sideValue(against) : ok(whole(0)), timeModifier(time)];
  if (!own.ok) return own;
  if (!other.ok) return other;
  if (!hurry.ok) return hurry;
  return ok(add(own.value, negate(other.value), whole(hurry.value)));
}

/** The effective score, capped by its limit (T-TEST-04). */
export const applyLimit = (score: number, limit: number | null | undefined): number =>
  limit === null || limit === undefined ? score : Math.min(score, limit);

/** The average of all characters plus the group modifier; a single character is its own average. */
function sideValue(side: TestSide): Result<Fraction, InputFault> {
  const rows: { abilities: number; modifiers: number; count: number }[] = [];
  for (const row of side.rows) {
    const read = rowValue(row);
    if (!read.ok) return read;
    rows.push(read.value);
  }
  const characters = rows.reduce((sum, { count }) => sum + count, 0);
  const extra = groupModifier(side, characters);
  if (!extra.ok) return extra;
  const counts = rows.map(({ count }) => count);
  const averages = [rows.map(({ abilities }) => abilities), rows.map(({ modifiers }) => modifiers)];
  return ok(add(...averages.map((values) => mean(values, counts)), whole(extra.value)));
}

const SUPPORT = -1;

/** Once per group: supporters cost one (T-SUP-04), collaborators give the modifier for their number (T-COL-02). */
export function groupModifier({ manner }: Pick<TestSide, 'manner'>, characters: number): Result<number, InputFault> {
  if (manner === 'collaborative') return sizeModifier(characters);
  if (manner === 'alone') return characters === 1 ? ok(0) : fail(refuse('oneActsAlone'));
  if (characters < 2) return fail(refuse('supportNeedsTwo'));
  return ok(SUPPORT);
}

function rowValue({
  name,
  abilities,
  modifiers,
  count = 1,
}: CharacterRow): Result<{ abilities: number; modifiers: number; count: number }, InputFault> {
  if (abilities.length === 0) return fail(blankFault({ kind: 'ability', of: name ?? null }));
  if (modifiers.length > MAX_MODIFIERS) return fail(refuse('mostModifiers', { most: MAX_MODIFIERS }));
  const characters = checkNumber(count, { kind: 'characters' }, CHARACTERS);
  if (!characters.ok) return characters;
  const scores = sumOf(abilities, scoreOf);
  if (!scores.ok) return scores;
  const others = sumOf(modifiers, ({ name, value }: ModifierTerm) => checkNumber(value, name, SCORE));
  if (!others.ok) return others;
  return ok({ abilities: scores.value, modifiers: others.value, count: characters.value });
}

/** A character's abilities add up (T-TEST-03). */
function sumOf<T>(list: readonly T[], read: (one: T) => Result<number, InputFault>): Result<number, InputFault> {
  let sum = 0;
  for (const one of list) {
    const value = read(one);
    if (!value.ok) return value;
    sum += value.value;
  }
  return ok(sum);
}

function scoreOf({ name, score, limit }: AbilityTerm): Result<number, InputFault> {
  const own = checkNumber(score, name, SCORE);
  if (!own.ok || limit === null || limit === undefined) return own;
  const cap = checkNumber(limit, { kind: 'limit', of: name }, SCORE);
  return cap.ok ? ok(applyLimit(own.value, cap.value)) : cap;
}
