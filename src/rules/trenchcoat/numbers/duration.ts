/**
 * Times are no tests: they are never rounded (T-MATH-04). The smallest unit is a ten-thousandth of a millisecond, so that a
 * duration in milliseconds, a Task Time in thousandths and a tick in tenths multiply to a whole number.
 */

/** Ten-thousandths of a millisecond. */
export type Span = number;

export const PER_MILLISECOND = 10_000;

/** What a test takes (T-TIME-10): whole milliseconds × a Task Time in thousandths × a tick in tenths. */
export const spent = (milliseconds: number, time: number, tick: number): Span => milliseconds * time * tick;
