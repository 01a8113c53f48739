/** What a screen reader is told by itself: the last event, and whose decision it is. */
import { promptOf } from '../../words/prompts.ts';
import type { Seated } from './seated.ts';

export function Live({ v }: { v: Seated }) {
  const last = v.lines.at(-1)?.text.replace(/\.$/, '');
  return (
    <p class="hidden" role="status">
      {last ? `${last}. ` : ''}
      {promptOf(v)}
    </p>
  );
}
