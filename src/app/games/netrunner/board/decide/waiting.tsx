/** Waiting for the other person, or for one's own answer to arrive: the same three dots, whatever is decided. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { Breath } from '../../../../parts/breath.tsx';
import { labelOf } from '../../words/moves.ts';
import { waitingWords } from '../../words/prompts.ts';
import type { Seated } from '../seated.ts';
import { isPrivate } from './private.ts';

export function Waiting({ v }: { v: Seated }) {
  return (
    <p class="waiting">
      <Breath />
      {waitingWords(v)}
    </p>
  );
}

/** The answer that was tapped, until the table has moved. */
export function Pending({ v, move, open }: { v: Seated; move: Move; open: boolean }) {
  const named = open || !isPrivate(v, move);
  return (
    <p class="waiting pending">
      <Breath />
      {named && move.do !== 'note' && move.do !== 'choose' ? labelOf(v, move).title : 'Your answer'}
    </p>
  );
}
