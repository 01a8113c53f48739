/** Names that fit on a tile, measured by the sum of letter widths. Regular expressions here split titles for layout. */
import { withoutFullStop } from '../capital.ts';

/** Measures the width of a text, in any unit. */
export type Ruler = (text: string) => number;

/** Estimated width, in hundredths of the font size, for a wide system font; used where text can't be measured. */
export const roughWidth: Ruler = (text) => {
  let sum = 0;
  for (const letter of text)
    sum += /[iljtfrI.,’'!| -]/.test(letter) ? 38 : /[mwMW@]/.test(letter) ? 94 : /[A-Z0-9&]/.test(letter) ? 70 : 61;
  return sum;
};

/** The narrowest line that a name must fit (46 px at 11 px), in `roughWidth` units. */
export const MIN_TILE_WIDTH = 415;

/** The width of the visible strip of an overlapped card, which has two lines. */
const STRIP = 350;

const small = /^(the|of|to|a|an|and|on|in)$/i;

const shortNames = new Map<string, string>();

/** A card's short name: whole words if possible, otherwise initials. */
export function shortName(title: string): string {
  const known = shortNames.get(title) ?? shortened(title);
  shortNames.set(title, known);
  return known;
}

function shortened(title: string): string {
  const name =
    title
      .replace(/["“”!?]/g, '')
      .split(',')[0]
      ?.trim() || title;
  const words = name.split(/[\s:]+/).filter((word) => !small.test(word));
  const first = words[0] ?? name;
  const last = words.at(-1) ?? name;
  // A bare number is not a name.
  const named = /\p{L}/u.test(last) ? last : '';
  const candidates = [
    name,
    words.join(' '),
    `${first.charAt(0)}. ${last}`,
    named,
    `${first} ${last.charAt(0)}.`,
    first,
  ];
  // The strip uses the short name only if the whole name does not fit.
  const whole = linesOf(title, STRIP, 2, roughWidth) !== null;
  const fits = (one: string): boolean =>
    roughWidth(one) <= MIN_TILE_WIDTH && (whole || linesOf(one, STRIP, 2, roughWidth) !== null);
  return (
    candidates.find((one) => one !== '' && fits(one)) ?? truncate(first, whole ? MIN_TILE_WIDTH : STRIP, roughWidth)
  );
}

/** The whole name if it fits, otherwise the short one. `room`: in `roughWidth` units. */
export const nameWithin = (title: string, room: number): string =>
  roughWidth(title) <= room ? title : shortName(title);

/**
 * The lines of a name in a box: the whole name if it fits, otherwise the short name, truncated if it is too wide as
 * well.
 */
export function nameLines(title: string, room: number, maxLines: 1 | 2, ruler: Ruler = roughWidth): readonly string[] {
  const short = shortName(title);
  return (
    linesOf(title, room, maxLines, ruler) ??
    linesOf(short, room, maxLines, ruler) ?? [truncate(withoutFullStop(short), room, ruler)]
  );
}

/** Breaks the text between words or, failing that, at a hyphen; null if neither is enough. */
function linesOf(text: string, room: number, maxLines: 1 | 2, ruler: Ruler): readonly string[] | null {
  if (ruler(text) <= room) return [text];
  if (maxLines === 1) return null;
  // A line break replaces a space, or turns a soft hyphen into a visible one.
  const marked = hyphenated(text, 5);
  const breaks = [...marked.matchAll(/[ \u00ad-]/g)].map(({ 0: at, index }) => {
    const before = marked.slice(0, index).replaceAll('\u00ad', '');
    const after = marked.slice(index + 1).replaceAll('\u00ad', '');
    return { space: at === ' ', lines: [at === ' ' ? before : `${before}-`, after] as const };
  });
  const fitting = breaks.filter(({ lines }) => lines.every((line) => ruler(line) <= room));
  const widest = ({ lines }: { lines: readonly string[] }): number => Math.max(...lines.map(ruler));
  const [best] = fitting.sort((a, b) => Number(b.space) - Number(a.space) || widest(a) - widest(b));
  return best?.lines ?? null;
}

/** For the smallest spaces: "MA" for Marine Arcology, "Tr" for Trap!. */
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

/** Exceptions to the hyphenation heuristic; words listed without a hyphen do not break. */
const own = `Bio-weapons Booster-gang Break-through Breed-ing Cock-roach Code-slinger Con-struct Con-struction Corp-runner
  Counter-strike Cruis-ing Dead-eye Department De-struct Dog-catcher Drift-er Dump-ster Encod-er End-less Experts Fail-ure Find-ers Float-ing
  Haunt-ing High-lighter Home-wrecker Hunt-ing In-fighting In-staller Junk-yard Keep-ers Lay-offs Mile-age Mis-leading Nano-surgeons
  Net-space Net-working Night-er Over-throw Poin-ters Porta-station Prom-ises Re-cord Re-porter Re-structuring Recon-structor Re-schedule
  Sand-storm Sav-ings Scorched Shields Sift-ers Sleep-er Smart-eye Stake-out Start-up Super-stores Syn-chronized Take-over Taunt-ing Thought
  Through Track-er Un-listed Walk-ing Weap-ons Weath-er Wilder-space Wreck-ing`;
const breaksOf = new Map(
  own.split(/\s+/).map((word) => [word.replace('-', '').toLowerCase(), word.indexOf('-')] as const),
);

/** Syllable onsets, and letter pairs that stay together. */
const onset = /^(?:[bcdfgkpt][lr]|[cpstw]h|[^aeiouy])[aeiouy]/i;
const together = /^(?:[bcdfgkpt][lr]|[cpstw]h|ck)$/i;

/** Adds soft hyphens to words of at least `long` letters, since browsers hyphenate card names badly or not at all. */
export const hyphenated = (title: string, long = 9): string =>
  title.replace(/[A-Za-z]+/g, (word) => {
    if (word.length < long) return word;
    const at = breaksOf.get(word.toLowerCase()) ?? middleBreak(word);
    if (at < 0) return word;
    return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  });

/** The syllable boundary nearest to the middle of the word. */
function middleBreak(word: string): number {
  const middle = word.length / 2;
  const starts = [...word].map((_, at) => at).filter((at) => at > 1 && at < word.length - 2 && isBreak(word, at));
  const [best] = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best ?? Math.ceil(middle);
}

const isBreak = (word: string, at: number): boolean =>
  /[aeiouy]/i.test(word.slice(0, at)) && onset.test(word.slice(at)) && !together.test(word.slice(at - 1, at + 1));

function truncate(word: string, room: number, ruler: Ruler): string {
  let kept = word;
  while (kept.length > 1 && ruler(`${kept}.`) > room) kept = kept.slice(0, -1).replace(/-$/, '');
  return `${kept}.`;
}
