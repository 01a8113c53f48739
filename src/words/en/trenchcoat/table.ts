/** What the trenchcoat/table screens say. */

export const howAreTestsDecided = 'How are tests decided?';
export const withDice = 'With dice';
export const without = 'Without';
export const everyRollIs0 = (value: string) =>
  value === 'none'
    ? 'Every roll is 0. You can change this between tests.'
    : 'Five dice each, half of them hidden until the end.';
export const youPlayBothSeats =
  'You play both seats, to try a node or an adventure. Such dice prove nothing to others.';
export const aloneNotVerifiable = 'alone: not verifiable';
export const bothSides = 'Both sides';
export const aNodeUnseen = 'A node, unseen';
export const theProgramKeepsThe =
  'The program keeps the node dark, calls each test, and tells what you learn. Such dice prove nothing to others.';
export const whichNode = 'Which node?';
export const theSessionIsOver = 'The session is over';
export const gameTime = (spanText: string) => `Game time ${spanText}.`;
export const bothPhonesHaveSigned = (dice: boolean) =>
  dice
    ? 'Both phones have signed every entry, and nobody could choose or change a die. The log says what fits.'
    : 'Both phones have signed every entry. The dice of the Game Master were not opened: the Game Master’s half is not verified.';
export const aTestIsCalled = (step: string) =>
  step === 'called' ? 'A test is called.' : 'There is something to decide.';

export const waits = 'waits';
