/** Newly drawn cards, shown next to the event line on their owner's phone while the hand is open. */

import type { CardId } from '../../../../../rules/game.ts';
import * as words from '../../../../../words/en/netrunner/board/news.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { CardText } from '../cardText.tsx';
import { cardOf, sideClass } from '../seated.ts';
import { typeLine } from '../sheets/page.tsx';
import { CardNumber } from '../table/handCard.tsx';
import { iceSign } from '../table/tile.tsx';
import './newsSlip.css';

/** Closes with the next touch anywhere. Screen readers get the same information from the hand. */
export function DrawnSlip({ cards }: { cards: readonly CardId[] }) {
  const [card] = cards;
  if (card === undefined) return null;
  const named = cardOf(card);
  if (cards.length > 1)
    return (
      <div class={`lately drawn-slip ${sideClass(named.side)}`} aria-hidden="true">
        <div class="slip several across on-paper wraps">
          <small>{words.drawnTitle(cards.length)}</small>
          <CardList cards={cards} />
        </div>
      </div>
    );
  const { title, type, keywords, side } = named;
  return (
    <div class={`lately drawn-slip ${sideClass(side)}`} aria-hidden="true">
      <div class="slip across on-paper wraps">
        <Emblem id={card} side={side} size={64} />
        <span class="said stacked grow fine">
          <small>{words.drawingTitle}</small>
          <b class="main">{title}</b>
          <span class="kind">
            <Sign name={type === 'ice' ? iceSign(keywords) : type} size={15} /> {typeLine(named)}
          </span>
        </span>
        <b class="figure text-number">
          <CardNumber card={named} />
        </b>
        <CardText card={card} />
      </div>
    </div>
  );
}

/** The emblem and name of each card; only the names if there are more than eight. */
export function CardList({ cards }: { cards: readonly CardId[] }) {
  return (
    <span class={`gap3 centered fine cards ${cards.length > 8 ? 'names' : ''}`}>
      {cards.map((card, at) => (
        <span key={at} class={`stacked gap1 breaks ${sideClass(cardOf(card).side)}`}>
          {cards.length <= 8 && <Emblem id={card} side={cardOf(card).side} size={44} />}
          <b>{cardOf(card).title}</b>
        </span>
      ))}
    </span>
  );
}
