/** One line of a deck list, in the forms that people and other programs use. */

export interface DeckLine {
  readonly copies: number;
  readonly title: string;
}

/** The number first or last, with or without a separator. */
const forms: readonly (readonly [RegExp, copies: 1 | 2, title: 1 | 2])[] = [
  [/^(\d{1,3}) ?[x×*]? ?[,;:]? ?(.+)$/i, 1, 2],
  [/^(.+?)[ ,;]+[x×*] ?(\d{1,3})$/i, 2, 1],
  [/^(.+?) ?\((\d{1,3})x?\)$/i, 2, 1],
  [/^(.+?) ?[,;] ?(\d{1,3})$/, 2, 1],
];

const BULLET = /^[-–—•*·] ?/;
/** What other lists put after a title: its set, or influence dots. */
const DOTS = /[ •●○☆★]+$/;
const behind: readonly RegExp[] = [DOTS, / ?[[(](?!\d+x?[\])])[^[\]()]*[\])]$/, DOTS];

/** All possible readings of a line, likeliest first. `text` is trimmed and has single spaces. */
export function readingsOf(text: string): DeckLine[] {
  const readings = [text, text.replace(BULLET, '')].flatMap((line) => [
    { copies: 1, title: line },
    ...forms.flatMap(([form, copies, title]) => {
      const match = form.exec(line);
      return match ? [{ copies: Number(match[copies]), title: match[title] ?? '' }] : [];
    }),
  ]);
  return readings.flatMap(({ copies, title }) => spellingsOf(title).map((one) => ({ copies, title: one })));
}

function spellingsOf(title: string): string[] {
  const quoted = /^"(.*)"$/.exec(title)?.[1];
  const bare = behind.reduce((left, end) => left.replace(end, ''), title);
  return [...new Set([title, ...(quoted === undefined ? [] : [quoted]), bare])].filter((one) => one !== '');
}

const HEADING =
  /^(?:\W*)(?:the )?(?:corp(?:oration)?|runner|agendas?|ice|nodes?|assets?|upgrades?|operations?|programs?|icebreakers?|hardware|resources?|preps?|events?|cards?|deck(?: ?list)?|main(?: ?deck)?|side ?board|total|others?|identity)(?:\W+\d+)?(?: cards?| points?)?\W*$/i;

/** Whether the line is only a heading, such as `Agendas (10)`. Look for a card title first. */
export const isHeading = (text: string): boolean => HEADING.test(text);
