/** A name that fits on a tile. Letters differ in width, so what counts is their sum, not their number. */

/** Says how wide a text is, in any unit. */
export type Ruler = (text: string) => number;

/** Hundredths of the type size, as a wide system face has them: where nothing can be measured. */
export const roughly: Ruler = (text) => {
  let sum = 0;
  for (const letter of text)
    sum += /[iljtfrI.,’'!| -]/.test(letter) ? 38 : /[mwMW@]/.test(letter) ? 94 : /[A-Z0-9&]/.test(letter) ? 70 : 61;
  return sum;
};

/** A tile of 52 px at 11 px type, in the rough ruler's unit. */
export const TILE = 450;

const small = /^(the|of|to|a|an|and|on|in)$/i;

/** The name, or as much of it as is told apart best: whole words first, then the first letters of the others. */
export function shortName(title: string, room = TILE, ruler: Ruler = roughly): string {
  const name =
    title
      .replace(/["“”!?]/g, '')
      .split(',')[0]
      ?.trim() || title;
  const words = name.split(/[\s:]+/).filter((word) => !small.test(word));
  const first = words[0] ?? name;
  const last = words.at(-1) ?? name;
  // A number alone names no card.
  const named = /\p{L}/u.test(last) ? last : '';
  const candidates = [
    name,
    words.join(' '),
    `${first.charAt(0)}. ${last}`,
    named,
    `${first} ${last.charAt(0)}.`,
    first,
  ];
  return candidates.find((one) => one !== '' && ruler(one) <= room) ?? cutTo(first, room, ruler);
}

/** "MA" for Marine Arcology, "Tr" for Trap!: where there is no room for more. */
export function initials(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !small.test(word));
  const [first = title] = words;
  return words.length < 2
    ? first.slice(0, 2)
    : words
        .slice(0, 3)
        .map((word) => word.charAt(0))
        .join('');
}

/** What a syllable begins with, and letters that are not taken from each other. */
const onset = /^(?:[bcdfgkpt][lr]|[cpstw]h|[^aeiouy])[aeiouy]/i;
const together = /^(?:[bcdfgkpt][lr]|[cpstw]h|ck)$/i;

/** The name with soft hyphens in words of so many letters, too long for a narrow card; browsers without a dictionary know no others. */
export const hyphenated = (title: string, long = 9): string =>
  title.replace(/[A-Za-z]+/g, (word) => {
    if (word.length < long) return word;
    const at = middleBreak(word);
    return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  });

/** Where a syllable begins, as near the middle as there is one. */
function middleBreak(word: string): number {
  const middle = word.length / 2;
  const starts = [...word].map((_, at) => at).filter((at) => at > 1 && at < word.length - 2 && isBreak(word, at));
  const [best] = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best ?? Math.ceil(middle);
}

const isBreak = (word: string, at: number): boolean =>
  /[aeiouy]/i.test(word.slice(0, at)) && onset.test(word.slice(at)) && !together.test(word.slice(at - 1, at + 1));

function cutTo(word: string, room: number, ruler: Ruler): string {
  let kept = word;
  while (kept.length > 1 && ruler(`${kept}.`) > room) kept = kept.slice(0, -1);
  return `${kept}.`;
}
