export const answer = 'Answer';
export const offerTitle = (by: string) => `${by} asks`;
export const noLongerPossible = (by: string) => `No longer possible: ${by} has withdrawn it, or the game has moved on.`;
export const close = 'Close';
export const accept = 'Accept';
export const decline = 'Decline';
export const declineAll = 'Decline everything from now on';
