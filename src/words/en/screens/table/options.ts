export const whichGame = 'Which game?';
export const theHostChooses = 'The host chooses.';
