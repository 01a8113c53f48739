/** Lost cards by name, and what took them. */

import * as words from '../../../../../words/en/netrunner/board/news.ts';
import type { Loss } from '../../../../../words/en/netrunner/moment.ts';
import { Sign } from '../../../../parts/sign.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import { LostCards } from './drawnSlip.tsx';

/** The content of the slip: the source of the damage, the cards, the hand before and after. */
export function LossSlip({ v, loss }: { v: NetrunnerSeated; loss: Loss }) {
  const mine = loss.seat === v.seat;
  const whose = words.possessive(mine, v.names[loss.seat]);
  const one = loss.cards.length === 1;
  return (
    <span class="loss">
      <span class="loss-head">
        <Sign name="drop" size={26} />
        <span class="said">
          <b class="main">{loss.title}</b>
          {loss.by}
        </span>
        <span class="change">{words.hand(<b>{words.to(loss.hand[0], loss.hand[1])}</b>, whose)}</span>
      </span>
      <LostCards cards={loss.cards} />
      <span>{words.chosenAtRandom(one, whose)}</span>
    </span>
  );
}
