/** Sentences that stand inside of others. */

/** Without its full stop. */
export const unstopped = (sentence: string): string => (sentence.endsWith('.') ? sentence.slice(0, -1) : sentence);

/** The same, and "You" or "The" at its beginning small; a name stays as it is. */
export function inside(sentence: string): string {
  const begins = sentence.startsWith('You ') || sentence.startsWith('The ');
  return unstopped(begins ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence);
}
