/**
 * Where an offer is shown: instead of a screen's title, or above a screen without one; plus the form that answers it.
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { listen } from '../device/listen.ts';
import { lazyPart } from '../offline/lazyPart.tsx';
import { type OpenOffer, useOfferPlace, useUnplacedOffer } from './offers.ts';

// Loaded only once there is an offer.
const OfferBar = lazyPart(async () => (await import('./offerBar.tsx')).OfferBar);
const OfferForm = lazyPart(async () => (await import('./offerBar.tsx')).OfferForm);

/** The bar that replaces the title in a screen's header; null if there is no offer. */
export function useOfferBar(): JSX.Element | null {
  return barOf(useOfferPlace());
}

const barOf = (offer: OpenOffer | null): JSX.Element | null =>
  offer && <OfferBar offer={offer} onAnswer={() => openForm(offer)} />;

let openForm: (offer: OpenOffer) => void = () => {};

/** Offers without a place on the current screen, and the form; render once in the app. */
export function AnyOffer() {
  const bar = barOf(useUnplacedOffer());
  const [answering, setAnswering] = useState<OpenOffer | null>(null);
  useEffect(() => {
    openForm = setAnswering;
    return listen(['hashchange'], () => setAnswering(null), window);
  }, []);
  return (
    <>
      {bar && <div class="offer-above">{bar}</div>}
      {answering && <OfferForm offer={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
