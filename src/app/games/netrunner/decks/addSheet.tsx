/** All cards of one side, filtered by name, type and text as you type. */

import { useState } from 'preact/hooks';
import type { CardId, Seat } from '../../../../rules/game.ts';
import type { CardType } from '../../../../rules/netrunner/effect.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { TextButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import type { DeckChoice } from '../../gameUi.ts';
import { CardRow } from './cardRow.tsx';
import { CardSheet } from './cardSheet.tsx';
import { copiesIn, typesOf } from './groups.ts';
import { findCards } from './search.ts';
import { VerdictLine } from './verdict.tsx';
import '../../../parts/button.css';

/** Maximum rows rendered while the user types. */
const MAX = 30;

interface Props {
  deck: DeckChoice;
  onSet(card: CardId, n: number): void;
  onClose(): void;
}

export function AddSheet({ deck, onSet, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [maxShown, setMaxShown] = useState(MAX);
  const [type, setType] = useState<CardType | null>(null);
  const [shown, setShown] = useState<CardId | null>(null);
  const found = findCards({ typed, side: deck.side, type }).filter(
    ({ card: { id } }) => deck.pool?.includes(id) ?? true,
  );
  const back = (): void => setShown(null);
  if (shown !== null)
    return (
      <CardSheet key="card" card={shown} onClose={back}>
        <TextButton onClick={back}>{words.backToTheCards}</TextButton>
      </CardSheet>
    );
  return (
    <Sheet key="list" title={words.addCards} onClose={onClose} class="add">
      <label class="field stacked gap3 semibold">
        {words.nameKindOrText}
        <input
          type="search"
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setMaxShown(MAX);
          }}
        />
      </label>
      <Types
        side={deck.side}
        chosen={type}
        onChoose={(next) => {
          setType(next);
          setMaxShown(MAX);
        }}
      />
      <VerdictLine side={deck.side} cards={deck.cards} />
      <p class="quiet" role="status">
        {words.cardsFound(found.length, deck.cards.length)}
      </p>
      <ul>
        {found.slice(0, maxShown).map(({ card: { id } }) => (
          <li key={id}>
            <CardRow
              card={id}
              typed
              n={deck.cards.filter((card) => card === id).length}
              maxCopies={copiesIn(deck.pool, id)}
              onShow={() => setShown(id)}
              onSet={(n) => onSet(id, n)}
            />
          </li>
        ))}
      </ul>
      {found.length > maxShown && (
        <TextButton onClick={() => setMaxShown(maxShown + MAX)}>{words.moreCards(found.length - maxShown)}</TextButton>
      )}
    </Sheet>
  );
}

interface TypesProps {
  side: Seat;
  chosen: CardType | null;
  onChoose(type: CardType | null): void;
}

/** Chooses one card type, or all. */
function Types({ side, chosen, onChoose }: TypesProps) {
  return (
    <fieldset class="types flex wraps gap2" aria-label={words.kinds}>
      <button type="button" class="pill across gap2" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {words.allTypes}
      </button>
      {typesOf(side).map(([type, title]) => (
        <button
          key={type}
          type="button"
          class="pill across gap2"
          aria-pressed={chosen === type}
          onClick={() => onChoose(type)}
        >
          <Sign name={type} size={16} />
          {title}
        </button>
      ))}
    </fieldset>
  );
}
