/**
 * How most games end, in words that the home screen recognizes without loading this module (repeated in the app's
 * `sign.ts`).
 */
export const SEVEN_POINTS = 'has seven agenda points';
/** By damage. A Runner who concedes while damage is pending is not flatlined. */
export const FLATLINED = 'The Runner is flatlined.';
