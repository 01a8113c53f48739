/** What the program says as the Game Master of a solo player. */

export const encryptedNote = 'It’s encrypted. Break or decrypt it first.';

export const askAgainAndSay = (text: string) => `${text} Ask again, and include it.`;

export const cantBeRecorded = (why: string) => `You get nothing more from this. ${why}`;

/** The state of ICE between two strikes; at most 20 characters. */
export const recovering = 'recovering';

/** `harm`: the kind of damage; null if the player's access method causes none. */
export function strikeText(strike: string, action: string, hits: boolean, harm: string | null): string {
  const again = `${strike} before you can act. Ask for ${action} again.`;
  if (!hits) return again;
  return harm === null
    ? `${again} Your access method keeps you from harm.`
    : `${again} You take ${harm} damage: decide how much, and add it to your sheet.`;
}
