/**
 * Durations are never rounded, unlike tests (T-MATH-04). The unit is a ten-thousandth of a millisecond, so that
 * milliseconds, Task Time in thousandths and a tick in tenths multiply to a whole number.
 */

/** Ten-thousandths of a millisecond. */
export type Span = number;

export const PER_MILLISECOND = 10_000;

/** The duration of a test (T-TIME-10): whole milliseconds × Task Time in thousandths × tick in tenths. */
export const testDuration = (milliseconds: number, time: number, tick: number): Span => milliseconds * time * tick;
