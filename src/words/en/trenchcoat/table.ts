export const howAreTestsDecided = 'How are tests decided?';
export const withDice = 'With dice';
export const without = 'Without';
export const diceOptionNote = (value: string) =>
  value === 'none'
    ? 'Every roll is 0. You can change this between tests.'
    : 'Five dice each, half of them hidden until the end.';
export const bothSeatsNote = 'You play both seats to try out a node or an adventure. Solo rolls can’t be verified.';
export const aloneNotVerifiable = 'can’t be verified';
export const bothSides = 'Both sides';
export const unseenNode = 'An unseen node';
export const nodeUnseenNote =
  'The app keeps the node hidden, calls each test, and tells you what you learn. Solo rolls can’t be verified.';
export const whichNode = 'Which node?';
export const theSessionIsOver = 'The session is over';
export const gameTime = (spanText: string) => `Game time ${spanText}.`;
export const sessionProofNote = (dice: boolean) =>
  dice
    ? 'Both phones have signed every entry, and nobody could choose or change a die. The log shows which results match.'
    : 'Both phones have signed every entry. The Game Master’s dice were not revealed, so their half is not verified.';
export const waitingNotice = (step: string) =>
  step === 'called' ? 'A test is called.' : 'You have a decision to make.';

export const goldfishIdle = 'waits';

/** Nodes that can be played unseen: before the game begins, only their names are shown. */
export const soloNodes = [
  { id: 'Tram Depot', name: 'Tram Depot', note: 'Lightly guarded: a place to learn.' },
  { id: 'Harbour Registry', name: 'Harbour Registry', note: 'Guarded: worth an account.' },
  { id: 'Glass Tower', name: 'Glass Tower', note: 'Nasty: it spots anyone who looks.' },
] as const;
