/** Capitals and full stops: a text as a sentence, and a sentence inside another. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stops = ['.', '!', '?'];

/** The text as a sentence: capitalized, ending with a full stop. */
export const sentence = (text: string): string => `${capital(text)}${stops.includes(text.slice(-1)) ? '' : '.'}`;

export const withoutFullStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;

/** Removes the full stop and lower-cases a leading "You" or "The"; a name keeps its capital. */
export function inside(sentence: string): string {
  const begins = sentence.startsWith('You ') || sentence.startsWith('The ');
  return withoutFullStop(begins ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence);
}
