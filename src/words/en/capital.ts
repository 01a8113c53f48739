export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stops = ['.', '!', '?'];

/** The text as a sentence: capitalized, ending with a full stop. */
export const sentence = (text: string): string => `${capital(text)}${stops.includes(text.slice(-1)) ? '' : '.'}`;
