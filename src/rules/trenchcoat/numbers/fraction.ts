/** Exact fractions, so that averages are rounded once, at the end of a test's total (T-MATH-01). */

/** `bottom` is above 0. Odds keep the number of all rolls as the denominator: 891 of 59049. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

/** Reduced to lowest terms. Throws on unsafe integers, which are a bug. */
export function fraction(top: number, bottom: number): Fraction {
  if (!Number.isSafeInteger(top) || !Number.isSafeInteger(bottom) || bottom < 1)
    throw new Error(`${top}/${bottom} is no exact fraction`);
  const common = divisor(Math.abs(top), bottom);
  return { top: top / common + 0, bottom: bottom / common };
}

export const whole = (value: number): Fraction => fraction(value, 1);

/** The sum; 0 for an empty list. */
export const add = (...all: readonly Fraction[]): Fraction =>
  all.reduce((sum, { top, bottom }) => {
    const common = divisor(sum.bottom, bottom);
    return fraction(sum.top * (bottom / common) + top * (sum.bottom / common), sum.bottom * (bottom / common));
  }, whole(0));

export const negate = ({ top, bottom }: Fraction): Fraction => fraction(-top, bottom);

/** The average of whole numbers, each weighted by its count. Throws for an empty list. */
export function mean(values: readonly number[], counts: readonly number[] = values.map(() => 1)): Fraction {
  const sum = values.reduce((all, value, at) => all + value * (counts[at] ?? 1), 0);
  return fraction(
    sum,
    counts.reduce((all, count) => all + count, 0),
  );
}

/** To the nearest whole number; one half rounds up, towards plus infinity, for all signs (T-MATH-02, 03). */
export const roundHalfUp = ({ top, bottom }: Fraction): number => Math.floor((2 * top + bottom) / (2 * bottom)) + 0;

/** Odds in percent, rounded half up: "1.51%". */
export function percentText({ top, bottom }: Fraction, places = 2): string {
  const unit = 10 ** places;
  const parts = roundHalfUp(fraction(top * 100 * unit, bottom));
  const digits = `${parts}`.padStart(places + 1, '0');
  return places === 0 ? `${digits}%` : `${digits.slice(0, -places)}.${digits.slice(-places)}%`;
}

function divisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
