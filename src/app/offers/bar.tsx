// Chunk: offers
/** Another player's request in one line, with a button to answer it. */
import * as words from '../../words/en/screens/offers.ts';
import { Emblem } from '../parts/emblem.tsx';
import type { OpenOffer } from './offers.ts';
import './offers.css';

export function OfferBar({ offer, onAnswer }: { offer: OpenOffer; onAnswer(): void }) {
  const { seal, side, title, detail } = offer;
  return (
    <div class={`across gap4 grow offer-bar sided seat${side}`} role="status">
      <Emblem id={seal} side={side} size={38} />
      <span class="offer-words stacked grow breaks dense">
        <b class="text-body">{title}</b>
        <small>{detail}</small>
      </span>
      <button type="button" class={`offer-answer sided seat${side} rigid centered bold`} onClick={onAnswer}>
        {words.answer}
        <span class="hidden">: {title}</span>
      </button>
    </div>
  );
}
