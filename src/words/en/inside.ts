/** Helpers for embedding one sentence in another. */

export const withoutFullStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;

/** Removes the full stop and lower-cases a leading "You" or "The"; a name keeps its capital. */
export function inside(sentence: string): string {
  const begins = sentence.startsWith('You ') || sentence.startsWith('The ');
  return withoutFullStop(begins ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence);
}
