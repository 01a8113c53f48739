/** The head of every screen about a deck: the way back, its name, its side; and what is said where no deck is kept. */
import type { ComponentChildren } from 'preact';
import { Head } from '../../../parts/head.tsx';
import type { Deck } from '../../gameUi.ts';
import { seatName } from '../words/sides.ts';
import '../../../parts/form.css';
import './style.css';

interface Props {
  back: string;
  label: string;
  title: string;
  deck?: Deck;
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
            <small>
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

/** Decks made now are gone with the page. */
export function KeepsNothing() {
  return (
    <p class="wrong" role="alert">
      This browser keeps no decks now: they last as long as this page is open. Copy what you want to keep as text.
    </p>
  );
}
