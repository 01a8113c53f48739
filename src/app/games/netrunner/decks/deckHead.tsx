/** The head of every screen about a deck: the way back, its name, its side. */
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
