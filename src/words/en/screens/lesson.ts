/** Words of the lesson screens. */
import { rich } from '../../rich.ts';

export const theLesson = 'The lesson';
export const stepTitle = (title: string, stepNumber: number, totalSteps: number) =>
  `${title}, step ${stepNumber} of ${totalSteps}`;
export const leaveTheLesson = 'Leave the lesson';
export const why = 'Why';
export const notYetTitle = 'Not yet, and that is the point';
export const notThisTimeTitle = (isRefused: boolean) => (isRefused ? 'Not this time' : 'What would happen');
export const nothingHasChanged = <T>(rule: T) => rich`${rule} Nothing has changed.`;
export const thatIsLegal = 'that is legal.';
export const weFollowTheExample = (moveText: string) => `Here we follow the example: ${moveText}. Nothing has changed.`;
export const lookAgain = 'Look again';
export const continueLabel = 'Continue';
export const decide = 'Decide';
export const choicesNote = 'opens your choices';
export const tapsDone = (done: number, taps: number) => `, ${done} of ${taps}`;
export const tapPrompt = <T>(part: T) => rich`Your move${part}: tap here or on the table`;
export const lessonLabel = 'the lesson';

export const relatedTerms = 'Related terms';
export const glossary = 'Glossary';
export const learn = 'Learn';
export const termCount = (isAll: boolean, shown: number, total: number) =>
  isAll ? `${shown} terms` : `${shown} of ${total}`;
export const termsTitle = 'Terms';
export const noTermsFound = 'No terms found.';
export const allTerms = 'All';
export const searchGlossary = 'Search the glossary';
export const search = 'Search';

/** How far a player has got in a lesson, and what the list of lessons shows for it. */
export const continueStepOf = (step: number, steps: number): string => `Continue: step ${step} of ${steps}`;
export const startOrPlayAgain = (done: boolean, steps: number) =>
  done ? 'Finished. Play again' : `Start: ${steps} steps`;
export const wordsOfTheGame = (count: number): string => `${count} game terms`;
