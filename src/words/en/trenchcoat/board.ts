/** UI text of the `trenchcoat/board` screens. */
import { begun } from '../sides.ts';

export const sendingOrLater = (link: string) => (link === 'open' ? 'on its way' : 'sent as soon as the phones connect');
export const tableTitle = (name: string) => `Pink Trenchcoat with ${begun(name)}`;
export const leaveTitle = (count: number) => (count === 0 ? 'Leave the table' : 'Leave or move');
export const leaveOrMove = 'Leave or move';
export const leaveTheTable = 'Leave the table';
export const endTheSession = 'End the session';
export const endItNow = 'End it now?';
export const ownTestFirst = 'Call or drop your own test there first.';
export const tapToEnd = 'open requests and rolls are dropped';
export const endSessionNote = 'then the dice can be revealed';
export const resumeNote = 'you can resume it later';
export const notSavedNote =
  'This browser couldn’t save your last private change, so it was not made. Free up some space and try again.';
