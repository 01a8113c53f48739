/** The words of the netrunner/board/access screens. */

export const accessedCard = 'Accessed card';
export const aCardFromRD = 'A card from R&D';
export const onlyTheySeeIt = (name: string) => `Only ${name} can see this card.`;
export const theCard = 'The card';
