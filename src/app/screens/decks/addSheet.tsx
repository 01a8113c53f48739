/** Every card of that side, found while one types: in its name, its kind and its text. */
import { useMemo, useState } from 'preact/hooks';
import type { CardId } from '../../../rules/game.ts';
import { allCards, describe } from '../../../rules/netrunner/card.ts';
import { CardPage } from '../../board/netrunner/page.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Deck } from '../../session/decks.ts';
import { CardRow } from './cardRow.tsx';
import { VerdictLine } from './verdict.tsx';

/** So many at a time: a phone draws them while one types. */
const MOST = 30;

interface Props {
  deck: Deck;
  onSet(card: CardId, n: number): void;
  onClose(): void;
}

export function AddSheet({ deck, onSet, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(MOST);
  const [shown, setShown] = useState<CardId | null>(null);
  const mine = useMemo(
    () =>
      allCards()
        .filter((card) => card.side === deck.side)
        .map((card) => ({
          id: card.id,
          name: card.title.toLowerCase(),
          all: [card.title, card.type, ...card.keywords, describe(card)].join('\n').toLowerCase(),
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    [deck.side],
  );
  const wanted = typed.trim().toLowerCase();
  const named = mine.filter(({ name }) => name.includes(wanted));
  const found = [...named, ...mine.filter((one) => !named.includes(one) && one.all.includes(wanted))];
  if (shown !== null)
    return (
      <Sheet key="card" label="Card" onClose={() => setShown(null)}>
        <CardPage card={shown} />
        <button type="button" class="text-button" onClick={() => setShown(null)}>
          Back to the cards
        </button>
      </Sheet>
    );
  return (
    <Sheet key="list" label="Add cards" onClose={onClose} class="add">
      <h2>Add cards</h2>
      <label class="field">
        Name, kind or text
        <input
          type="search"
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setMost(MOST);
          }}
        />
      </label>
      <VerdictLine side={deck.side} cards={deck.cards} />
      <p class="quiet" role="status">
        {found.length === 0 ? 'No card has that.' : `${found.length} cards; the deck has ${deck.cards.length}.`}
      </p>
      <ul>
        {found.slice(0, most).map(({ id }) => (
          <li key={id}>
            <CardRow
              card={id}
              n={deck.cards.filter((card) => card === id).length}
              onShow={() => setShown(id)}
              onSet={(n) => onSet(id, n)}
            />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="text-button" onClick={() => setMost(most + MOST)}>
          {found.length - most} more
        </button>
      )}
    </Sheet>
  );
}
