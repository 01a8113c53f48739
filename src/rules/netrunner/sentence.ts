/**
 * Words and symbols a text may use. Symbols stand in brackets, so that screens draw them: `[3]` bits, `[action]`,
 * `[trash]`, `[sub]`.
 */
import type { Cost, Limit } from './effect.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 1 -> "one"; above ten the digits. */
export const number = (n: number): string => words[n] ?? String(n);

/** 1 -> "once", 2 -> "twice", 3 -> "three times". */
export const often = (n: number): string => ['never', 'once', 'twice'][n] ?? `${number(n)} times`;

/** What a limit is counted by: " a turn", " a run", or nothing for ever. */
export const perWords = ({ per }: Limit): string => ({ turn: ' a turn', run: ' a run', game: '' })[per ?? 'turn'];

/** 1, "card" -> "a card"; 3 -> "three cards". */
export const some = (n: number, noun: string): string =>
  n === 1 ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}` : `${number(n)} ${noun}s`;

/** So many bits, as a symbol. */
export const bits = (n: number): string => `[${n}]`;

/** A cost as symbols: `[action], [1]`; what has no symbol in words. A cost of nothing is `[0]`. */
export function costWords(cost: Cost): string {
  const parts: string[] = Array.from({ length: cost.actions ?? 0 }, () => '[action]');
  if (cost.bits !== undefined) parts.push(bits(cost.bits));
  if (cost.trash) parts.push('[trash]');
  if (cost.points !== undefined) parts.push(some(cost.points, 'agenda point'));
  if (cost.counter !== undefined) parts.push(some(1, `${cost.counter} counter`));
  if (cost.also) parts.push(lower(cost.also.says).replace(/\.$/, ''));
  return parts.length > 0 ? upper(parts.join(', ')) : '[0]';
}

const upper = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

/** The beginning of a sentence made to stand inside another; names in capitals (HQ, R&D) stay. */
export const lower = (sentence: string): string =>
  /^[A-Z]([A-Z]|&)/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** How a sentence begins that does not tell its reader to do something. */
const other = /^(The|All|Of|It|He|This|That|You|Ice|Each|Every|For|In|On|At|Until|If|X|Any|One|Whenever|When|Noisy) /;

/** What two clauses in a row need not say twice, and how the last of them begins then. */
const same = /^(The Runner|The Corp|Give the Runner|Give the Corp) /;
const again: Readonly<Record<string, string>> = { 'Give the Runner ': 'give him ', 'Give the Corp ': 'give it ' };

/** A clause that tells when or under which condition keeps a sentence of its own. */
const set = /^(At|When|Whenever|If|Then|For|You may) /;

/** More than three are hard to follow, and a comma in one would swallow what comes after it. */
const canJoin = (sentences: readonly string[]): boolean =>
  sentences.length <= 3 &&
  !sentences.some((one) => one.includes('. ')) &&
  !sentences.slice(0, -1).some((one) => one.includes(', ')) &&
  !sentences.slice(1).some((one) => set.test(one));

/** "Gain [2].", "Draw a card." -> "Gain [2] and draw a card."; what is more than a plain sentence stays as it is. */
export function together(sentences: readonly string[]): string {
  if (!canJoin(sentences)) return sentences.join(' ');
  // After somebody else has been spoken of, what the reader does needs a "you".
  const firstOther = sentences.findIndex((one) => other.test(one));
  const clauses = sentences.map((one, at) => {
    const before = at === 0 ? '' : (same.exec(sentences[at - 1] ?? '')?.[0] ?? '');
    if (before !== '' && at === sentences.length - 1 && one.startsWith(before))
      return `${again[before] ?? ''}${one.slice(before.length)}`.replace(/\.$/, '');
    const said = (at === 0 ? one : lower(one)).replace(/\.$/, '');
    return firstOther >= 0 && at > firstOther && !other.test(one) ? `you ${said}` : said;
  });
  const last = clauses.pop() ?? '';
  return clauses.length === 0 ? `${last}.` : `${clauses.join(', ')} and ${last}.`;
}
