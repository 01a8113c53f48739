export const dropTheOpenGame = 'Drop the open game?';
export const youCantResumeIt = (text: string) => `${text}. You can’t resume it later.`;
export const keepIt = 'Keep it';
export const nothingIsDealt = 'nothing is dealt';
export const dropItAndDeal = 'Drop it and deal';
