/**
 * An unfinished sentence, kept in pieces so that "Gain [2].", "you gain [2]" and "if it fails, gain [2]" come from a
 * single source and nothing has to parse a finished sentence. Symbols are in brackets, and screens draw them: `[3]`
 * bits, `[action]`, `[trash]`, `[sub]`.
 */

export interface Sentence {
  /** Timing or condition, such as "if it fails". Further leading clauses are joined by commas. */
  readonly lead?: string;
  /** Example: "the Runner". Without a subject, the sentence is an instruction. */
  readonly subject?: string;
  /** "gain [2]", or "loses [2]" after a subject. */
  readonly says: string;
  /** The beginning that it has in common with the previous sentence, and what follows: "give the Runner", "a tag". */
  readonly shares?: { readonly with: string; readonly says: string };
  /** It contains a comma, so anything appended would be ambiguous. */
  readonly comma?: true;
  /** It is never joined to the previous sentence. */
  readonly apart?: true;
}

/** Sentences; empty if there is nothing to say. */
export type Text = readonly Sentence[];

/** A verb in the second and third person. */
export type Verb = readonly [you: string, they: string];

/** An instruction to the reader. */
export const you = (says: string): Sentence => ({ says });

/** A statement with a subject. */
export const it = (subject: string, says: string): Sentence => ({ subject, says, shares: { with: subject, says } });

/** The reader gives something to a player; in joined sentences, "give the Runner" is written only once. */
export const give = (to: 'the Runner' | 'the Corp', what: string): Sentence => ({
  says: `give ${to} ${what}`,
  shares: { with: `give ${to}`, says: what },
});

export const apart = (sentence: Sentence): Sentence => ({ ...sentence, apart: true });

export const withComma = (sentence: Sentence): Sentence => ({ ...sentence, comma: true });

/** For use inside another sentence: no capital, no full stop. */
export const clause = ({ lead, subject, says }: Sentence): string =>
  `${lead === undefined ? '' : `${lead}, `}${subject === undefined ? '' : `${subject} `}${says}`;

export const capital = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);

export const finish = (text: Text): string => text.map((one) => `${capital(clause(one))}.`).join(' ');

/** For use inside another sentence: no capital, no final full stop. */
export const inside = ([first, ...rest]: Text): string => {
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return clause(first);
  return [`${clause(first)}.`, finish(rest.slice(0, -1)), capital(clause(last))].filter((one) => one !== '').join(' ');
};

export const changeFirst = ([head, ...rest]: Text, change: (sentence: Sentence) => Sentence): Text =>
  head ? [change(head), ...rest] : [];

export const changeLast = (text: Text, change: (sentence: Sentence) => Sentence): Text => {
  const end = text.at(-1);
  return end ? [...text.slice(0, -1), change(end)] : [];
};

/** Example: "If it fails, gain [2]." */
export const withLead = (lead: string, text: Text): Text =>
  changeFirst(text, (one) => ({
    ...one,
    lead: one.lead === undefined ? lead : `${lead}, ${one.lead}`,
    comma: true,
    apart: true,
  }));

/** Appends `more` to the last sentence: "End this run unless the Runner pays [2]." */
export const append = (text: Text, more: string): Text =>
  changeLast(text, ({ shares, ...one }) => ({
    ...one,
    says: `${one.says} ${more}`,
    ...(shares ? { shares: { ...shares, says: `${shares.says} ${more}` } } : {}),
  }));

/** Example: "You may gain [2]." */
export const may = (text: Text, how = 'may'): Text =>
  changeFirst(text, (one) => ({
    subject: 'you',
    says: `${how} ${clause(one)}`,
    apart: true,
    ...(one.comma ? { comma: true as const } : {}),
  }));

/** Maximum number of joined clauses; longer chains are hard to follow. */
const MAX = 3;

const canJoin = (texts: readonly Text[]): boolean =>
  texts.length <= MAX &&
  texts.every(({ length }) => length < 2) &&
  !texts.slice(0, -1).some(([one]) => one?.comma) &&
  !texts.slice(1).some(([one]) => one?.apart);

const isTold = ({ lead, subject }: Sentence): boolean => lead === undefined && subject === undefined;

/** Joins "Gain [2]." and "Draw a card." to "Gain [2] and draw a card."; leaves anything more complex unchanged. */
export function joinTexts(texts: readonly Text[]): Text {
  const said = texts.flat();
  const [start] = said;
  if (!start || said.length < 2 || !canJoin(texts)) return said;
  // After a different subject, the reader's own actions need "you".
  const firstOther = said.findIndex((one) => !isTold(one));
  const clauses = said.slice(1).map((one, at) => {
    const before = said[at];
    const isLast = at === said.length - 2;
    if (isLast && one.shares && before?.shares?.with === one.shares.with) return one.shares.says;
    return isTold(one) && firstOther >= 0 && at + 1 > firstOther ? `you ${one.says}` : clause(one);
  });
  const end = clauses.pop() ?? '';
  // Example: "End this run, and the Runner cannot run again."
  const apartBy = said.at(-1)?.subject !== undefined && isTold(start) ? ',' : '';
  const { shares: _, ...head } = start;
  const says = [...[start.says, ...clauses].join(', '), `${apartBy} and ${end}`].join('');
  const comma = clauses.length > 0 || said.some((one) => one.comma);
  return [{ ...head, says, ...(comma ? { comma: true as const } : {}) }];
}
