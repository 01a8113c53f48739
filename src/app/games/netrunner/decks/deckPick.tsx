// Chunk: deck-pick
/** Choosing a deck: the legal ones, and a sentence for each that isn't. */
import * as words from '../../../../words/en/netrunner/decks/deckPick.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import type { DeckPickProps } from '../../gameUi.ts';
import { ready, refusalOf, useDecks } from './kept.ts';
import '../../../parts/form.css';
import './deckPick.css';

export function DeckPick({ side, options, chosen, label, onChoose }: DeckPickProps) {
  const decks = useDecks().decks ?? ready;
  const mine = decks.filter((deck) => deck.side === side);
  const refused = mine.flatMap((deck) => {
    const refusal = refusalOf(deck, options);
    return refusal ? [{ deck, text: refusalWords(refusal) }] : [];
  });
  const may = mine.filter((deck) => !refused.some((one) => one.deck === deck));
  return (
    <div class="deck-pick">
      <label class="field">
        <span>{label}</span>
        <select
          value={chosen.id}
          onChange={(event) => {
            const next = may.find(({ id }) => id === event.currentTarget.value);
            if (next) onChoose(next);
          }}
        >
          {/* A deck that is in no list, such as the machine's own. */}
          {(may.some(({ id }) => id === chosen.id) ? may : [chosen, ...may]).map((deck) => (
            <option key={deck.id} value={deck.id}>
              {words.cards(deck.name, deck.cards.length)}
            </option>
          ))}
        </select>
      </label>
      {chosen.wants && <p class="quiet">{chosen.wants}</p>}
      {refused.map(({ deck, text }) => (
        <p key={deck.id} class="quiet">
          {words.cantBeUsed(<b>{deck.name}</b>, text)}
        </p>
      ))}
    </div>
  );
}
