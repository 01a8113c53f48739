/** Which card asks a question. */
import { definition } from '../../../../rules/netrunner/card.ts';
import type { NetrunnerQuestion } from '../../../../rules/netrunner/decisions.ts';
import type { TextRef } from '../../../../rules/netrunner/frame.ts';
import type { Table } from '../../../../rules/netrunner/table.ts';

/** The text that asks for a choice: the choice's own text, or else the text of the effect below it. */
export function refOfChoice({ frames }: Table): TextRef | undefined {
  const [top, below] = [frames.at(-1), frames.at(-2)];
  if (top?.do !== 'choose') return undefined;
  return top.ref ?? (below?.do === 'effect' ? below.ref : undefined);
}

/** The title of the card that asks; undefined if a rule asks. */
export const askedBy = ({ question }: { question: NetrunnerQuestion }): string | undefined =>
  question.by && definition(question.by.card).title;
