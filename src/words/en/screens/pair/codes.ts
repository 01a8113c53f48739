import { rich } from '../../../rich.ts';

export const unusableCode = 'That code can’t be used. Ask for a new one on the other phone.';
export const wrongAnswer = (reading: string) =>
  reading === 'other'
    ? 'That answer is for another code. Scan this one again with the other phone.'
    : 'That isn’t the other phone’s answer, or part of it is missing.';
export const play = 'Play';
export const join = 'Join';
export const scanTheCode = 'Scan the code';
export const hostCodeNote = <T>(number: T, playLabel: T, joinLabel: T, scanLabel: T) =>
  rich`${number} Scan this with the other phone: ${playLabel}, ${joinLabel}, ${scanLabel}.`;
export const hostCodeLabel = 'This phone’s code, for the other phone to scan';
export const hostNextNote = <T>(number: T) => rich`${number} Then scan the code on the other phone.`;
export const codeReadConnecting = 'Code read. The phones are connecting.';
export const guestCodeNote = 'Now scan this with the other phone. The code keeps changing. Scan any of them.';
export const answerForOtherPhone = 'This phone’s answer, for the other phone to scan';
export const waitingForScan = 'Waiting for the other phone to scan it…';
export const scanOtherCode = 'Scan the other phone’s code again';
export const notTheHostsCode = 'That isn’t the host’s code, or part of it is missing.';
export const codeForAnotherGame = 'That code is for another game.';
export const scanOnTheOtherPhone = 'Scan the code on the other phone.';
export const makingTheCode = 'Making the code…';
export const copyCodeTitle = (copied: boolean) => (copied ? 'Copied' : 'Copy the code as text');
export const pasteCode = 'Paste the code as text';
export const otherCodeLabel = 'The other phone’s code';
export const useCode = 'Use this code';
