/** Parses a card search: words, quoted phrases, and filters such as `t:ice`, as in other card games' search tools. */

/** `t`: type; `s`: subtype, side or set; `c`: cost; `x`: text; `p`: strength; `v`: agenda points. */
export type QueryField = 't' | 's' | 'c' | 'x' | 'p' | 'v';

export interface Filter {
  readonly field: QueryField;
  /** Normalised by `plainWords`; for a number, its digits. */
  readonly value: string;
  /** For a number: equal to, greater than, or less than. */
  readonly than: '=' | '<' | '>';
}

export interface Query {
  /** Each must appear somewhere on the card. */
  readonly words: readonly string[];
  /** Quoted: these words in this order. */
  readonly phrases: readonly string[];
  readonly filters: readonly Filter[];
}

const QUOTES = /["“”„«»]/g;
/** The parts of a query: a filter with its value, a phrase, or a word. */
const UNITS =
  /\b([tscxpv])\s?:\s?([<>]?)\s?("[^"]*"?|[^\s"]+)|\b(cost|strength|points)s?\s+(\d+)\b|"([^"]*)"?|([^\s"]+)/gi;
const numbers: Readonly<Record<string, QueryField>> = { cost: 'c', strength: 'p', points: 'v' };

/** Never fails; anything that is not a filter counts as words. */
export function readQuery(typed: string): Query {
  const loose: string[] = [];
  const phrases: string[] = [];
  const filters: Filter[] = [];
  for (const [, field, than, value, number, digits, phrase, word] of typed.replace(QUOTES, '"').matchAll(UNITS)) {
    if (field !== undefined && value !== undefined)
      filters.push({
        field: field.toLowerCase() as QueryField,
        value: plainWords(value),
        than: (than || '=') as Filter['than'],
      });
    else if (number !== undefined && digits !== undefined)
      filters.push({ field: numbers[number.toLowerCase()] ?? 'c', value: digits, than: '=' });
    else if (phrase !== undefined) phrases.push(plainWords(phrase));
    else loose.push(word ?? '');
  }
  const words = plainWords(loose.join(' ')).split(' ');
  return {
    words: words.filter(Boolean),
    phrases: phrases.filter(Boolean),
    filters: filters.filter(({ value }) => value),
  };
}

/** Normalises a text to single-spaced words, ignoring case, quotes, accents and hyphens. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    // The cards say "this run" where other games say "the run".
    .replace(/\bthis run\b/g, 'the run')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** Whether exactly one letter is wrong, missing, extra or misplaced. */
export function isNearMatch(typed: string, word: string): boolean {
  const [long, short] = typed.length >= word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);
  for (let at = 0; at < long.length; at++) {
    const rest = without(long, at);
    if (short.length < long.length ? rest === short : differsByOne(rest, short)) return true;
  }
  return false;
}

/** Whether `rest` is `text` without one letter. */
function differsByOne(rest: string, text: string): boolean {
  let at = 0;
  while (at < rest.length && rest[at] === text[at]) at++;
  return rest.slice(at) === text.slice(at + 1);
}
