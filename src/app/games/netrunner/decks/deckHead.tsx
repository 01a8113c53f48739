/** The header of every deck screen: back, name and side, with a warning if decks can't be stored. */

import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isPersistent } from '../../../../peer/store/persistence.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { Head } from '../../../parts/head.tsx';
import { ErrorMessage } from '../../../parts/wrong.tsx';
import type { DeckChoice } from '../../gameUi.ts';
import './style.css';

/** `deck`: named below the title. */
export const DeckHead = ({ title, deck, ...head }: ComponentProps<typeof Head> & { deck?: DeckChoice }) => (
  <Head
    {...head}
    title={
      <>
        {title}
        {deck && (
          <small class="as-block quiet text-body regular">
            {' '}
            {deck.name}, {seatName(deck.side)}
          </small>
        )}
      </>
    }
  />
);

/** Warns that decks made now will be lost when the page closes. */
export const NotSavedWarning = () => <ErrorMessage>{words.notSavedNote}</ErrorMessage>;

/** Shown before the first deck is made, if the browser does not promise to keep it. */
export function DeletionWarning() {
  const [promised, setPromised] = useState(true);
  useEffect(() => {
    void isPersistent().then(setPromised);
  }, []);
  if (promised) return null;
  return <p class="quiet">{words.deletionRiskNote}</p>;
}
