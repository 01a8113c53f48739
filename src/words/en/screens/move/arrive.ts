export const unknownOwner = 'Your';
export const theOtherPlayer = 'the other player';
export const gameArriving = 'A game is moving here';
export const home = 'Home';
export const against = (own: string, opponentName: string) => `${own} against ${opponentName}`;
export const arrivedNote = 'You play on this phone from now on. The other phone can only watch.';
export const takeTheGame = 'Take the game';
export const refuseTitle = 'Don’t take it';
export const arrivalState = (at: string, opponentName: string) =>
  at === 'moving' ? `Telling ${opponentName}’s phone. Keep Meatspace open on both` : 'Your other phone is here';
