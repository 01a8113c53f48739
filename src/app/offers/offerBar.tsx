// Chunk: offers
/** Another player's request in one line, with a button, and the form that answers it. */
import * as words from '../../words/en/screens/offers.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useRedraw } from '../parts/hooks.ts';
import { ConsentForm } from './consentForm.tsx';
import { currentOffer, type OpenOffer, onOffers } from './offers.ts';
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

export function OfferForm({ offer, onClose }: { offer: OpenOffer; onClose(): void }) {
  const { by, seal, side, question, means, accept, decline } = offer;
  useRedraw(onOffers);
  // Withdrawn, or replaced by another question.
  const gone = currentOffer(offer.id)?.question !== question;
  const answer = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <ConsentForm
      {...{ by, seal, side, question }}
      onAccept={answer(accept)}
      onDecline={answer(decline)}
      onLater={onClose}
    >
      {gone ? null : means.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </ConsentForm>
  );
}
