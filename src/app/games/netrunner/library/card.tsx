/** A card's page: its text, its rulings, the decks that contain it, and a button that adds it to a deck. */

import { useState } from 'preact/hooks';
import { saveDeck } from '../../../../peer/store/decks.ts';
import { type CardId, MAX_DECK_SIZE } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../rules/netrunner/effect.ts';
import { setNames } from '../../../../words/en/netrunner/decks/decks.ts';
import * as words from '../../../../words/en/netrunner/decks/library.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Head } from '../../../parts/head.tsx';
import { useLoaded } from '../../../parts/hooks.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { hashOf } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { ReadablePage } from '../decks/cardSheet.tsx';
import { NotSavedWarning } from '../decks/deckHead.tsx';
import { withCopies } from '../decks/groups.ts';
import { type SavedDecks, saveNewDeck, useDecks } from '../decks/savedDecks.ts';
import { findCards } from '../decks/search.ts';
import { libraryState } from './libraryState.ts';
import './library.css';

export function CardScreen({ card: id }: { card: CardId }) {
  const card = findCard(id);
  const kept = useDecks();
  if (!card)
    return (
      <main class="screen card-library gap4">
        <Head back="#/library" label={words.allCards} title={words.noSuchCard} />
        <p role="alert">{words.cardMissingNote}</p>
      </main>
    );
  const decks = (kept.decks ?? []).filter((deck) => deck.cards.includes(id));
  return (
    <main
      class={`screen card-library one gap4 ${card.side === 0 ? 'corp seat0' : 'runner seat1'} seat${card.side}-owner`}
    >
      <Neighbours card={card} />
      <ReadablePage card={id} />
      <p class="quiet">{words.set(setNames[card.set])}</p>
      <Rulings card={id} />
      <section aria-label={words.decksTitle}>
        <h2>{words.decksTitle}</h2>
        {kept.decks !== null && decks.length === 0 && <p class="quiet">{words.noneOfTheDecks}</p>}
        <ul class="in-decks">
          {decks.map((deck) => (
            <li key={deck.id}>
              <a class="way across gap5" href={hashOf({ at: 'deck', id: deck.id })}>
                <Sign name={deck.builtIn ? 'lock' : 'deck'} size={18} />
                <span class="stacked grow">
                  <b class="text-lead dense">{deck.name}</b>
                  {deck.builtIn && <small class="quiet">{words.builtIn}</small>}
                </span>
                <b class="text-lead dense">
                  {copiesIn(deck, id)}
                  <span class="hidden">{words.copies}</span>
                </b>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {kept.decks !== null && <Add card={card} decks={kept.decks} onPut={kept.put} />}
    </main>
  );
}

/** The card's position in the list that the player came from, with links to its neighbours there. */
function Neighbours({ card }: { card: Card }) {
  const found = findCards(libraryState().wanted).map((one) => one.card.id);
  const list = found.includes(card.id) ? found : findCards({ typed: '' }).map((one) => one.card.id);
  const at = list.indexOf(card.id);
  const to = (by: number, sign: string, label: string) => {
    const next = list[at + by];
    return next === undefined ? null : (
      <a class={`across rigid quiet round ${sign}`} href={hashOf({ at: 'library', card: next })} aria-label={label}>
        <Sign name="back" size={20} />
      </a>
    );
  };
  return (
    <Head back="#/library" label={words.allCards} title={<small>{words.cardPosition(at + 1, list.length)}</small>}>
      {to(-1, 'up', words.previousCard)}
      {to(1, 'down', words.nextCard)}
    </Head>
  );
}

const copiesIn = (deck: DeckChoice, card: CardId): number => deck.cards.filter((one) => one === card).length;

/** Chooses a deck and asks for confirmation. Built-in decks and decks for the other side can't take the card. */
function Add({ card, decks, onPut }: { card: Card; decks: readonly DeckChoice[]; onPut: SavedDecks['put'] }) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [keeps, setKeeps] = useState(true);
  const make = async (): Promise<void> => {
    setAsking(false);
    const made = await saveNewDeck({ name: words.myDeck(card.side), side: card.side, cards: [card.id] });
    onPut(made);
    setSaid(words.hasItsFirstCard(made.name));
  };
  const mine = decks.filter((deck) => deck.side === card.side && !deck.builtIn);
  const add = ({ builtIn: _, ...deck }: DeckChoice): void => {
    const n = copiesIn(deck, card.id) + 1;
    const next = { ...deck, cards: withCopies(deck.cards, card.id, n), touched: Date.now() };
    setAsking(false);
    onPut(next);
    setSaid(words.copiesNow(deck.name, n));
    void saveDeck(next).then((done) => setKeeps(done.ok));
  };
  return (
    <>
      <div class="bottom stacked gap3 at-bottom">
        {!keeps && <NotSavedWarning />}
        <p role="status">{said}</p>
        <ActionButton
          kind="main"
          title={words.addToADeck}
          detail={words.addToDeckDetail(mine.length, card.side)}
          onClick={() => (mine.length === 0 ? void make() : setAsking(true))}
        />
      </div>
      {asking && (
        <Sheet label={words.addToADeck} onClose={() => setAsking(false)}>
          <h2>{words.addToTitle(card.title)}</h2>
          <ActionButton
            title={words.newDeckTitle}
            detail={words.newDeckWithCard(card.side)}
            onClick={() => void make()}
          />
          {mine.map((deck) => (
            <ActionButton
              key={deck.id}
              title={deck.name}
              detail={words.copiesAndSize(copiesIn(deck, card.id), deck.cards.length)}
              blocked={deck.cards.length >= MAX_DECK_SIZE ? words.noRoomForAnother : null}
              onClick={() => add(deck)}
            />
          ))}
        </Sheet>
      )}
    </>
  );
}

/** How many rulings are shown; the rest are collapsed. */
const OPEN = 3;

/** The rulings on a card from this app's rules; renders nothing if there are none. */
function Rulings({ card }: { card: CardId }) {
  const rulings =
    useLoaded(async () => {
      // Not needed for searching, so loaded separately.
      const { default: byCard } = await import('../../../../rules/netrunner/RULES.md?cards');
      return entriesOf(card).flatMap((entry) => byCard[entry] ?? []);
    }, [card]) ?? [];
  if (rulings.length === 0) return null;
  const rest = rulings.slice(OPEN);
  return (
    <section class="card-rulings stacked gap4 raised" aria-label={words.rulings}>
      <h2>{words.rulings}</h2>
      {rulings.slice(0, OPEN).map((ruling) => (
        <p key={ruling}>{ruling}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{words.moreCards(rest.length)}</summary>
          {rest.map((ruling) => (
            <p key={ruling}>{ruling}</p>
          ))}
        </details>
      )}
    </section>
  );
}

/** The card's own entry, and the entries of all cards that share a keyword. */
const entriesOf = (card: CardId): string[] => [
  card,
  ...(findCard(card)?.keywords ?? []).map((keyword) => `${keyword.toLowerCase().replaceAll(' ', '-')}-cards`),
];
