/** Waiting for the other person, or for one's own answer to arrive: the same three dots, whatever is decided. */

import type { Move } from '../../../../../rules/netrunner/move.ts';
import * as words from '../../../../../words/en/netrunner/board/decide.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { waitingWords } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { Breath } from '../../../../parts/breath.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import { isPrivate } from './private.ts';

/** Whom the table waits for, and what for: what this player has just tapped while on its way. */
export function Waiting({ v }: { v: NetrunnerSeated }) {
  return (
    <p class="waiting">
      <Breath />
      {waitingWords(v)}
      {v.waited}
    </p>
  );
}

/** An answer that was tapped, as it was called then: the table may have moved on before it is done. */
export interface Tapped {
  /** Null for what has no name of its own. */
  title: string | null;
  /** It names a card that only its player knows. */
  secret: boolean;
}

/**
 * A move as it is shown while the table has not answered yet. A bid has no title: nobody may read it off the screen.
 */
export const tappedOf = (v: NetrunnerSeated, move: Move): Tapped => ({
  title: move.do === 'bid' || move.do === 'choose' ? null : labelOf(v, move).title,
  secret: isPrivate(v, move),
});

/** The answer that was tapped, until the table has moved. */
export function Pending({ tapped, open }: { tapped: Tapped; open: boolean }) {
  return (
    <p class="waiting pending">
      <Breath />
      {(open || !tapped.secret ? tapped.title : null) ?? words.yourAnswer}
    </p>
  );
}
