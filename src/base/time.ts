/** The last moment that a `Date` knows (ECMAScript, time values): of a later one it makes no text, it throws. */
const LAST = 8.64e15;

/** Whether that is a time: whole milliseconds since 1970. */
export const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST;
