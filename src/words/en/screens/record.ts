export const takenBackByBoth = (to: number) => `Taken back by both: as it was at ${to}`;
export const theTable = 'the table';
export const correctedByBothAt = (seq: number, text: string) => `Corrected by both at ${seq}: ${text}`;
