/** How most games end, in words that the home screen knows again without loading this (`sign.ts` of the app says them too). */
export const SEVEN_POINTS = 'has seven agenda points';
/** By damage: a Runner who concedes with it pending is not flatlined. */
export const FLATLINED = 'The Runner is flatlined.';
