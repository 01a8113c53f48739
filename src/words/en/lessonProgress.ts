/** How far a player has got in a lesson, and what the list of lessons shows for it. */

export const continueStepOf = (step: number, steps: number): string => `Continue: step ${step} of ${steps}`;
export const startOrPlayAgain = (done: boolean, steps: number) =>
  done ? 'Finished. Play again' : `Start: ${steps} steps`;
export const wordsOfTheGame = (count: number): string => `${count} game terms`;
