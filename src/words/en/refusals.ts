/** A refusal in words: those of its game, or of the match that two phones play. */
import type { Refusal } from '../../rules/game.ts';

/** A sentence, or how it is made of what it has to know. */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>;

/** `words`: those of the game. What neither they nor the match know comes from another version. */
export function sayRefusal(words: Sentences, { why, values }: Refusal): string {
  const said = Object.hasOwn(words, why) ? words[why] : undefined;
  if (said === undefined) return UNKNOWN;
  return typeof said === 'string' ? said : said(values as never);
}

const UNKNOWN = 'That is not possible.';
