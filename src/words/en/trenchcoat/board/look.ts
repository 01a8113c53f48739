export const oneLess = (label: string) => `${label}: one less`;
export const oneMore = (label: string) => `${label}: one more`;
export const hiddenHalfState = (as: string) => (as === 'unrolled' ? 'not rolled yet' : 'hidden');
export const test = 'Test';
export const matrix = 'Matrix';
export const sheet = 'Sheet';
export const log = 'Log';
export const rooms = 'Rooms';
export const seatRole = (seat: number) => (seat === 0 ? 'Game Master' : 'decker');
export const linkState = (link: string) => (link === 'open' ? 'connected' : link === 'away' ? 'away' : 'has left');
export const gameTime = 'game time';
export const shortenedNote = (maxLength: number) => `Shortened to ${maxLength} characters.`;

/** All other players at the table: "At the table: Kite (Bob), Sol (Dee, away)". */
export const othersLine = (others: readonly { name: string; character: string; away: boolean }[]): string =>
  `At the table: ${others.map(otherWords).join(', ')}`;

function otherWords({ name, character, away }: { name: string; character: string; away: boolean }): string {
  const player = name || 'a player';
  const rest = [...(character ? [player] : []), ...(away ? ['away'] : [])].join(', ');
  return `${character || player}${rest && ` (${rest})`}`;
}
