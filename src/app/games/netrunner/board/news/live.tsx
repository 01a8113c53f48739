/** Announcements for screen readers: what has just happened, and whose decision it is. */
import { withoutFullStop } from '../../../../../words/en/inside.ts';
import { promptOf, resultWords } from '../../../../../words/en/netrunner/decide/prompts.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { useNewLines } from './useNewLines.ts';

const MAX_LINES = 6;

/** The newest lines and the question, in a region for screen readers only. */
export function Live({ v }: { v: NetrunnerSeated }) {
  const fresh = useNewLines(v);
  const happened = (fresh.length > 0 ? fresh.slice(-MAX_LINES) : v.lines.slice(-1)).map(({ text }) => text);
  const last = happened.length > 0;
  // The last line of a finished game says how it ended; what that means for this player follows.
  const said = [
    ...happened.map((text) => `${withoutFullStop(text)}.`),
    v.question.kind === 'over' && last ? `${resultWords(v)}.` : promptOf(v),
  ];
  return (
    <p class="hidden" role="status">
      {said.filter(Boolean).join(' ')}
    </p>
  );
}
