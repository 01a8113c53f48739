/**
 * A hand in a finished game: each card as its owner saw it, on a paper background if the opponent had been shown it.
 */

import { useRef } from 'preact/hooks';
import type { CardId, Known, Seat } from '../../../../../rules/game.ts';
import { other } from '../../../../../rules/game.ts';
import type { Moment } from '../../../../../rules/moment.ts';
import { CORP, handOf as held, type Table } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/replay.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { useSize } from '../../../../parts/useSize.ts';
import { cardOf, sideClass } from '../seated.ts';
import { CardNumber } from '../table/handCard.tsx';
import { TileName } from '../table/tileName.tsx';
import { handOf } from './views.ts';

interface Props {
  moment: Moment<Table, Known>;
  seat: Seat;
  /** Examples: "Your" or "Bob’s". */
  whose: string;
  blind: Seat | null;
  onCard(card: CardId): void;
  /** Shows everything the player has. */
  onPlayer(): void;
}

export function ReplayHand({ moment, seat, whose, blind, onCard, onPlayer }: Props) {
  const tiles = useRef<HTMLUListElement>(null);
  const { width } = useSize(tiles);
  const cards = handOf(moment, seat);
  const nameWidth = Math.max(52, width / Math.max(4, cards.length) - 5) - 10;
  const n = held(moment.table, seat);
  return (
    <section class={`across gap2 replay-hand ${sideClass(seat)}`} aria-label={words.hand(whose)}>
      <button type="button" class="whose rigid quiet text-label tappable dense" onClick={onPlayer}>
        {words.hand(whose)}
        <span class="hidden">{words.playerDetailsSuffix}</span>
      </button>
      {moment.known[seat] === null ? (
        <span class="quiet">{words.cardNotShown(n)}</span>
      ) : cards.length === 0 ? (
        <span class="quiet">{words.noCards}</span>
      ) : (
        <ul class="flex gap2 grow" ref={tiles}>
          {cards.map(({ card, shown }, at) => {
            const unknown = blind === other(seat) && !shown;
            return (
              <li key={at} class={unknown ? 'unknown' : ''}>
                <button class="fills as-block" type="button" onClick={() => onCard(card)}>
                  <span
                    class={`wraps tile ${seat === CORP ? 'inside cut' : 'rig'} ${shown ? 'paper' : seat === CORP ? 'through' : 'hidden-face'}`}
                  >
                    <Emblem id={card} side={seat} size={24} />
                    <b class="number">
                      <CardNumber card={cardOf(card)} />
                    </b>
                    <span class="hidden">{cardOf(card).title}</span>
                    <span class="drawn" aria-hidden="true">
                      <TileName title={cardOf(card).title} maxWidth={nameWidth} maxLines={2} />
                    </span>
                    {unknown && <span class="hidden">{words.hiddenFromYourOpponent}</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
