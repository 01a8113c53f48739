/** How most games end, in words that the home screen knows again without loading this (`sign.ts` of the app says them too). */
export const SEVEN_POINTS = 'has seven agenda points';
