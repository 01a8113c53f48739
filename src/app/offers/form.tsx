// Chunk: offers
/** The form that answers the offer shown in the bar. */
import { useEffect, useState } from 'preact/hooks';
import { ConsentForm } from './consentForm.tsx';
import { currentOffer, type OpenOffer, onOffers } from './offers.ts';

export function OfferForm({ offer, onClose }: { offer: OpenOffer; onClose(): void }) {
  const { by, seal, side, question, means, accept, decline } = offer;
  const gone = useGone(offer);
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

/** Whether the offer has been withdrawn or replaced by another question. */
function useGone({ id, question }: OpenOffer): boolean {
  const look = (): boolean => currentOffer(id)?.question !== question;
  const [gone, setGone] = useState(look);
  useEffect(() => {
    setGone(look);
    return onOffers(() => setGone(look));
  }, [id, question]);
  return gone;
}
