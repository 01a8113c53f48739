/** UI text of the `pair` screens. */
import type { Trouble } from '../../../../peer/pairing/trouble.ts';
import { type Advice, troubleAdvice } from '../../pairing.ts';

/** What is wrong, and what to do next. */
export function troubleWords(trouble: Trouble): Advice {
  if (trouble.kind !== 'nobody-there') return troubleAdvice(trouble);
  return {
    what: 'No game with that code.',
    next: 'Check the code, and keep Meatspace open on the other phone.',
  };
}

/** For a one-time code that has already been used. */
export const spentWords = {
  what: 'This code has already been used.',
  next: 'It works only once. Ask for a new one on the other phone.',
};

export const notACode =
  'That isn’t a Meatspace code, or part of it is missing. Type all six characters, or paste the whole link.';

export const answerCode = 'That is the joining phone’s answer. Scan the code on the host’s phone.';

export const unusableCode = 'That code can’t be used. Ask for a new one on the other phone.';

/** For the code of a game that both phones had. `here`: whether this phone still has it. */
export const openGameCode = (here: boolean): string =>
  here
    ? 'That code is for a game you already have. Continue it from the home screen, and pair by camera there.'
    : 'That code is for a game that is no longer on this phone: it was removed, or the browser deleted it. Your opponent can end it on the other phone. For a new game, ask for a new code.';

export const INVITE = 'Invite';

export const SCAN_NOTE = 'Scan this with the other phone, with its camera or in Meatspace.';

export const play = 'Play';
export const join = 'Join';
export const scanTheCode = 'Scan the code';
export const joinAGame = 'Join a game';
export const playOnThisPhone = 'Play on this phone';
export const aloneOrPassAndPlay = 'alone, or pass-and-play';
export const pairByCamera = (byCodes: boolean, title: string) => (byCodes ? 'Pair by camera' : title);
export const codeWithTheLink = 'Code with the link to this game';
export const typeCodeNote = 'or type this six-character code';
export const waitingState = (at: string) =>
  at === 'waiting' ? 'Waiting for the other phone' : at === 'checking' ? 'A phone has connected' : 'Getting a code';
export const noNetwork = 'No network? Pair by camera';
export const checkingWhoIsThere = 'Checking who is there';
export const lookingForGame = (room: string) => `Looking for game ${room}`;
export const cameraPermissionNote = 'you’ll be asked for camera access';
export const typeCodeLabel = 'or type the six-character code';
export const backToTheTable = 'Back to the table';
export const compareQuestion = 'Do both phones show the same symbols?';
export const waitingForTheOtherPlayer = 'Waiting for the other player';
export const symbolsMatch = 'Yes, the same';
export const symbolsDiffer = 'No, they differ';
export const eavesdropperNote = 'someone may be eavesdropping';
export const allowTheCamera = 'Allow camera access to connect';
export const sharesRealAddress = 'the browser then shares this phone’s real network address';
export const tryAnotherCode = 'Try another code';
