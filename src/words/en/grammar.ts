/** What sentences are put together with. */

/** "3, 5 and 8". */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A sentence as a part of another one: without its full stop. What the rules say is a sentence or a part of one, as each game has it. */
export const clause = (sentence: string): string =>
  sentence.endsWith('.') || sentence.endsWith('!') ? sentence.slice(0, -1) : sentence;
