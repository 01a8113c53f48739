// Chunk: deck-pick
/** Chooses a deck from the legal ones, with a sentence for each deck that isn't. */
import { useEffect } from 'preact/hooks';
import type { CardId } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { missingFrom } from '../../../../rules/pool.ts';
import * as words from '../../../../words/en/netrunner/decks/deckPick.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { SelectField } from '../../../parts/form/field.tsx';
import { hashOf } from '../../../route.ts';
import type { DeckChoice, DeckPickProps, LobbyProps } from '../../gameUi.ts';
import { allBuiltInDecks, refusalOf, useDecks } from './savedDecks.ts';
import './deckPick.css';
import * as say from '../../../../words/en/netrunner/table.ts';

export function DeckPicker({ side, options, chosen, pool = null, label, onChoose }: DeckPickProps) {
  const decks = useDecks().decks ?? allBuiltInDecks;
  const mine = decks.filter((deck) => deck.side === side);
  const refused = mine.flatMap((deck) => {
    const text = whyNot(deck, options, pool);
    return text === null ? [] : [{ deck, text }];
  });
  const may = mine.filter((deck) => !refused.some((one) => one.deck === deck));
  const own = may.find(({ id }) => id === chosen.id) ?? may.find(({ cards }) => sameCards(cards, chosen.cards));
  useEffect(() => {
    // The deck has changed since it was chosen.
    if (own?.id === chosen.id && !sameCards(own.cards, chosen.cards)) onChoose(own);
  }, [own]);
  return (
    <div class="deck-pick stacked gap3">
      <SelectField
        label={label}
        value={chosen.id}
        // The chosen deck may be in no list, such as the machine's.
        options={(may.some(({ id }) => id === chosen.id) ? may : [chosen, ...may]).map(({ id, name, cards }) => [
          id,
          words.cards(name, cards.length),
        ])}
        onChoose={(next) => {
          const deck = may.find(({ id }) => id === next);
          if (deck) onChoose(deck);
        }}
      />
      {pool !== null && own && (
        <p class="quiet">
          <a href={hashOf({ at: 'deck', id: own.id })}>{words.changeDeck}</a> {words.changeDeckNote}
        </p>
      )}
      {chosen.wants && <p class="quiet">{chosen.wants}</p>}
      {refused
        .filter(({ deck }) => pool === null || !deck.builtIn)
        .map(({ deck, text }) => (
          <p key={deck.id} class="quiet">
            {words.cantBeUsed(<b>{deck.name}</b>, text)}
          </p>
        ))}
    </div>
  );
}

const sameCards = (one: readonly CardId[], other: readonly CardId[]): boolean => one.join() === other.join();

/** Why the given deck can't be used, in a sentence; null if it can. */
export function whyNot(
  deck: DeckChoice,
  options: Record<string, string>,
  pool: readonly CardId[] | null,
): string | null {
  const missing = pool === null ? [] : missingFrom(pool, deck.cards);
  if (missing.length > 0) return words.beyondThePool(missing.map((card) => findCard(card)?.title ?? card));
  const refusal = refusalOf(deck, options);
  return refusal && refusalWords(refusal);
}

/** The deck a player chooses in a Netrunner lobby, and all they can see of the opponent's: its size. */
export function Lobby({ seat, options, chosen, pool = null, theirs, onChoose }: LobbyProps) {
  return (
    <>
      <DeckPicker side={seat} options={options} chosen={chosen} pool={pool} label={say.yourDeck} onChoose={onChoose} />
      {theirs !== null && theirs.cards > 0 && (
        <p class="quiet">{say.brings(theirs.name || say.theOtherPlayer, theirs.cards)}</p>
      )}
    </>
  );
}
