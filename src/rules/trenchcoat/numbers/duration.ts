/**
 * Times are no tests: they are never rounded (T-MATH-04). The smallest unit is a ten-thousandth of a millisecond, so that a
 * duration in milliseconds, a Task Time in thousandths and a tick in tenths multiply to a whole number.
 */

/** Ten-thousandths of a millisecond. */
export type Span = number;

export const PER_MILLISECOND = 10_000;
const PER_THOUSANDTH = PER_MILLISECOND; // of a second
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What a test takes (T-TIME-10): whole milliseconds × a Task Time in thousandths × a tick in tenths. */
export const spent = (milliseconds: number, time: number, tick: number): Span => milliseconds * time * tick;

/** "0.07 s", "1 min 12.24 s", "2 h 0 min 0 s": at most three decimals of a second. */
export function spanText(span: Span): string {
  const all = Math.floor((2 * span + PER_THOUSANDTH) / (2 * PER_THOUSANDTH));
  const [hours, minutes] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / MINUTE)];
  const seconds = `${secondsText(all % MINUTE)} s`;
  if (all < MINUTE) return seconds;
  return hours === 0 ? `${minutes} min ${seconds}` : `${hours} h ${minutes} min ${seconds}`;
}

function secondsText(thousandths: number): string {
  const rest = `${thousandths % SECOND}`.padStart(3, '0').replace(/0+$/, '');
  const seconds = Math.floor(thousandths / SECOND);
  return rest === '' ? `${seconds}` : `${seconds}.${rest}`;
}
