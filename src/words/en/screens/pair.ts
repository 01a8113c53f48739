import type { Trouble } from '../../../peer/pairing/trouble.ts';
import { rich } from '../../rich.ts';
import { type Advice, troubleAdvice } from '../pairing.ts';
import { begun } from '../sides.ts';

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

/** For six characters of which one is in no code. */
export const notInACode = (character: string) =>
  `A code never contains “${character}”. Check the code on the other phone.`;

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

export const wrongAnswer = (reading: string) =>
  reading === 'other'
    ? 'That answer is for another code. Scan this one again with the other phone.'
    : 'That isn’t the other phone’s answer, or part of it is missing.';
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

export const newGame = 'New game';
export const yourName = 'Your name';
export const reservedName = (seat: string) => `That name is reserved. Choose another, or you’ll appear as “${seat}”.`;
export const whoPlaysWhichSide = 'Who plays which side?';
export const theHostChooses = 'The host chooses.';
export const you = 'you';
export const theOtherPhone = 'the other phone';
export const noWebAssembly = 'This browser doesn’t allow WebAssembly, so dealing and the final check take longer.';
export const tiedToHost = (host: string) =>
  `Your game is tied to ${host}. You can’t open it at another address or port. Finish it before Meatspace is updated there. Over plain http, a phone can’t keep the old version.`;
export const keyNotSavedNote =
  'This phone can’t save its key right now. A game you start now ends when you close this page.';
export const home = 'Home';
export const pairAgainNote = 'to pair again';
export const waitingReady = (ready: boolean) => (ready ? 'Waiting…' : 'Ready');
/** What happens once both are ready: packs or cards are dealt, the game just starts, or a group's host can start. */
export type Start = 'packs' | 'cards' | 'plain' | 'group';
const starts: Readonly<Record<Start, string>> = {
  packs: 'packs are dealt once you both are',
  cards: 'the phones shuffle once you both are',
  plain: 'the game starts once you both are',
  group: 'so the session can start',
};
export const readyDetail = (ready: boolean, start: Start) => (ready ? 'tap to change something' : starts[start]);
export const dealingOrStarting = (decks: boolean) => (decks ? 'Dealing…' : 'Starting…');
export const whichDecks = 'Decks';
export const ownDecks = 'Your own';
export const decksNote = (sealed: boolean) =>
  sealed
    ? 'You both open packs on your phones, build decks from them, and play a match. Packs stay secret until it ends. Whoever leaves before showing theirs loses every game.'
    : 'Each of you brings a deck.';
export const opening = 'Opening…';
export const theOtherPlayer = 'The other player';
export const awayNote = (name: string) =>
  `${name} is away. If they don’t come back, go to the home screen on both phones and pair again.`;
export const otherPhoneConnected = 'The other phone is connected.';
/** For a player in a group, whose host is never ready before the session starts. `ready`: whether this player is. */
export const hostStarts = (ready: boolean, host: string) =>
  ready ? `Waiting for ${host} to let you in.` : begun(`${host} lets you in once you’re ready.`);
export const readyState = (ready: boolean, name: string) => (ready ? `${name} is ready.` : `${name} isn’t ready yet.`);

export const hasLeft = (name: string) => `${name} has left.`;
