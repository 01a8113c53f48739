/** UI text of the `netrunner/board/access` screens. */

export const accessedCard = 'Accessed card';
export const hiddenCardFromRD = 'A card from R&D';
export const theCard = 'The card';
