/** The language of the texts in this folder, for `<html lang>` and `Intl`. */
export const LANGUAGE = 'en-GB';

/** Example: "Monday, 23 November 2026". `time`: milliseconds since 1970. */
export const longDay = (time: number): string =>
  new Date(time).toLocaleDateString(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Example: "23 Nov 2026". `time`: milliseconds since 1970. */
export const shortDay = (time: number): string =>
  new Date(time).toLocaleDateString(LANGUAGE, { day: 'numeric', month: 'short', year: 'numeric' });
