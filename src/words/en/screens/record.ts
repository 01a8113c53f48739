export const takenBackByBoth = (to: number) => `Taken back by agreement to entry ${to}`;
export const theTable = 'the table';
export const correctedByBothAt = (seq: number, text: string) => `Fixed by agreement at entry ${seq}: ${text}`;
