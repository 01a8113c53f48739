export const MANY_OPEN = 'You have too many open games of this kind.';

export const storageUnavailable = 'The storage isn’t available right now. Trying again…';
export const oldestOpenGame = (turn: number) => `${MANY_OPEN} The oldest is at turn ${turn}`;
export const onThisPhone = 'On this phone';
export const play = 'Play';
export const continueLabel = 'Continue';
export const how = 'How?';
export const seesNoHiddenCards = 'It sees none of your hidden cards.';
export const goldfishNote = (idleWords: string) =>
  `No opponent: the other side ${idleWords}. You can take back any move.`;
export const youHandThePhone = 'You pass the phone back and forth. A curtain hides each side’s cards.';
export const theMachine = 'The machine';
export const goldfish = 'Goldfish';
export const twoPlayersOnePhone = 'Two players, one phone';
export const howStrong = 'How strong?';
export const yourSide = 'Your side';
export const deckOf = (side: string) => `The ${side}’s deck`;
export const yourOrItsDeck = (yours: boolean) => (yours ? 'Your deck' : 'Its deck');
export const moreOptions = 'More options';
export const pauseBetweenItsMoves = 'Pause between its moves';
export const none = 'None';
export const seconds = (ms: number) => `${ms} s`;
export const beginOrDeal = (together: boolean) => (together ? 'Begin' : 'Deal');
export const aNewGame = 'a new game';
export const goldfishAs = (side: string) => `Goldfish as ${side}`;
export const twoOnThisPhone = 'Pass-and-play';
export const machineAgainst = (side: string) => `The machine, you are the ${side}`;
export const turn = (whichGame: string, what: string, turn: number) => `${whichGame}${what}, turn ${turn}`;
