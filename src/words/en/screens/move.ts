import { clockOf } from '../silence.ts';

export const home = 'Home';
export const backToTheTable = 'Back to the table';
export const moveThisGame = 'Move this game';
export const stopAndPlayHere = 'Stop and keep playing here';
export const cancelsTheCode = 'cancels the code';
export const codeExpired = 'That code is no longer valid.';
export const showANewCode = 'Show a new code';
export const scanToSend = (onClosed: boolean, gone: boolean) =>
  onClosed
    ? 'Scan this with your other phone to send it the game again.'
    : gone
      ? 'Your other phone doesn’t have all of this game yet. Scan this with it to send the game again.'
      : 'Scan this with your other phone.';
export const validForOnce = (left: number) => ` one use, expires in ${clockOf(left)}`;
export const scanNote = 'On the new phone, open Meatspace: Play, Join, then scan this.';
export const takeoverNote = 'It takes over your side and your hand, and signs for you.';
export const lockNote = (opponentName: string) =>
  `Keep playing here until ${opponentName}’s phone confirms the switch. Then this phone is locked.`;
export const keepPlayingHere = 'Keep playing here';
export const otherPhoneAway = 'The other phone is away. Open Meatspace on it and wait, or show a new code.';
export const otherPhoneConnected = 'The other phone is connected';
export const takeoverState = (known: boolean, opponentName: string) =>
  known
    ? 'Your other phone is taking over: keep Meatspace open on both'
    : `${opponentName}’s phone has to confirm the switch`;
export const movedTitle = 'This game has moved';
export const movedSinceEntry = (entry: number) =>
  `You have been playing on your other phone since entry ${entry}. This phone is locked: playing from here would count as cheating.`;
export const confirmedNote = (opponentName: string) => ` ${opponentName}’s phone has confirmed the switch`;
export const lookAtTheTable = 'Look at the table';
export const upToEntry = (entry: number) => `up to entry ${entry}`;
export const bringItBackHere = 'Bring it back here';
export const codeNeededNote = 'needs a code from your other phone';
export const sendAgain = 'Send it again';
export const sendAgainNote = 'if your other phone lost it';

export const unknownOwner = 'Your';
export const theOtherPlayer = 'the other player';
export const gameArriving = 'A game is moving here';
export const against = (own: string, opponentName: string) => `${own} against ${opponentName}`;
export const arrivedNote = 'You play on this phone from now on. The other phone can only watch.';
export const takeTheGame = 'Take the game';
export const refuseTitle = 'Don’t take it';
export const arrivalState = (at: string, opponentName: string) =>
  at === 'moving' ? `Telling ${opponentName}’s phone. Keep Meatspace open on both` : 'Your other phone is here';
