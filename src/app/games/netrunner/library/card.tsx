/** A card's page: its text, rulings, the decks that have it, and a way into one. */
import { useState } from 'preact/hooks';
import { keepDeck } from '../../../../peer/store/decks.ts';
import { type CardId, LARGEST_DECK } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../rules/netrunner/effect.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { Big } from '../../../parts/button.tsx';
import { Head } from '../../../parts/head.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { Worded } from '../../../parts/worded.ts';
import { hashOf } from '../../../route.ts';
import type { Deck } from '../../gameUi.ts';
import { CardPage } from '../board/sheets/page.tsx';
import { termed } from '../board/terms.tsx';
import { KeepsNothing } from '../decks/deckHead.tsx';
import { withCopies } from '../decks/groups.ts';
import { type Decks, keepNew, useDecks } from '../decks/kept.ts';
import { findCards, setNames } from '../decks/search.ts';
import { Rulings } from './rulings.tsx';
import { placeNow } from './wish.ts';
import './library.css';

export function CardScreen({ card: id }: { card: CardId }) {
  const card = findCard(id);
  const kept = useDecks();
  if (!card)
    return (
      <main class="screen card-library">
        <Head back="#/library" label="All cards" title="No such card" />
        <p role="alert">This version doesn’t have that card.</p>
      </main>
    );
  const decks = (kept.decks ?? []).filter((deck) => deck.cards.includes(id));
  return (
    <main class={`screen card-library one ${card.side === 0 ? 'corp' : 'runner'} seat${card.side}-owner`}>
      <Neighbours card={card} />
      <Worded.Provider value={termed}>
        <CardPage card={id} />
      </Worded.Provider>
      <p class="quiet">Set: {setNames[card.set]}</p>
      <Rulings card={id} />
      <section aria-label="In these decks">
        <h2>In these decks</h2>
        {kept.decks !== null && decks.length === 0 && <p class="quiet">None of the decks here has it.</p>}
        <ul class="in-decks">
          {decks.map((deck) => (
            <li key={deck.id}>
              <a class="way" href={hashOf({ at: 'deck', id: deck.id })}>
                <Sign name={deck.builtIn ? 'lock' : 'deck'} size={18} />
                <span>
                  <b>{deck.name}</b>
                  {deck.builtIn && <small>built in</small>}
                </span>
                <b>
                  {copiesIn(deck, id)}
                  <span class="hidden"> copies</span>
                </b>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Add card={card} kept={kept} />
    </main>
  );
}

/** Where it stands in the list one came from, with its neighbours there. */
function Neighbours({ card }: { card: Card }) {
  const found = findCards(placeNow().wanted).map((one) => one.card.id);
  const list = found.includes(card.id) ? found : findCards({ typed: '' }).map((one) => one.card.id);
  const at = list.indexOf(card.id);
  const to = (by: number, sign: string, label: string) => {
    const next = list[at + by];
    return next === undefined ? null : (
      <a class={`round ${sign}`} href={hashOf({ at: 'library', card: next })} aria-label={label}>
        <Sign name="back" size={20} />
      </a>
    );
  };
  return (
    <Head
      back="#/library"
      label="All cards"
      title={
        <small>
          Card {at + 1} of {list.length}
        </small>
      }
    >
      {to(-1, 'up', 'The card before')}
      {to(1, 'down', 'The next card')}
    </Head>
  );
}

const copiesIn = (deck: Deck, card: CardId): number => deck.cards.filter((one) => one === card).length;

/** Into which deck, and that it is in. Built-in decks and those of the other side cannot hold it. */
function Add({ card, kept }: { card: Card; kept: Decks }) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [keeps, setKeeps] = useState(true);
  const make = async (): Promise<void> => {
    setAsking(false);
    const made = await keepNew({ name: `My ${seatName(card.side)} deck`, side: card.side, cards: [card.id] });
    kept.put(made);
    setSaid(`${made.name} begins with it.`);
  };
  const mine = (kept.decks ?? []).filter((deck) => deck.side === card.side && !deck.builtIn);
  const add = ({ builtIn: _, ...deck }: Deck): void => {
    const n = copiesIn(deck, card.id) + 1;
    const next = { ...deck, cards: withCopies(deck.cards, card.id, n), touched: Date.now() };
    setAsking(false);
    kept.put(next);
    setSaid(`${deck.name} has ${n} of it now.`);
    void keepDeck(next).then((done) => setKeeps(done.ok));
  };
  return (
    <>
      <div class="bottom">
        {!keeps && <KeepsNothing />}
        <p role="status">{said}</p>
        <Big
          kind="main"
          title="Add to a deck"
          detail={mine.length === 0 ? `starts a ${seatName(card.side)} deck` : 'you choose which'}
          onClick={() => (mine.length === 0 ? void make() : setAsking(true))}
        />
      </div>
      {asking && (
        <Sheet label="Add to a deck" onClose={() => setAsking(false)}>
          <h2>Add {card.title} to</h2>
          <Big
            title="A new deck"
            detail={`a ${seatName(card.side)} deck that begins with it`}
            onClick={() => void make()}
          />
          {mine.map((deck) => (
            <Big
              key={deck.id}
              title={deck.name}
              detail={`has ${copiesIn(deck, card.id)} of it, ${deck.cards.length} cards in all`}
              blocked={deck.cards.length >= LARGEST_DECK ? 'no room for another card' : null}
              onClick={() => add(deck)}
            />
          ))}
        </Sheet>
      )}
    </>
  );
}
