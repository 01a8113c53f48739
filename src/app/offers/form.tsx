// Chunk: offers
/** The form that answers the offer shown in the bar. */
import { useRedraw } from '../parts/hooks.ts';
import { ConsentForm } from './consentForm.tsx';
import { currentOffer, type OpenOffer, onOffers } from './offers.ts';

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
