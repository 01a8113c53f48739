/** The form that answers an offer: who asks, what for, what it means, and yes or no. It is put off by the system's back. */
import { useEffect, useState } from 'preact/hooks';
import { Big } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { type Offer, onOffers, standing } from './offers.ts';
import './offers.css';

export function OfferForm({ offer, onClose }: { offer: Offer; onClose(): void }) {
  const { by, seal, side, question, means, accept, decline } = offer;
  const gone = useGone(offer);
  const answer = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <Sheet label={question} class="offer-form" onLater={onClose}>
      <header class={`seat${side}`}>
        <Emblem id={seal} side={side} size={44} />
        <span>
          <small>{by} asks</small>
          <h2>{question}</h2>
        </span>
      </header>
      {gone ? (
        <>
          <p role="status">No longer possible: {by} has withdrawn it, or the phones have lost each other.</p>
          <Big kind="main" title="Close" onClick={onClose} />
        </>
      ) : (
        <>
          {means.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Big kind="main" title="Accept" onClick={answer(accept)} />
          <Big title="Decline" onClick={answer(decline)} />
        </>
      )}
    </Sheet>
  );
}

/** Whether it has been withdrawn, or something else is asked by now. */
function useGone({ id, question }: Offer): boolean {
  const look = (): boolean => standing(id)?.question !== question;
  const [gone, setGone] = useState(look);
  useEffect(() => {
    setGone(look);
    return onOffers(() => setGone(look));
  }, [id, question]);
  return gone;
}
