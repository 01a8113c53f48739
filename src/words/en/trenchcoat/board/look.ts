/** The words of the trenchcoat/board/look screens. */

export const oneLess = (label: string) => `${label}: one less`;
export const oneMore = (label: string) => `${label}: one more`;
export const notRolledYethidden = (as: string) => (as === 'unrolled' ? 'not rolled yet' : 'hidden');
export const test = 'Test';
export const matrix = 'Matrix';
export const sheet = 'Sheet';
export const log = 'Log';
export const rooms = 'Rooms';
export const gameMasterdecker = (them: number) => (them === 0 ? 'Game Master' : 'decker');
export const linkedawayhasLeft = (link: string) =>
  link === 'open' ? 'connected' : link === 'away' ? 'away' : 'has left';
export const gameTime = 'game time';
export const cutWords = (most: number) => `Shortened to ${most} characters.`;
