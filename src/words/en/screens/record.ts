export const takenBackTo = (to: number) => `Taken back by agreement to entry ${to}`;
export const theTable = 'the table';
export const fixedAt = (seq: number, text: string) => `Fixed by agreement at entry ${seq}: ${text}`;
