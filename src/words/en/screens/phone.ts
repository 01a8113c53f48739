import type { StoreFault } from '../../../peer/store/store.ts';
import type { AppointFault, PredecessorFault } from '../../../peer/succession/kept.ts';
import { rich } from '../../rich.ts';
import { storeAdvice } from '../store.ts';

const ofStore = (fault: StoreFault): string => {
  const { what, next } = storeAdvice[fault];
  return `${what} ${next} Nothing has changed.`;
};

export function whyNotMoved(fault: AppointFault): string {
  switch (fault) {
    case 'own':
      return 'That is this phone’s own code. Scan the one on your new phone.';
    case 'earlier':
      return 'This phone took over from that one. You can’t move back.';
    case 'other':
      return 'You have already moved from this phone to another. That works only once.';
    default:
      return ofStore(fault);
  }
}

export function whyNotFollowed(fault: PredecessorFault): string {
  switch (fault) {
    case 'other':
      return 'That answer is for another phone. Scan this phone’s code with the old phone first.';
    case 'has':
      return 'This phone has already taken over from another phone, or been replaced. That can’t be changed.';
    default:
      return ofStore(fault);
  }
}

export const notTheAnswer = 'That isn’t the old phone’s answer, or part of it is missing.';
export const newPhoneCodeNote = <T>(number: T, fingerprint: T) =>
  rich`${number} Scan this with the old phone. It will ask you to confirm ${fingerprint}.`;
export const newPhoneCodeLabel = 'This phone’s code, for the old phone to scan';
export const scanAnswerNote = <T>(number: T) => rich`${number} Then scan the answer it shows.`;
export const scanAnswer = 'Scan the old phone’s answer';
export const notANewPhone = 'That isn’t a new phone’s code, or part of it is missing.';
export const oldPhoneNote = 'On the new phone, open this screen and choose “The new phone”. Then scan its code here.';
export const scanNewPhoneCode = 'Scan the new phone’s code';
export const moveToTitle = (letters: string) => `Move to ${letters}?`;
export const moveWarning =
  'Check that your new phone shows the same letters. You can’t undo this. This phone won’t be able to start new games, and people you have played with will be told about the new one.';
export const moveTitle = 'Move to the new phone';
export const notNow = 'Not now';
export const keyNotSavedNote =
  'This phone can’t save its key right now, so it has no key to pass on. Try again in a moment.';
export const moveToNewPhone = 'Move to a new phone';
export const anotherPhone = 'Another phone';
export const opening = 'Opening…';
export const tookOverNote = (letters: string) =>
  `This phone took over from your old one, ${letters}. People you have played with are told when you pair.`;
export const keyNote =
  'People you have played with know you by your phone’s key, which never leaves the phone. Your old phone signs for the new one, so you don’t have to compare symbols again.';
export const phoneQuestion = 'Which phone is this?';
export const theOldPhone = 'The old phone';
export const oldPhoneDetail = 'it signs';
export const theNewPhone = 'The new phone';
export const newPhoneDetail = 'it takes over';
export const movedNote = (letters: string) =>
  `You moved to a new phone, ${letters}. Start new games there. Open games continue here, or you can move them.`;
export const answerNote = 'Scan this with the new phone:';
export const answerForNewPhone = 'This phone’s answer, for the new phone to scan';
export const home = 'Home';
