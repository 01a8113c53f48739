export const MANY_OPEN = 'Too many games of this kind are open.';

export const theStorageDoesntOpen = 'The storage doesn’t open right now. Trying again…';
export const theOnePlayedLongest = (turn: number) => `${MANY_OPEN} The one played longest ago is at turn ${turn}`;
export const onThisPhone = 'On this phone';
export const play = 'Play';
export const continue2 = 'Continue';
export const how = 'How?';
export const itSeesNoneOf = 'It sees none of your hidden cards.';
export const againstNobodyTheOther = (idleWords: string) =>
  `Against nobody: the other side ${idleWords}. You can take back any move.`;
export const youHandThePhone = 'You hand the phone over; a curtain hides each side from the other.';
export const theMachine = 'The machine';
export const goldfish = 'Goldfish';
export const twoPlayersOnePhone = 'Two players, one phone';
export const howStrong = 'How strong?';
export const yourSide = 'Your side';
export const theSDeck = (side: string) => `The ${side}’s deck`;
export const yourDeckitBrings = (yours: boolean) => (yours ? 'Your deck' : 'It brings');
export const moreOptions = 'More options';
export const pauseBetweenItsMoves = 'Pause between its moves';
export const none = 'None';
export const s = (ms: number) => `${ms} s`;
export const begindeal = (together: boolean) => (together ? 'Begin' : 'Deal');
export const aNewGame = 'a new game';
export const goldfishAs = (side: string) => `Goldfish as ${side}`;
export const twoOnThisPhone = 'Two on this phone';
export const theMachineYouAre = (side: string) => `The machine, you are the ${side}`;
export const turn = (whichGame: string, what: string, turn: number) => `${whichGame}${what}, turn ${turn}`;
