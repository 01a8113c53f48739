/** What the netrunner/learn screens say. */

export const learn = 'Learn';
export const aFirstGame = 'A first game';
export const twoPlayersTheCorp =
  'Two players: the Corp hides agendas behind ice, the Runner breaks in to steal them. First to seven agenda points wins. Play the rulebook’s sample game step by step. Tap anything else and you are told what would come of it.';
export const fromTheCorpsSeatfrom = (yours: boolean) => (yours ? 'From the Corp’s seat' : 'From the Runner’s seat');
export const glossary = 'Glossary';
export const wordsOfTheGame = (count: number) => `${count} words of the game`;
export const continueStepOf = (stepNumber: number, stepsInAll: number) =>
  `Continue: step ${stepNumber} of ${stepsInAll}`;
export const finishedPlayAgainbeginSteps = (lessonDone: boolean, stepsInAll: number) =>
  lessonDone ? 'Finished. Play again' : `Begin: ${stepsInAll} steps`;
