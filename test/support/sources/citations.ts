/** Which numbers of a specification a file cites, and which numbers the specification has. */
import type { Source } from './source.ts';

/** A number of a specification, with the file and offset where it is cited. */
export interface Citation {
  number: string;
  file: Source;
  at: number;
}

/** Numbers that follow the first one: "N-WIN-09 to 11", "N-TRC-15, 16", "R-GEN-53/54". */
const MORE = String.raw`((?:(?:, | and | to |\.\.|–|\/)\d\d(?![\w.-]*\d))*)`;
const RULE = new RegExp(String.raw`\b(N-[A-Z]+-|R-GEN-|OP-|P?K-[A-Z]+-|T-(?:[A-Z]+-)*[EN]?)(\d+)${MORE}`, 'g');
/** A card's id never ends in a hyphen: a bare `R-CARD-` prefix cites nothing and is reported unchanged. */
const CARD = /\bR-CARD-(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.\d+)?)?/g;
const EXAMPLE = /\bG\d[a-z]?\b/g;
const CHAPTER = /\b(?:N-[A-Z]+|R-GEN|R-CARD|T-[A-Z]+)\b(?!-)/g;
const SECTION = /\bPROTOCOL (\d+(?:\.\d+)*)((?:(?:, | and | to )\d+(?:\.\d+)*)*)/g;

/** Every rule cited in the given files. */
export const ruleCitations = (files: readonly Source[]): Citation[] => [
  ...citations(files, RULE, ([, kind = '', first = '', more = '']) =>
    numbersOf(first, more).map((number) => kind + number),
  ),
  ...citations(files, CARD),
  ...citations(
    files.filter(({ path }) => path.includes('/rules/')),
    EXAMPLE,
  ),
];

/** Every chapter of the rules cited in the given files without a number: "(N-TRC)". */
export const chapterCitations = (files: readonly Source[]): Citation[] => citations(files, CHAPTER);

/**
 * Every section of the protocol cited in the given files: "PROTOCOL 10.5", "PROTOCOL 11.2, 14.4", and both ends of
 * "PROTOCOL 3 to 8".
 */
export const sectionCitations = (files: readonly Source[]): Citation[] =>
  citations(files, SECTION, ([, first = '', more = '']) => [first, ...(more.match(/\d+(?:\.\d+)*/g) ?? [])]);

/** "src/a.ts:12 N-RUN-99", for each citation of a nonexistent number. */
export const unknown = (cited: readonly Citation[], isKnown: (number: string) => boolean): string[] =>
  cited
    .filter(({ number }) => !isKnown(number))
    .map(({ number, file: { path, text }, at }) => `${path}:${text.slice(0, at).split('\n').length} ${number}`);

/** The numbers in bold at the start of an item, in order; one rule may have several. */
export const entriesOf = ({ text }: Source): string[] =>
  [...text.matchAll(/^- ((?:\*\*[\w.-]+\*\*(?:, )?)+)/gm)].flatMap(([, head = '']) => head.match(/[\w.-]*\w/g) ?? []);

/** The text in brackets after a chapter's title. */
export const chaptersOf = ({ text }: Source): string[] =>
  [...text.matchAll(/^## .*\(([A-Z-]+)\)$/gm)].map(([, name = '']) => name);

/** The numbers of all headings. */
export const sectionsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/^#{2,} (\d+(?:\.\d+)*) /gm)].map(([, number = '']) => number);

/** A card's number without a ruling suffix (`.2`) stands for all its rulings. */
export function isEntry(entries: readonly string[]): (number: string) => boolean {
  const known = new Set(
    entries.flatMap((entry) => (entry.startsWith('R-CARD-') ? [entry, withoutPoint(entry)] : entry)),
  );
  return (number) => known.has(number);
}

export const twice = (numbers: readonly string[]): string[] =>
  numbers.filter((number, at) => numbers.indexOf(number) !== at);

const withoutPoint = (card: string): string => card.replace(/\.\d+$/, '');

const citations = (
  files: readonly Source[],
  form: RegExp,
  read = (found: RegExpMatchArray): string[] => [found[0]],
): Citation[] =>
  files.flatMap((file) =>
    [...file.text.matchAll(form)].flatMap((found) => read(found).map((number) => ({ number, file, at: found.index }))),
  );

function numbersOf(first: string, more: string): string[] {
  const numbers = [first];
  for (const [, how = '', number = ''] of more.matchAll(/(, | and | to |\.\.|–|\/)(\d\d)/g)) {
    const isRange = how === ' to ' || how === '..' || how === '–';
    for (let next = Number(numbers.at(-1)) + 1; isRange && next < Number(number); next++)
      numbers.push(String(next).padStart(2, '0'));
    numbers.push(number);
  }
  return numbers;
}
