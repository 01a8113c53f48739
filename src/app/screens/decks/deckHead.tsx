/** The head of every screen about a deck: the way back, its name, its side. */
import type { ComponentChildren } from 'preact';
import { Sign } from '../../parts/sign.tsx';
import type { Deck } from '../../session/decks.ts';
import { seatName } from '../../words/sides.ts';
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
    <header>
      <a href={back} class="round" aria-label={label}>
        <Sign name="back" size={22} />
      </a>
      <h1>
        {title}
        {deck && (
          <small>
            {' '}
            {deck.name}, {seatName(deck.side)}
          </small>
        )}
      </h1>
      {children}
    </header>
  );
}
