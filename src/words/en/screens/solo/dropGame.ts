export const dropTheOpenGame = 'Replace the open game?';
export const dropWarning = (text: string) => `${text}. You won’t be able to resume it.`;
export const keepTitle = 'Keep it';
export const nothingIsDealt = 'no new game is dealt';
export const replaceAndDeal = 'Replace it and deal';
