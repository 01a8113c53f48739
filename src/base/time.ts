import * as is from './shapes.ts';

/** The last time a `Date` can hold (ECMAScript, time values): formatting a later one throws. */
const LAST = 8.64e15;

/** Whether a value is a time: integer milliseconds since 1970. */
export const isTime = is.whole(0, LAST);
