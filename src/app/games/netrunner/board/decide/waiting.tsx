/** Waiting for the opponent, or for the player's own answer: the same three dots for every decision. */

import type { ComponentChildren } from 'preact';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import * as words from '../../../../../words/en/netrunner/board/decide.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { waitingWords } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { WaitingDots } from '../../../../parts/waitingDots.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import { isPrivate } from './private.ts';

export const WaitingLine = ({ class: extra = '', children }: { class?: string; children: ComponentChildren }) => (
  <p class={`waiting across gap4 ${extra}`}>
    <WaitingDots />
    {children}
  </p>
);

/** Whom the table is waiting for and why, or this player's own pending answer. */
export const Waiting = ({ v }: { v: NetrunnerSeated }) => (
  <WaitingLine>
    {waitingWords(v)}
    {v.waited}
  </WaitingLine>
);

/** A tapped answer with its label at that time, since the table may change before the answer is done. */
export interface TappedAnswer {
  /** Null if the move has no name. */
  title: string | null;
  /** Whether the move names a card that only its player knows. */
  secret: boolean;
}

/** A tapped move as shown until the table responds. A bid has no title, so that it can't be read off the screen. */
export const tappedAnswerOf = (v: NetrunnerSeated, move: Move): TappedAnswer => ({
  title: move.do === 'bid' || move.do === 'choose' ? null : labelOf(v, move).title,
  secret: isPrivate(v, move),
});

/** The tapped answer, until the table has changed. */
export function Pending({ tapped, open }: { tapped: TappedAnswer; open: boolean }) {
  return (
    <WaitingLine class="pending semibold">
      {(open || !tapped.secret ? tapped.title : null) ?? words.yourAnswer}
    </WaitingLine>
  );
}
