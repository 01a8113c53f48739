/** Which deck one brings: those that may be brought, and a sentence for each that may not. */
import type { Seat } from '../../../../rules/game.ts';
import { type Deck, refusalOf } from './kept.ts';
import '../../../parts/form.css';
import './deckPick.css';

interface Props {
  side: Seat;
  decks: readonly Deck[];
  options: Record<string, string>;
  chosen: Deck;
  label: string;
  onChoose(deck: Deck): void;
}

export function DeckPick({ side, decks, options, chosen, label, onChoose }: Props) {
  const mine = decks.filter((deck) => deck.side === side);
  const refused = mine.flatMap((deck) => {
    const refusal = refusalOf(deck, options);
    return refusal ? [{ deck, text: refusal.text }] : [];
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
          {may.map((deck) => (
            <option key={deck.id} value={deck.id}>
              {deck.name}, {deck.cards.length} cards
            </option>
          ))}
        </select>
      </label>
      {refused.map(({ deck, text }) => (
        <p key={deck.id} class="quiet">
          <b>{deck.name}</b> cannot be brought: {text}
        </p>
      ))}
    </div>
  );
}
