/** What a screen reader is told by itself: the last event, and whose decision it is. */
import { promptOf, resultWords } from '../../words/prompts.ts';
import type { Seated } from './seated.ts';

export function Live({ v }: { v: Seated }) {
  const last = v.lines.at(-1)?.text.replace(/\.$/, '');
  // The last line of a finished game says how it ended; what that means for this player comes after it.
  const said = [last ? `${last}.` : '', v.question.kind === 'over' && last ? `${resultWords(v)}.` : promptOf(v)];
  return (
    <p class="hidden" role="status">
      {said.filter(Boolean).join(' ')}
    </p>
  );
}
