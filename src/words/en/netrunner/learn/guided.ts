/** Words of the guided game and its hints. */

export const hint = 'Hint';
export const itsNotYourTurn = 'It’s not your turn to act.';
export const whatMattersNow = 'What matters now';
export const hintNote =
  'Listed in the same order as on the table. The numbers are rough estimates in bits. The choice is yours.';
export const backToTheTable = 'Back to the table';
export const noMoreHints = 'No more hints';
export const untilYouAsk = 'until you ask for them again';
export const aGuidedGame = 'A guided game';
export const guidedGameDetail =
  'A whole game against Novice. Tap the bulb for a hint: what matters now, and what you could do.';
export const playTheRunner = 'Play the Runner';
export const playTheCorp = 'Play the Corp';
