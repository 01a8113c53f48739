import { nounFor } from '../counted.ts';

export const gameTitle = (opponentName: string) => `the game with ${opponentName}`;
export const open = (turn: string) => `open, ${turn}`;
export const playedElsewhere = 'You play it on your other phone, and it stays there.';
export const matchNotOver = (opponentName: string) =>
  `The match isn’t over. Without this game, the phone can’t show your cards at the end. If ${opponentName} claims the match, you lose it.`;
export const removalWarning = (isPast: boolean, opponentName: string) =>
  isPast
    ? 'You won’t be able to export it after this. Save its file first if you want to keep it.'
    : `The game isn’t over. Without it, this phone can’t continue or reveal your cards at the end. If ${opponentName} claims the game, you lose.`;
export const goldfishGame = 'the goldfish game';
export const hotSeatGame = 'the game on one phone';
export const machineGame = 'the game against the machine';
export const finalNote = 'You can’t get it back.';
export const removeAGame = 'Remove a game';
export const removeWhichGame = 'Remove which game?';
export const removeFromThisPhone = (title: string) => `Remove ${title} from this phone?`;
export const keepTitle = 'Keep it';
export const removeTitle = 'Remove it';
export const removing = 'removing';
export const more = 'More';
export const anotherPhone = 'Another phone';
export const anotherPhoneDetail = 'Move a game, switch phones, export';
export const settings = 'Settings';
export const settingsDetail = 'Sound, automatic skips, pairing server';
export const checkThisPhone = 'Check this phone';
export const whatWorks = 'What works here, and what doesn’t';
export const checkAGameFile = 'Check a game file';
export const checkFileDetail = 'Was a game played fairly?';
export const removeGames = 'Remove games';
export const chooseGamesToRemove = 'Choose which. They can’t be restored.';
export const fanProjectNotice = (owners: string) =>
  `A fan project, not tied to any publisher. No card pictures, no printed card text. ${owners}`;
export const openGame = 'open game';
export const pastGame = 'past game';
export const mb = 'MB';
export const storedOnThisPhone = 'Stored on this phone';

export const openGamesNoun = (open: number, openGame: string) => nounFor(open, openGame);
export const pastGamesNoun = (past: number, pastGame: string) => nounFor(past, pastGame);
export const deck = (n: number) => nounFor(n, 'deck');

export const openGames = 'Open games';
export const noGameIsOpen = 'No game is open on this phone.';

export const waysTitle = 'Three ways to use another phone';
export const moveThisGame = 'Move this game';
export const movedGameNote = 'The game you choose continues.';
export const gameContinuesNote = (name: string) => `Your game with ${name} continues.`;
export const watchOnlyNote = 'You can watch it, but not play it.';
export const moveTitle = 'Move to a new phone';
export const recognizedNote = 'People you have played with will recognize it as you.';
export const oldPhoneNote = 'Finish your open games, but don’t start new ones.';
export const exportDecksAndGames = 'Export decks and games';
export const exportNote = 'A copy in one file.';
export const nothingRemovedNote = 'Everything stays.';
export const receivingQuestion = 'Is this the receiving phone?';
export const receiveOnThisPhone = 'Receive on this phone';
export const scanOrOpen = 'Scan the code or open the file';
export const moveWhichGame = 'Move which game?';
export const receiveWhat = 'Receive what?';
export const anOpenGame = 'An open game';
export const scanOrTypeCode = 'Scan or type the code of your other phone';
export const myKey = 'My key';
export const newPhoneNote = 'This is the new phone. It takes over from the old one';
export const decksAndGames = 'Decks and games';
export const openTheFile = 'Open the file';
export const otherSide = 'There';
export const thisSide = 'Here';
