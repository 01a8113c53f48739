/** How most games end, in words that the home screen knows again without any rule: it imports nothing. */
export const SEVEN_POINTS = 'has seven agenda points';
