export const dropTheOpenGame = 'Drop the open game?';
export const youCantResumeIt = (text: string) => `${text}. You can’t resume it later.`;
export const keepIt = 'Keep it';
export const nothingIsDealt = 'no new game is dealt';
export const dropItAndDeal = 'Drop it and deal';
