import { begun } from '../../sides.ts';
export const kinds = { count: 'A count', place: 'A place', state: 'A card’s state' } as const;
export const offerStands = 'it stands until one of you moves';
export const leaveAsIs = 'Leave it as it is';
export const sayWhatIsWrong = 'say what is wrong first';
export const fixTheTable = 'Fix the table';
export const fixTableNote =
  'For when the app gets a rule wrong. If you both agree, the table changes and the game continues.';
export const whatIsWrong = 'What is wrong?';
export const theRecordWillSay = 'The record will say';
export const correctedByBoth = 'Fixed by agreement:';
export const which = 'Which?';
export const currentValue = (now: number) => `currently ${now}`;
export const removeOne = (named: string) => `Remove one: ${named}`;
export const addOne = (named: string) => `Add one: ${named}`;
export const noVisibleCard = 'No such card is visible to both of you.';
export const ask = (opponentName: string) => `Ask ${opponentName}`;
export const possessive = (yours: boolean, name: string) => (yours ? 'Your' : `${begun(name)}’s`);
