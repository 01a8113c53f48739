import type { Proof } from '../../../peer/match/audit/proof.ts';

export const unread = (text: string): ToldProof => ({ kind: 'foreign', text, of: null });

/** What a file proves, in words. For a match, the same for each of its games. */
export interface ToldProof extends Pick<Proof, 'kind' | 'of'> {
  readonly text: string;
  /** The games of the match, each with its name. */
  readonly games?: readonly (ToldProof & { readonly name: string })[];
}

export const checkStopped = unread('The browser stopped the check early. Try again.');

export const fileUnreadable = 'The browser can’t read that file.';
export const gameOnOnePhone = (endedAlone: string) =>
  `A game on one phone (${endedAlone}). Nobody signed it, so it proves nothing. You can still replay it.`;
export const checkAGameFile = 'Check a game file';
export const more = 'More';
export const whatFilesAreFor =
  'You can save a finished game as a file. Anyone can check it: who signed it, how each deck was shuffled, and every hidden card.';
export const chooseFile = (at: string) => (at === 'nothing' ? 'Choose a game file' : 'Choose another file');
export const noWorkersNote = 'This browser can’t check files in the background. Open Meatspace in another browser.';
export const reading = 'reading…';
export const checkProgress = (done: number, of: number) => `entry ${done} of ${of}`;
export const proofLimits = 'The file can’t show who held the phones, or whether the game was staged.';
export const keysTitle = 'The players’ keys';
export const replay = 'Replay';
export const replayDetail = (alone: boolean) => (alone ? 'both hands open' : 'as far as it can be replayed');
