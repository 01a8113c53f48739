/** What the screens/pair screens say. */
import type { Trouble } from '../../../peer/pairing/trouble.ts';
import { rich } from '../../rich.ts';
import { type Advice, troubleAdvice } from '../pairing.ts';

/** What is the matter, and what to do next. */
export function troubleWords(trouble: Trouble): Advice {
  if (trouble.kind !== 'nobody-there') return troubleAdvice(trouble);
  return {
    what: 'No game with that code.',
    next: 'Check the code, and keep Meatspace open on the other phone.',
  };
}

/** A code that lets one phone in has done so. */
export const spentWords = {
  what: 'This code has been used.',
  next: 'It lets in one phone, once. Ask for a new one on the other phone.',
};

export const notACode =
  'That isn’t a Meatspace code, or part of it is missing. A code has six characters, or is a whole link.';

export const answerCode = 'That is the answer of the phone that joins. Scan the code on the phone that hosts.';

export const deadCode = 'That code can’t be used. Ask for a new one on the other phone.';

/** The code of a game that both phones had. `here`: this phone has it still. */
export const openGameCode = (here: boolean): string =>
  here
    ? 'That code is for a game you already have. Continue it from home, and find the other phone by camera there.'
    : 'That code is for a game that isn’t on this phone any more: it was removed, or the browser cleared it away. The other player can end it there. For a new game, ask for a new code.';

export const TABLE = 'Invite';

export const HOW = 'Scan this with the other phone: with its camera, or in Meatspace.';

export const thatAnswerIsTo = (reading: string) =>
  reading === 'other'
    ? 'That answer is to another code. Scan this one again with the other phone.'
    : 'That isn’t the other phone’s answer, or part of it is missing.';
export const play = 'Play';
export const join = 'Join';
export const scanTheCode = 'Scan the code';
export const scanThisWithThe = <T>(strong: T, strong2: T, strong3: T, strong4: T) =>
  rich`${strong} Scan this with the other phone: ${strong2}, ${strong3}, ${strong4}.`;
export const thisPhonesCodeFor = 'This phone’s code, for the other one to scan';
export const thenScanTheCode = <T>(strong: T) => rich`${strong} Then scan the code on the other phone.`;
export const readThePhonesAre = 'Read. The phones are connecting.';
export const nowScanThisWith =
  'Now scan this with the other phone. The code changes from time to time: any of them works.';
export const thisPhonesAnswerFor = 'This phone’s answer, for the other one to scan';
export const waitingForTheOther = 'Waiting for the other phone to scan it.';
export const scanTheOtherPhones = 'Scan the other phone’s code again';
export const thatIsntTheHosts = 'That isn’t the host’s code, or part of it is missing.';
export const thatIsTheCode = 'That is the code of another game.';
export const scanTheCodeThat = 'Scan the code that the other phone shows.';
export const makingTheCode = 'Making the code…';
export const copiedcopyTheCodeAs = (copied: boolean) => (copied ? 'Copied' : 'Copy the code as text');
export const pasteTheCodeAs = 'Paste the code as text';
export const theOtherPhonesCode = 'The other phone’s code';
export const readIt = 'Read it';
export const joinAGame = 'Join a game';
export const playOnThisPhone = 'Play on this phone';
export const aloneOrPassAnd = 'alone, or pass-and-play';
export const pairByCamera = (byCodes: boolean, title: string) => (byCodes ? 'Pair by camera' : title);
export const codeWithTheLink = 'Code with the link to this game';
export const orTypeThisSix = 'or type this six-character code';
export const waitingForTheOtherPhonea = (at: string) =>
  at === 'waiting' ? 'Waiting for the other phone' : at === 'checking' ? 'A phone is here' : 'Opening the room';
export const noNetworkPairBy = 'No network? Pair by camera';
export const checkingWhoIsThere = 'Checking who is there';
export const lookingForGame = (room: string) => `Looking for game ${room}`;
export const youllBeAskedFor = 'you’ll be asked for camera access';
export const orTypeTheSix = 'or type the six-character code';
export const backToTheTable = 'Back to the table';
export const doBothPhonesShow = 'Do both phones show the same?';
export const waitingForTheOtherPlayer = 'Waiting for the other player';
export const yesTheSame = 'Yes, the same';
export const noTheyDiffer = 'No, they differ';
export const someoneMayBeEavesdropping = 'someone may be eavesdropping';
export const allowTheCameraTo = 'Allow the camera to connect';
export const browsersThenShowThe = 'browsers then show the phone’s real address in the network';
export const tryAnotherCode = 'Try another code';
export const newGame = 'New game';
export const yourName = 'Your name';
export const meatspaceUsesThatWord = (seat: string) =>
  `Meatspace uses that word itself. Choose another name, or you appear as “${seat}”.`;
export const whoPlaysWhichSide = 'Who plays which side?';
export const theHostChooses = 'The host chooses.';
export const you = 'you';
export const theOtherPhone = 'the other phone';
export const thisBrowserDoesntAllow =
  'This browser doesn’t allow WebAssembly: dealing and the final check take longer.';
export const yourGameStaysAt = (host: string) =>
  `Your game stays at ${host}: no other address or port has it. Finish it before Meatspace is updated there: over plain http a phone keeps no old version.`;
export const thisPhoneCantSave = 'This phone can’t save its key right now: a game you start now ends with this page.';
export const home = 'Home';
export const toPairAgain = 'to pair again';
export const waitingReady = (ready: boolean) => (ready ? 'Waiting…' : 'Ready');
export const tapToChangeSomethingthe = (ready: boolean, decks: boolean) =>
  ready
    ? 'tap to change something'
    : decks
      ? 'the phones shuffle once you both are'
      : 'the game starts once you both are';
export const dealingBeginning = (decks: boolean) => (decks ? 'Dealing…' : 'Beginning…');
export const opening = 'Opening…';
export const theOtherPlayer = 'The other player';
export const isAwayIfThat = (name: string) =>
  `${name} is away. If that lasts, open home on both phones and pair again.`;
export const theOtherPhoneIs = 'The other phone is here.';
export const isReadyIsNot = (ready: boolean, name: string) =>
  ready ? `${name} is ready.` : `${name} is not ready yet.`;
