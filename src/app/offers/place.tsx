/** The places where an offer is seen: instead of a screen's title, or above a screen that has none; and the form that answers it. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../offline/later.tsx';
import { type OpenOffer, useOfferPlace, useUnplacedOffer } from './offers.ts';

// Who is asked nothing fetches nothing.
const OfferBar = later(async () => (await import('./bar.tsx')).OfferBar);
const OfferForm = later(async () => (await import('./form.tsx')).OfferForm);

/** For the head of a screen: what stands there instead of its title now; null while nobody asks for anything. */
export function useOfferBar(): JSX.Element | null {
  return barOf(useOfferPlace());
}

const barOf = (offer: OpenOffer | null): JSX.Element | null =>
  offer && <OfferBar offer={offer} onAnswer={() => openForm(offer)} />;

let openForm: (offer: OpenOffer) => void = () => {};

/** What no screen has a place for, and the form; once in the app. */
export function AnyOffer() {
  const bar = barOf(useUnplacedOffer());
  const [answering, setAnswering] = useState<OpenOffer | null>(null);
  useEffect(() => {
    openForm = setAnswering;
    const leave = (): void => setAnswering(null);
    addEventListener('hashchange', leave);
    return () => removeEventListener('hashchange', leave);
  }, []);
  return (
    <>
      {bar && <div class="offer-above">{bar}</div>}
      {answering && <OfferForm offer={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
