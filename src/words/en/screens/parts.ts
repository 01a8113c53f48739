import { counted, nounFor } from '../counted.ts';

export const words: Readonly<Record<string, string>> = {
  action: 'action',
  trash: 'trash this card',
  sub: 'subroutine',
};

export const understood = 'Got it';
export const bitNoun = (n: number | 'X') => (n === 'X' ? 'bits' : nounFor(n, 'bit'));
export const actionsLeft = (left: number, all: number) => `${left} of ${counted(all, 'action')} left`;
export const notNow = 'Not now';
export const wayOutTitle = 'What would allow it';
export const close = 'Close';
export const home = 'Home';
export const whatsDifferent = 'What’s different?';
export const meatspace = 'Meatspace';

export const action = (n: number) => counted(n, 'action');
