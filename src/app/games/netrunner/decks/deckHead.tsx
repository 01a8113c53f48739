/** The header of every deck screen: back, name and side, with a warning if decks can't be stored. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isPersistent } from '../../../../peer/store/persistence.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { Head } from '../../../parts/head.tsx';
import type { DeckChoice } from '../../gameUi.ts';
import '../../../parts/form.css';
import './style.css';

interface Props {
  back: string;
  label: string;
  title: string;
  deck?: DeckChoice;
  children?: ComponentChildren;
}

export function DeckHead({ back, label, title, deck, children }: Props) {
  return (
    <Head
      back={back}
      label={label}
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
    >
      {children}
    </Head>
  );
}

/** Warns that decks made now will be lost when the page closes. */
export function NotSavedWarning() {
  return (
    <p class="wrong" role="alert">
      {words.notSavedNote}
    </p>
  );
}

/** Shown before the first deck is made, if the browser does not promise to keep it. */
export function DeletionWarning() {
  const [promised, setPromised] = useState(true);
  useEffect(() => {
    void isPersistent().then(setPromised);
  }, []);
  if (promised) return null;
  return <p class="quiet">{words.deletionRiskNote}</p>;
}
