export const play = 'Play';
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
/** What happens once both are ready: packs or cards are dealt, or the game just starts. */
export type Start = 'packs' | 'cards' | 'plain';
const starts: Readonly<Record<Start, string>> = {
  packs: 'packs are dealt once you both are',
  cards: 'the phones shuffle once you both are',
  plain: 'the game starts once you both are',
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
export const readyState = (ready: boolean, name: string) => (ready ? `${name} is ready.` : `${name} isn’t ready yet.`);

export const hasLeft = (name: string) => `${name} has left.`;
