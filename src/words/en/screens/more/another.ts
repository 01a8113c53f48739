/** UI text of the `another` screens. */

export const more = 'More';
export const anotherPhone = 'Another phone';
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
