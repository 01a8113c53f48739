/**
 * Words and symbols a text may use. Symbols stand in brackets, so that screens draw them: `[3]` bits, `[action]`,
 * `[trash]`, `[sub]`.
 */
import type { Cost } from './effect.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 1 -> "one"; above ten the digits. */
export const number = (n: number): string => words[n] ?? String(n);

/** 1, "card" -> "a card"; 3 -> "three cards". */
export const some = (n: number, noun: string): string =>
  n === 1 ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : `${number(n)} ${noun}s`;

export const bits = (n: number): string => `[${n}]`;

/** A cost as symbols: `[action], [1]`. A cost of nothing is `[0]`. */
export function costWords(cost: Cost): string {
  const parts: string[] = Array.from({ length: cost.actions ?? 0 }, () => '[action]');
  if (cost.bits !== undefined) parts.push(bits(cost.bits));
  if (cost.trash) parts.push('[trash]');
  return parts.length > 0 ? parts.join(', ') : '[0]';
}

/** Lines in order, a line said twice in a row only as often as it stands there. */
export const joinLines = (lines: readonly string[]): string => lines.join('\n');
